import { describe, expect, test } from 'vitest';
import { SMALL_BODIES } from '../../tests/support/small-bodies.ts';
import { faultBody } from '../contract/fault-body.ts';
import * as faults from '../contract/faults.ts';
import { readAnswer } from './answer.ts';

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
    const fault = faults.noDrawsYet('หวยเล็ก');
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
  ['a body that is no JSON', { status: 200, retryAfter: null, body: undefined }],
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
