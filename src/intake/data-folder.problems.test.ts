// One broken file each, and the one line a person gets to mend it by: file, line, draw, path,
// value, expectation.
import { expect, test } from 'vitest';
import { smallData, THAI_FILE, TV_FILE } from '../../tests/support/small-data-folder.ts';
import { readDataFolder } from './data-folder.ts';
import { describeProblem } from './problem.ts';

const now = Date.parse('2026-11-20T23:59:59+07:00');
const newest = `${TV_FILE}:2: draw`;
const oldest = `${TV_FILE}:3: draw`;

/** Replaces text in the file of lao-tv, whose draws are of 2026-07-08 and 2026-07-07. */
test.each([
  {
    from: '2026-07-08',
    to: '2026-07-07',
    line: `${oldest} 2026-07-07 drawDate: "2026-07-07" — is in this file twice; expected one draw a date`,
    because: 'a date there twice',
  },
  {
    from: '2026-07-08',
    to: '2026-12-01',
    line: `${newest} 2026-12-01 drawDate: "2026-12-01" — is announced 2026-12-01 10:30 (UTC+07:00), which is still to come`,
    because: 'a date in the future',
  },
  {
    from: '2026-07-08',
    to: '2026-06-31',
    line: `${newest} 2026-06-31 drawDate: "2026-06-31" — expected a day that exists, YYYY-MM-DD`,
    because: 'a day that no calendar has',
    also: `${oldest} 2026-07-07 drawDate: "2026-07-07" — expected newest first, it follows 2026-06-31`,
  },
  {
    from: '2026-07-07',
    to: '2026-07-09',
    line: `${oldest} 2026-07-09 drawDate: "2026-07-09" — expected newest first, it follows 2026-07-08`,
    because: 'draws out of order',
  },
  {
    from: '2026-07-07',
    to: '2025-07-07',
    line: `${oldest} 2025-07-07 drawDate: "2025-07-07" — expected a day of 2026, the year of the file`,
    because: 'a draw in the file of another year',
  },
  {
    from: '["23"]',
    to: '["3"]',
    line: `${oldest} 2026-07-07 prizes.bottom-two-digit[0]: "3" — expected 2 digits`,
    because: 'a number of the wrong width',
  },
  {
    from: '["23"]',
    to: '["23","24"]',
    line: `${oldest} 2026-07-07 prizes.bottom-two-digit: ["23","24"] — has 2 numbers, expected 1`,
    because: 'a number too many',
  },
  {
    from: '["23"]',
    to: '[23]',
    line: `${oldest} 2026-07-07 prizes.bottom-two-digit[0]: 23 — expected string, received number`,
    because: 'a number that is not text',
  },
  {
    from: ',"bottom-two-digit":["23"]',
    to: '',
    line: `${oldest} 2026-07-07 prizes.bottom-two-digit: nothing — this prize is missing; expected 1 of 2 digits`,
    because: 'a prize that is missing',
  },
  {
    from: '"bottom-two-digit":["23"]',
    to: '"bottom-two-digit":["23"],"four-digit":["1792"]',
    line: `${oldest} 2026-07-07 prizes.four-digit: ["1792"] — this prize is not declared; lao-tv then had five-digit, top-three-digit, top-two-digit, bottom-two-digit`,
    because: 'a prize that lao-tv does not pay',
  },
  {
    from: '"2026-07-07",',
    to: '"2026-07-07","by":"me",',
    line: `${oldest} 2026-07-07 by: "me" — this field is not declared; expected no such field`,
    because: 'a field that is not declared',
  },
  {
    from: '"2026-07-07","source":"allhuay"',
    to: '"2026-07-07"',
    line: `${oldest} 2026-07-07 source: nothing — expected string, received undefined`,
    because: 'a draw that names no source',
  },
  {
    from: '"2026-07-07","source":"allhuay"',
    to: '"2026-07-07","source":"me"',
    line: `${oldest} 2026-07-07 source: "me" — expected an id of data/sources.json`,
    because: 'a source that is not listed',
  },
  {
    from: '["92"]',
    to: '["29"]',
    line: `${oldest} 2026-07-07 prizes.top-two-digit[0]: "29" — expected the digits it shares with top-three-digit, 792`,
    because: 'a top pair that is no tail of the top three',
  },
])('$because', ({ from, to, line, also }) => {
  const files = smallData();
  const text = files.get(TV_FILE) ?? '';
  expect(text).toContain(from);
  const { dataFolder, problems } = readDataFolder(files.set(TV_FILE, text.replace(from, to)), now);
  expect(dataFolder).toBeUndefined();
  expect(problems.map(describeProblem)).toEqual(also === undefined ? [line] : [line, also]);
});

