import { expect, test } from 'vitest';
import { mapEntries } from '../../../tests/support/map-entries.ts';
import { SMALL_CATALOGUE } from '../../../tests/support/small-catalogue.ts';
import { listCodes } from '../contract/standing.ts';
import { emitReadme } from './readme.ts';

const { path, text } = emitReadme(SMALL_CATALOGUE, 'https://a.example');

test('the readme stands beside the endpoints', () => {
  expect(path).toBe('/api/readme.md');
});

test.each([
  ['the results row', '| https://a.example/api/results | lottery, limit 1..20 (1) | 120 | 300 s |'],
  [
    'the check row',
    '| https://a.example/api/check | lottery, number of 2 to 6 digits (required) | 60 | never |',
  ],
  ['the stats row', '| https://a.example/api/stats | lottery, prize | 60 | 300 s |'],
  [
    'the calculations row',
    '| https://a.example/api/calculations | lottery, window 5 10 20 30 50 100 all (30), prize | 60 | 300 s |',
  ],
  ['how many lotteries', '3 Thai, Lao and Hanoi lotteries'],
  ['where the description is', '[openapi.json](https://a.example/api/openapi.json)'],
  ['the terms', 'Not for online gambling sites; no bets are taken here.'],
])('it has %s', (_, line) => {
  expect(text).toContain(line);
});

test('each code of how a draw stands has a line', () => {
  const rows = [...text.matchAll(/^\| `(\w+)` \| [A-Z]/gm)].map(([, code]) => code);
  expect(rows).toEqual(listCodes());
});

test('lotteries with draws and without are told apart, each named once', () => {
  expect(text).toContain(`## Lotteries with draws (2)

| lottery | name | digits \`check\` takes | prizes |
|---|---|---|---|
| thai-government | สลากกินแบ่งรัฐบาล | 2 3 6 | first-prize last-two-digit |
| lao-lottery | หวยลาวพัฒนา | 2 3 4 6 | four-digit bottom-two-digit |
`);
  expect(text).toContain(`## Lotteries without a draw yet (1): 404 until someone enters one

gsb-lottery (หวยออมสิน)
`);
});

test('where every lottery has a draw, none is said to wait for one', () => {
  const stored = mapEntries(SMALL_CATALOGUE, (entry) => ({ ...entry, hasDraws: true }));
  expect(String(emitReadme(stored, 'https://a.example').text)).not.toContain('without a draw');
});

test('the readme has no placeholder left, and ends in one newline', () => {
  expect(text).not.toMatch(/undefined|NaN|\[object|\$\{/);
  expect(text).toMatch(/[^\n]\n$/);
});
