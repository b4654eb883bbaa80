import { prizesOf } from '../../domain/draw.ts';
import { startOf } from '../../domain/ticket.ts';
import type { DrawRule } from './rule.ts';

/** Where all placed prizes are parts of one drawn number, they agree on every digit they share. */
export const oneNumber: DrawRule = (draw, { lottery }) => {
  if (lottery.drawn !== 'one-number') return [];
  const drawn = new Map<number, { digit: string; slug: string }>();
  return prizesOf(lottery, draw).flatMap(({ kind, numbers: [value] }) => {
    const start = startOf(kind);
    if (start === undefined || value?.length !== kind.digits) return [];
    const clash = [...value].flatMap((digit, index) => {
      const other = drawn.get(start + index);
      if (other === undefined) drawn.set(start + index, { digit, slug: kind.slug });
      return other && other.digit !== digit ? [other.slug] : [];
    })[0];
    return clash === undefined
      ? []
      : [
          {
            path: `prizes.${kind.slug}[0]`,
            value,
            expectation: `expected the digits it shares with ${clash}, ${draw.prizes[clash]?.[0]}`,
          },
        ];
  });
};
