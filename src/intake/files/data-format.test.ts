import { describe, expect, test } from 'vitest';
import stored from '../../../data/lotteries.json' with { type: 'json' };
import { smallData, TV_FILE } from '../../../tests/support/small-data-folder.ts';
import { FIELDS, STATEMENT_FIELDS } from '../fold/line-schema.ts';
import { describeProblem } from '../problem.ts';
import { readDataFolder, readRegistry } from './data-folder.ts';
import { DATA_FORMAT } from './data-format.ts';

const now = Date.parse('2026-11-20T23:59:59+07:00');
const NEWER = 'lotteries.json: format: 2 — this program reads format 1, and what it refuses may';

/** What is said of the small folder with a field more, and of a format; and whether it is read. */
function readWith(file: string, [from, to]: readonly [string, string], format = DATA_FORMAT) {
  const files = smallData();
  files.set(file, (files.get(file) ?? '{"lao-tv": {}}').replace(from, to));
  const registry = files.get('lotteries.json') ?? '';
  files.set('lotteries.json', registry.replace('{', `{ "format": ${format},`));
  const { dataFolder, problems } = readDataFolder(files, now);
  const isOpen = readRegistry(files, now).registry !== undefined;
  return { isRead: dataFolder !== undefined, isOpen, lines: problems.map(describeProblem) };
}

test('data of the format that the code reads are in order', () => {
  expect(readWith('sources.json', ['', ''])).toEqual({ isRead: true, isOpen: true, lines: [] });
});

const HARMLESS = [
  ['sources.json', '"id": ', '"homepage": "x", "id": ', '[0].homepage'],
  ['lotteries.json', '"slug": "lao-tv"', '"slug": "lao-tv", "page": "x"', 'lotteries[1].page'],
  ['lotteries.json', '"timeZone"', '"licence": "x", "timeZone"', 'licence'],
] as const;

describe('a field beside the numbers that nobody knows is a warning, of every format', () => {
  test.each(HARMLESS.flatMap((row) => [1, 2].map((format) => [...row, format] as const)))(
    '%s: %s as %s, %s, format %i',
    (file, from, to, path, format) => {
      const line = `${file}: warning: ${path}: "x" — this field is not declared; expected no such field`;
      expect(readWith(file, [from, to], format)).toEqual({
        ...{ isRead: true, isOpen: true, lines: [line] },
      });
    },
  );
});

test('one that is nearly another is a slip in data of this format, and news in newer data', () => {
  const slip = ['"name": ', '"names": "x", "name": '] as const;
  const line = '[0].names: "x" — this field is not declared; did you mean name?';
  expect(readWith('sources.json', slip)).toMatchObject({
    ...{ isRead: false, lines: [`sources.json: ${line}`] },
  });
  expect(readWith('sources.json', slip, 2)).toMatchObject({
    ...{ isRead: true, lines: [`sources.json: warning: ${line}`] },
  });
});

describe('one that could hide a number is refused; newer data name what they need', () => {
  test.each([
    [TV_FILE, '"source"', '"voided":true,"source"', 'voided: true'],
    ['lotteries.json', '"digits"', '"shares": 2, "digits"', 'shares: 2'],
    ['lotteries.json', '"every"', '"twice": true, "every"', 'twice: true'],
    ['calendar.json', '{}', '{ "paused": [] }', 'paused: []'],
  ])('%s: %s as %s', (file, from, to, told) => {
    const refusal = expect.stringContaining(`${told} — this field is not declared; expected`);
    const { isRead, lines } = readWith(file, [from, to]);
    expect({ isRead, lines }).toEqual({ isRead: false, lines: [refusal] });
    const newer = readWith(file, [from, to], 2);
    expect(newer.isRead).toBe(false);
    expect(newer.lines).toEqual([expect.stringContaining(NEWER), refusal]);
    expect(newer.lines[0]).toMatch(/; git pull, or check out the version that wrote these data$/);
  });
});

test('a kind of decision that is not known is refused as of newer data', () => {
  const voided = ['"source"', '"decided":[{"void":true}],"source"'] as const;
  expect(readWith(TV_FILE, voided, 2).lines).toEqual([
    expect.stringContaining(NEWER),
    expect.stringContaining('decided[0]: {"void":true} — Invalid input'),
  ]);
});

test('a mistake beside the numbers is said with the warning, and stays an error', () => {
  const { isRead, lines } = readWith('sources.json', [
    '"id": ',
    '"homepage": "x", "id": 3, "ID": ',
  ]);
  expect(isRead).toBe(false);
  expect(lines.filter((line) => !line.includes('warning'))).not.toEqual([]);
});

// Whoever adds a field raises the format, in data/lotteries.json too: older code then says so.
test('these are the fields of a line of format 1, which the project stores', () => {
  expect([DATA_FORMAT, stored.format]).toEqual([1, 1]);
  expect(FIELDS?.join()).toBe(
    'drawDate,source,prizeSources,sourceUrl,confirmedBy,recordedAt,doubts,pending,lacks,withdrawals,series,prizes,also,decided',
  );
  expect(STATEMENT_FIELDS?.join()).toBe(
    'source,at,agrees,sourceUrl,doubts,pending,lacks,series,prizes',
  );
});
