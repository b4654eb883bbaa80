import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readRegistry } from '../../../src/intake/files/data-folder.ts';
import { formatDayFile } from '../../../src/intake/fold/day-file.ts';
import type { SourceRow } from '../../../src/intake/sources/row.ts';
import type { Upstream } from '../../../src/intake/sources/upstream.ts';
import { dataBefore, ingestAt } from '../../../tests/support/due-data.ts';
import { registryFiles } from '../../../tests/support/frozen-data.ts';
import { drawOf, lotteryOf, threeOf } from '../../../tests/support/real-lotteries.ts';
import {
  RECORDED_DATE,
  recordedGlo,
  recordedGloWith,
} from '../../../tests/support/recorded-glo.ts';
import {
  dataTreeOf,
  folderWith,
  linesOf,
  removeFolders,
} from '../../../tests/support/run-script.ts';
import { type StandIn, startStandIn } from '../../../tests/support/upstream-stand-in.ts';
import { upstreamOf } from '../../../tests/support/rounds.ts';
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

  test('a prize that the source takes back differs, and one that is not stored', () => {
    const { 'bottom-two-digit': bottom, ...rest } = stored.prizes;
    const withoutBottom = { ...stored, prizes: rest, pending: ['bottom-two-digit'] };
    expect(differ(withoutBottom)).toEqual([['bottom-two-digit', ['37'], null]]);
    expect(differ(stored, withoutBottom)).toEqual([['bottom-two-digit', null, bottom]]);
  });

  test('the series of tickets differ, if both have them', () => {
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
    const file = formatDayFile(tv, [draw, older]);
    const folder = await folderWith(
      new Map([...registryFiles(), ['draws/lao-tv/2026.json', file]]),
    );
    const { registry } = readRegistry(registryFiles(), Date.now());
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

const HANOI_DATE = '2026-05-01';
const xsmb = (special: string) => `date,special,prize1\n${HANOI_DATE},${special},45665\n`;

describe('ingest --recheck', () => {
  let standIn: StandIn;
  let data: string;
  const ingest = (flags: readonly string[], moment = '2026-05-03T19:00:00+07:00') =>
    ingestAt(moment, data, { glo: standIn, xsmb: standIn }, flags);

  beforeAll(async () => {
    standIn = await startStandIn();
  });
  afterAll(() => standIn.close());
  beforeEach(async () => {
    standIn.misbehaveAlways(undefined);
    standIn.gloAnswers.set(RECORDED_DATE, recordedGlo());
    standIn.texts.xsmb = xsmb('90213');
    data = await folderWith(await dataBefore({ thai: RECORDED_DATE, hanoi: HANOI_DATE }));
    const { stdout } = await ingest(['--due'], '2026-05-02T17:00:00+07:00');
    expect(stdout).toMatch(/^thai-government +new +2026-05-02$/m);
    expect(stdout).toMatch(/^hanoi-normal +new +2026-05-01$/m);
  });

  test('the same numbers: exit 0, and what was asked', async () => {
    expect(await ingest(['--recheck', '2'])).toEqual({
      code: 0,
      stdout: '2 stored draws compared with their sources, 0 differ\n',
      stderr: '',
    });
  });

  test('each other number is a line, exit 1, and nothing is changed', async () => {
    standIn.gloAnswers.set(RECORDED_DATE, recordedGloWith({ last2: ['99'] }, RECORDED_DATE));
    standIn.texts.xsmb = xsmb('90214');
    const before = await dataTreeOf(data);
    const { code, stdout } = await ingest(['--recheck', '2']);
    expect([code, linesOf(stdout)]).toEqual([
      1,
      [
        'thai-government 2026-05-02 last-two-digit: stored 43, glo has 99 now',
        'hanoi-normal 2026-05-01 five-digit: stored 90213, xsmb-khiemdoan has 90214 now',
        'hanoi-normal 2026-05-01 four-digit: stored 0213, xsmb-khiemdoan has 0214 now',
        'hanoi-normal 2026-05-01 top-three-digit: stored 213, xsmb-khiemdoan has 214 now',
        'hanoi-normal 2026-05-01 top-two-digit: stored 13, xsmb-khiemdoan has 14 now',
        '2 stored draws compared with their sources, 2 differ',
      ],
    ]);
    expect(await dataTreeOf(data)).toEqual(before);
    const { stdout: json } = await ingest([
      '--recheck',
      '2',
      '--json',
      '--lottery',
      'thai-government',
    ]);
    expect(JSON.parse(json)).toEqual({
      compared: 1,
      differences: [
        {
          lottery: 'thai-government',
          drawDate: RECORDED_DATE,
          prize: 'last-two-digit',
          stored: ['43'],
          now: ['99'],
          source: 'glo',
        },
      ],
      failed: [],
    });
  });

  test('a source that fails is said: exit 1', async () => {
    standIn.gloAnswers.set(RECORDED_DATE, '<!doctype html>');
    const { code, stdout } = await ingest(['--recheck', '2']);
    expect([code, linesOf(stdout)]).toEqual([
      1,
      [
        expect.stringMatching(
          /^thai-government 2026-05-02: not compared, glo: expected JSON, got HTML/,
        ),
        '1 stored draws compared with their sources, 0 differ',
      ],
    ]);
  });

  test('only draws of the last days are asked for; where there is none, nothing is compared: exit 1', async () => {
    const asked = standIn.requests.length;
    const { code, stdout } = await ingest(['--recheck', '2'], '2026-05-05T14:30:00+07:00');
    expect([code, stdout, standIn.requests.length]).toEqual([
      1,
      'nothing was compared: no source could be asked about these days\n0 stored draws compared with their sources, 0 differ\n',
      asked,
    ]);
  });

  test.each(['0', '-1', 'two', '1.5', ''])(
    '--recheck %j is no number of days: exit 2',
    async (days) => {
      expect(await ingest([`--recheck=${days}`])).toMatchObject({
        code: 2,
        stderr: `ingest: --recheck ${days} is not a number of days\n`,
      });
    },
  );
});
