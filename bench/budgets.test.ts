// What may not grow unseen. Counts and bytes only: a time would fail on a busy machine.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  CHECK_FUNCTION,
  CHECK_HANDLER,
  MIDDLEWARE_FUNCTION,
  MIDDLEWARE_HANDLER,
} from '../scripts/output/output-folder.ts';
import { takeSnapshots } from '../src/domain/calculation/snapshot.ts';
import type { Draw, LotteryDraws } from '../src/domain/draw.ts';
import { tallyFrequency } from '../src/domain/frequency.ts';
import { newestEraPrizes } from '../src/domain/lottery.ts';
import { WINDOWS } from '../src/domain/window.ts';
import { emitLottery } from '../src/api/answers/all.ts';
import { fixtureOutput } from '../tests/support/fixture-output.ts';
import { readRealArchive } from '../tests/support/real-archive.ts';
import { SMALL_SITE } from '../tests/support/small-archive.ts';

const { archive, sources } = await readRealArchive();
const site = { ...SMALL_SITE, sources };

/** The text of a file of a function and of those that it imports at its start. */
async function startOf(folder: string, handler: string): Promise<string> {
  const text = await readFile(join(folder, handler), 'utf8');
  const imported = [...text.matchAll(/(?:from|import)\s*"([^"]+)"/g)].map(([, name = '']) => name);
  expect(imported.filter((name) => !/^(?:node:|\.\/)/.test(name))).toEqual([]);
  const own = imported.filter((name) => name.startsWith('./'));
  return [text, ...(await Promise.all(own.map((name) => startOf(folder, name))))].join('');
}

// `tests/deploy.proof.ts` holds that the platform deploys these very files.
describe('deployed functions', () => {
  test.each([
    // Redis is loaded where it counts; the other chunk holds what both need.
    [MIDDLEWARE_FUNCTION, MIDDLEWARE_HANDLER, ['chunk.mjs', 'redis-quota.mjs'], 80_000],
    // The latest draws of four lotteries, all sources, the calendar and the catalogue are 30 kB,
    // the pages that answer forms without JavaScript 33 kB (10 of them read what a ticket holder
    // typed, as the page does, and 6 are the card of a verdict, as a page or as data), what makes
    // the file of a draw and the results of a day 6 kB, what refusals say in English 4 kB, what
    // knows a lottery, a group, a month or a day by its value 5 kB; rows of the registry may add 3
    // kB.
    [CHECK_FUNCTION, CHECK_HANDLER, ['catalogue.json', 'draws', 'latest-draws.json'], 126_000],
  ])('%s starts with at most so many bytes', async (path, handler, beside, budget) => {
    const folder = join((await fixtureOutput()).output, path);
    expect((await readdir(folder)).sort()).toEqual(['.vc-config.json', handler, ...beside].sort());
    const start = await startOf(folder, handler);
    expect(Buffer.byteLength(start)).toBeLessThan(budget);
    expect(start).not.toContain('RedisClient');
  });
});

/** The bytes of one of each kind; about twice what they are, since draws are added every day. */
const BYTES: Readonly<Record<string, number>> = {
  '/api/results/lao-tv/1.json': 2_200,
  '/api/results/thai-government/1.json': 6_500,
  '/api/results/thai-government/20.json': 130_000,
  '/api/stats/thai-government.json': 250_000,
  '/api/stats/thai-government/last-two-digit.json': 30_000,
  '/api/calculations/thai-government/30.json': 230_000,
  '/api/calculations/thai-government/30/last-two-digit.json': 32_000,
};

describe('answers', () => {
  const questions = /^\/api\/(?:results\/[^/]+\/\d{1,2}|stats\/.+|calculations\/.+)\.json$/;
  const stored = archive.filter(({ draws }) => draws.length > 0);
  const sizes = new Map<string, ReadonlyMap<string, number>>();
  /** The bytes of each file of a lottery; it is emitted once for all that look at it. */
  const sizesOf = (one: LotteryDraws) => {
    const { slug } = one.lottery;
    const found =
      sizes.get(slug) ??
      new Map(
        Array.from(emitLottery(one, site), (file) => [file.path, Buffer.byteLength(file.text)]),
      );
    sizes.set(slug, found);
    return found;
  };

  test.each(stored.map((one) => [one.lottery.slug, one] as const))(
    '%s has one file a legal question and no other',
    (_, one) => {
      const prizes = newestEraPrizes(one.lottery).length;
      const files = [...sizesOf(one).keys()].filter((path) => questions.test(path));
      expect(files).toHaveLength(20 + (1 + prizes) + WINDOWS.length * (1 + prizes));
    },
  );

  test.each(Object.entries(BYTES))('%s is at most %d bytes', (path, budget) => {
    const slug = path.split('/')[3]?.replace('.json', '');
    const of = stored.find(({ lottery }) => lottery.slug === slug);
    const bytes = (of && sizesOf(of).get(path)) ?? 0;
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(budget);
  });
});

/** A list that counts how often a draw is taken out of it. */
function counting(draws: readonly Draw[]) {
  const visits = { count: 0 };
  const counted = new Proxy(draws, {
    get(target, key, receiver) {
      if (typeof key === 'string' && /^\d+$/.test(key)) visits.count += 1;
      return Reflect.get(target, key, receiver);
    },
  });
  return { visits, counted };
}

describe('work grows as draws do', () => {
  const one = archive.find(({ lottery }) => lottery.slug === 'hanoi-normal');
  if (one === undefined) throw new Error('no hanoi-normal');
  const { lottery } = one;
  const kinds = newestEraPrizes(lottery);

  test.each([100, 200, 400, 800])(
    'seven windows of %d draws visit each draw once a prize',
    (stored) => {
      const { visits, counted } = counting(one.draws.slice(0, stored));
      takeSnapshots({ lottery, draws: counted });
      expect(visits.count).toBe(stored * kinds.length);
    },
  );

  test.each([100, 200, 400, 800])(
    'a frequency table of %d draws visits each draw once',
    (stored) => {
      const { visits, counted } = counting(one.draws.slice(0, stored));
      tallyFrequency(kinds[0] as (typeof kinds)[number], counted);
      expect(visits.count).toBe(stored);
    },
  );
});
