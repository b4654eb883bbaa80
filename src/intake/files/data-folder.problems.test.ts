// One broken file each, and the one line a person gets to mend it by: file, line, draw, path,
// value, expectation.
import { expect, test } from 'vitest';
import { smallData, THAI_FILE, TV_FILE } from '../../../tests/support/small-data-folder.ts';
import { readDataFolder } from './data-folder.ts';
import { describeProblem } from '../problem.ts';

const now = Date.parse('2026-11-20T23:59:59+07:00');

/** The lines of lao-tv's file, whose draws are of 2026-07-08 and 2026-07-07, with text replaced. */
function linesWith(from: string, to: string): string[] {
  const text = smallData().get(TV_FILE) ?? '';
  expect(text).toContain(from);
  const files = smallData().set(TV_FILE, text.replace(from, to));
  const { dataFolder, problems } = readDataFolder(files, now);
  expect(dataFolder).toBeUndefined();
  return problems.map(describeProblem);
}

/** Of each kind of rule one, and every rule over a file; what each rule finds stands beside it. */
test.each([
  ['2026-07-08', '2026-12-01', '2: draw 2026-12-01 drawDate: "2026-12-01" — is announced '],
  [
    '2026-07-07',
    '2025-07-07',
    '3: draw 2025-07-07 drawDate: "2025-07-07" — expected a day of 2026',
  ],
  ['["23"]', '["3"]', '3: draw 2026-07-07 prizes.bottom-two-digit[0]: "3" — expected 2 digits'],
  ['["23"]', '[23]', '3: draw 2026-07-07 prizes.bottom-two-digit[0]: 23 — expected string'],
  ['["92"]', '["29"]', '3: draw 2026-07-07 prizes.top-two-digit[0]: "29" — expected the digits it'],
])('%s as %s: %s', (from, to, line) => {
  expect(linesWith(from, to)).toEqual([expect.stringContaining(`${TV_FILE}:${line}`)]);
});

test('a day that does not exist is said, and so is the draw out of order below it', () => {
  expect(linesWith('2026-07-08', '2026-06-31')).toEqual([
    expect.stringMatching(/:2: draw 2026-06-31 drawDate: .* — expected a day that exists/),
    expect.stringMatching(/:3: .*draw 2026-07-07 drawDate: .* — expected newest first, it follows/),
  ]);
});

test('draws in another order, as a merge of git leaves them, are read in order and said', () => {
  const text = smallData().get(TV_FILE) ?? '';
  const [older, newer] = [text.replace('2026-07-08', '2026-07-06'), text];
  const files = (swapped: string) => readDataFolder(smallData().set(TV_FILE, swapped), now);
  const { dataFolder, problems } = files(older);
  expect(problems.map(describeProblem)).toEqual([
    expect.stringMatching(
      /:3: .*2026-07-07 drawDate: .* — expected newest first, .* puts it there$/,
    ),
  ]);
  const drawsOf = (folder = dataFolder) =>
    folder?.archive.find(({ lottery: { slug } }) => slug === 'lao-tv')?.draws;
  expect(drawsOf()?.map(({ drawDate }) => drawDate)).toEqual(['2026-07-07', '2026-07-06']);
  expect(files(newer).problems).toEqual([]);
});

const warningsOf = (files: ReadonlyMap<string, string>) => {
  const { dataFolder, problems } = readDataFolder(files, now);
  expect(dataFolder).toBeDefined();
  return problems.map(describeProblem);
};

test('a lottery with draws and no source that is asked is said, where any is asked', () => {
  const asked = ['thai-government', 'lao-tv'].map((lottery) => ({
    ...{ source: 'allhuay', recipe: 'csv', lottery, url: `https://a.example/${lottery}` },
  }));
  const upstreams = { recipes: { csv: { shape: 'xsmb-csv' } }, upstreams: asked };
  const files = smallData().set('upstreams.json', JSON.stringify(upstreams));
  expect(warningsOf(files)).toEqual([
    'upstreams.json: warning: upstreams: "hanoi-special" — expected a source of it that can be asked; till then its draws are entered by hand',
  ]);
});

test('a file that ingest would write otherwise is said, however right its lines are', () => {
  const text = smallData().get(TV_FILE) ?? '';
  const swapped = text.replace(/("top-three-digit":\["792"\]),("top-two-digit":\["92"\])/, '$2,$1');
  for (const other of [swapped, text.trimEnd(), text.replace('\n{', '\n\n{')]) {
    expect(other).not.toBe(text);
    expect(warningsOf(smallData().set(TV_FILE, other))).toEqual([
      `${TV_FILE}: warning: nothing — expected the file as ingest writes it`,
    ]);
  }
});

test('a series of tickets that leads to another draw is said', () => {
  const text = smallData().get(THAI_FILE) ?? '';
  const withSeries = text.replaceAll('"prizes"', '"series":[31],"prizes"');
  expect(warningsOf(smallData().set(THAI_FILE, withSeries))).toEqual([
    `${THAI_FILE}:3: warning: draw 2026-08-01 series: [31] — expected series of this draw alone; a code of 31 leads to 2026-08-16`,
  ]);
});

test.each(['lao-Tv/2026', 'lao-tv/26', '2026', 'lao-tv/old/2026'])('draws/%s.json', (name) => {
  const file = `draws/${name}.json`;
  const { problems } = readDataFolder(smallData().set(file, '[]'), now);
  expect(problems.map(describeProblem)).toEqual([
    expect.stringMatching(`^${file}: .* — expected draws/<lottery>/<year>.json with a lottery of`),
  ]);
});

test('draws inside an object', () => {
  const { problems } = readDataFolder(smallData().set(TV_FILE, '{"draws":[]}'), now);
  expect(problems.map(describeProblem)).toEqual([
    `${TV_FILE}: {"draws":[]} — expected a list of draws`,
  ]);
});

test.each([
  { from: '},\n{', to: '}\n{', line: 3, because: 'a comma too few' },
  { from: '\n]\n', to: '\n', line: 4, because: 'cut off' },
  { from: '},\n{', to: '},,\n{', line: 2, because: 'a comma too many between draws' },
  { from: '["23"]', to: '["23",]', line: 3, because: 'a comma too many in a list' },
  { from: '\n]\n', to: '\n<<<<<<< HEAD\n]\n', line: 4, because: 'a merge left half done' },
])('a syntax error is said with its line, $line: $because', ({ from, to, line }) => {
  expect(linesWith(from, to)).toEqual([expect.stringContaining(`${TV_FILE}:${line}: `)]);
});
