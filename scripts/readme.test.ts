// The README names tests, commands and files; each of them is there.
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const readme = readFileSync('README.md', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

test('its first lines of code are the two commands', () => {
  expect(readme.split('```')[1]?.split('\n').slice(1, 3)).toEqual([
    expect.stringMatching(/^npm ci && npm start\b/),
    'npm ci && npm test',
  ]);
});

test('every test it names as holding a decision exists', () => {
  const named = [...readme.matchAll(/`([\w/.-]+\.test\.ts)`/g)].map(([, path]) => path ?? '');
  expect(named.length).toBeGreaterThan(20);
  const missing = named.filter((path) => ![path, `src/${path}`].some((one) => existsSync(one)));
  expect(missing).toEqual([]);
});

test('every npm script it names exists', () => {
  const named = [...readme.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name ?? '');
  expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
});

test('every file it links to exists', () => {
  const linked = [...readme.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map(([, path]) => path ?? '');
  expect(linked.filter((path) => !existsSync(path))).toEqual([]);
});
