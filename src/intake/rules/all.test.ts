import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contextOf, drawOf, fourOf, threeOf } from '../../../tests/support/real-lotteries.ts';
import { judgeDraw } from './all.ts';

const judge = (slug: string, draw: ReturnType<typeof drawOf>) =>
  judgeDraw(draw, contextOf(slug)).map(
    ({ path, severity }) => `${severity === 'warning' ? 'warning ' : ''}${path}`,
  );
const six = { 'six-digit': ['956782'], ...fourOf('6782', '67') };

describe('judgeDraw', () => {
  test('a draw that lacks everything is no draw', () => {
    const lacks = ['top-three-digit', 'top-two-digit', 'bottom-two-digit'];
    expect(judgeDraw(drawOf('2026-08-22', {}, { lacks }), contextOf('hanoi-special'))).toEqual([
      { path: 'prizes', value: {}, expectation: 'expected at least one prize' },
    ]);
  });

  test.each([
    { slug: 'lao-tv', draw: drawOf('2026-07-07', threeOf('792', '23')) },
    { slug: 'hanoi-normal', draw: drawOf('2026-08-22', fourOf('0213', '00')) },
    { slug: 'lao-lottery', draw: drawOf('2026-06-29', six) },
  ])('a right draw of $slug breaks no rule', ({ slug, draw }) => {
    expect(judge(slug, draw)).toEqual([]);
  });

  test.each([
    {
      draw: drawOf('2026-11-31', {}, { source: 'x' }),
      paths: ['drawDate'],
      because: 'without a day nothing can be judged',
    },
    {
      draw: drawOf('2026-11-21', threeOf('792', '23')),
      paths: ['drawDate'],
      because: 'it is after today',
    },
    {
      draw: drawOf('2026-11-21', { 'top-three-digit': ['79'] }, { source: 'x' }),
      paths: [
        'drawDate',
        'source',
        'prizes.top-two-digit',
        'prizes.bottom-two-digit',
        'prizes.top-three-digit[0]',
      ],
      because: 'everything is said at once',
    },
    {
      draw: drawOf('2026-07-07', { ...threeOf('792', '23'), 'bottom-two-digit': ['23', '22'] }),
      paths: ['prizes.bottom-two-digit', 'prizes.bottom-two-digit[1]'],
      because: 'a number too many, and not in order',
    },
    {
      draw: drawOf('2026-07-07', { ...threeOf('792', '23'), 'bottom-two-digit': ['23', '23'] }),
      paths: ['prizes.bottom-two-digit', 'warning prizes.bottom-two-digit[1]'],
      because: 'a number too many, and the same one',
    },
    {
      draw: drawOf('2026-07-07', { ...threeOf('792', '23'), 'top-two-digit': ['29'] }),
      paths: ['prizes.top-two-digit[0]'],
      because: 'the top pair is no tail of the top three',
    },
  ])('lao-tv: $because', ({ draw, paths }) => {
    expect(judge('lao-tv', draw)).toEqual(paths);
  });

  test('before the first era only the date is said', () => {
    expect(judge('thai-government', drawOf('2006-12-16', {}, { source: 'x' }))).toEqual([
      'drawDate',
    ]);
  });

  test('adjacent prizes that are not beside the first prize', () => {
    const draw = drawOf('2007-10-16', {
      'first-prize': ['032988'],
      'adjacent-first-prize': ['032989', '103298'],
    });
    expect(judge('thai-government', draw)).toContain('prizes.adjacent-first-prize');
  });
});

test('every rule of the folder is in the list, and has its test beside it', () => {
  const folder = new URL('.', import.meta.url);
  const files = readdirSync(folder);
  const rules = files.filter((file) => !/\.test\.ts$|^(all|rule)\.ts$/.test(file));
  const list = readFileSync(new URL('all.ts', folder), 'utf8');
  expect(rules.length).toBeGreaterThan(15);
  expect(rules.filter((rule) => !list.includes(`from './${rule}'`))).toEqual([]);
  expect(rules.filter((rule) => !files.includes(rule.replace('.ts', '.test.ts')))).toEqual([]);
});
