// What the files beside the draws may say of one another: each slip of a person is one problem.
import { describe, expect, test } from 'vitest';
import { registryFiles } from '../../../tests/support/frozen-data.ts';
import { smallData } from '../../../tests/support/small-data-folder.ts';
import { readDataFolder, readRegistry } from './data-folder.ts';
import { describeProblems } from '../problem.ts';

type Json = Record<string, unknown>;

/** The problems of the registry with one file changed. */
function problemsOf(file: string, change: (value: never) => unknown): string[] {
  const files = registryFiles();
  const value = JSON.parse(files.get(file) ?? '');
  const changed = change(value as never) ?? value;
  const { problems } = readRegistry(files.set(file, JSON.stringify(changed)), Date.now());
  return describeProblems(problems);
}

test('the registry as it stands has none', () => {
  expect(problemsOf('calendar.json', () => undefined)).toEqual([]);
});

describe('calendar.json', () => {
  const { 'thai-government': thai } = JSON.parse(registryFiles().get('calendar.json') ?? '');
  const LISTED = thai.moves.length;
  const withMove = (lottery: string, move: Json) => (calendar: Record<string, Json>) => {
    const entry = calendar[lottery] ?? {};
    const moves = [...((entry['moves'] as Json[]) ?? []), { reason: 'x', ...move }];
    return { ...calendar, [lottery]: { ...entry, moves } };
  };

  test.each([
    ['thai-government', { day: '2026-12-16', to: '2026-12-17' }],
    ['thai-government', { day: '2027-01-01', to: null }],
    ['thai-government', { day: '2189-02-16', to: '2189-02-17' }],
    ['thai-government', { day: '12-01', to: '12-02', from: 2030 }],
    ['lao-tv', { day: '2026-12-31', to: null }],
    ['lao-lottery', { day: '04-15', to: null }],
    ['lao-lottery', { day: '2026-12-10', to: '2026-12-12' }],
  ])('%s: %j is a move', (lottery, move) => {
    expect(problemsOf('calendar.json', withMove(lottery, move))).toEqual([]);
  });

  const era = 'expected a year of the common era, such as 2026';
  const noDraw = 'expected a day without a draw; thai-government is drawn on';
  const near = 'expected a day within 60 days of 2026-12-01';
  const years = 'expected from and until beside MM-DD alone, the earlier year first';
  test.each<[move: Json, field: string, problem: string]>([
    [{ day: '2026-12-15', to: '2026-12-17' }, 'day', 'expected a draw day of thai-government'],
    [{ day: '12-15', to: null }, 'day', 'expected a draw day of thai-government'],
    [{ day: '2569-12-16', to: null }, 'day', era],
    [{ day: '2026-12-16', to: '2569-12-17' }, 'to', era],
    [{ day: '12-16', to: '12-17', from: 2569 }, 'from', era],
    [{ day: '2026-12-01', to: '2026-12-16' }, 'to', `${noDraw} 2026-12-16 already`],
    [{ day: '2026-12-01', to: '2026-12-01' }, 'to', `${noDraw} 2026-12-01 already`],
    [{ day: '12-16', to: '01-02' }, 'to', `${noDraw} 2025-01-02 already`],
    [{ day: '2026-12-01', to: '2027-03-02' }, 'to', near],
    [{ day: '2026-12-01', to: '2025-12-02' }, 'to', near],
    [{ day: '02-16', to: '02-29' }, 'to', 'expected a day that every year has'],
    [{ day: '02-30', to: null }, 'day', 'expected a day that the calendar has'],
    [{ day: '2026-02-29', to: null }, 'day', 'expected a day that the calendar has'],
    [{ day: '2022-02-16', to: '2022-02-18' }, 'day', 'is moved twice, first by moves[11]'],
    [{ day: '05-01', to: '05-03' }, 'day', 'is moved twice, first by moves[3]'],
    [{ day: '12-16', to: '12-17', from: 2030, until: 2027 }, 'from', years],
    [{ day: '2026-12-16', to: '2026-12-17', from: 2026 }, 'from', years],
  ])('%j is none, by its %s: %s', (move, field, problem) => {
    const line = `.moves[${LISTED}].${field}: ${JSON.stringify(move[field])} — ${problem}`;
    expect(problemsOf('calendar.json', withMove('thai-government', move))).toEqual([
      expect.stringContaining(line),
    ]);
  });

  test.each([
    ['thai-goverment', '2026-12-16', null, 'did you mean thai-government?'],
    ['lao-lottery', '2026-12-12', null, '.moves[0].day: "2026-12-12" — expected a draw day of lao'],
    ['lao-tv', '2026-12-01', '2026-12-02', 'lao-tv is drawn on 2026-12-02 already'],
  ])('%s: %s to %s is none: %s', (lottery, day, to, problem) => {
    expect(problemsOf('calendar.json', withMove(lottery, { day, to }))).toEqual([
      expect.stringContaining(problem),
    ]);
  });

  const observed = (from: string, more: Json = {}) => ({
    from,
    schedule: { every: 'day', time: '20:30', ...more },
  });
  const withObserved = (entry: Json) => (calendar: Record<string, { observed?: Json[] }>) => {
    calendar['lao-lottery']?.observed?.push(entry);
  };
  test.each([
    [observed('2026-04-02'), 'expected schedules oldest first, each from a later day'],
    [observed('2024-01-01'), 'expected schedules oldest first, each from a later day'],
    [observed('2569-12-01'), 'expected a year of the common era'],
    [observed('2026-12-01', { until: '09:00' }), 'expected an hour after time'],
    [
      { from: '2026-12-01', schedule: { every: 'month', on: [1, 1], time: '20:30' } },
      'expected each day once',
    ],
    [
      {
        from: '2026-12-01',
        schedule: { every: 'week', on: ['monday', 'monday'], time: '20:30' },
      },
      'expected each day once',
    ],
  ])('observed %j: %s', (entry, problem) => {
    expect(problemsOf('calendar.json', withObserved(entry))).toEqual([
      expect.stringContaining(problem),
    ]);
  });
});

