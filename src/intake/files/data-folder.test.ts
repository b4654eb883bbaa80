import { describe, expect, test } from 'vitest';
import { smallData, THAI_FILE, TV_FILE } from '../../../tests/support/small-data-folder.ts';
import { readDataFolder, readRegistry } from './data-folder.ts';
import { describeProblem, isError } from '../problem.ts';

const now = Date.parse('2026-11-20T23:59:59+07:00');

/** The small data folder with pieces of one file's text replaced. */
const edited = (file: string, ...edits: readonly (readonly [string, string])[]) => {
  const files = smallData();
  const before = files.get(file) ?? '';
  const after = edits.reduce((text, [from, to]) => text.replace(from, to), before);
  return files.set(file, after);
};

const linesOf = (files: ReadonlyMap<string, string>) =>
  readDataFolder(files, now).problems.map(describeProblem);

describe('readDataFolder', () => {
  test('gives every lottery in registry order with its draws, newest first across the years', () => {
    const { dataFolder, problems } = readDataFolder(smallData(), now);
    expect(problems).toEqual([]);
    expect(
      dataFolder?.archive.map(({ lottery, draws }) => [
        lottery.slug,
        ...draws.map(({ drawDate }) => drawDate),
      ]),
    ).toEqual([
      ['thai-government', '2026-08-16', '2026-08-01'],
      ['lao-tv', '2026-07-08', '2026-07-07'],
      ['hanoi-special', '2026-08-22', '2025-09-27'],
      ['lao-morning'],
    ]);
    expect(dataFolder?.sources.map(({ id }) => id)).toEqual(['glo', 'allhuay', 'lekdee']);
  });

  test('the order of the files does not matter', () => {
    const reversed = new Map([...smallData()].reverse());
    expect(readDataFolder(reversed, now)).toEqual(readDataFolder(smallData(), now));
  });

  test('half an hour before its announcement a draw is in order, a moment earlier it is not', () => {
    const at = (time: string) =>
      readDataFolder(smallData(), Date.parse(`2026-08-22T${time}+07:00`));
    expect(at('17:00:00.000').problems).toEqual([]);
    expect(at('16:59:59.999').problems.map(describeProblem)).toEqual([
      'draws/hanoi-special/2026.json:2: draw 2026-08-22 drawDate: "2026-08-22" — is announced 2026-08-22 17:30 (UTC+07:00), which is still to come',
    ]);
  });

  test('a warning is said and stops nothing', () => {
    const { dataFolder, problems } = readDataFolder(
      edited(TV_FILE, ['"source"', ' "source"']),
      now,
    );
    expect(problems.map(isError)).toEqual([false]);
    expect(problems.map(describeProblem)).toEqual([
      expect.stringMatching(/^.*:2: warning: draw 2026-07-08 .* — expected the draw on one line/),
    ]);
    expect(dataFolder?.archive[1]?.draws).toHaveLength(2);
  });

  test('a key written twice is refused with its line', () => {
    const twice: [string, string] = ['"source":"allhuay"', '"source":"lekdee","source":"allhuay"'];
    const { dataFolder, problems } = readDataFolder(edited(TV_FILE, twice), now);
    expect(dataFolder).toBeUndefined();
    expect(problems.map(describeProblem)).toEqual([
      `${TV_FILE}:2: draw 2026-07-08 "source" — is there twice; expected each key once`,
    ]);
  });

  test('two lines of a day, as a merge of two branches leaves them, are one day', () => {
    const text = smallData().get(TV_FILE) ?? '';
    const [open = '', line = '', ...rest] = text.split('\n');
    const also = (source: string, top: string) =>
      line.replace(
        /\},$/,
        `,"also":[{"source":"${source}","prizes":{"top-three-digit":["${top}"]}}]},`,
      );
    const lines = [open, also('lekdee', '508'), also('glo', '509'), ...rest];
    const { dataFolder, problems } = readDataFolder(
      smallData().set(TV_FILE, lines.join('\n')),
      now,
    );
    expect(problems.map(describeProblem)).toEqual([
      expect.stringMatching(
        /^.*:3: warning: draw 2026-07-08 .* is there twice, as a merge leaves it/,
      ),
    ]);
    expect(dataFolder?.archive[1]?.draws).toHaveLength(2);
    expect(dataFolder?.archive[1]?.draws[0]?.doubt).toContain('glo ให้ 509');
    expect(dataFolder?.heldBack).toHaveLength(1);
  });

  test('a draw that looks copied from the one before is warned of', () => {
    const copied = edited(TV_FILE, ['508', '792'], ['"08"', '"92"'], ['37', '23']);
    const { dataFolder, problems } = readDataFolder(copied, now);
    expect(dataFolder).toBeDefined();
    expect(problems.map(describeProblem)).toEqual([
      expect.stringMatching(
        /^draws\/lao-tv\/2026\.json:2: warning: draw 2026-07-08 prizes: .* — are those of 2026-07-07 too; /,
      ),
    ]);
  });

  test('one error, and there is no data at all', () => {
    const read = readDataFolder(edited(TV_FILE, ['["37"]', '["3"]']), now);
    expect(read.problems).toHaveLength(1);
    expect(read.dataFolder).toBeUndefined();
  });

  test('what is wrong in several files is said at once, with the warnings', () => {
    const files = edited(TV_FILE, ['["37"]', '["3"]'], ['"source":"allhuay"', '"source":"me"'])
      .set('draws/lao-morning/2026.json', '{}')
      .set('draws/nowhere/2026.json', '[]')
      .set('draws/hanoi-special/2025.json', '[');
    const warned = smallData().get(THAI_FILE)?.replace('2026-08-01","', '2026-08-01", "') ?? '';
    expect(linesOf(files.set(THAI_FILE, warned)).map((line) => line.split(' — ')[0])).toEqual([
      expect.stringMatching(/^draws\/thai-government\/2026\.json:3: warning: draw 2026-08-01 /),
      'draws/nowhere/2026.json: "nowhere"',
      `${TV_FILE}:2: draw 2026-07-08 source: "me"`,
      `${TV_FILE}:2: draw 2026-07-08 prizes.bottom-two-digit[0]: "3"`,
      'draws/lao-morning/2026.json: {}',
      'draws/hanoi-special/2025.json: "["',
    ]);
  });
});

