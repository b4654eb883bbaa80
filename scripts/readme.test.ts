// The tests, commands and files that README and documents name are there, and the recipe works.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { EMBED_SCRIPT } from '../src/api/contract/service.ts';
import { filesMatching, isMatched } from '../tests/support/files-matching.ts';
import { folderWith, removeFolders } from '../tests/support/run-script.ts';
import { writeChanged } from './disk/text-files.ts';

afterAll(removeFolders);

const readme = readFileSync('README.md', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

test('the README begins with the two lines for a page, then the two commands', () => {
  const [, element = '', , commands = ''] = readme.split('```');
  expect(element.trim().split('\n').slice(1)).toEqual([
    `<script type="module" src="http://localhost:4321${EMBED_SCRIPT}"></script>`,
    '<lottery-result lottery="thai-government" check></lottery-result>',
  ]);
  expect(commands.split('\n').slice(1, 3)).toEqual([
    expect.stringMatching(/^npm ci && npm start\b/),
    'npm ci && npm test',
  ]);
});

test('every test that the decisions name as holding a decision exists', () => {
  const decisions = readFileSync('docs/decisions.md', 'utf8');
  const paths = [...decisions.matchAll(/`([\w/.-]+\.(?:test|proof)\.ts)`/g)].map(
    ([, path]) => path ?? '',
  );
  expect(paths.length).toBeGreaterThan(20);
  const missing = paths.filter((path) => !existsSync(path) && !existsSync(`src/${path}`));
  expect(missing).toEqual([]);
});

const TEXTS = ['README.md', 'CONTRIBUTING.md', 'data/README.md', 'tests/README.md'].concat(
  filesMatching('docs/*.md'),
);
const OWN_PATH =
  /`((?:\.ci|\.github|bench|data|deploy|docs|scripts|src|tests)\/[\w./[\]*-]*)`(?!, a new file)/g;

test.each(TEXTS)('every path of the project that %s names exists', (file) => {
  const named = [...readFileSync(file, 'utf8').matchAll(OWN_PATH)].map(([, path]) => path ?? '');
  const isThere = (path: string) => existsSync(path) || isMatched(path);
  expect(named.filter((path) => !isThere(path))).toEqual([]);
});

test('every npm script that the README names exists', () => {
  const named = [...readme.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name ?? '');
  expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
});

const DOCUMENTS = [...filesMatching('{*,docs/*,data/*}.md'), 'src/client/README.md'];

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

function hasAnchor(file: string, anchor: string): boolean {
  const headings = [...readFileSync(file, 'utf8').matchAll(/^#+ (.*)$/gm)];
  return headings.some(([, heading = '']) => anchorOf(heading) === anchor);
}

describe.each(DOCUMENTS)('%s', (file) => {
  const text = readFileSync(file, 'utf8');

  test('every linked file and heading exists', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g)];
    const broken = links.filter(([, path, anchor]) => {
      const target = path ? join(dirname(file), path) : file;
      return !existsSync(target) || (anchor !== undefined && !hasAnchor(target, anchor));
    });
    expect(broken.map(([link]) => link)).toEqual([]);
  });
});

test.each([...DOCUMENTS, ...filesMatching('src/site/content/**/*.md')])(
  'no line of %s is past 100 columns, but for tables',
  (file) => {
    const lines = readFileSync(file, 'utf8').split('\n');
    expect(lines.filter((line) => line.length > 100 && !line.startsWith('|'))).toEqual([]);
  },
);

test('the README fits in 120 lines', () => {
  expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(120);
});

describe.each(['README.md', 'docs/runbook.md'])('how %s keeps a draw', (file) => {
  const text = readFileSync(file, 'utf8');
  const recipes = [...text.matchAll(/(?:git add [^`\n]*)?git commit[^`\n]*/g)].map(
    ([recipe]) => recipe,
  );

  test('the file has a recipe', () => {
    expect(recipes).not.toEqual([]);
  });

  test.each(recipes)('`%s` keeps a new year of a lottery and a first draw too', async (recipe) => {
    const stored = 'data/draws/lao-tv/2026.json';
    const folder = await folderWith(new Map([[stored, '[]']]));
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], {
        cwd: folder,
        encoding: 'utf8',
      });
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '-m', 'before');
    const added = ['data/draws/lao-tv/2027.json', 'data/draws/lao-morning/2026.json'];
    for (const path of added) await writeChanged(join(folder, path), '[]');
    await writeChanged(join(folder, stored), '[{}]');
    for (const step of recipe.split(' && ')) {
      const args = [...step.matchAll(/'([^']*)'|(\S+)/g)].map(
        ([, quoted, word]) => quoted ?? word ?? '',
      );
      expect(args.shift()).toBe('git');
      // There is nowhere to push to here.
      if (args[0] !== 'push') git(...args);
    }
    expect(git('status', '--porcelain')).toBe('');
    expect(git('show', '--format=', '--name-only').trim().split('\n')).toEqual(
      [...added, stored].sort(),
    );
  });
});
