import { describe, expect, test } from 'vitest';
import { parseDrawDate } from '../../domain/draw-date.ts';
import { parseUpstreams } from './upstream-file.ts';

const KNOWN = {
  lotteries: [{ slug: 'lao-tv' }, { slug: 'hanoi-star' }],
  sources: [
    { id: 'site', role: 'authority' },
    { id: 'gatherer', role: 'witness' },
  ],
} as const;
const RECIPES = {
  digits: {
    shape: 'json',
    newestOnly: true,
    window: { from: -5, to: 60 },
    entries: 'data',
    fields: {
      day: { at: 'day', form: 'YYYY-MM-DD' },
      number: { at: 'number', digits: 5 },
    },
  },
  page: {
    shape: 'text',
    marks: ['{name}'],
    block: '{name} .*?(?=;)',
    fields: {
      day: { at: '(\\d+/\\d+/\\d+)', form: 'DD/MM/BBBB' },
      prizes: { 'top-three-digit': { at: 'top (\\d{3})', digits: 3 } },
    },
  },
};
const ROW = {
  source: 'site',
  recipe: 'digits',
  lottery: 'lao-tv',
  url: 'https://a.example/result',
};
const parse = (upstreams: unknown, recipes: unknown = RECIPES) =>
  parseUpstreams({ recipes, upstreams }, KNOWN);
const upstreamsOf = (...rows: object[]) => {
  const parsed = parse(rows);
  if ('findings' in parsed) throw new Error(JSON.stringify(parsed.findings));
  return parsed.value;
};
const on = (lottery: string, day = '2026-09-01') => ({ lottery, day: parseDrawDate(day) });
const wanted = (lottery: string) => ({ lottery, days: [parseDrawDate('2026-09-01')] as const });

test('one more site of a known shape is one row, and no code', () => {
  const rows = [ROW, { ...ROW, lottery: 'hanoi-star', url: 'https://fiftieth.example/result' }];
  const [, fiftieth] = upstreamsOf(...rows);
  expect(fiftieth).toMatchObject({ source: 'site', lotteries: ['hanoi-star'], newestOnly: true });
  expect(fiftieth?.request(fiftieth.url, on('hanoi-star'))).toEqual({
    method: 'GET',
    url: 'https://fiftieth.example/result',
  });
  const body = '{"data":{"day":"2026-09-01","number":"98207"}}';
  expect(fiftieth?.parse(body, wanted('hanoi-star'))).toEqual([
    { drawDate: '2026-09-01', number: '98207', prizes: {} },
  ]);
});

test('authorities come before witnesses, whatever the order of the rows', () => {
  const witness = { ...ROW, source: 'gatherer', url: 'https://b.example/result' };
  const rows = upstreamsOf(witness, ROW, { ...witness, url: 'https://c.example/result' });
  expect(rows.map(({ url }) => new URL(url).host)).toEqual(['a.example', 'b.example', 'c.example']);
});

test('an address for older draws is asked after the newest one, by the same recipe', () => {
  const rows = upstreamsOf({ ...ROW, history: 'https://a.example/history', proven: '2026-11-20' });
  expect(rows.map(({ url, newestOnly, proven }) => [url, newestOnly, proven])).toEqual([
    ['https://a.example/result', true, '2026-11-20'],
    ['https://a.example/history', undefined, '2026-11-20'],
  ]);
  const body =
    '{"data":[{"day":"2026-09-01","number":"98207"},{"day":"2026-08-31","number":"11111"}]}';
  expect(rows[1]?.parse(body, wanted('lao-tv'))).toHaveLength(2);
});

test('the day and the name stand in the address, the body and the recipe', () => {
  const [get, post] = upstreamsOf(
    {
      source: 'gatherer',
      recipe: 'page',
      lotteries: { 'lao-tv': 'ลาวทีวี', 'hanoi-star': 'ฮานอยสตาร์' },
      url: 'https://b.example/{name}/{D}-{M}-{BBBB}?key={key}',
      keyVariable: 'B_KEY',
    },
    {
      ...ROW,
      source: 'gatherer',
      url: 'https://a.example/',
      path: '/day',
      post: { d: '{DD}', y: '{YYYY}' },
    },
  );
  expect(get?.request(get.url, on('lao-tv')).url).toBe(
    `https://b.example/${encodeURIComponent('ลาวทีวี')}/1-9-2569?key={key}`,
  );
  expect(post?.request(post.url, on('lao-tv'))).toEqual({
    method: 'POST',
    url: 'https://a.example/day',
    json: { d: '01', y: '2026' },
  });
  const page = '<p>ลาวทีวี 01/09/2569 top 111;</p><p>ฮานอยสตาร์ 01/09/2569 top 222;</p>';
  expect(get?.parse(page, wanted('hanoi-star'))).toMatchObject([
    { prizes: { 'top-three-digit': ['222'] } },
  ]);
});

describe('a row that cannot be is located', () => {
  test.each<[object, string, string]>([
    [{ source: 'nobody' }, 'source', 'expected an id of data/sources.json'],
    [{ recipe: 'digit' }, 'recipe', 'expected one of digits, page'],
    [{ lottery: 'lao-vt' }, 'lottery', 'expected a slug of data/lotteries.json'],
    [{ lottery: undefined }, 'lottery', 'expected lottery or lotteries'],
    [{ lotteries: { 'lao-tv': 'a' } }, 'lottery', 'not both'],
    [{ lottery: undefined, lotteries: { 'lao-vt': 'a' } }, 'lotteries', 'expected a slug'],
    [{ recipe: 'page' }, 'lotteries', 'expected the name that {name} stands for'],
    [{ url: 'a.example' }, 'url', 'expected an address'],
    [{ url: 'https://a.example/{day}' }, 'url', 'expected one of name, key, YYYY'],
    [{ url: 'https://a.example/{key}' }, 'keyVariable', 'expected it where the address has {key}'],
    [{ keyVariable: 'KEY' }, 'keyVariable', 'and only there'],
    [{ proven: '2569-11-20x' }, 'proven', 'expected a day YYYY-MM-DD'],
    [{ prove: true }, 'prove', 'this field is not declared'],
  ])('%j', (changes, field, expectation) => {
    expect(parse([ROW, { ...ROW, ...changes }])).toMatchObject({
      findings: [
        { path: `upstreams[1].${field}`, expectation: expect.stringContaining(expectation) },
      ],
    });
  });
});

describe('a recipe that cannot be is located', () => {
  const { page, digits } = RECIPES;
  test.each<[string, object, string]>([
    ['another shape', { shape: 'xml' }, 'recipes.one.shape'],
    ['no day', { ...digits, fields: { number: { at: 'n', digits: 5 } } }, 'recipes.one.fields.day'],
    [
      'half a day',
      { ...digits, fields: { day: { at: 'd', form: 'DD/MM' } } },
      'recipes.one.fields.day.form',
    ],
    [
      'letters that are no place',
      { ...digits, fields: { ...digits.fields, parts: { three: 'DFE' } } },
      'recipes.one.fields.parts.three',
    ],
    ['no pattern', { ...page, block: '(' }, 'recipes.one.block'],
    [
      'a pattern that finds nothing',
      { ...page, fields: { ...page.fields, day: { at: '\\d+', form: 'DD/MM/YYYY' } } },
      'recipes.one',
    ],
  ])('%s', (_why, recipe, path) => {
    expect(parse([], { one: recipe })).toMatchObject({ findings: [{ path }] });
  });
});
