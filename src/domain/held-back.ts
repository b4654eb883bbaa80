// A draw that waits for a person: there is a doubt about it that nobody has answered.
import { type Doubt, describeDoubt } from './doubt-names.ts';
import type { DrawDate } from './draw-date.ts';
import { DOUBT_WORDS } from './doubt-words.ts';
import { differingPrizes, type Reading, shortened } from './reading.ts';

export type HeldBackDraw = {
  readonly lottery: string;
  readonly drawDate: DrawDate;
  /** Why it waits; at least one. */
  readonly doubts: readonly Doubt[];
  /** What is stored comes first; then what each source says, the newest last. */
  readonly readings: readonly Reading[];
};

/** The doubt that a hold puts on a stored draw, as visitors read it. */
export function heldBackDoubt({ readings }: Pick<HeldBackDraw, 'readings'>): string {
  return DOUBT_WORDS.heldBack(readings);
}

/** The same for a maintainer, with every other doubt. */
export function describeHeldBack({ doubts, readings }: HeldBackDraw): string {
  const isDisputed = doubts.some(({ name }) => name === 'witness');
  const numbersOfSources = isDisputed
    ? differingPrizes(readings)
    : readings.map(({ source, prizes }) => ({ source, prizes: Object.entries(prizes) }));
  const doubtSentences = doubts.filter(({ name }) => name !== 'witness').map(describeDoubt);
  const sentences = numbersOfSources.map(({ source, prizes }) => {
    return `${source} has ${prizes.map(([slug, all]) => `${slug} ${shortened(all)}`).join(', ')}`;
  });
  return [...doubtSentences, ...sentences].join('; ');
}
