import { expect, test } from 'vitest';
import { findLost } from './lost.ts';

const fileOf = (line: object) => `[\n${JSON.stringify({ drawDate: '2026-07-08', ...line })}\n]\n`;
const first = { source: 'allhuay', prizes: { 'top-three-digit': ['508'] } };
const also = [{ source: 'lekdee', prizes: { 'top-three-digit': ['509'] } }];
const decided = [{ at: '2026-07-08T09:00:00.000Z', reason: 'checked', believe: 'lekdee' }];
const withdrawals = [{ at: '2026-07-09T09:00:00.000Z', reason: { th: 'ซ้ำ', en: 'a copy' } }];
const whole = { ...first, also, decided, withdrawals };

test.each<[string, object, string[]]>([
  ['nothing', whole, []],
  [
    'a number',
    { ...whole, ...first, prizes: { 'top-three-digit': ['507'] } },
    ['what allhuay said'],
  ],
  ['a later statement', { ...whole, also: undefined }, ['what lekdee said']],
  ['a decision', { ...whole, decided: undefined }, ['a decision']],
  ['a withdrawal', { ...whole, withdrawals: undefined }, ['withdrawals']],
])('%s', (_what, after, lost) => {
  const days = lost.map((part) => `draw 2026-07-08 ${part}`);
  expect(findLost(fileOf(whole), fileOf(after))).toEqual(days);
});

test('a day that is gone loses all of it', () => {
  expect(findLost(fileOf(first), '[]')).toEqual(['draw 2026-07-08 what allhuay said']);
});

test('a statement that is added, and a time that a merge gave anew, lose nothing', () => {
  const later = [...also.map((said) => ({ ...said, at: '2026-07-08T10:00:00.000Z' })), ...also];
  expect(findLost(fileOf({ ...first, also }), fileOf({ ...first, also: later }))).toEqual([]);
});
