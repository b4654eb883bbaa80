import { describe, expect, test } from 'vitest';
import { listedFiles, siteFiles } from '../../tests/support/small-site.ts';
import { Failure } from '../command/failure.ts';
import type { Address } from '../output/address.ts';
import { compareWithLive } from './comparison.ts';
import { isBuiltFrom, readBuildAt, readLiveSites } from './live-site.ts';

const SOURCES = 'a'.repeat(64);
const SITE = listedFiles(siteFiles({ 'lao-tv': '2026-11-16' }), SOURCES);

const addressOf = (files: ReadonlyMap<string, string>): Address => ({
  name: 'live',
  read: async (path) => files.get(path.slice(1)),
});

describe('isBuiltFrom', () => {
  const altered = new Map(SITE).set('api/status.json', '{"success":true,"lotteries":[]}');
  const withoutStatus = new Map([...SITE].filter(([path]) => path !== 'api/status.json'));

  test.each([
    { fact: 'the same sources', sources: SOURCES, live: SITE, expected: true },
    { fact: 'other sources', sources: 'b'.repeat(64), live: SITE, expected: false },
    { fact: 'sources nobody knows', sources: null, live: SITE, expected: false },
    { fact: 'another status', sources: SOURCES, live: altered, expected: false },
    { fact: 'no status', sources: SOURCES, live: withoutStatus, expected: false },
    { fact: 'nothing', sources: SOURCES, live: new Map(), expected: false },
  ])('$fact: $expected', async ({ sources, live, expected }) => {
    const [site] = await readLiveSites({ places: [addressOf(live)] });
    expect(site && (await isBuiltFrom(sources, site))).toBe(expected);
  });
});

describe('compareWithLive, where what is live cannot be read', () => {
  async function compare(error: Error, allowOlder: boolean) {
    const built = addressOf(SITE);
    const build = await readBuildAt(built);
    if (build === undefined) throw new Error('the site is a build');
    const warnings: string[] = [];
    const broken = { name: 'live', read: () => Promise.reject(error) };
    const sites = [{ address: broken, build: undefined, files: undefined }];
    const live = { sites, liveName: 'r-1', allowOlder };
    const warn = (line: string) => void warnings.push(line);
    const { lotteries } = await compareWithLive({ build, built, ...live, warn });
    return { lotteries, warnings };
  }
  const refused = new Failure('live answered 500');

  test('refuses, with what it heard and what helps', async () => {
    await expect(compare(refused, false)).rejects.toThrow(
      'what is live is not known (live answered 500); try again, or give --allow-older',
    );
  });

  test('--allow-older warns, and every lottery counts as new', async () => {
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
