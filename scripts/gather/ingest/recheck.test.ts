import { afterAll, describe, expect, test } from 'vitest';
import { readRegistry } from '../../../src/intake/data-folder.ts';
import { formatDrawFile } from '../../../src/intake/draw-file.ts';
import type { SourceRow } from '../../../src/intake/sources/row.ts';
import type { Upstream } from '../../../src/intake/sources/upstream.ts';
import { frozenRegistry } from '../../../tests/support/frozen-data.ts';
import { drawOf, lotteryOf, threeOf } from '../../../tests/support/real-lotteries.ts';
import { folderWith, removeFolders } from '../../../tests/support/run-script.ts';
import { upstreamOf } from '../../../tests/support/watched.ts';
import { compareDraws, describeRecheck, judgeRecheck, recheck } from './recheck.ts';

afterAll(removeFolders);

describe('compareDraws', () => {
  const tv = lotteryOf('lao-tv');
  const stored = drawOf('2026-05-02', threeOf('508', '37'), { source: 'glo' });
  const differ = (theirs: Parameters<typeof compareDraws>[2], of = stored) =>
    compareDraws(tv, of, theirs, 'glo').map(({ prize, stored: ours, now }) => [prize, ours, now]);

  test('a draw that its own source no longer has differs in every prize', () => {
    expect(differ(undefined)).toEqual([
      ['top-three-digit', ['508'], null],
      ['top-two-digit', ['08'], null],
      ['bottom-two-digit', ['37'], null],
    ]);
    expect(differ(undefined, { ...stored, source: 'allhuay' })).toEqual([]);
  });

  test('so does a prize that it holds back again, and one that is not stored', () => {
    const { 'bottom-two-digit': bottom, ...rest } = stored.prizes;
    const withoutBottom = { ...stored, prizes: rest, pending: ['bottom-two-digit'] };
    expect(differ(withoutBottom)).toEqual([['bottom-two-digit', ['37'], null]]);
    expect(differ(stored, withoutBottom)).toEqual([['bottom-two-digit', null, bottom]]);
  });

  test('so do the series of its tickets, where both have them', () => {
    const coded = { ...stored, series: [33] };
    expect(differ({ ...stored, series: [33, 34] }, coded)).toEqual([
      ['series', ['33'], ['33', '34']],
    ]);
    expect([...differ(coded, coded), ...differ(stored, coded), ...differ(coded)]).toEqual([]);
  });
});

describe('recheck', () => {
  const tv = lotteryOf('lao-tv');
  const day = '2026-05-02';
  const askedWith = async (
    upstream: Partial<Upstream>,
    row: Partial<SourceRow> | undefined,
    moment = `${day}T20:00:00+07:00`,
  ) => {
    const draw = drawOf(day, threeOf('508', '37'), { source: 'glo' });
    const older = drawOf('2026-05-01', threeOf('792', '23'), { source: 'glo' });
    const file = formatDrawFile(tv, [draw, older]);
    const folder = await folderWith(
      new Map([...frozenRegistry(), ['draws/lao-tv/2026.json', file]]),
    );
    const { registry } = readRegistry(frozenRegistry());
    if (registry === undefined) throw new Error('the registry cannot be read');
    const asked: string[] = [];
    const found = await recheck({
      data: folder,
      registry: { ...registry, upstreams: [upstreamOf('glo', ['lao-tv'], upstream)] },
      now: Date.parse(moment),
      days: 2,
      env: {},
      async *fetch(_lottery, _upstream, days) {
        asked.push(...days);
        for (const drawDate of days) {
          yield { drawDate, row: row && { drawDate, prizes: {}, ...row } };
        }
      },
    });
    return { asked, compared: found.compared, differ: found.differences.map(({ prize }) => prize) };
  };
  const newestOnly = { newestOnly: true } as const;

  test('asks a source that has the newest draw alone for that one', async () => {
    const row = { prizes: threeOf('518', '37') };
    expect(await askedWith(newestOnly, row)).toEqual({
      asked: [day],
      compared: 1,
      differ: ['top-three-digit', 'top-two-digit'],
    });
    expect((await askedWith({}, { prizes: threeOf('508', '37') })).asked).toEqual([
      day,
      '2026-05-01',
    ]);
  });

  test('asks until the hour of the announcement after the last of the days', async () => {
    const row = { prizes: threeOf('508', '37') };
    const asked = async (moment: string) => (await askedWith({}, row, moment)).asked;
    expect(await asked('2026-05-05T10:29:59.999+07:00')).toEqual([day]);
    expect(await asked('2026-05-05T10:30:00+07:00')).toEqual([]);
  });

  test('a source that has a newer draw by now is not compared', async () => {
    expect(await askedWith(newestOnly, undefined)).toMatchObject({ compared: 0, differ: [] });
  });
});

test('a person is needed where a draw differs, a source failed or nothing was compared', () => {
  const [difference] = compareDraws(
    lotteryOf('lao-tv'),
    drawOf('2026-05-02', threeOf('508', '37')),
    drawOf('2026-05-02', threeOf('508', '38')),
    'allhuay',
  );
  const failed = [{ lottery: 'lao-tv', drawDate: '2026-05-02', detail: 'answered 500' }];
  const differences = difference ? [difference] : [];
  expect(judgeRecheck({ compared: 1, differences, failed: [] })).toBe(1);
  expect(judgeRecheck({ compared: 1, differences: [], failed })).toBe(1);
  expect(judgeRecheck({ compared: 0, differences: [], failed: [] })).toBe(1);
  expect(judgeRecheck({ compared: 1, differences: [], failed: [] })).toBe(0);
  expect(describeRecheck({ compared: 1, differences, failed })).toContain(
    'stored 37, allhuay has 38 now',
  );
});
