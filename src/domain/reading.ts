// What each source says of one day, and where they differ. A source has said the prizes that it
// named, and nothing about any other.
import type { DoubtName } from './doubt-names.ts';
import type { Instant } from './clock.ts';
import type { Draw } from './draw.ts';

/** The prizes that a source has named of one day. */
export type Reading = {
  readonly source: string;
  readonly at: Instant;
  /** These are the stored numbers. */
  readonly stored?: true | undefined;
  /** Why they are doubtful by themselves, whatever others say. */
  readonly doubts?: readonly DoubtName[] | undefined;
  /** It names too few prizes to be a draw. */
  readonly isPart?: true | undefined;
  /** Prizes that it says are still to come. */
  readonly pending?: readonly string[] | undefined;
  /** Its page of the draw and the series of its tickets, stored with it once it is right. */
  readonly sourceUrl?: string | undefined;
  readonly series?: readonly number[] | undefined;
  readonly prizes: Draw['prizes'];
};

type Numbers = Pick<Draw, 'prizes'>;

/** The prizes that both have, with other numbers. */
export function changedPrizes(ours: Numbers, theirs: Numbers): string[] {
  return Object.entries(theirs.prizes)
    .filter(([slug, numbers]) => ours.prizes[slug] && ours.prizes[slug].join() !== numbers.join())
    .map(([slug]) => slug);
}

/** Whether both have a prize with other numbers. */
export function areDifferent(ours: Numbers, theirs: Numbers): boolean {
  return changedPrizes(ours, theirs).length > 0;
}

/** The prizes of the second that the first lacks. */
export function gainedPrizes(ours: Numbers, theirs: Numbers): string[] {
  return Object.keys(theirs.prizes).filter((slug) => ours.prizes[slug] === undefined);
}

/** The numbers that a source has. */
export type SourceNumbers = Pick<Reading, 'source' | 'prizes'>;

/** Each reading that another one contradicts, with the prizes where they differ. */
export function differingPrizes(readings: readonly SourceNumbers[]) {
  const differing = new Set(
    readings.flatMap((ours) => readings.flatMap((theirs) => changedPrizes(ours, theirs))),
  );
  return readings
    .map(({ source, prizes }) => ({
      source,
      // Gives the prizes of every source in the same order.
      prizes: [...differing].flatMap((slug) =>
        prizes[slug] ? [[slug, prizes[slug]] as const] : [],
      ),
    }))
    .filter(({ prizes }) => prizes.length > 0);
}

/** A prize may have a hundred numbers. */
const MOST_QUOTED = 5;

/** The first numbers, and how many more there are. */
export function shortened(numbers: readonly string[]): string {
  const rest = numbers.length - MOST_QUOTED;
  return [...numbers.slice(0, MOST_QUOTED), ...(rest > 0 ? [`… (+${rest})`] : [])].join(' ');
}
