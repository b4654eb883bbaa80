import { describe, expect, test, vi } from 'vitest';
import { serializeDraws } from '../../src/api/answers/results.ts';
import { jsonFile, sha256Of } from '../../src/api/answers/emitted-file.ts';
import { writeLines } from '../../src/api/answers/exports.ts';
import { lotteryBody } from '../../src/api/answers/lotteries.ts';
import type { Draw } from '../../src/domain/draw.ts';
import { withBegunEras } from '../../src/domain/draw.ts';
import { restore, withdraw } from '../../src/domain/withdrawal.ts';
import { enteredOn } from '../../tests/support/announced-site.ts';
import { SMALL_ARCHIVE, SMALL_SITE } from '../../tests/support/small-archive.ts';
import { readLostFacts, refuseLost } from './lost-facts.ts';

const DAY = '2024-03-08';
const drawn = (two: string, more: Partial<Draw> = {}) =>
  enteredOn(DAY, { prizes: { six: ['004615'], two: [two] }, ...more });
const corrected = (two: string, before: string) =>
  drawn(two, {
    corrections: [{ at: `${DAY}T14:00:00.000Z`, reason: 'mistyped', previous: { two: [before] } }],
  } as never);
const act = { at: `${DAY}T15:00:00.000Z`, reason: { th: 'เลขซ้ำ', en: 'a copy' } } as never;
const gone = withdraw(drawn('07'), act);

const archiveOf = (...draws: Draw[]) => withBegunEras(SMALL_ARCHIVE.lottery, draws);

/** What a site of this version serves, or of one that had no /draws/. */
function siteOf(draws: readonly Draw[], isEarlier: boolean) {
  const archive = archiveOf(...draws);
  const { slug } = archive.lottery;
  const texts = new Map([
    [
      '/api/lotteries.json',
      JSON.stringify({ success: true, lotteries: [lotteryBody(archive, SMALL_SITE)] }),
    ],
    isEarlier
      ? [`/api/export/${slug}.ndjson`, writeLines(serializeDraws(archive, SMALL_SITE))]
      : [`/draws/${slug}.json`, jsonFile('', archive).text],
  ] as [string, string][]);
  const read = vi.fn(async (path: string) => texts.get(path));
  return { address: { name: 'live', read }, files: undefined };
}

const ownOf =
  (...draws: Draw[]) =>
  async () =>
    jsonFile('', archiveOf(...draws)).text;

describe.each([
  ['the site has its draws as data', false],
  ['the site is of an earlier version', true],
])('%s', (_, isEarlier) => {
  const lost = (live: readonly Draw[], ...ours: Draw[]) =>
    readLostFacts(siteOf(live, isEarlier), ownOf(...ours));

  test.each([
    ['nothing differs', [drawn('07')], drawn('07')],
    ['a draw is corrected', [drawn('07')], corrected('70', '07')],
    ['a draw is withdrawn', [drawn('07')], gone],
    ['a withdrawn draw is restored', [gone], restore(gone, act)],
  ])('takes a build where %s', async (_, live, ours) => {
    expect(await lost(live, ours)).toEqual([]);
  });

  test.each([
    ['another number', [drawn('07')], drawn('70'), 'revision 1 two: 07'],
    ['no correction', [corrected('70', '07')], drawn('07'), 'correction 1: mistyped'],
    ['no withdrawal', [gone], drawn('07'), `withdrawn ${DAY}T15:00:00.000Z: เลขซ้ำ / a copy`],
  ])('names the fact where ours has %s', async (_, live, ours, fact) => {
    expect(await lost(live, ours)).toContain(`small ${DAY} ${fact}`);
  });

  test('names a draw that is gone, and a lottery', async () => {
    expect(await lost([drawn('07')])).toEqual([`small ${DAY}`]);
    const without = readLostFacts(siteOf([drawn('07')], isEarlier), async () => undefined);
    expect(await without).toEqual(['small']);
  });
});

test('a statement of another publisher is named, and a place that lists none loses none', async () => {
  const heardBy = (...heard: string[]) => jsonFile('', { ...archiveOf(drawn('07')), heard }).text;
  const site = siteOf([drawn('07')], false);
  const live = {
    ...site.address,
    read: async (path: string) =>
      path.startsWith('/draws/') ? heardBy(`${DAY} 3f9a8c21d0b4`) : site.address.read(path),
  };
  const lost = (own: string) => readLostFacts({ address: live, files: undefined }, async () => own);
  expect(await lost(heardBy())).toEqual([`small ${DAY} heard 3f9a8c21d0b4`]);
  expect(await lost(heardBy(`${DAY} 3f9a8c21d0b4`, `${DAY} 0123456789ab`))).toEqual([]);
  expect(await readLostFacts(site, async () => heardBy(`${DAY} 3f9a8c21d0b4`))).toEqual([]);
});

test('draws of which the place lists the same hash are not read', async () => {
  const own = ownOf(drawn('07'));
  const site = siteOf([drawn('70')], false);
  const files = new Map([['static/draws/small.json', sha256Of(await own())]]);
  expect(await readLostFacts({ ...site, files }, own)).toEqual([]);
  expect(site.address.read).toHaveBeenCalledTimes(1);
});

describe('refuseLost', () => {
  const address = { name: 'https://a.example', read: async () => undefined };

  test('names what is lost, and what to do', () => {
    const refuse = () =>
      refuseLost(['lao-tv'], address, { allowLoss: false, warn: () => undefined });
    expect(refuse).toThrow(
      'https://a.example has what this build lacks; git pull, or give --allow-loss if that is meant:\n  lao-tv',
    );
  });

  test('--allow-loss lists it, of many the first, and how many more', () => {
    const warn = vi.fn();
    const lost = Array.from({ length: 23 }, (_, index) => `lao-tv 2026-11-${index}`);
    refuseLost(lost, address, { allowLoss: true, warn });
    const said = String(warn.mock.calls[0]);
    expect(said.split('\n')).toHaveLength(22);
    expect(said).toMatch(
      /^warning: --allow-loss takes this from https:\/\/a\.example:\n {2}lao-tv 2026-11-0\n/,
    );
    expect(said).toContain('\n  and 3 more');
  });
});
