import { expect, test } from 'vitest';
import { noMemory } from './memory.ts';
import { expectPublication, isPublicationDue, notePublication } from './publication-due.ts';

const MINUTE = 60_000;

/** The minutes at which it is tried, with a round each minute, where nothing is ever accepted. */
function triesOf(minutes: number, newsAt: readonly number[] = []): number[] {
  const memory = noMemory();
  return Array.from({ length: minutes }, (_, minute) => minute).filter((minute) => {
    if (newsAt.includes(minute)) expectPublication(memory);
    if (!isPublicationDue(memory, minute * MINUTE)) return false;
    notePublication(memory, false, minute * MINUTE);
    return true;
  });
}

test('what is rejected is tried less and less, and never given up', () => {
  expect(triesOf(200)).toEqual([0, 1, 3, 7, 15, 31, 63, 123, 183]);
  expect(triesOf(24 * 60)).toHaveLength(29);
});

test('news is tried at once, and if it is rejected too, no sooner than before', () => {
  expect(triesOf(100, [40])).toEqual([0, 1, 3, 7, 15, 31, 40]);
  expect(triesOf(140, [40])).toEqual([0, 1, 3, 7, 15, 31, 40, 100]);
});

test('once all is live nothing is tried until there is news, and waits are short again', () => {
  const memory = noMemory();
  expect([1, 2].map(() => notePublication(memory, false, 0))).toEqual([1, 2]);
  notePublication(memory, true, 0);
  expect(isPublicationDue(memory, Number.MAX_SAFE_INTEGER)).toBe(false);
  expectPublication(memory);
  expect([isPublicationDue(memory, 0), notePublication(memory, false, 0)]).toEqual([true, 1]);
});
