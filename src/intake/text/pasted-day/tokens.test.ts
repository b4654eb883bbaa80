import { expect, test } from 'vitest';
import { readTokens } from './tokens.ts';

test.each([
  ['1st prize', 1],
  ['2nd prize', 2],
  ['3rd prize', 3],
  ['4th prize', 4],
  ['5th prize', 5],
  ['first prize', 1],
  ['second prize', 2],
  ['third prize', 3],
  ['fourth prize', 4],
  ['fifth prize', 5],
])('%s is the prize of rank %i', (words, digits) => {
  expect(JSON.stringify(readTokens(words))).toContain(
    JSON.stringify({ kind: 'rank', digits }).slice(1, -1),
  );
});
