// data/upstreams.json's recipes for the Hanoi lotteries' own sites, with bodies of recorded shapes.
import { describe, expect, test } from 'vitest';
import { readBody } from '../../../tests/support/real-upstreams.ts';

const bottom = (pair: string) => ({ 'bottom-two-digit': [pair] });

describe('the seven Hanoi sites', () => {
  const body = (first: unknown, second: unknown, day: unknown = '2026-06-24') => ({
    status: 'success',
    data: {
      lotto_date: day,
      start_spin: '2026-06-24 12:00',
      show_1st: '2026-06-24 12:30',
      results: { prize_1st: first, prize_2nd: second, prize_3rd_1: '98218', prize_2digits_1: '77' },
    },
    update: '2026-06-25T07:02:00.836Z',
  });
  const read = (...args: Parameters<typeof body>) =>
    readBody('minhngocstar', 'hanoi-star', body(...args));

  const drawDate = '2026-06-24';
  const whole = { drawDate, number: '98207', prizes: bottom('92') };
  test.each<[because: string, args: Parameters<typeof body>, rows: object[]]>([
    ['the bottom pair is the tail of the second prize', ['98207', '71892'], [whole]],
    ['Thai digits are digits', ['๙๘๒๐๗', '๗๑๘๙๒'], [whole]],
    ['nothing is drawn yet', [null, null], []],
    ['nothing is drawn yet', ['', ''], []],
    ['nothing is drawn yet', ['xxxxx', 'XXXXX'], []],
    ['nothing is drawn yet', ['-', null], []],
    [
      'the second prize comes first',
      [null, '71892'],
      [
        {
          ...{ drawDate, prizes: bottom('92') },
          pending: ['five-digit', 'top-three-digit', 'top-two-digit'],
        },
      ],
    ],
    [
      'the first prize without the second',
      ['98207', 'xxxxx'],
      [{ drawDate, number: '98207', prizes: {}, pending: ['bottom-two-digit'] }],
    ],
    [
      'a bowl that runs has digits beside crosses',
      ['98xxx', '71892'],
      [{ drawDate, prizes: bottom('92'), pending: expect.anything() }],
    ],
    [
      'a day is the one that stands there, whatever was asked for',
      ['98207', '71892', '2026-06-23'],
      [{ ...whole, drawDate: '2026-06-23' }],
    ],
  ])('%s: %j', (_because, args, rows) => {
    expect(read(...args)).toEqual(rows);
  });

  test.each([false, 'false', 'error', 'Failed'])('numbers beside status %j are none', (status) => {
    const text = { ...body('98207', '71892'), status };
    expect(() => readBody('minhngocstar', 'hanoi-star', text)).toThrow(`status is ${status}`);
  });

  test.each([
    ['a number that has lost its zeros', 98207, '71892', 'prize_1st: expected digits in quotes'],
    ['too few digits', '9820', '71892', "prize_1st: expected 5 digits, got '9820'"],
    ['too many digits', '98207', '718920', "prize_2nd: expected 5 digits, got '718920'"],
    ['letters', '98207', 'error', "prize_2nd: expected 5 digits, got 'error'"],
    ['an object', { a: 1 }, '71892', 'prize_1st: expected digits in quotes'],
    ['two numbers', ['98207', '11111'], '71892', 'prize_1st: expected 1 number, got 2'],
    [
      'a prize that is gone',
      undefined,
      '71892',
      'prize_1st: expected digits in quotes, got nothing',
    ],
  ])('%s is refused', (_why, first, second, message) => {
    expect(() => read(first, second)).toThrow(`minhngocstar: results.${message}`);
  });

  test.each([null, '', '24/06/2026', '2569-06-24', '2026-06-31', 20260624])(
    'numbers of no day are refused: %s',
    (day) => {
      expect(() => read('98207', '71892', day)).toThrow('lotto_date: expected a day YYYY-MM-DD');
    },
  );

  test.each([
    ['', 'expected JSON, got an empty answer'],
    ['<!doctype html><title>Just a moment</title>', 'expected JSON, got HTML'],
    ['{"status":"success","data":{"lotto_d', 'the JSON is cut off'],
    ['null', 'expected an object or a list'],
    ['"blocked"', 'expected an object or a list'],
    ['[]', 'data: expected draws, got nothing'],
    ['{"status":"error","message":"down"}', 'data: expected draws, got nothing'],
    ['{"status":"success","data":null}', 'data: expected draws, got nothing'],
    ['{"status":"success","data":{}}', 'results.prize_1st: expected digits in quotes, got nothing'],
  ])('%s is no such answer', (text, message) => {
    expect(() => readBody('minhngocstar', 'hanoi-star', text)).toThrow(message);
  });

  test('the history is a list of the same', () => {
    const { data } = body('98207', '71892');
    const older = body('11111', '22222', '2026-06-23').data;
    const odd = body('1', '2', '2026-06-22').data;
    const rows = readBody(
      'minhngocstar',
      'hanoi-star',
      { data: [data, older, odd] },
      '2026-06-24',
      'history',
    );
    expect(rows.map(({ drawDate }) => drawDate)).toEqual(['2026-06-24', '2026-06-23']);
  });

  test('a history that has one day twice with other numbers is refused', () => {
    const twice = { data: [body('98207', '71892').data, body('98208', '71892').data] };
    expect(() => readBody('minhngocstar', 'hanoi-star', twice, '2026-06-24', 'history')).toThrow(
      '2026-06-24 is there twice, with other numbers',
    );
  });
});

describe('hanoi-special and hanoi-vip', () => {
  const items = (count: number, last: unknown) =>
    Array.from({ length: count }, (_, index) => (index === 26 ? last : '11138'));
  const special = (list: unknown, label = '16-08-2026') =>
    readBody('xsthm', 'hanoi-special', { label, items: list });

  test('the 27th of the list is the special prize, the first one gives the bottom pair', () => {
    expect(special(items(27, '46470'))).toEqual([
      { drawDate: '2026-08-16', number: '46470', prizes: bottom('38') },
    ]);
  });

  test.each([[items(20, '')], [items(27, '')], [items(27, null)]])(
    'a list that is being filled has no special prize yet, whatever stands last',
    (list) => {
      expect(special(list)).toMatchObject([{ prizes: bottom('38'), pending: { length: 3 } }]);
    },
  );

  test('a list of more than 27 is another shape', () => {
    expect(() => special(items(28, '46470'))).toThrow('items: expected a list of 27');
    expect(() => special({ ran0: '11138' })).toThrow('items: expected a list of 27');
  });

  test('hanoi-vip has them by name', () => {
    const read = (ran26: unknown) =>
      readBody('mlnhngoc', 'hanoi-vip', { label: '16-08-2026', item: { ran0: '55502', ran26 } });
    expect(read('40062')).toEqual([
      { drawDate: '2026-08-16', number: '40062', prizes: bottom('02') },
    ]);
    expect(read(null)).toMatchObject([{ pending: { length: 3 } }]);
  });

  test('before it both are empty', () => {
    expect(special([])).toEqual([]);
    expect(
      readBody('mlnhngoc', 'hanoi-vip', { label: '', item: { ran0: '', ran26: null } }),
    ).toEqual([]);
  });
});