describe('sources.json', () => {
  const withFirst = (changes: Json) => (sources: Json[]) => [
    { ...sources[0], ...changes },
    ...sources.slice(1),
  ];
  test.each<[string, (sources: Json[]) => unknown, string]>([
    [
      'an id twice',
      (sources) => [...sources, { ...sources[0], name: 'another' }],
      '.id: {"id":"glo",',
    ],
    [
      'a misspelt lottery',
      withFirst({ lotteries: ['thai-goverment'] }),
      '[0].lotteries[0]: "thai-goverment" — expected a slug of data/lotteries.json; did you mean thai-government?',
    ],
    [
      'a misspelt lottery of only',
      withFirst({ only: { 'lao-tvv': ['five-digit'] } }),
      '[0].only.lao-tvv: "lao-tvv" — expected a slug of data/lotteries.json',
    ],
    [
      'a misspelt prize',
      withFirst({ only: { 'thai-government': ['frist-prize'] } }),
      '[0].only.thai-government[0]: "frist-prize" — expected a prize of thai-government; did you mean first-prize?',
    ],
    [
      'a prize of another lottery',
      withFirst({ only: { 'thai-government': ['top-three-digit'] } }),
      '"top-three-digit" — expected a prize of thai-government',
    ],
    [
      'an address with a password',
      withFirst({ url: 'https://me:secret@glo.example/' }),
      'expected an address without a user or a password',
    ],
    [
      'an address of no page',
      withFirst({ url: 'mailto:me@glo.example' }),
      'expected an address of',
    ],
    ['a name on two lines', withFirst({ name: 'GLO\n::error::' }), '[0].name: "GLO\\n::error::"'],
    ['a lottery twice', withFirst({ lotteries: ['thai-government', 'thai-government'] }), 'once'],
    ['a name of blanks', withFirst({ name: ' ' }), '[0].name: " " — expected words'],
    ['an id that no command can name', withFirst({ id: 'glo 2' }), '[0].id: "glo 2"'],
  ])('%s', (_slip, change, problem) => {
    expect(problemsOf('sources.json', change as never)).toEqual([expect.stringContaining(problem)]);
  });
});

describe('upstreams.json', () => {
  type Recipes = { recipes: Record<string, { window?: Json; fields?: { prizes: Json } }> };
  const RECIPE = {
    shape: 'json',
    fields: { day: { at: 'day', form: 'YYYY-MM-DD' }, prizes: {} as Json },
  };
  const ROW = { source: 'allhuay', recipe: 'mine', lottery: 'lao-tv', url: 'https://a.example/' };
  const withRow =
    (row: Json, recipe: Json = RECIPE) =>
    ({ recipes }: Recipes) => ({
      recipes: { ...recipes, mine: recipe },
      upstreams: [
        { ...ROW, ...row },
        { ...ROW, url: 'https://b.example/', lottery: 'lao-hd' },
      ],
    });
  const withPrize = (slug: string) => ({
    ...RECIPE,
    fields: { ...RECIPE.fields, prizes: { [slug]: { at: 'x', digits: 2 } } },
  });
  test.each<[string, (file: Recipes) => unknown, string]>([
    ['a year of another era', withRow({ proven: '2569-11-01' }), '[0].proven: "2569-11-01"'],
    ['a window that ends first', withRow({}, { ...RECIPE, window: { from: 9, to: 1 } }), '.window'],
    ['a misspelt lottery', withRow({ lottery: 'lao-tvv' }), 'did you mean lao-tv?'],
    ['an address twice', withRow({ url: 'https://b.example/', lottery: 'lao-hd' }), 'address once'],
    [
      'a password',
      withRow({ url: 'https://me:secret@a.example/' }),
      'without a user or a password',
    ],
    [
      'a misspelt prize, in two rows',
      withRow({}, withPrize('top-two-digits')),
      'recipes.mine.fields: "top-two-digits" — expected a prize of a lottery; did you mean top-two-digit?',
    ],
  ])('%s', (_slip, change, problem) => {
    expect(problemsOf('upstreams.json', change as never)).toEqual([
      expect.stringContaining(problem),
    ]);
  });
});

