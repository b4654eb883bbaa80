import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EXAMPLES } from './examples.ts';

test('every program of docs/examples is shown once', () => {
  const files = Object.keys(EXAMPLES);
  expect(files.sort()).toEqual(readdirSync('docs/examples').sort());
});
