import { describe, expect, test } from 'vitest';
import { listedFiles, siteFiles } from '../../tests/support/small-site.ts';
import { Failure } from '../command/failure.ts';
import type { Address } from '../output/address.ts';
import { compareWithLive } from './comparison.ts';
import { readBuildAt } from './live-site.ts';

const SITE = listedFiles(siteFiles({ 'lao-tv': '2026-11-16' }));

const addressOf = (files: ReadonlyMap<string, string>): Address => ({
  name: 'live',
  read: async (path) => files.get(path.slice(1)),
});

describe('compareWithLive, where what is live cannot be read', () => {
  async function compare(error: Error, allowLoss: boolean) {
    const built = addressOf(SITE);
    const build = await readBuildAt(built);
    if (build === undefined) throw new Error('the site is a build');
    const warnings: string[] = [];
    const broken = { name: 'live', read: () => Promise.reject(error) };
    const sites = [{ address: broken, build: undefined, files: undefined }];
    const live = { sites, liveName: 'r-1', allowLoss };
    const warn = (line: string) => void warnings.push(line);
    const { lotteries } = await compareWithLive({ build, built, ...live, warn });
    return { lotteries, warnings };
  }
  const refused = new Failure('live answered 500');

  test('refuses, with what it heard and what helps', async () => {
    await expect(compare(refused, false)).rejects.toThrow(
      'what is live is not known (live answered 500); try again, or give --allow-loss',
    );
  });

  test('--allow-loss warns, and every lottery counts as new', async () => {
    const { lotteries, warnings } = await compare(refused, true);
    expect([lotteries, warnings.at(-1)]).toEqual([
      ['lao-tv'],
      'warning: what is live is not known (live answered 500); every lottery counts as new',
    ]);
  });

  test('a fault of the program is none of the address', async () => {
    await expect(compare(new TypeError('oops'), true)).rejects.toThrow(TypeError);
  });
});
