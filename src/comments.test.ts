// Comments are read side by side with code, so they keep to its width.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesMatching } from '../tests/support/files-matching.ts';

const MOST_COLUMNS = 100;

/** Comments that have their lines to themselves; inside text a `*` may stand for something else. */
const COMMENT = /^[ \t]*(?:\/\/.*|\{?\/\*[\s\S]*?\*\/)/gm;

const files = filesMatching('{src,scripts,tests,bench}/**/*.{ts,astro,js,mjs,css}').filter(
  (file) => !/^(?:src\/generated|tests\/fixtures)\/|node_modules\//.test(file),
);

/** Where each line of a comment that is too long stands, as `file:line`. */
function findWideLines(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(COMMENT)].flatMap(({ 0: comment, index }) => {
    const first = text.slice(0, index).split('\n').length;
    return comment
      .split('\n')
      .flatMap((line, below) => (line.length > MOST_COLUMNS ? [`${file}:${first + below}`] : []));
  });
}

test('no comment is past 100 columns', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(findWideLines)).toEqual([]);
});
