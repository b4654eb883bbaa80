import { expect, test } from 'vitest';
import { FAULT_CODES } from '../../../api/contract/fault-codes.ts';
import { REFUSALS } from './refusals.ts';

test('every code is shown once, with the sentence of that very code', () => {
  expect(REFUSALS.map(({ code }) => code)).toEqual(FAULT_CODES);
});
