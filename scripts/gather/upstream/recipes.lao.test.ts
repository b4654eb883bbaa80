// data/upstreams.json's recipes for the Lao lotteries' own sites, with bodies of recorded shapes.
import { describe, expect, test } from 'vitest';
import { readBody } from '../../../tests/support/real-upstreams.ts';

describe('the eleven Lao sites', () => {
  const results = {
    digit5: '85450',
    digit4: '5450',
    digit3: '450',
    digit2_top: '50',
    digit2_bottom: '85',
  };
  const read = (changes: object = {}, day = '2026-06-24', source = 'lao-tv', lottery = 'lao-tv') =>
    readBody(source, lottery, {
      status: 'success',
      data: { lotto_date: day, results: { ...results, ...changes } },
      now: '2026-06-24 19:02:08',
    });

  test('the whole number, of which the registry knows the parts', () => {
    expect(read()).toEqual([{ drawDate: '2026-06-24', number: '85450', prizes: {} }]);
  });

  test("before the draw yesterday's is there, under yesterday's date", () => {
    expect(read({}, '2026-06-23')).toMatchObject([{ drawDate: '2026-06-23' }]);
  });

  test.each([
    { digit5: 'xxxxx', digit3: 'xxx', digit2_top: 'xx', digit2_bottom: 'xx' },
    { digit5: '', digit3: '', digit2_top: '', digit2_bottom: '' },
    { digit5: null, digit3: null, digit2_top: null, digit2_bottom: null },
    { digit3: 'xxx' },
    { digit2_bottom: null },
  ])('a draw that is not out in all its parts is not taken: %j', (changes) => {
    expect(read(changes)).toEqual([]);
  });

  test.each([
    [{ digit3: '451' }, 'results.digit3 is 451, but 85450 has 450 there'],
    [{ digit2_top: '45' }, 'results.digit2_top is 45, but 85450 has 50 there'],
    [{ digit2_bottom: '54' }, 'results.digit2_bottom is 54, but 85450 has 85 there'],
  ])('parts that contradict the number are refused: %j', (changes, message) => {
    expect(() => read(changes)).toThrow(`lao-tv: ${message}`);
  });

  test('lao-union-vip: its own pair is the first two digits, which the market does not pay', () => {
    const changes = { digit5: '23868', digit3: '868', digit2_top: '68', digit2_bottom: '23' };
    expect(read(changes, '2026-04-27', 'laounionvip', 'lao-union-vip')).toEqual([
      { drawDate: '2026-04-27', number: '23868', prizes: {} },
    ]);
  });

  test.each([
    ['2026-06-24\n::error file=x::pwned', "'2026-06-24 ::error file=x::pwned'"],
    ['\u001b[31m2026-06-24', "'\\u{1b}[31m2026-06-24'"],
    ['2569-06-24', "'2569-06-24'"],
  ])('a day with a command, or of another era, is not a day: %j', (odd, got) => {
    expect(() => read({}, odd)).toThrow(
      `lao-tv: lotto_date: expected a day YYYY-MM-DD, got ${got}`,
    );
  });

  test('further keys change nothing', () => {
    expect(read({ digit1: '0', digit2_special: '44' })).toHaveLength(1);
  });
});

describe('lao-vip', () => {
  const digits = (text: readonly unknown[]) =>
    Object.fromEntries(text.map((digit, index) => [`lotto_${index}`, digit]));
  const read = (text: readonly unknown[], date = '15/04/2026') =>
    readBody('laosviplot', 'lao-vip', { date, ...digits(text) });

  test('five digits, as texts or as numbers', () => {
    const row = { drawDate: '2026-04-15', number: '48211', prizes: {} };
    expect(read(['4', '8', '2', '1', '1'])).toEqual([row]);
    expect(read([4, 8, 2, 1, 1])).toEqual([row]);
    expect(read([0, 0, 0, 0, 0])).toMatchObject([{ number: '00000' }]);
  });

  test.each([[['', '', '', '', '']], [['4', '8', '', '', '']], [['4', '8', '2', '1', null]]])(
    'digits that are to come: %j',
    (text) => {
      expect(read(text)).toEqual([]);
    },
  );

  test.each<[readonly unknown[]]>([[['48', '8', '2', '1', '1']], [[48, 8, 2, 1, 1]]])(
    'more than a digit in one place is refused: %j',
    (text) => {
      expect(() => read(text)).toThrow('laosviplot: lotto_0');
    },
  );

  test('its list of older draws', () => {
    const list = [
      { DATE: '15/04/2026', NUMBER: '48211' },
      { DATE: '2026-04-14', NUMBER: '01234' },
    ];
    expect(readBody('laosviplot', 'lao-vip', list, '2026-04-15', 'lastlottery')).toMatchObject([
      { drawDate: '2026-04-15', number: '48211' },
      { drawDate: '2026-04-14', number: '01234' },
    ]);
  });
});

describe('lao-lottery', () => {
  const read = (rows: readonly [string, unknown][], day?: string) => {
    const resultData = rows.map(([roundDate, winNumber], id) => ({ id, roundDate, winNumber }));
    return readBody('laodl', 'lao-lottery', { status: 200, error: false, resultData }, day);
  };

  test('the day is the first ten characters where it is that day in Bangkok', () => {
    const days = ['2026-08-20T00:00:00.000Z', '2026-08-21T00:00:00+07:00', '2026-08-24'];
    expect(read(days.map((day) => [day, '254900'])).map(({ drawDate }) => drawDate)).toEqual(
      days.map((day) => day.slice(0, 10)),
    );
  });

  test('a moment that is the next day in Bangkok is refused', () => {
    expect(() => read([['2026-11-27T17:00:00.000Z', '254900']])).toThrow(
      "laodl: roundDate: expected a day YYYY-MM-DD, got '2026-11-27T17:00:00.000Z'",
    );
  });

  test("today's row is there before its number; blanks between the digits are none", () => {
    expect(
      read([
        ['2026-08-25T00:00:00', ''],
        ['2026-08-24T00:00:00', '6 5 5 5 5 2'],
      ]),
    ).toEqual([{ drawDate: '2026-08-24', number: '655552', prizes: {} }]);
  });

  test('an odd number of another day stops no day that is wanted', () => {
    const rows = [
      ['2026-08-25', '046600'],
      ['2026-08-24', '6555'],
    ] as [string, string][];
    expect(read(rows, '2026-08-25')).toHaveLength(1);
    expect(() => read(rows, '2026-08-24')).toThrow("winNumber: expected 6 digits, got '6555'");
  });

  test('no draw at all is no answer', () => {
    expect(() => read([])).toThrow('laodl: resultData: no entry');
  });
});
