import { sharedDigitContradictions } from '../../domain/derive.ts';
import { type Draw, listPrizeKinds, listPrizes } from '../../domain/draw.ts';
import type { Lottery, PrizeKind } from '../../domain/lottery.ts';
import { findStart, TICKET } from '../../domain/ticket.ts';
import type { DrawRule } from './rule.ts';

/** Fewer draws may agree with a pair's place by chance, or because one day was misread. */
const DRAWS_TO_BEAR_OUT = 10;

/**
 * Prizes that are parts of one drawn number agree on every digit they share. A pair from within it
 * only warns until enough stored draws confirm its place.
 */
export const oneNumber: DrawRule = (draw, { lottery, draws }) => {
  const kinds = listPrizeKinds(lottery, draw);
  return sharedDigitContradictions(draw, lottery).map(({ slug, rival }) => {
    const isSure =
      draws === undefined ||
      kinds
        .filter((kind) => kind.slug === slug || kind.slug === rival)
        .every((kind) => isEnd(kind) || isBorneOut(kind, lottery, draws));
    return {
      path: `prizes.${slug}[0]`,
      value: draw.prizes[slug]?.[0],
      expectation: `expected the digits it shares with ${rival}, ${draw.prizes[rival]?.[0]}`,
      ...(!isSure && { severity: 'warning' as const }),
    };
  });
};

function isEnd(kind: PrizeKind): boolean {
  return (findStart(kind) ?? 0) + kind.digits === TICKET.length;
}

/** Whether enough draws have this pair where the registry places it in their drawn number. */
function isBorneOut(pair: PrizeKind, lottery: Lottery, draws: readonly Draw[]): boolean {
  let agreeing = 0;
  for (const draw of draws) {
    if (bearsOut(pair, lottery, draw)) agreeing += 1;
    if (agreeing === DRAWS_TO_BEAR_OUT) return true;
  }
  return false;
}

function bearsOut(pair: PrizeKind, lottery: Lottery, draw: Draw): boolean {
  const digits = placeDigits(pair, draw);
  const shared = listPrizes(lottery, draw)
    .filter(({ kind }) => isEnd(kind))
    .flatMap(({ kind }) => [...placeDigits(kind, draw)])
    .flatMap(([index, digit]) => (digits.has(index) ? [digit === digits.get(index)] : []));
  return shared.length > 0 && shared.every(Boolean);
}

/** Its digits by their index in the drawn number. */
function placeDigits(kind: PrizeKind, draw: Draw): Map<number, string> {
  const [number = ''] = draw.prizes[kind.slug] ?? [];
  const start = findStart(kind);
  return new Map(start === undefined ? [] : [...number].map((digit, at) => [start + at, digit]));
}
