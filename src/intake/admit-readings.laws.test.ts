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
const BATCHES: readonly [
  fact: string,
  storedAndHeld: readonly [number, number],
  batch: readonly Draw[],
  given?: { readonly kept?: Kept; readonly entry?: Partial<ReadingEntry> },
][] = [
  ['a day twice', [0, 1], [says(A, '27', '513'), says(A, '27', '514')]],
  ['a day twice, once as zeros', [0, 1], [zeros(A, '27'), says(A, '27', '571')]],
  ['a day twice, once as a copy', [0, 1], [says(A, '27', '459', '37'), says(A, '27', '571')]],
  ['the same row twice', [1, 0], [says(A, '27', '513'), says(A, '27', '513')]],
  ['zeros of one source, a number of another', [1, 0], [zeros(A, '27'), says(B, '27', '571')]],
  [
    'zeros and a number of one, the same number of another',
    [1, 0],
    [zeros(A, '27'), says(A, '27', '571'), says(B, '27', '571')],
  ],
  [
    'a copying operator and a witness',
    [0, 1],
    [says(AUTHORITY, '27', '459', '37'), says(A, '27', '571')],
  ],
  ['one number for four days', [0, 4], ['27', '28', '29', '30'].map((day) => says(A, day, '571'))],
  ['yesterday of one under today of another', [0, 2], [says(A, '27', '571'), says(B, '28', '571')]],
  [
    'three that agree',
    [1, 0],
    [says(A, '27', '571'), says(B, '27', '571'), says(AUTHORITY, '27', '571')],
  ],
  [
    'two that agree and one that does not',
    [0, 1],
    [says(A, '27', '571'), says(B, '27', '571'), says(AUTHORITY, '27', '572')],
  ],
  [
    'the whole number of one and the parts of another',
    [1, 0],
    [five(A, '27', '48571'), says(B, '27', '571', '48')],
  ],
  [
    'two whole numbers that differ, and the parts of one',
    [0, 1],
    [five(A, '27', '48571'), five(B, '27', '48572'), says(AUTHORITY, '27', '571', '48')],
  ],
  [
    'contradicting parts of one, a number of another',
    [0, 1],
    [
      says(A, '27', '571', '89', { prizes: { ...threeOf('571', '89'), 'top-two-digit': ['72'] } }),
      says(B, '27', '571'),
    ],
  ],
  ['days before the first stored one', [0, 2], [says(A, '20', '571'), says(A, '21', '572')]],
  [
    'the same, with one acceptance',
    [2, 0],
    [says(A, '20', '571'), says(A, '21', '572')],
    { entry: { accepted: ['day'] } },
  ],
  [
    'an acceptance does not choose between two numbers',
    [0, 1],
    [says(A, '27', '571'), says(B, '27', '572')],
    { entry: { accepted: ['witness'] } },
  ],
  [
    'one that repeats what is stored, and two that differ',
    [1, 1],
    [says(A, '27', '513'), says(A, '27', '514'), says(B, '27', '515')],
    { kept: { ...KEPT, draws: [stored, ...KEPT.draws] } },
  ],
  [
    'a number of a withdrawn draw close by',
    [1, 1],
    [says(A, '28', '513'), says(B, '28', '513')],
    { kept: { ...KEPT, draws: [withdrawn(stored), ...KEPT.draws] } },
  ],
  [
    'single prizes that no draw is made of',
    [0, 1],
    [drawOf('2026-08-27', { 'bottom-two-digit': ['88'] }, { source: B }), says(A, '27', '571')],
  ],
  [
    'single prizes that agree',
    [1, 0],
    [drawOf('2026-08-27', { 'bottom-two-digit': ['89'] }, { source: B }), says(A, '27', '571')],
  ],
];

describe('every order of a batch gives the same', () => {
  test.each(BATCHES)('%s: %j', (_fact, storedAndHeld, batch, { kept = KEPT, entry } = {}) => {
    const [first, ...others] = permutations(batch).map((order) => admit(order, kept, entry));
    expect(first && counts(first)).toEqual(storedAndHeld);
    for (const other of others) expect(other).toEqual(first);
  });

  test('a batch that comes again, in any order, changes nothing', () => {
    for (const [, , batch, { kept = KEPT, entry } = {}] of BATCHES) {
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
