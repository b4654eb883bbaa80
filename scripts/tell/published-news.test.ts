import { expect, test } from 'vitest';
import { isNews } from './published-news.ts';

test('a change is news for three days, to the millisecond', () => {
  const at = '2024-03-10T14:00:00.000Z';
  const end = Date.parse('2024-03-13T14:00:00.000Z');
  expect([isNews({ at }, end), isNews({ at }, end + 1)]).toEqual([true, false]);
});
