// Both sources over the network, whose place a stand-in on this machine takes.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type DrawDate, parseDrawDate } from '../../../src/domain/draw-date.ts';
import { readRegistry } from '../../../src/intake/files/data-folder.ts';
import { parseGlo } from '../../../src/intake/sources/glo.ts';
import type { Upstream } from '../../../src/intake/sources/upstream.ts';
import { registryFiles } from '../../../tests/support/frozen-data.ts';
import {
  RECORDED_DATE,
  recordedGlo,
  recordedGloWith,
} from '../../../tests/support/recorded-glo.ts';
import {
  type Misbehaviour,
  type StandIn,
  startStandIn,
} from '../../../tests/support/upstream-stand-in.ts';
import type { Env } from '../../command/io.ts';
import type { RetryPolicy } from './fetch-text.ts';
import { fetchRows, findUpstreams, reachSources } from './sources.ts';

const { upstreams = [] } = readRegistry(registryFiles(), Date.now()).registry ?? {};
const [glo, xsmb] = upstreams as [Upstream, Upstream];

let standIn: StandIn;
beforeAll(async () => {
  standIn = await startStandIn();
});
afterAll(() => standIn.close());
beforeEach(() => {
  standIn.misbehaveAlways(undefined);
  standIn.requests.length = 0;
});

/** Asks the stand-in. */
const requesterOf = ({ gloUrl, xsmbUrl }: Pick<StandIn, 'gloUrl' | 'xsmbUrl'>) => {
  return { env: { GLO_API_URL: gloUrl, XSMB_CSV_URL: xsmbUrl }, now: Date.now, fetch };
};
const SHORT: Partial<RetryPolicy> = { tries: 3, timeoutMs: 5_000, firstDelayMs: 1 };
const day = (text: string) => parseDrawDate(text);
const [recorded] = parseGlo(recordedGlo());
const fetchGloDraw = (drawDate: DrawDate, policy = SHORT, gloUrl = standIn.gloUrl) =>
  fetchRows(glo, 'thai-government', [drawDate], requesterOf({ ...standIn, gloUrl }), policy);
const XSMB_DAYS = ['2026-08-20', '2026-08-21', '2026-08-22'].map(day);
const fetchXsmb = (days: readonly DrawDate[] = XSMB_DAYS, changes: Partial<Upstream> = {}) =>
  fetchRows({ ...xsmb, ...changes }, 'hanoi-normal', days, requesterOf(standIn), SHORT);

describe('glo', () => {
  test('asks for the day in three parts, and gives its draw', async () => {
    expect(await fetchGloDraw(day(RECORDED_DATE))).toEqual([recorded]);
    expect(standIn.requests).toMatchObject([
      {
        method: 'POST',
        path: '/api/checking/getLotteryResult',
        body: '{"date":"02","month":"05","year":"2026"}',
      },
    ]);
  });

  test('a day without a draw gives none', async () => {
    expect(await fetchGloDraw(day('2026-05-03'))).toEqual([]);
  });

  test('a base that ends in a slash is the same base', async () => {
    const drawn = await fetchGloDraw(day(RECORDED_DATE), SHORT, `${standIn.gloUrl}/`);
    expect(drawn).toEqual([recorded]);
  });

  test('a draw that is being announced has pending prizes', async () => {
    standIn.gloAnswers.set(
      '2026-09-01',
      recordedGloWith({ first: [], near1: ['xxxxxx'] }, '2026-09-01'),
    );
    const [row] = await fetchGloDraw(day('2026-09-01'));
    expect(row?.pending).toEqual(['first-prize', 'adjacent-first-prize']);
  });

  test('500 twice, then the answer: a POST is asked again, body and all', async () => {
    standIn.misbehave({ status: 500 }, { status: 500 });
    expect(await fetchGloDraw(day(RECORDED_DATE))).toEqual([recorded]);
    expect(standIn.requests.map(({ body }) => body)).toEqual(
      Array(3).fill('{"date":"02","month":"05","year":"2026"}'),
    );
  });

  // Whatever else a source may do instead of answering: fetch-text.test.ts and src/intake/sources.
  test.each<{ kind: Misbehaviour; name: string; message: string; tries: number }>([
    {
      ...{ kind: 'wrong date', name: 'UnexpectedAnswer', tries: 1 },
      message: 'glo: asked for 2026-09-16, answered 2026-05-02',
    },
    {
      ...{ kind: { status: 500 }, name: 'SourceUnreachable', tries: 3 },
      message: '/api/checking/getLotteryResult: answered 500 Internal Server Error (3 tries)',
    },
  ])('$kind: $message', async ({ kind, name, message, tries }) => {
    standIn.gloAnswers.set('2026-09-16', recordedGlo());
    standIn.misbehaveAlways(kind);
    const error = await fetchGloDraw(day('2026-09-16')).catch((thrown) => thrown);
    expect(error).toMatchObject({ name, message: expect.stringContaining(message) });
    expect(error.message).toMatch(/^glo: /);
    expect(standIn.requests).toHaveLength(tries);
  });
});

