import { expect, test } from 'vitest';
import { looksAt } from './looks.ts';

const sides = (width: number, height: number) =>
  looksAt({ width, height }).map(({ longSide }) => longSide);

test('a picture is looked at as it is, then for grain, then for fine print', () => {
  expect(sides(400, 300)).toEqual([400, 200, 800]);
});

test('a large one is made smaller first, and looked at whole last', () => {
  expect(sides(3000, 4000)).toEqual([1600, 800, 3200, 4000]);
  expect(sides(12_000, 9000).at(-1)).toBe(4096);
});
