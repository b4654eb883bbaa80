import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { readDataFolder } from '../src/intake/files/data-folder.ts';
import { isError } from '../src/intake/problem.ts';
import { LAST_YEAR, seededRandom, syntheticArchive } from './synthetic-archive.ts';

const registry = await readFile('data/lotteries.json', 'utf8');
const make = (years: number, seed?: number) =>
  new Map(syntheticArchive(registry, { years, ...(seed !== undefined && { seed }) }));

describe('the synthetic archive', () => {
  const files = make(1);

  test('passes every rule there is for draws', () => {
    const { dataFolder, problems } = readDataFolder(files, Date.parse('9999-12-31'));
    expect(problems.filter(isError)).toEqual([]);
    expect(dataFolder?.archive).toHaveLength(49);
    for (const { lottery, draws } of dataFolder?.archive ?? []) {
      expect([lottery.slug, draws.length]).toEqual([lottery.slug, 365]);
    }
  });

  test('says in each draw, and once in words, that nobody drew it', () => {
    for (const [path, text] of files) {
      if (!path.startsWith('draws/')) continue;
      expect(text.match(/"source":"synthetic"/g)).toHaveLength(365);
    }
    expect(files.get('sources.json')).toContain('No lottery ever drew these numbers');
  });

  test('is the same for the same seed, and another for another', () => {
    expect(make(1)).toEqual(files);
    expect(make(1, 7)).not.toEqual(files);
  });

  test('has a file a lottery and year', () => {
    const draws = [...make(3).keys()].filter((path) => path.startsWith('draws/lao-tv/'));
    expect(draws).toEqual([0, 1, 2].map((ago) => `draws/lao-tv/${LAST_YEAR - ago}.json`));
  });
});

test.each([0, 1, -1, 2 ** 40])(
  'from seed %d come numbers from 0 up to 1, not one again and again',
  (seed) => {
    const random = seededRandom(seed);
    const numbers = Array.from({ length: 10_000 }, random);
    expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
    expect(new Set(numbers).size).toBeGreaterThan(9_990);
  },
);