describe('xsmb', () => {
  test('gives every row', async () => {
    const rows = await fetchXsmb();
    expect(rows.map(({ drawDate, number }) => [drawDate, number])).toEqual([
      ['2026-08-20', '07523'],
      ['2026-08-21', '94533'],
      ['2026-08-22', '60213'],
    ]);
  });

  test.each<{ kind: Misbehaviour; message: string }>([
    { kind: 'half', message: 'xsmb-khiemdoan: row 2: expected 28 cells, got 16' },
    { kind: { status: 404 }, message: '/xsmb.csv: answered 404 Not Found (1 try)' },
  ])('$kind: $message', async ({ kind, message }) => {
    standIn.misbehaveAlways(kind);
    await expect(fetchXsmb()).rejects.toThrow(message);
  });
});

describe('findUpstreams', () => {
  test('has those of the lottery, in the order of the file', () => {
    const witness = { ...xsmb, lotteries: [...glo.lotteries, ...xsmb.lotteries] };
    const all = { upstreams: [glo, witness] };
    expect(findUpstreams('thai-government', all, {})).toEqual([glo, witness]);
    expect(findUpstreams('hanoi-normal', all, {})).toEqual([witness]);
    expect(findUpstreams('lao-tv', all, {})).toEqual([]);
  });

  test('one that wants a key is left out until the key is set', () => {
    const paid = { ...glo, keyVariable: 'TEST_SOURCE_KEY' };
    const find = (env: Env) => findUpstreams('thai-government', { upstreams: [paid, glo] }, env);
    expect([find({}), find({ TEST_SOURCE_KEY: '' })]).toEqual([[glo], [glo]]);
    expect(find({ TEST_SOURCE_KEY: 'secret' })).toEqual([paid, glo]);
  });
});

describe('reachSources', () => {
  test.each([true, false])('on a terminal (%s) it says whom it waits for', async (isTerminal) => {
    const lines: string[] = [];
    const err = Object.assign((line: string) => void lines.push(line), { isTerminal });
    const { fetch } = reachSources({ ...requesterOf(standIn), err }, SHORT);
    const answers = await Array.fromAsync(fetch('hanoi-normal', xsmb, XSMB_DAYS));
    expect(answers.map(({ row }) => row?.number)).toEqual(['07523', '94533', '60213']);
    expect(lines).toEqual(isTerminal ? ['hanoi-normal: fetching from xsmb-khiemdoan …'] : []);
  });
});

describe('fetchRows', () => {
  test('a number that the answer has for several days is a copy on the newest of them', async () => {
    const rows = ['19', '20', '21', '22'].map((ending) => ({
      drawDate: `2026-08-${ending}`,
      ...{ number: '58213', prizes: {} },
    }));
    const newest = { newestOnly: true, parse: () => rows } as const;
    expect(await fetchXsmb([day('2026-08-22')], newest)).toMatchObject([{ copyOf: '2026-08-21' }]);
    const others = rows.map((row, index) => ({ ...row, number: `5821${index}` }));
    const [row] = await fetchXsmb([day('2026-08-22')], { ...newest, parse: () => others });
    expect(row).not.toHaveProperty('copyOf');
  });

  test('one file for all days, and only the wanted days of it', async () => {
    const days = ['2026-08-22', '2026-08-23', '2026-08-20'].map(day);
    const rows = await fetchXsmb(days);
    expect(rows.map(({ drawDate }) => drawDate)).toEqual(['2026-08-20', '2026-08-22']);
    expect(standIn.requests).toHaveLength(1);
  });

  test.each([
    { newest: '2025-08-22', because: 'the year has not turned' },
    { newest: '2027-08-22', because: 'a year ahead' },
  ])('a wanted day under the year of $newest is not an old draw: $because', async ({ newest }) => {
    const parse = () => ['2025-08-20', newest].map((drawDate) => ({ drawDate, prizes: {} }));
    await expect(fetchXsmb(XSMB_DAYS, { parse })).rejects.toThrow(
      `xsmb-khiemdoan: expected 2026-08-22, its newest is ${newest}`,
    );
  });

  test.each([
    { days: ['2026-08-21'], rows: [], because: 'it is not out' },
    { days: ['2025-08-22', '2026-08-21'], rows: ['2026-08-21'], because: 'of a long list' },
  ])('an old draw beside others is one: $because', async ({ days, rows }) => {
    const parse = () => days.map((drawDate) => ({ drawDate, prizes: {} }));
    const wanted = rows.length === 0 ? [day('2026-08-22')] : XSMB_DAYS;
    const fetched = await fetchXsmb(wanted, { parse });
    expect(fetched.map(({ drawDate }) => drawDate)).toEqual(rows);
  });

  test('no day wanted, no question asked', async () => {
    expect(await fetchXsmb([])).toEqual([]);
    expect(standIn.requests).toEqual([]);
  });
});
