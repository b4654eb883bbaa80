// Lotteries and draws small enough to work out by hand.
import type { Draw } from '../../src/domain/draw.ts';
import { unjudgedDay } from '../../src/domain/draw-date.ts';
import type { Lottery, PrizeKind } from '../../src/domain/lottery.ts';

/** A day without the ceremony of its type. */
export const day = (text: string) => unjudgedDay(text);

/** A prize that draws one number of so many digits and pays nothing, unless told otherwise. */
export function prizeKind(slug: string, digits: number, more: Partial<PrizeKind> = {}): PrizeKind {
  return { slug, nameTh: `รางวัล ${slug}`, digits, picks: 1, amount: '0.00', place: null, ...more };
}

/** A lottery with one era that has always been. */
export function smallLottery(prizes: readonly PrizeKind[], more: Partial<Lottery> = {}): Lottery {
  return {
    slug: 'small',
    nameTh: 'หวยเล็ก',
    group: 'thai',
    groupTh: 'หวยไทย',
    schedule: { every: 'day', time: '20:30' },
    timeZone: 'Asia/Bangkok',
    utcOffset: '+07:00',
    originTh: 'ผู้จัด',
    drawn: 'each-prize',
    eras: [{ from: null, prizes }],
    ...more,
  };
}

export function drawOn(
  drawDate: string,
  prizes: Readonly<Record<string, readonly string[]>>,
  more: Partial<Draw> = {},
): Draw {
  return { drawDate: day(drawDate), source: 'hand', prizes, ...more };
}

/** Draws of the one prize `p`, newest first, a day apart. `drawsOf('12', '34')` is two draws. */
export function drawsOf(...numbers: readonly string[]): Draw[] {
  return numbers.map((number, age) =>
    drawOn(new Date(Date.UTC(2026, 0, 31 - age)).toISOString().slice(0, 10), { p: [number] }),
  );
}