test.each([
  {
    file: 'draws/lao-Tv/2026.json',
    text: '[]',
    line: 'draws/lao-Tv/2026.json: "lao-Tv" — expected draws/<lottery>/<year>.json with a lottery of the registry',
    because: 'a folder of no lottery',
  },
  {
    file: 'draws/lao-tv/26.json',
    text: '[]',
    line: 'draws/lao-tv/26.json: "draws/lao-tv/26.json" — expected draws/<lottery>/<year>.json with a lottery of the registry',
    because: 'a file of no year',
  },
  {
    file: 'draws/2026.json',
    text: '[]',
    line: 'draws/2026.json: "draws/2026.json" — expected draws/<lottery>/<year>.json with a lottery of the registry',
    because: 'a file of no lottery',
  },
  {
    file: 'draws/lao-tv/old/2026.json',
    text: '[]',
    line: 'draws/lao-tv/old/2026.json: "draws/lao-tv/old/2026.json" — expected draws/<lottery>/<year>.json with a lottery of the registry',
    because: 'a folder too many',
  },
  {
    file: TV_FILE,
    text: '[1 2]',
    line: `${TV_FILE}:1: "[1 2]" — expected valid JSON; Expected ',' or ']' after array element in JSON at position 3 (line 1 column 4)`,
    because: 'text that is no JSON',
  },
  {
    file: TV_FILE,
    text: '{"draws":[]}',
    line: `${TV_FILE}: {"draws":[]} — expected a list of draws`,
    because: 'draws inside an object',
  },
  {
    file: THAI_FILE,
    text: smallData().get(THAI_FILE)?.replace('"004616"', '"004617"') ?? '',
    line: `${THAI_FILE}:2: draw 2026-08-16 prizes.adjacent-first-prize: ["004614","004617"] — expected 004614 and 004616, the first prize 004615 ± 1`,
    because: 'adjacent prizes that are not the first prize ± 1',
  },
])('$file: $because', ({ file, text, line }) => {
  const { dataFolder, problems } = readDataFolder(smallData().set(file, text), now);
  expect(dataFolder).toBeUndefined();
  expect(problems.map(describeProblem)).toEqual([line]);
});

/** Where the one problem of lao-tv's file is said to be once a replaced piece breaks its JSON. */
function placesOf(from: string, to: string) {
  const text = smallData().get(TV_FILE) ?? '';
  expect(text).toContain(from);
  const files = smallData().set(TV_FILE, text.replace(from, to));
  return readDataFolder(files, now).problems.map(({ file, line }) => `${file}:${line}`);
}

test.each([
  { from: '},\n{', to: '}\n{', line: 3, because: 'a comma too few' },
  { from: '\n]\n', to: '\n', line: 4, because: 'cut off' },
  { from: '},\n{', to: '},,\n{', line: 2, because: 'a comma too many between draws' },
  { from: '["23"]', to: '["23",]', line: 3, because: 'a comma too many in a list' },
  { from: '\n]\n', to: '\n<<<<<<< HEAD\n]\n', line: 4, because: 'a merge left half done' },
])('a syntax error is said with its line, $line: $because', ({ from, to, line }) => {
  expect(placesOf(from, to)).toEqual([`${TV_FILE}:${line}`]);
});

test('a key written twice is warned of, even beside an error in another draw', () => {
  const text = smallData()
    .get(TV_FILE)
    ?.replace('"source":"allhuay"', '"source":"lekdee","source":"allhuay"')
    .replace('["23"]', '[23]');
  const { problems } = readDataFolder(smallData().set(TV_FILE, text ?? ''), now);
  expect(problems.map(describeProblem)).toEqual([
    `${oldest} 2026-07-07 prizes.bottom-two-digit[0]: 23 — expected string, received number`,
    `${TV_FILE}:2: warning: draw 2026-07-08 "{\\"drawDate\\":\\"2026-07-08\\",\\"source\\":\\"lekdee\\",\\"source… — expected the draw on one line, as ingest writes it`,
  ]);
});
