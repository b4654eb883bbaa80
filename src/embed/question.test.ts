import { describe, expect, test } from 'vitest';
import { headingLevel, prizeSlugs, questionUrl } from './question.ts';

const ORIGIN = 'https://a.example';

describe('the call', () => {
  test.each([
    [null, null, ''],
    ['', ' ', ''],
    ['lao-tv', null, '?lottery=lao-tv'],
    [' lao-tv ', '3', '?lottery=lao-tv&limit=3'],
    // What it cannot be is the API's to refuse; it never becomes another parameter.
    ['x&limit=20', '#', '?lottery=x%26limit%3D20&limit=%23'],
  ])('lottery=%j limit=%j asks "%s"', (lottery, limit, query) => {
    expect(questionUrl(ORIGIN, lottery, limit)).toBe(`${ORIGIN}/api/results${query}`);
  });
});

test.each([
  [null, []],
  [' , ', []],
  ['first-prize', ['first-prize']],
  ['b, a  c\n', ['b', 'a', 'c']],
])('prizes=%j shows %j', (prizes, slugs) => {
  expect(prizeSlugs(prizes)).toEqual(slugs);
});

test.each([
  [null, 3],
  ['2', 2],
  ['6', 6],
  ['1', 3],
  ['7', 3],
  ['02', 3],
  ['h2', 3],
])('heading=%j is level %i', (heading, level) => {
  expect(headingLevel(heading)).toBe(level);
});