describe('lotteries.json', () => {
  type Registry = {
    families: Record<string, { eras: { from: string | null; prizes: Json[] }[] }>;
    lotteries: Json[];
  };
  test.each<[string, (registry: Registry) => void, string]>([
    [
      'an era of a Buddhist year',
      ({ families: { thai } }) => {
        thai?.eras.push({ from: '2570-01-01', prizes: thai.eras[0]?.prizes ?? [] });
      },
      'expected a year of the common era',
    ],
    [
      'a misspelt slug of a lottery that others name',
      ({ lotteries }) => {
        Object.assign(lotteries[0] ?? {}, { slug: 'thai-goverment' });
      },
      '"thai-government" — expected a slug of data/lotteries.json; did you mean thai-goverment?',
    ],
    [
      'an hour before the first one',
      ({ lotteries }) => {
        const schedule = { every: 'month', on: [1, 16], time: '14:30', until: '04:00' };
        Object.assign(lotteries[0] ?? {}, { schedule });
      },
      'expected an hour after time',
    ],
  ])('%s', (_slip, change, problem) => {
    const lines = problemsOf('lotteries.json', change as never);
    expect(lines[0]).toContain(problem);
  });

  test('one slip that many rows name is one line, and the rest is counted', () => {
    const misspelt = ({ lotteries }: Registry) => {
      Object.assign(lotteries[0] ?? {}, { slug: 'thai-goverment' });
    };
    expect(problemsOf('lotteries.json', misspelt as never)).toEqual([
      expect.stringMatching(/"thai-government" — .* \(and \d+ more like it\)$/),
    ]);
  });

  test('where it cannot be read, nothing is said of what names it', () => {
    const era = ({ families }: Registry) => {
      Object.assign(families['thai']?.eras[1] ?? {}, { from: '2553-03-01' });
    };
    expect(problemsOf('lotteries.json', era as never)).toEqual([
      expect.stringContaining('families.thai.eras[1].from: "2553-03-01" — expected a year of the'),
    ]);
  });
});

test('a key that stands twice is told, with its line', () => {
  const files = smallData().set('calendar.json', '{\n  "lao-tv": {},\n  "lao-tv": {}\n}');
  expect(describeProblems(readRegistry(files, Date.now()).problems)).toEqual([
    'calendar.json:3: "lao-tv" — is there twice; expected each key once',
  ]);
});

test('a file of a misspelt name is told', () => {
  const files = smallData().set('calender.json', '{}');
  const { problems } = readDataFolder(files, Date.parse('2026-11-20'));
  expect(describeProblems(problems)).toEqual([
    expect.stringMatching(/^calender\.json: "calender\.json" — expected one of lotteries\.json, /),
  ]);
});

test('of draws alike ten are told, the others are counted', () => {
  const problem = {
    file: 'draws/a/2026.json',
    path: 'prizes.a[3]',
    expectation: 'expected 2 digits',
  };
  const problems = Array.from({ length: 207 }, (_, index) => ({ ...problem, value: `${index}` }));
  const lines = describeProblems(problems);
  expect(lines).toHaveLength(10);
  expect(lines[9]).toBe(
    'draws/a/2026.json: prizes.a[3]: "9" — expected 2 digits (and 197 more like it)',
  );
});

test('alike are those of all lotteries of a family', () => {
  const problems = Array.from({ length: 30 }, (_, index) => {
    const lottery = ['lao-tv', 'lao-hd', 'lao-star'][index % 3];
    const expectation = `this prize is not declared; ${lottery} then had five-digits`;
    const file = `draws/${lottery}/2026.json`;
    return { file, path: 'prizes.five-digit', value: ['39617'], expectation };
  });
  expect(describeProblems(problems)).toHaveLength(10);
});
