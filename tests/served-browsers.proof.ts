// No JavaScript that is shipped to browsers asks for what those of `served-browsers.ts` lack.
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { OUTPUT_FOLDER } from '../scripts/output/output-folder.ts';

const CONFIG = new URL('support/served-browsers.eslint.mjs', import.meta.url).pathname;
const ESLINT = 'node_modules/eslint/bin/eslint.js';

type Linted = { readonly filePath: string; readonly messages: readonly LintMessage[] };
type LintMessage = { readonly message: string; readonly line: number; readonly column: number };

/** What is newer, by file. It is no program of ours, so none of its files is there to be typed. */
function lint(folder: string): Promise<string[]> {
  const flags = ['--no-config-lookup', '--no-ignore', '--config', CONFIG, '--format', 'json'];
  return new Promise((resolve, reject) => {
    const node = ['--import', 'tsx', ESLINT, ...flags, `${folder}/**/*.js`];
    execFile(process.execPath, node, { maxBuffer: 1e8 }, (_, stdout, stderr) => {
      if (stdout === '') return reject(new Error(stderr));
      const linted = JSON.parse(stdout) as Linted[];
      const found = linted.flatMap(({ filePath, messages }) =>
        messages.map(({ message, line, column }) => {
          return `${relative(folder, filePath)}:${line}:${column} ${message}`;
        }),
      );
      resolve(found);
    });
  });
}

test.each([`${OUTPUT_FOLDER}/static`, 'dist/package'])('%s has nothing newer', async (folder) => {
  // The command of the package is run by Node alone.
  expect((await lint(folder)).filter((line) => !line.startsWith('bin.js:'))).toEqual([]);
});

test('the search finds what has failed on telephones, and what would next', async () => {
  const newer = [
    'AbortSignal.any([])',
    'AbortSignal.timeout(1)',
    'Promise.withResolvers()',
    'Promise.try(f)',
    'Object.groupBy(a, f)',
    'Map.groupBy(a, f)',
    'Array.fromAsync(a)',
    'a.toReversed()',
    'a.toSorted()',
    'a.values().take(1)',
    'a.union(b)',
    'a.isSubsetOf(b)',
    'URL.canParse(a)',
    'a.isWellFormed()',
    'RegExp.escape(a)',
    '/[a--b]/v',
    'new Intl.Segmenter()',
  ];
  // ESLint looks at nothing outside.
  const folder = await mkdtemp('dist/newer-');
  await writeFile(join(folder, 'newer.js'), newer.join(';\n'));
  const found = await lint(folder);
  await rm(folder, { recursive: true });
  const lines = new Set(found.map((place) => Number(place.split(':')[1])));
  expect(newer.filter((_, index) => !lines.has(index + 1))).toEqual([]);
});
