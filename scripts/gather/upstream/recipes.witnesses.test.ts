// The recipes of data/upstreams.json for a paid service of all lotteries, and for the government's.
import { describe, expect, test } from 'vitest';
import { readBody } from '../../../tests/support/real-upstreams.ts';

describe('huayapp', () => {
  const result = (code: number, number: string) => ({ lotto_type_code: code, number });
  const body = (lotto_id: string, ...lotto_results: object[]) => ({
    code: 200,
    data: [
      { lotto_id: '999', result_date: '2026-09-26 00:00:00', lotto_results: [] },
      { lotto_id, result_date: '2026-09-26 00:00:00', lotto_results },
    ],
  });

  test('the whole number and the parts that are stated', () => {
    const answer = body('131', result(5, '15424'), result(6, '424'), result(7, '15'));
    expect(readBody('huayapp', 'lao-tv', answer)).toEqual([
      {
        drawDate: '2026-09-26',
        number: '15424',
        prizes: { 'top-three-digit': ['424'], 'bottom-two-digit': ['15'] },
      },
    ]);
  });

  test('the government lottery has several numbers in one text', () => {
    const numbers = [
      [1, '123456'],
      [2, '45'],
      [3, '060,521'],
      [4, '041,266'],
    ] as const;
    const answer = body('100', ...numbers.map(([code, number]) => result(code, number)));
    expect(readBody('huayapp', 'thai-government', answer)).toMatchObject([
      { prizes: { 'front-three-digit': ['060', '521'], 'last-three-digit': ['041', '266'] } },
    ]);
  });

  test.each([
    [{ code: 300, message: 'bad key' }, 'expected 200, got 300 (the key is not valid)'],
    [{ code: 429 }, 'too many requests'],
    [{ code: 200, data: [] }, 'data: no entry with lotto_id 131'],
    [body('131', result(5, '15424'), result(6, '425'), result(7, '15')), '425 is stated'],
  ])('%j is refused', (answer, message) => {
    expect(() => readBody('huayapp', 'lao-tv', answer)).toThrow(message);
  });
});

describe('thairath', () => {
  const many = (count: number, digits: number) =>
    Array.from({ length: count }, (_, index) => String(index + 1).padStart(digits, '0'));
  const COUNTS = { 1: 1, 2: 5, 3: 10, 4: 50, 5: 100, 6: 2, 7: 1, 10: 2, 11: 2 };
  const page = (changes: Record<string, string[]> = {}, day = '2026-10-01') => {
    const prizes = Object.entries(COUNTS).map(([key, count]) => {
      const digits = key === '7' ? 2 : key === '6' || key === '10' ? 3 : 6;
      return [key, { info: [count, 0], data: changes[key] ?? many(count, digits) }];
    });
    const data = { items: { dates: [], prizes: Object.fromEntries(prizes) } };
    const canonical = `https://www.thairath.co.th/lottery/check?date=${day}`;
    const state = { common: { data: { canonical } }, lottery: { data } };
    return `<html><script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { initialState: state } })}</script>`;
  };
  const read = (text: string) => readBody('thairath', 'thai-government', text, '2026-10-01');

  test('all nine prizes', () => {
    const [row] = read(page());
    expect(row?.drawDate).toBe('2026-10-01');
    expect(Object.values(row?.prizes ?? {}).map(({ length }) => length)).toEqual([
      1, 2, 5, 10, 50, 100, 2, 2, 1,
    ]);
  });

  test.each([
    { 1: ['XXXXXX'] },
    { 4: ['X'] },
    { 5: many(99, 6) },
    { 5: [...many(99, 6), '000001'] },
  ])('what is not there in full is awaited: %j', (changes) => {
    expect(read(page(changes))).toEqual([]);
  });

  test('the day is that of the page', () => {
    expect(read(page({}, '2026-09-16'))).toMatchObject([{ drawDate: '2026-09-16' }]);
  });

  test('more numbers than a prize has, and a page without its data, are refused', () => {
    expect(() => read(page({ 7: ['12', '34'] }))).toThrow('expected 1 number, got 2');
    expect(() => read('<html>ปิดปรับปรุง</html>')).toThrow('the page has no script __NEXT_DATA__');
  });
});

test('GLO by year: every draw of it, with the four prizes it states', () => {
  const data = { first: ['000045'], last2: ['45'], last3f: ['060', '521'], last3b: ['041', '266'] };
  const response = ['2026-09-16', '2026-09-01'].map((date) => ({ date, data }));
  const read = (response: readonly object[], day = '2026-09-01') =>
    readBody('glo', 'thai-government', { response }, day, 'ByYear');
  expect(read(response).map(({ drawDate }) => drawDate)).toEqual(['2026-09-16', '2026-09-01']);
  expect(read(response)[0]?.prizes).toMatchObject({ 'front-three-digit': ['060', '521'] });
  // A draw that is going on.
  const early = { date: '2026-10-01', data: { ...data, first: [], last3f: ['xxx', 'xxx'] } };
  expect(read([early, ...response]).map(({ drawDate }) => drawDate)).not.toContain('2026-10-01');
  // Another shape is refused, and no number is taken from it.
  const nested = {
    date: '2026-09-01',
    data: { ...data, first: { number: [{ value: '000045' }] } },
  };
  expect(() => read([nested])).toThrow('glo: data.first: expected digits in quotes');
});
