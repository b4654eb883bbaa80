// A draw that waits for a person: there is a doubt about it that nobody has answered.
import { describeDoubt, type Doubt } from './doubt.ts';
import type { DrawDate } from './draw-date.ts';
import type { Draw, Instant } from './draw.ts';

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
  return `แหล่งให้เลขไม่ตรงกัน รอคนตรวจ: ${saidDifferently(readings)}`;
}

/** The same for a maintainer, with every other doubt. */
export function describeHeldBack({ doubts, readings }: HeldBackDraw): string {
  const isDisputed = doubts.some(({ name }) => name === 'witness');
  const shown = isDisputed
    ? differingPrizes(readings)
    : readings.map(({ source, prizes }) => ({ source, prizes: Object.entries(prizes) }));
  const others = doubts.filter(({ name }) => name !== 'witness').map(describeDoubt);
  const said = shown.map(({ source, prizes }) => {
    return `${source} has ${prizes.map(([slug, all]) => `${slug} ${shortened(all)}`).join(', ')}`;
  });
  return [...others, ...said].join('; ');
}

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
