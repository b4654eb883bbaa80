// How often the tests of the statistics pages cry wolf: fair lotteries drawn by a seeded generator,
// each put through the tests as a page shows them. `npx tsx bench/false-alarms.ts [lotteries]
// [lottery]` prints the table of docs/statistics.md.
import { pathToFileURL } from 'node:url';
import { readDataFolder } from '../src/intake/data-folder.ts';
import { readFiles } from '../scripts/disk/files.ts';
import type { Draw } from '../src/domain/draw.ts';
import { type DrawDate, parseDrawDate } from '../src/domain/draw-date.ts';
import { tallyFrequency } from '../src/domain/frequency.ts';
import { addDays } from '../src/domain/clock.ts';
import type { Lottery } from '../src/domain/lottery.ts';
import { prizesWithChance } from '../src/domain/statistics/prize-statistics.ts';
import { SIGNIFICANCE, judgeByHolm } from '../src/domain/statistics/holm.ts';
import { lotteryTests, type StatisticalTest } from '../src/domain/statistics/lottery-tests.ts';
import { seededRandom, syntheticDraw } from './synthetic-archive.ts';

/** Lotteries of each size. */
export const LOTTERIES = 10_000;
/** As few and as many draws as lotteries have; with most numbers, a quarter of the lotteries. */
const SIZES = [
  ['lao-tv', 50, 1],
  ['hanoi-special', 325, 1],
  ['lao-lottery', 967, 1],
  ['thai-government', 472, 1 / 4],
  ['hanoi-normal', 7_575, 1 / 4],
] as const;

/** Digits of the longest numbers whose evenness is ever tested. */
const MOST_TABLED = 4;

type Rate = { readonly alarms: number; readonly of: number };

export type FalseAlarms = {
  /** By question and what meets: p-values below 0.05, of the tests made. */
  readonly byTest: ReadonlyMap<string, Rate>;
  /** Pages with any p-value below 0.05. */
  readonly uncorrected: Rate;
  /** Pages that call any test inconsistent with chance. */
  readonly corrected: Rate;
};

/** What a lottery's draws are changed to before they are tested; fair ones are left as they are. */
export type Plant = (draws: readonly Draw[], random: () => number) => readonly Draw[];

/** Makes so many lotteries of so many draws, newest first, and counts what pages call unusual. */
export function countAlarms(
  lottery: Lottery,
  {
    draws,
    lotteries,
    seed,
    plant,
  }: { draws: number; lotteries: number; seed: number; plant?: Plant },
): FalseAlarms {
  const random = seededRandom(seed);
  const byTest = new Map<string, Rate>();
  let [uncorrected, corrected] = [0, 0];
  const days: DrawDate[] = [parseDrawDate('2000-01-01')];
  while (days.length < draws) days.unshift(addDays(days[0] ?? parseDrawDate('2000-01-01'), 1));
  for (let made = 0; made < lotteries; made += 1) {
    const fair = days.map((day) => syntheticDraw(lottery, day, random));
    const tests = pageTests(lottery, plant === undefined ? fair : plant(fair, random));
    for (const test of tests) {
      const { alarms, of } = byTest.get(rowOf(test)) ?? { alarms: 0, of: 0 };
      byTest.set(rowOf(test), { alarms: alarms + Number(test.pValue < SIGNIFICANCE), of: of + 1 });
    }
    uncorrected += Number(tests.some(({ pValue }) => pValue < SIGNIFICANCE));
    corrected += Number(
      tests.some(({ pValue, adjusted }) => judgeByHolm(pValue, adjusted) === 'inconsistent'),
    );
  }
  return {
    byTest,
    uncorrected: { alarms: uncorrected, of: lotteries },
    corrected: { alarms: corrected, of: lotteries },
  };
}

function pageTests(lottery: Lottery, draws: readonly Draw[]) {
  const frequencies = prizesWithChance(lottery).map((kind) =>
    // Of a million numbers none is ever expected five times, so they need no counting.
    tallyFrequency(kind, kind.digits > MOST_TABLED ? [] : draws),
  );
  return lotteryTests({ lottery, draws }, frequencies).flatMap(({ result, ...test }) =>
    result.enough ? [{ ...test, pValue: result.pValue }] : [],
  );
}

function rowOf({ asks, prizes }: Pick<StatisticalTest, 'asks' | 'prizes'>): string {
  if (asks.startsWith('even')) return asks;
  return `${asks}, ${prizes.length === 1 ? 'consecutive draws' : 'two prizes'}`;
}

const ROWS = [
  'even-numbers',
  'even-digits',
  ...['consecutive draws', 'two prizes'].flatMap((of) =>
    ['same-number', 'same-digit', 'digit-pairs'].map((asks) => `${asks}, ${of}`),
  ),
];

const percent = ({ alarms, of }: Rate) => `${((100 * alarms) / of).toFixed(2)} %`;

async function run(lotteries: number, only?: string): Promise<void> {
  const { dataFolder } = readDataFolder(await readFiles('data', '.json'), Date.now());
  if (dataFolder === undefined)
    throw new Error('the data folder has a problem: npm run data:check');
  const sizes = SIZES.filter(([slug]) => only === undefined || slug === only);
  const columns = sizes.map(([slug, draws, share]) => {
    const found = dataFolder.archive.find(({ lottery }) => lottery.slug === slug);
    if (found === undefined) throw new Error(`${slug} is no lottery`);
    const began = performance.now();
    const alarms = countAlarms(found.lottery, { draws, lotteries: lotteries * share, seed: draws });
    process.stderr.write(`${slug}: ${Math.round((performance.now() - began) / 1_000)} s\n`);
    return alarms;
  });
  const line = (name: string, nominal: string, cells: readonly string[]) =>
    console.log(`| ${[name, nominal, ...cells].join(' | ')} |`);
  const draws = (of: number) => `${of.toLocaleString('en')} draws`;
  line(
    '',
    'nominal',
    sizes.map(([slug, of]) => `\`${slug}\`, ${draws(of)}`),
  );
  console.log(`|---|---|${'---|'.repeat(sizes.length)}`);
  line(
    'lotteries',
    '',
    columns.map(({ corrected }) => corrected.of.toLocaleString('en')),
  );
  for (const row of ROWS) {
    const rates = columns.map(({ byTest }) => byTest.get(row));
    // Counts are whole: an exact test stays below.
    const nominal = row.startsWith('same') ? '≤ 5 %' : '5 %';
    line(
      row,
      nominal,
      rates.map((rate) => (rate === undefined ? '' : percent(rate))),
    );
  }
  line(
    'any on the page, uncorrected',
    '',
    columns.map((one) => percent(one.uncorrected)),
  );
  const corrected = columns.map((one) => `**${percent(one.corrected)}**`);
  line('**any on the page, after Holm**', '≤ 5 %', corrected);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await run(Number(process.argv[2] ?? LOTTERIES), process.argv[3]);
}
