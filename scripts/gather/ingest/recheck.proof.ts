// Stored draws asked for again, from a server on this machine in the sources' place.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clockFrom } from '../../../tests/support/clock.ts';
import { frozenRegistry } from '../../../tests/support/frozen-data.ts';
import { drawOf, lotteryOf } from '../../../tests/support/real-lotteries.ts';
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
  runScript,
} from '../../../tests/support/run-script.ts';
import { type StandIn, startStandIn } from '../../../tests/support/upstream-stand-in.ts';

const HANOI_DATE = '2026-05-01';
const xsmb = (special: string) => `date,special,prize1\n${HANOI_DATE},${special},45665\n`;

describe('ingest --recheck', () => {
  let standIn: StandIn;
  let data: string;
  const ingest = (flags: readonly string[], moment = '2026-05-03T19:00:00+07:00') =>
    runScript('ingest', [...flags], {
      DATA_FOLDER: data,
      ...clockFrom(moment),
      GLO_API_URL: standIn.gloUrl,
      XSMB_CSV_URL: standIn.xsmbUrl,
    });

  // Both draws come in by `--file` and `--due`, so that no stored draw of today is needed.
  beforeAll(async () => {
    standIn = await startStandIn();
  });
  afterAll(async () => {
    await standIn.close();
    await removeFolders();
  });
  beforeEach(async () => {
    standIn.misbehaveAlways(undefined);
    standIn.gloAnswers.set(RECORDED_DATE, recordedGlo());
    standIn.texts.xsmb = xsmb('90213');
    const storedAs = (drawDate: string, source: string) =>
      `[\n${JSON.stringify({
        ...drawOf(drawDate, {}, { source }),
        lacks: lacking[source],
      })}\n]\n`;
    data = await folderWith(
      new Map([
        ...frozenRegistry(),
        ['draws/thai-government/2026.json', storedAs('2026-04-16', 'glo')],
        ['draws/hanoi-normal/2026.json', storedAs('2026-04-30', 'xsmb-khiemdoan')],
      ]),
    );
    const { stdout } = await ingest(['--due'], '2026-05-02T17:00:00+07:00');
    expect(stdout).toMatch(/^thai-government +came +2026-05-02$/m);
    expect(stdout).toMatch(/^hanoi-normal +came +2026-05-01$/m);
  });
  const slugsOf = (slug: string) =>
    lotteryOf(slug)
      .eras.at(-1)
      ?.prizes.map((prize) => prize.slug);
  const lacking: Record<string, readonly string[] | undefined> = {
    glo: slugsOf('thai-government'),
    'xsmb-khiemdoan': slugsOf('hanoi-normal'),
  };

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
