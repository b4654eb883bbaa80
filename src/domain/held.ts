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

/** The doubt that a hold puts on a stored draw, as visitors read it. */
export function heldDoubt(held: HeldDraw): string {
  if (held.because === 'repeated') return 'เลขซ้ำกับงวดใกล้กัน รอคนตรวจ';
  const said = differingPrizes(held).map(
    ({ source, prizes }) =>
      `${source} ให้ ${prizes.map(([, numbers]) => numbers.join(' ')).join(', ')}`,
  );
  return `แหล่งให้เลขไม่ตรงกัน รอคนตรวจ: ${said.join('; ')}`;
}

/** What each source has, of the prizes on which they differ; for who runs the service. */
export function describeHeld(held: HeldDraw): string {
  const { because, readings } = held;
  if (because === 'repeated') {
    const who = readings.map(({ source }) => source).join(', ');
    return `${who}: the numbers are those of a draw close by`;
  }
  const said = differingPrizes(held).map(
    ({ source, prizes }) =>
      `${source} has ${prizes.map(([slug, numbers]) => `${slug} ${numbers.join(' ')}`).join(', ')}`,
  );
  return said.join('; ');
}

function differingPrizes({ readings }: HeldDraw) {
  const differing = new Set(
    readings.flatMap((one) => readings.flatMap((other) => changedPrizes(one, other))),
  );
  return readings.map(({ source, prizes }) => ({
    source,
    prizes: Object.entries(prizes).filter(([slug]) => differing.has(slug)),
  }));
}