describe('readRegistry', () => {
  test('needs both files, and says which one is not there', () => {
    const { registry, problems } = readRegistry(new Map(), Date.now());
    expect(registry).toBeUndefined();
    expect(problems.map(describeProblem)).toEqual([
      'lotteries.json: nothing — expected this file to be there',
      'sources.json: nothing — expected this file to be there',
    ]);
  });

  test('says everything that is wrong in both', () => {
    const files = edited('lotteries.json', ['"14:30"', '"2:30"']).set('sources.json', '{}');
    const { registry, problems } = readRegistry(files, Date.now());
    expect(registry).toBeUndefined();
    expect(problems.map(describeProblem)).toEqual([
      'lotteries.json: lotteries[0].schedule.time: "2:30" — expected a time HH:MM',
      'sources.json: {} — expected array, received object',
    ]);
  });

  test('without a registry no draw is judged', () => {
    const lines = linesOf(edited(TV_FILE, ['["37"]', '["3"]']).set('lotteries.json', '['));
    expect(lines).toEqual([
      'lotteries.json: "[" — expected valid JSON; Unexpected end of JSON input',
    ]);
  });

  test.each([
    {
      file: 'calendar.json',
      text: '{"lao-tv":{"moves":[{"day":"1-1","to":null,"reason":"?"}]}}',
      line: 'calendar.json: lao-tv.moves[0].day: "1-1" — expected MM-DD or YYYY-MM-DD',
    },
    {
      file: 'calendar.json',
      text: '[',
      line: 'calendar.json: "[" — expected valid JSON; Unexpected end of JSON input',
    },
  ])('$file is part of the data folder and judged with it: $text', ({ file, text, line }) => {
    const files = smallData().set(file, text);
    expect(readRegistry(files, Date.now()).registry).toBeUndefined();
    expect(readDataFolder(files, now).dataFolder).toBeUndefined();
    expect(linesOf(files)).toEqual([line]);
  });

  test('gives the calendar as it is written; without the file there is none', () => {
    expect(readRegistry(smallData(), Date.now()).registry).toMatchObject({ calendar: {} });
    const calendar = { 'lao-tv': { moves: [{ day: '01-01', to: null, reason: 'New Year' }] } };
    const files = smallData().set('calendar.json', JSON.stringify(calendar));
    const { registry, problems } = readRegistry(files, Date.now());
    expect([registry?.calendar, problems]).toEqual([calendar, []]);
    expect(readDataFolder(files, now).dataFolder).toMatchObject({ calendar });
  });

  test('gives lotteries and sources in file order', () => {
    const { registry, problems } = readRegistry(smallData(), Date.now());
    expect(problems).toEqual([]);
    expect(registry?.lotteries.map(({ slug }) => slug)).toEqual([
      'thai-government',
      'lao-tv',
      'hanoi-special',
      'lao-morning',
    ]);
    expect(registry?.sources).toHaveLength(3);
  });
});

test('a withdrawn draw keeps its place in the file, and is no result', () => {
  const files = smallData();
  const [, line = ''] = files.get(TV_FILE)?.split('\n') ?? [];
  const withdrawal =
    '"withdrawals":[{"at":"2026-11-20T09:00:00.000Z","reason":{"th":"เลขซ้ำ","en":"a copy"}}],"prizes"';
  files.set(TV_FILE, files.get(TV_FILE)?.replace(line, line.replace('"prizes"', withdrawal)) ?? '');
  const { dataFolder, problems } = readDataFolder(files, now);
  expect(problems).toEqual([]);
  const [, tv] = dataFolder?.archive ?? [];
  expect(tv?.draws.map(({ drawDate }) => drawDate)).toEqual(['2026-07-07']);
  expect(tv?.withdrawn?.map(({ drawDate }) => drawDate)).toEqual(['2026-07-08']);
});

test.each<[string, object, string[]]>([
  ['cancels', { day: '2026-07-08', to: null, reason: '?' }, ['2026-07-08']],
  ['cancels each year', { day: '07-07', to: null, reason: '?' }, ['2026-07-07']],
  ['cancels another', { day: '2026-07-09', to: null, reason: '?' }, []],
])('a calendar that %s a stored draw is a problem of it', (_what, move, days) => {
  const text = JSON.stringify({ 'lao-tv': { moves: [move] } });
  expect(linesOf(smallData().set('calendar.json', text))).toEqual(
    days.map((day) =>
      expect.stringContaining(`moves a day whose draw is stored, ${day} of lao-tv`),
    ),
  );
});
