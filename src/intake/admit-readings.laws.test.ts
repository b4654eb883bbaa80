// What comes together is judged together: every order of a batch gives the same draws, holds,
// rulings and outcomes.
import { describe, expect, test } from 'vitest';
import { contextOf, drawOf, threeOf } from '../../tests/support/real-lotteries.ts';
import { withdrawn } from '../../tests/support/withdrawn.ts';
import type { Draw } from '../domain/draw.ts';
import { admitReadings, type Kept } from './admit-readings.ts';
import type { ReadingEntry } from './statements.ts';

const at = '2026-08-28T23:40:00.000Z';
const [A, B, AUTHORITY] = ['allhuay', 'lekdee', 'glo'];
const says = (source: string, day: string, top: string, bottom = '89', rest = {}) =>
  drawOf(`2026-08-${day}`, threeOf(top, bottom), { source, ...rest });
const five = (source: string, day: string, number: string) =>
  drawOf(
    `2026-08-${day}`,
    { 'five-digit': [number], ...threeOf(number.slice(-3), number.slice(0, 2)) },
    { source },
  );
const zeros = (source: string, day: string) => says(source, day, '000', '00');

const KEPT: Kept = {
  draws: [says(A, '26', '459', '37'), says(A, '25', '317', '16')],
  heldBack: [],
};

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, index) => {
    const rest = items.filter((_, other) => other !== index);
    return permutations(rest).map((order) => [item, ...order]);
  });
}

/** All that is known afterwards, whatever the order was. */
function admit(
  batch: readonly Draw[],
  kept: Kept,
  entry: Partial<ReadingEntry> = {},
  slug = 'lao-tv',
) {
  const incoming = batch.map((draw) => ({ draw, entry: { at, ...entry } }));
  const { draws, heldBack, rulings, admissions } = admitReadings(kept, incoming, contextOf(slug));
  const outcomes = incoming.map((reading) => {
    return `${JSON.stringify(reading.draw)} ${admissions.get(reading)?.outcome}`;
  });
  const byDay = heldBack.toSorted((ours, theirs) => (ours.drawDate < theirs.drawDate ? -1 : 1));
  return { draws, heldBack: byDay, rulings, outcomes: outcomes.sort() };
}

const counts = ({ draws, heldBack }: Pick<ReturnType<typeof admit>, 'draws' | 'heldBack'>) =>
  [draws.length - KEPT.draws.length, heldBack.length] as const;

