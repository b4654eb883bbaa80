import { prizesOf } from '../../domain/draw.ts';
import { TICKET } from '../../domain/ticket.ts';
import type { DrawRule } from './rule.ts';

/** Where all placed prizes are parts of one drawn number, they agree on every digit they share. */
export const oneNumber: DrawRule = (draw, { lottery }) => {
  if (lottery.drawn !== 'one-number') return [];
  const drawn = new Map<string, { digit: string; slug: string }>();
  return prizesOf(lottery, draw).flatMap(({ kind, numbers: [value] }) => {
    if (kind.place === null || value?.length !== kind.digits) return [];
    const start = TICKET.indexOf(kind.place);
    const clash = [...value].flatMap((digit, index) => {
      const letter = TICKET.charAt(start + index);
      const other = drawn.get(letter);
      if (other === undefined) drawn.set(letter, { digit, slug: kind.slug });
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
