// What each source says of one day, and where they differ.
import type { Draw, Instant } from './draw.ts';

/** The numbers that a source has of one day. */
export type Reading = {
  readonly source: string;
  readonly at: Instant;
  readonly prizes: Draw['prizes'];
};

type Said = Pick<Reading, 'source' | 'prizes'>;

/** The prizes that both have, with other numbers. */
export function changedPrizes(one: Pick<Draw, 'prizes'>, other: Pick<Draw, 'prizes'>): string[] {
  return Object.entries(other.prizes)
    .filter(([slug, numbers]) => one.prizes[slug] && one.prizes[slug].join() !== numbers.join())
    .map(([slug]) => slug);
}

/** Each reading with those of its prizes that another one has with other numbers. */
export function differingPrizes(readings: readonly Said[]) {
  const differing = new Set(
    readings.flatMap((one) => readings.flatMap((other) => changedPrizes(one, other))),
  );
  return readings.map(({ source, prizes }) => ({
    source,
    prizes: Object.entries(prizes).filter(([slug]) => differing.has(slug)),
  }));
}

/** Who says what where they differ, in Thai. */
export function saidDifferently(readings: readonly Said[]): string {
  const said = differingPrizes(readings).map(({ source, prizes }) => {
    return `${source} ให้ ${prizes.map(([, numbers]) => shortened(numbers)).join(', ')}`;
  });
  return said.join('; ');
}

/** A prize may have a hundred numbers. */
const NUMBERS_SHOWN = 5;

export function shortened(numbers: readonly string[]): string {
  const rest = numbers.length - NUMBERS_SHOWN;
  return [...numbers.slice(0, NUMBERS_SHOWN), ...(rest > 0 ? [`… (+${rest})`] : [])].join(' ');
}
