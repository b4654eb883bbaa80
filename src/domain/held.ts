// A draw that waits for a person: what its sources say cannot all be right.
import type { Draw, Instant } from './draw.ts';
import type { DrawDate } from './draw-date.ts';

/** The numbers that a source has of one day. */
export type Reading = {
  readonly source: string;
  readonly at: Instant;
  readonly prizes: Draw['prizes'];
};

export type HeldDraw = {
  readonly lottery: string;
  readonly drawDate: DrawDate;
  /** `disagreement`: two sources differ. `repeated`: the numbers are those of a draw close by. */
  readonly because: 'disagreement' | 'repeated';
  /** The newest of each source; what is stored comes first. */
  readonly readings: readonly Reading[];
};

/** The prizes that both have, with other numbers. */
export function changedPrizes(one: Pick<Draw, 'prizes'>, other: Pick<Draw, 'prizes'>): string[] {
  return Object.entries(other.prizes)
    .filter(([slug, numbers]) => one.prizes[slug] && one.prizes[slug].join() !== numbers.join())
    .map(([slug]) => slug);
}

/** What each source has, of the prizes on which they differ. */
export function describeHeld({ because, readings }: HeldDraw): string {
  if (because === 'repeated') {
    const who = readings.map(({ source }) => source).join(', ');
    return `${who}: the numbers are those of a draw close by`;
  }
  const differing = new Set(
    readings.flatMap((one) => readings.flatMap((other) => changedPrizes(one, other))),
  );
  const said = readings.map(({ source, prizes }) => {
    const shown = Object.entries(prizes).filter(([slug]) => differing.has(slug));
    return `${source} has ${shown.map(([slug, numbers]) => `${slug} ${numbers.join(' ')}`).join(', ')}`;
  });
  return said.join('; ');
}
