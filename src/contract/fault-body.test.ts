import { expect, test } from 'vitest';
import { faultBody } from './fault-body.ts';
import { internalError, unknownWindow } from './faults.ts';

test('the two fields of the spec come first, ours after them, the status not at all', () => {
  const body = faultBody(unknownWindow(['5', 'all']));
  const { error, errorEn } = unknownWindow(['5', 'all']);
  expect(JSON.stringify(body)).toBe(
    `{"success":false,"error":"${error}","errorEn":"${errorEn}","code":"unknown_window","parameter":"window","accepted":["5","all"]}`,
  );
});

test('what a refusal does not have is left out', () => {
  const body = faultBody(internalError());
  expect(Object.entries(body)).toEqual([
    ['success', false],
    ['error', internalError().error],
    ['errorEn', internalError().errorEn],
    ['code', 'internal_error'],
  ]);
});
