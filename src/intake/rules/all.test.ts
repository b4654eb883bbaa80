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

  const tv = (prizes: Parameters<typeof drawOf>[1]) =>
    drawOf('2026-07-07', { ...threeOf('792', '23'), ...prizes });
  const bottom = (...numbers: string[]) => tv({ 'bottom-two-digit': numbers });
  const PAIR = 'prizes.bottom-two-digit';
  test.each<[because: string, draw: ReturnType<typeof drawOf>, paths: string[]]>([
    [
      'without a day nothing can be judged',
      drawOf('2026-11-31', {}, { source: 'x' }),
      ['drawDate'],
    ],
    ['it is after today', drawOf('2026-11-21', threeOf('792', '23')), ['drawDate']],
    [
      'everything is said at once',
      drawOf('2026-11-21', { 'top-three-digit': ['79'] }, { source: 'x' }),
      ['drawDate', 'source', 'prizes.top-two-digit', PAIR, 'prizes.top-three-digit[0]'],
    ],
    ['a number too many, and not in order', bottom('23', '22'), [PAIR, `${PAIR}[1]`]],
    ['a number too many, and the same one', bottom('23', '23'), [PAIR, `warning ${PAIR}[1]`]],
    ['no tail of the top three', tv({ 'top-two-digit': ['29'] }), ['prizes.top-two-digit[0]']],
  ])('lao-tv: %s', (_because, draw, paths) => {
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
