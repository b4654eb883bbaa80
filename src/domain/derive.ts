// Prizes that follow from others, so that nobody has to type them.
import { adjacentNumbers } from './adjacent.ts';
import type { Draw } from './draw.ts';
import type { DrawDate } from './draw-date.ts';
import { eraOn, type Lottery } from './lottery.ts';
import { TICKET } from './ticket.ts';

/**
 * Adds to the given prizes those they determine: the adjacent ones of a first prize and, where all
 * placed prizes are parts of one number, each part whose digits are all given.
 *
 * @example top-three-digit 513 gives top-two-digit 13
 */
export function derivePrizes(
  lottery: Lottery,
  drawDate: DrawDate,
  given: Draw['prizes'],
): Draw['prizes'] {
  const kinds = eraOn(lottery, drawDate)?.prizes ?? [];
  const derived: Record<string, readonly string[]> = {};
  const first = given['first-prize']?.[0];
  const adjacent = kinds.find(({ slug }) => slug === 'adjacent-first-prize');
  if (first !== undefined && adjacent?.digits === first.length && /^[0-9]+$/.test(first)) {
    derived['adjacent-first-prize'] = adjacentNumbers(first);
  }
  if (lottery.drawn === 'one-number') {
    const digitsByLetter = drawnDigits(kinds, given);
    for (const { slug, place } of kinds) {
      const digits = [...(place ?? '')].map((letter) => digitsByLetter.get(letter) ?? '').join('');
      if (place !== null && digits.length === place.length) derived[slug] = [digits];
    }
  }
  return { ...derived, ...given };
}

/** The digits of the drawn number that the given prizes show, by letter of the ticket. */
function drawnDigits(
  kinds: readonly { slug: string; place: string | null }[],
  given: Draw['prizes'],
): Map<string, string> {
  const digitsByLetter = new Map<string, string>();
  for (const { slug, place } of kinds) {
    const [number] = given[slug] ?? [];
    if (place === null || number?.length !== place.length) continue;
    const start = TICKET.indexOf(place);
    [...number].forEach((digit, index) => {
      digitsByLetter.set(TICKET.charAt(start + index), digit);
    });
  }
  return digitsByLetter;
}
