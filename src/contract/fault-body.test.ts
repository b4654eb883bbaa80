import { expect, test } from 'vitest';
import { faultBody } from './fault-body.ts';

test('the two fields of the spec come first, ours after them, the status not at all', () => {
  const body = faultBody({
    accepted: ['5', 'all'],
    parameter: 'window',
    code: 'unknown_window',
    error: 'ผิด',
    status: 400,
  });
  expect(JSON.stringify(body)).toBe(
    '{"success":false,"error":"ผิด","code":"unknown_window","parameter":"window","accepted":["5","all"]}',
  );
});

test('what a refusal does not have is left out', () => {
  const body = faultBody({ status: 500, code: 'internal_error', error: 'ขัดข้อง' });
  expect(Object.entries(body)).toEqual([
    ['success', false],
    ['error', 'ขัดข้อง'],
    ['code', 'internal_error'],
  ]);
});
