import { describe, expect, test } from 'vitest';
import { isPassing } from './refusal.ts';
import { readFailure, readReply } from './reply.ts';

const NOW = Date.parse('2026-11-16T16:00:00+07:00');
const JSON_TYPE = { 'Content-Type': 'application/json' };
const REFUSED = JSON.stringify({ success: false, code: 'internal_error', error: 'ขัดข้อง' });

const read = (status: number, text: string, headers: Record<string, string> = {}) =>
  readReply(new Response(null, { status, headers }), text, NOW);
const againOf = (...reply: Parameters<typeof read>) => {
  const outcome = read(...reply);
  return outcome.kind === 'answer' ? 'answered' : outcome.again;
};
const AT_ONCE = { afterSeconds: undefined };
const LATER = { afterSeconds: 2 };

describe('a host is worth another request', () => {
  test.each(Array.from({ length: 200 }, (_, index) => 400 + index))(
    'after %i: 429, or from 500 on, and none of the caller’s faults',
    (status) => {
      const expected = status === 429 ? LATER : status >= 500 ? AT_ONCE : undefined;
      expect([againOf(status, REFUSED), againOf(status, '<html>')]).toEqual([expected, expected]);
      expect(isPassing(status)).toBe(status === 429 || status >= 500);
    },
  );

  test.each([
    ['7', 7],
    ['0', 0],
    ['Mon, 16 Nov 2026 09:00:30 GMT', 30],
    ['Mon, 16 Nov 2026 08:59:30 GMT', 0],
    ['2026-11-16T09:00:30Z', undefined],
    ['-7', undefined],
    ['7.5', undefined],
    ['soon', undefined],
  ])('after what it says, or two seconds after a 429 that does not: %s', (after, afterSeconds) => {
    const expected = afterSeconds === undefined ? LATER : { afterSeconds };
    expect(againOf(429, REFUSED, { 'Retry-After': after })).toEqual(expected);
    expect(againOf(503, REFUSED, { 'Retry-After': after })).toEqual({ afterSeconds });
  });

  test("a date is read against the host's own clock", () => {
    const headers = {
      Date: 'Mon, 16 Nov 2026 10:00:00 GMT',
      'Retry-After': 'Mon, 16 Nov 2026 10:00:09 GMT',
    };
    expect(againOf(429, REFUSED, headers)).toEqual({ afterSeconds: 9 });
  });

  test.each([
    [200, '{"success":tr', JSON_TYPE, AT_ONCE, 'its JSON was cut'],
    [404, '{"success":tr', JSON_TYPE, undefined, 'a page of somebody else stays one'],
    [200, '<html>', { 'Content-Type': 'text/html' }, undefined, 'a whole page of somebody else'],
    [200, 'null', JSON_TYPE, undefined, 'whole JSON of somebody else'],
    [200, '{"success":true}', JSON_TYPE, 'answered', 'it answered'],
    [201, '{"success":true}', JSON_TYPE, undefined, 'answers have one status'],
  ])('%i %s: %s %s, %s', (status, text, headers, expected, _because) => {
    expect(againOf(status, text, headers)).toEqual(expected);
  });
});

test.each([
  [503, {}, 'HTTP 503'],
  [200, {}, 'HTTP 200, no type: no answer of ours'],
  [200, { 'Content-Type': 'text/html; charset=utf-8' }, 'HTTP 200, text/html: no answer of ours'],
])('silence has a reason: %i %s', (status, headers, reason) => {
  expect(read(status, '<html>', headers)).toMatchObject({ kind: 'silence', reason });
});

test('a refusal is a fault with all it said', () => {
  expect(read(500, REFUSED, { 'X-Id': '7' })).toMatchObject({
    kind: 'refusal',
    fault: { status: 500, code: 'internal_error', message: 'ขัดข้อง', headers: { 'x-id': '7' } },
  });
});

test('a request that failed is tried again unless the host was silent for too long', () => {
  const lost = Object.assign(new Error('fetch failed'), { cause: { code: 'ECONNRESET' } });
  expect(readFailure(lost, false)).toEqual({
    kind: 'silence',
    reason: 'Error: fetch failed (ECONNRESET)',
    again: AT_ONCE,
  });
  expect(readFailure(new Error('timeout'), true)).toEqual({
    kind: 'silence',
    reason: 'Error: timeout',
  });
});
