import { expect, test } from 'vitest';
import { Unpublished } from './unpublished.ts';

const MINUTE = 60_000;

/** The minutes at which it is tried, where every minute has a turn and nothing is ever accepted. */
function triesOf(minutes: number, newsAt: readonly number[] = []): number[] {
  const unpublished = new Unpublished();
  return Array.from({ length: minutes }, (_, minute) => minute).filter((minute) => {
    if (newsAt.includes(minute)) unpublished.add();
    if (!unpublished.isDue(minute * MINUTE)) return false;
    unpublished.begin();
    unpublished.failed(minute * MINUTE);
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
  const unpublished = new Unpublished();
  const fail = () => {
    unpublished.begin();
    return unpublished.failed(0);
  };
  expect([fail(), fail()]).toEqual([1, 2]);
  unpublished.begin();
  unpublished.succeeded();
  expect(unpublished.isDue(Number.MAX_SAFE_INTEGER)).toBe(false);
  unpublished.add();
  expect([unpublished.isDue(0), fail()]).toEqual([true, 1]);
});

test('one at a time; what comes meanwhile is due right after, however it ends', () => {
  const unpublished = new Unpublished();
  unpublished.begin();
  unpublished.add();
  expect(unpublished.isDue(MINUTE)).toBe(false);
  unpublished.succeeded();
  expect(unpublished.isDue(MINUTE)).toBe(true);
  unpublished.begin();
  unpublished.add();
  unpublished.failed(2 * MINUTE);
  expect(unpublished.isDue(2 * MINUTE)).toBe(true);
});
