import { describe, expect, test } from 'vitest';
import { SMALL_BODIES } from '../../../../tests/support/small-bodies.ts';
import { faultBody } from '../../../api/contract/faults.ts';
import * as faults from '../../../api/contract/faults.ts';
import { unbroken } from '../../../domain/spaced.ts';
import { ageLine, readAnswer, readHeading, readPrizes, resultsUrl } from './element-answer.ts';

const ORIGIN = 'https://a.example';

describe('the call', () => {
  test.each([
    [null, null, ''],
    ['', ' ', ''],
    ['lao-tv', null, '?lottery=lao-tv'],
    [' lao-tv ', '3', '?lottery=lao-tv&limit=3'],
    // What it cannot be is the API's to refuse; it never becomes another parameter.
    ['x&limit=20', '#', '?lottery=x%26limit%3D20&limit=%23'],
  ])('lottery=%j limit=%j asks "%s"', (lottery, limit, query) => {
    expect(resultsUrl(ORIGIN, lottery, limit)).toBe(`${ORIGIN}/api/results${query}`);
  });
});

test.each([
  [null, []],
  [' , ', []],
  ['first-prize', ['first-prize']],
  ['b, a  c\n', ['b', 'a', 'c']],
])('prizes=%j shows %j', (prizes, slugs) => {
  expect(readPrizes(prizes)).toEqual(slugs);
});

test.each([
  [null, 3],
  ['2', 2],
  ['6', 6],
  ['1', 3],
  ['7', 3],
  ['02', 3],
  ['h2', 3],
])('heading=%j is level %i', (heading, level) => {
  expect(readHeading(heading)).toBe(level);
});

const reply = (status: number, body: unknown, retryAfter: string | null = null) =>
  readAnswer({ status, retryAfter, body });
const refused = (fault: faults.Fault, retryAfter: string | null = null) =>
  reply(fault.status, faultBody(fault), retryAfter);

test('draws are shown, and asked for again when the cache lets go of them', () => {
  const { data } = SMALL_BODIES.results;
  expect(reply(200, SMALL_BODIES.results)).toEqual({ draws: data, againSeconds: 300 });
  const nextDraw = { drawDate: '2026-08-17', announcedAt: '2026-08-17T13:30:00.000Z' };
  expect(reply(200, { ...SMALL_BODIES.results, nextDraw })).toMatchObject({ nextDraw });
});

describe('a refusal', () => {
  test('no draw yet is said in the words of the API, and may change', () => {
    const fault = faults.noDrawsYet({ slug: 'small', nameTh: 'หวยเล็ก' });
    expect(refused(fault)).toEqual({ note: fault.error, againSeconds: 300 });
  });

  test('an unknown lottery is said without the list of all, and never asked for again', () => {
    const { note, ...rest } = refused(faults.unknownLottery(['lao-tv']));
    expect([note, rest]).toEqual([expect.stringContaining('ไม่รู้จักหวย'), {}]);
    expect(note).not.toContain('lao-tv');
  });

  test('any other parameter refused is said as it stands, and never asked for again', () => {
    expect(refused(faults.invalidLimit())).toEqual({ note: faults.invalidLimit().error });
  });

  test.each([
    ['7', 7],
    ['60', 60],
    ['0', 1],
    ['999999', 3600],
    [null, 60],
    ['-5', 60],
    ['1.5', 60],
    ['Wed, 21 Oct 2026 07:28:00 GMT', 60],
  ])('429 with Retry-After %j waits %i seconds and says so', (retryAfter, againSeconds) => {
    const answer = refused(faults.quotaExceeded(120, 7), retryAfter);
    expect(answer).toEqual({
      note: expect.stringContaining(` ${againSeconds} วินาที`),
      againSeconds,
    });
  });
});

test.each([
  ['silence', undefined],
  ['a body that is not JSON', { status: 200, retryAfter: null, body: undefined }],
  ['null', { status: 200, retryAfter: null, body: null }],
  ['JSON of somebody else', { status: 200, retryAfter: null, body: { hello: 1 } }],
  ['a list', { status: 404, retryAfter: null, body: [] }],
  ['a failure of ours', { status: 500, retryAfter: null, body: faultBody(faults.internalError()) }],
])('%s is called unreachable, and asked again after a minute', (_, given) => {
  expect(readAnswer(given)).toEqual({
    note: expect.stringContaining('ติดต่อระบบผลรางวัลไม่ได้'),
    againSeconds: 60,
  });
});

test.each([
  ['2026-08-16', '2026-08-16T23:59:59+07:00', ''],
  ['2026-08-16', '2026-08-17T00:00:00+07:00', 'ข้อมูลถึงงวดนี้ (เมื่อวาน)'],
  ['2026-08-16', '2026-11-16T12:00:00+07:00', 'ข้อมูลถึงงวดนี้ (92 วันก่อน)'],
  // The clock of a visitor may be wrong.
  ['2026-08-16', '2020-01-01T00:00:00Z', ''],
  ['', '2026-08-16T23:59:59+07:00', ''],
])('of %s at %s the age is "%s"', (drawDate, now, words) => {
  expect(ageLine(drawDate, Date.parse(now))).toBe(unbroken(words));
});
