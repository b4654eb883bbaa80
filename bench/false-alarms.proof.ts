// A smaller run of what docs/statistics.md shows, and lotteries with a fault planted in them: the
// tests neither cry wolf nor sleep. Seeded, so every run is the same.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Draw } from '../src/domain/draw.ts';
import type { LotteryDraws } from '../src/domain/draw.ts';
import { FALSE_ALARMS } from '../src/view/stats/tests.ts';
import { lotteryDraws, readRealArchive } from '../tests/support/real-archive.ts';
import { countAlarms, type FalseAlarms, LOTTERIES, type Plant } from './false-alarms.ts';

let archive: readonly LotteryDraws[];
beforeAll(async () => {
  ({ archive } = await readRealArchive());
});

const run = (slug: string, draws: number, lotteries: number, plant?: Plant) =>
  countAlarms(lotteryDraws(archive, slug).lottery, {
    draws,
    lotteries,
    seed: 7,
    ...(plant && { plant }),
  });

/** How far a share of so many may be from 5 % by chance: four standard deviations. */
const slack = (of: number) => 4 * Math.sqrt((0.05 * 0.95) / of);
const share = ({ alarms, of }: { alarms: number; of: number }) => alarms / of;

describe.each([
  ['lao-tv', 50, 1_500, ['even-digits', 'same-digit, consecutive draws', 'same-digit, two prizes']],
  ['hanoi-special', 325, 300, ['same-number, consecutive draws', 'same-number, two prizes']],
  ['lao-lottery', 967, 300, ['digit-pairs, consecutive draws', 'digit-pairs, two prizes']],
] as const)('fair lotteries, %s with %i draws', (slug, draws, lotteries, rows) => {
  let alarms: FalseAlarms;
  beforeAll(() => {
    alarms = run(slug, draws, lotteries);
  });

  test.each(rows)('%s: about as often as it says', (row) => {
    const rate = alarms.byTest.get(row) ?? { alarms: 0, of: 0 };
    expect(rate.of).toBeGreaterThanOrEqual(lotteries);
    expect(share(rate)).toBeLessThan(0.05 + slack(rate.of));
    // Counts are whole, so an exact test may stay below five of a hundred, but not far.
    expect(share(rate)).toBeGreaterThan(0.05 - 0.025 - slack(rate.of));
  });

  test('after Holm a page cries wolf for at most one of twenty', () => {
    expect(share(alarms.corrected)).toBeLessThan(0.05 + slack(lotteries));
    expect(alarms.corrected.alarms).toBeGreaterThan(0);
  });

  test('without it for several', () => {
    expect(share(alarms.uncorrected)).toBeGreaterThan(2 * share(alarms.corrected));
  });
});

/** One prize of some draws gets other numbers. */
function replaced(slug: string, some: number, by: (draw: Draw, before: Draw) => string): Plant {
  return (draws, random) =>
    draws.map((draw, age) => {
      const before = draws[age + 1];
      if (before === undefined || random() >= some) return draw;
      return { ...draw, prizes: { ...draw.prizes, [slug]: [by(draw, before)] } };
    });
}
const numberOf = (draw: Draw, slug: string) => draw.prizes[slug]?.[0] ?? '';
const plusOne = (number: string) => [...number].map((digit) => (Number(digit) + 1) % 10).join('');

describe('a fault planted in lao-lottery is found', () => {
  test.each([
    [
      'one draw of twenty repeats the one before it',
      'consecutive draws',
      replaced('top-two-digit', 0.05, (_, before) => numberOf(before, 'top-two-digit')),
    ],
    [
      'one bottom pair of twenty is the top pair',
      'two prizes',
      replaced('bottom-two-digit', 0.05, (draw) => numberOf(draw, 'top-two-digit')),
    ],
    [
      'one draw of six has each digit of the one before it plus one',
      'consecutive draws',
      replaced('top-two-digit', 1 / 6, (_, before) => plusOne(numberOf(before, 'top-two-digit'))),
    ],
    [
      'one bottom pair of six is the top pair plus one in each digit',
      'two prizes',
      replaced('bottom-two-digit', 1 / 6, (draw) => plusOne(numberOf(draw, 'top-two-digit'))),
    ],
  ])('%s', (_, of, plant) => {
    const { byTest, corrected } = run('lao-lottery', 967, 40, plant);
    expect(share(corrected)).toBeGreaterThan(0.9);
    const found = [...byTest].filter(([row, rate]) => row.endsWith(of) && share(rate) > 0.4);
    expect(found).not.toEqual([]);
  });

  test('a lottery that never lets a digit stand twice running is found with fifty draws', () => {
    const never: Plant = (draws) => {
      const changed: Draw[] = [];
      for (const draw of [...draws].reverse()) {
        const [digits, before] = [draw, changed[0]].map((of) =>
          of ? numberOf(of, 'top-two-digit') : '',
        );
        const other = [...(digits ?? '')].map((digit, at) =>
          digit === before?.[at] ? plusOne(digit) : digit,
        );
        changed.unshift({ ...draw, prizes: { ...draw.prizes, 'top-two-digit': [other.join('')] } });
      }
      return changed;
    };
    expect(share(run('lao-tv', 50, 40, never).corrected)).toBe(1);
  });
});

test('the pages say what the table of the documents says', () => {
  const text = readFileSync(new URL('../docs/statistics.md', import.meta.url), 'utf8');
  const row = /^\| \*\*any on the page, after Holm\*\* \| ≤ 5 % \|(.*)\|$/m.exec(text)?.[1] ?? '';
  const rates = [...row.matchAll(/([\d.]+) %/g)].map(([, rate]) => Number(rate));
  expect(rates).toHaveLength(FALSE_ALARMS.sizes);
  expect([Math.min(...rates), Math.max(...rates)]).toEqual([FALSE_ALARMS.from, FALSE_ALARMS.to]);
  const simulated = /^\| lotteries \| *\|(.*)\|$/m.exec(text)?.[1]?.split('|') ?? [];
  const sizes = simulated.map((cell) => Number(cell.replace(',', '')));
  expect(FALSE_ALARMS.lotteries).toBe(sizes.reduce((sum, of) => sum + of, 0));
  expect(Math.max(...sizes)).toBe(LOTTERIES);
});