const stored = says(A, '27', '513');
const BATCHES: readonly {
  readonly fact: string;
  readonly batch: readonly Draw[];
  readonly stores: number;
  readonly holds: number;
  readonly kept?: Kept;
  readonly entry?: Partial<ReadingEntry>;
}[] = [
  { fact: 'a day twice', batch: [says(A, '27', '513'), says(A, '27', '514')], stores: 0, holds: 1 },
  {
    fact: 'a day twice, once as zeros',
    batch: [zeros(A, '27'), says(A, '27', '571')],
    stores: 0,
    holds: 1,
  },
  {
    fact: 'a day twice, once as a copy',
    batch: [says(A, '27', '459', '37'), says(A, '27', '571')],
    stores: 0,
    holds: 1,
  },
  {
    fact: 'the same row twice',
    batch: [says(A, '27', '513'), says(A, '27', '513')],
    stores: 1,
    holds: 0,
  },
  {
    fact: 'zeros of one source, a number of another',
    batch: [zeros(A, '27'), says(B, '27', '571')],
    stores: 1,
    holds: 0,
  },
  {
    fact: 'zeros and a number of one, the same number of another',
    batch: [zeros(A, '27'), says(A, '27', '571'), says(B, '27', '571')],
    stores: 1,
    holds: 0,
  },
  {
    fact: 'a copying operator and a witness',
    batch: [says(AUTHORITY, '27', '459', '37'), says(A, '27', '571')],
    stores: 0,
    holds: 1,
  },
  {
    fact: 'one number for four days',
    batch: ['27', '28', '29', '30'].map((day) => says(A, day, '571')),
    stores: 0,
    holds: 4,
  },
  {
    fact: 'yesterday of one under today of another',
    batch: [says(A, '27', '571'), says(B, '28', '571')],
    stores: 0,
    holds: 2,
  },
  {
    fact: 'three that agree',
    batch: [says(A, '27', '571'), says(B, '27', '571'), says(AUTHORITY, '27', '571')],
    stores: 1,
    holds: 0,
  },
  {
    fact: 'two that agree and one that does not',
    batch: [says(A, '27', '571'), says(B, '27', '571'), says(AUTHORITY, '27', '572')],
    stores: 0,
    holds: 1,
  },
  {
    fact: 'the whole number of one and the parts of another',
    batch: [five(A, '27', '48571'), says(B, '27', '571', '48')],
    stores: 1,
    holds: 0,
  },
  {
    fact: 'two whole numbers that differ, and the parts of one',
    batch: [five(A, '27', '48571'), five(B, '27', '48572'), says(AUTHORITY, '27', '571', '48')],
    stores: 0,
    holds: 1,
  },
  {
    fact: 'contradicting parts of one, a number of another',
    batch: [
      says(A, '27', '571', '89', { prizes: { ...threeOf('571', '89'), 'top-two-digit': ['72'] } }),
      says(B, '27', '571'),
    ],
    stores: 0,
    holds: 1,
  },
  {
    fact: 'days before the first stored one',
    batch: [says(A, '20', '571'), says(A, '21', '572')],
    stores: 0,
    holds: 2,
  },
  {
    fact: 'the same, with one acceptance',
    batch: [says(A, '20', '571'), says(A, '21', '572')],
    stores: 2,
    holds: 0,
    entry: { accepted: ['day'] },
  },
  {
    fact: 'an acceptance does not choose between two numbers',
    batch: [says(A, '27', '571'), says(B, '27', '572')],
    stores: 0,
    holds: 1,
    entry: { accepted: ['witness'] },
  },
  {
    fact: 'one that repeats what is stored, and two that differ',
    batch: [says(A, '27', '513'), says(A, '27', '514'), says(B, '27', '515')],
    stores: 1,
    holds: 1,
    kept: { ...KEPT, draws: [stored, ...KEPT.draws] },
  },
  {
    fact: 'a number of a withdrawn draw close by',
    batch: [says(A, '28', '513'), says(B, '28', '513')],
    stores: 1,
    holds: 1,
    kept: { ...KEPT, draws: [withdrawn(stored), ...KEPT.draws] },
  },
  {
    fact: 'single prizes that no draw is made of',
    batch: [
      drawOf('2026-08-27', { 'bottom-two-digit': ['88'] }, { source: B }),
      says(A, '27', '571'),
    ],
    stores: 0,
    holds: 1,
  },
  {
    fact: 'single prizes that agree',
    batch: [
      drawOf('2026-08-27', { 'bottom-two-digit': ['89'] }, { source: B }),
      says(A, '27', '571'),
    ],
    stores: 1,
    holds: 0,
  },
];

describe('every order of a batch gives the same', () => {
  test.each(BATCHES)('$fact', ({ batch, stores, holds, kept = KEPT, entry }) => {
    const [first, ...others] = permutations(batch).map((order) => admit(order, kept, entry));
    expect(first && counts(first)).toEqual([stores, holds]);
    for (const other of others) expect(other).toEqual(first);
  });

  test('and the batch again, in any order, changes nothing', () => {
    for (const { batch, kept = KEPT, entry } of BATCHES) {
      const { draws, heldBack } = admit(batch, kept, entry);
      for (const order of permutations(batch)) {
        const again = admit(order, { draws, heldBack }, entry);
        expect(again.heldBack).toEqual(heldBack);
        expect(again.draws.map(({ prizes, doubt }) => ({ prizes, doubt }))).toEqual(
          draws.map(({ prizes, doubt }) => ({ prizes, doubt })),
        );
      }
    }
  });
});
