// Each recipe reads the answer of its source that somebody recorded, or is marked as never tried on
// one. What stands in src/intake/sources/recorded was reduced to its facts.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { toDraw } from '../../../src/intake/sources/draw-of-row.ts';
import { isError } from '../../../src/intake/problem.ts';
import { judgeForm } from '../../../src/intake/rules/all.ts';
import { UnexpectedAnswer } from '../../../src/intake/sources/source-answer.ts';
import { contextOf, lotteryOf } from '../../../tests/support/real-lotteries.ts';
import { readBody, readData, UPSTREAMS } from '../../../tests/support/real-upstreams.ts';
import { RECORDED_XSMB } from '../../../tests/support/upstream-stand-in.ts';

const FOLDER = new URL('../../../src/intake/sources/recorded/', import.meta.url);
const readRecorded = (file: string) => readFileSync(new URL(file, FOLDER), 'utf8');
const TRIMMED = 'operators-2026-04.json';
const trimmed = (source: string) => JSON.parse(readRecorded(TRIMMED))[source];
/** The page of a lottery that is not ours, of the same template. */
const allhuay = readRecorded('allhuay-szse-vip-morning.html').replaceAll(
  'szse-vip-morning',
  'laotv',
);
const huayapp = readRecorded('huayapp-2026-09-26.json');

const pair = (digits: string) => ({ 'bottom-two-digit': [digits] });
const draw = (drawDate: string, number: string, prizes = {}) => ({ drawDate, number, prizes });

type Recorded = {
  readonly seen: 'recorded' | 'trimmed';
  readonly source: string;
  readonly lottery: string;
  readonly body: unknown;
  readonly day: string;
  /** A part of the address, where a source has several. */
  readonly url?: string;
  readonly rows: readonly object[];
};

const ANSWERS: readonly Recorded[] = [
  {
    ...{ seen: 'recorded', source: 'glo', lottery: 'thai-government', url: 'checking' },
    ...{ body: readRecorded('glo-2026-05-02.json'), day: '2026-05-02' },
    rows: [{ prizes: { 'first-prize': ['536077'], 'last-two-digit': [expect.any(String)] } }],
  },
  {
    ...{ seen: 'recorded', source: 'minhngoc', lottery: 'hanoi-normal', day: '2026-05-02' },
    body: readRecorded('minhngoc-2026-05-02.html'),
    rows: [draw('2026-05-02', '16132', pair('57')), draw('2026-05-01', '96637', pair('96'))],
  },
  {
    ...{ seen: 'recorded', source: 'xsmb-khiemdoan', lottery: 'hanoi-normal', day: '2026-08-22' },
    body: RECORDED_XSMB,
    rows: [draw('2026-08-20', '07523'), draw('2026-08-21', '94533'), draw('2026-08-22', '60213')],
  },
  {
    ...{ seen: 'recorded', source: 'minhngocstar', lottery: 'hanoi-star', day: '2026-06-24' },
    body: readRecorded('minhngocstar-2026-06-24.json'),
    rows: [draw('2026-06-24', '98207', pair('92'))],
  },
  {
    // Half an hour before its draw.
    ...{ seen: 'recorded', source: 'minhngoctv', lottery: 'hanoi-tv', day: '2026-06-24' },
    body: readRecorded('minhngoctv-2026-06-24-early.json'),
    rows: [],
  },
  {
    ...{ seen: 'recorded', source: 'lao-tv', lottery: 'lao-tv', day: '2026-06-24' },
    body: readRecorded('lao-tv-2026-06-24.json'),
    rows: [draw('2026-06-24', '85450')],
  },
  {
    // Before its draw: that of the day before, under its own day.
    ...{ seen: 'recorded', source: 'laostars', lottery: 'lao-star', day: '2026-06-24' },
    body: readRecorded('laostars-2026-06-23.json'),
    rows: [draw('2026-06-23', '88669')],
  },
  {
    // Copied by hand: its lottery is known by its hours.
    ...{ seen: 'trimmed', source: 'lao-redcross', lottery: 'lao-redcross', day: '2024-03-28' },
    body: readRecorded('lao-redcross-2024-03-28.json'),
    rows: [draw('2024-03-28', '12554')],
  },
  ...(
    [
      ['lao-redcross', 'lao-redcross', draw('2026-04-13', '30254')],
      ['laoshd', 'lao-hd', draw('2026-04-14', '47900')],
      ['laoextra', 'lao-extra', draw('2026-04-14', '17323')],
      ['laostars-vip', 'lao-star-vip', draw('2026-04-14', '37402')],
      ['laounionvip', 'lao-union-vip', draw('2026-04-14', '07011')],
      ['laosasean', 'lao-asean', draw('2026-04-14', '58063')],
      ['xosoextra', 'hanoi-extra', draw('2026-04-14', '74817', pair('35'))],
      ['xosodevelop', 'hanoi-develop', draw('2026-04-15', '59152', pair('92'))],
      ['minhngoctv', 'hanoi-tv', draw('2026-04-15', '29004', pair('24'))],
      ['xosoredcross', 'hanoi-redcross', draw('2026-04-15', '59209', pair('91'))],
      ['xosounion', 'hanoi-union', draw('2026-04-15', '93930', pair('17'))],
      ['hanoiasean', 'hanoi-asean', draw('2026-04-15', '23607', pair('75'))],
    ] as const
  ).map(([source, lottery, row]) => ({
    ...({ seen: 'trimmed', source, lottery, day: row.drawDate } as const),
    ...{ body: trimmed(source), rows: [row] },
  })),
  ...(
    [
      ['gsb-lottery', '2026-09-16', '1996039', '039', '45'],
      ['lao-lottery', '2026-09-25', '142383', '383', '23'],
      ['lao-tv', '2026-09-26', '15424', '424', '15'],
    ] as const
  ).map(([lottery, day, number, top, bottom]) => ({
    ...({ seen: 'trimmed', source: 'huayapp', lottery, day, body: huayapp } as const),
    rows: [draw(day, number, { 'top-three-digit': [top], ...pair(bottom) })],
  })),
  {
    ...{ seen: 'trimmed', source: 'allhuay', lottery: 'lao-tv', day: '2026-08-26' },
    ...{ body: allhuay, url: '/lotto/' },
    rows: [
      { drawDate: '2026-08-26', prizes: { 'top-three-digit': ['500'], ...pair('80') } },
      { drawDate: '2026-08-25', prizes: { 'top-three-digit': ['140'], ...pair('15') } },
      { drawDate: '2026-08-24', prizes: { 'top-three-digit': ['429'], ...pair('49') } },
      { drawDate: '2026-08-23', prizes: { 'top-three-digit': ['008'], ...pair('92') } },
    ],
  },
];

describe('what was recorded is read', () => {
  test.each(ANSWERS)(
    '$source: $lottery of $day, $seen',
    ({ source, lottery, body, day, url, rows }) => {
      const read = readBody(source, lottery, body, day, url);
      expect(read).toMatchObject(rows);
      expect(read).toHaveLength(rows.length);
    },
  );

  test('every file of the folder is read by a test', () => {
    const own = readFileSync(new URL(import.meta.url), 'utf8');
    expect(readdirSync(FOLDER).filter((file) => !own.includes(file))).toEqual([]);
  });
});

/** Each text of an answer, with what a log would take for a command behind it. */
function* withCommands(body: unknown): Generator<string> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const evil = '\n::error::x\u001b[31m\u2028\u202e';
  const isJson = /^\s*[{[]/.test(text);
  const value = isJson ? /(?<=:\s*")[^"]*(?=")/g : /(?<=>|,|\n)[^<>,\n]+(?=<|,|\n)/g;
  for (const { index, 0: found } of text.matchAll(value)) {
    const put = isJson ? JSON.stringify(evil).slice(1, -1) : evil;
    yield text.slice(0, index + found.length) + put + text.slice(index + found.length);
  }
}

test.each(ANSWERS)('$source: no command of an answer gets into a log or a draw', (answer) => {
  const { source, lottery, body, day, url } = answer;
  for (const text of withCommands(body)) {
    let said: unknown;
    try {
      said = JSON.stringify(readBody(source, lottery, text, day, url), undefined, 0);
    } catch (error) {
      expect(error).toBeInstanceOf(UnexpectedAnswer);
      said = (error as UnexpectedAnswer).message;
    }
    expect(said).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}]|\\n|\\u00/u);
  }
});

test('GLO by year, in the shape that others read: four prizes, the rest is still to come', () => {
  const body = readRecorded('glo-year-shape.json');
  expect(readBody('glo', 'thai-government', body, '2026-07-16', 'ByYear')).toEqual([
    {
      drawDate: '2026-07-16',
      prizes: {
        'first-prize': ['639214'],
        'front-three-digit': ['709', '683'],
        'last-three-digit': ['427', '746'],
        'last-two-digit': ['71'],
      },
      pending: ['second-prize', 'third-prize', 'fourth-prize', 'fifth-prize'],
    },
  ]);
});

describe('GLO by year, of years before the front three and after', () => {
  const read = (date: string, last3f: string[], last3b: string[]) => {
    const data = { first: ['639214'], last2: ['71'], last3f, last3b };
    const body = { response: [{ date, data }] };
    const [row] = readBody('glo', 'thai-government', body, date, 'ByYear');
    return row && toDraw(row, 'glo', lotteryOf('thai-government'));
  };

  test.each([
    { date: '2014-03-16', front: [], last: ['427', '746', '018', '933'] },
    { date: '2015-08-16', front: [], last: ['427', '746', '018', '933'] },
    { date: '2015-09-01', front: ['709', '683'], last: ['427', '746'] },
  ])('$date has $front and $last', ({ date, front, last }) => {
    const draw = read(date, front, last);
    expect(draw?.prizes['last-three-digit']).toEqual(last.toSorted());
    expect(draw?.prizes['front-three-digit'] ?? []).toEqual(front.toSorted());
    expect(draw && judgeForm(draw, contextOf('thai-government')).filter(isError)).toEqual([]);
  });

  test('as many as no era has are refused; those of another era no rule admits', () => {
    expect(() => read('2014-03-16', [], ['427', '746', '018'])).toThrow(
      'data.last3b: expected 2 or 4 numbers, got 3',
    );
    const draw = read('2014-03-16', [], ['427', '746']);
    const errors = draw && judgeForm(draw, contextOf('thai-government')).filter(isError);
    expect(errors).toMatchObject([{ path: 'prizes.last-three-digit' }]);
  });
});

describe('each row says what its recipe was tried on', () => {
  test('recorded, trimmed or never: a row that says nothing is not one of ours', () => {
    const rows: readonly { source: string; seen?: string }[] = readData('upstreams').upstreams;
    expect(rows.filter(({ seen }) => seen === undefined)).toEqual([]);
  });

  test.each(UPSTREAMS)('$source, $url: $seen', ({ source, url, lotteries, request, seen }) => {
    const answers = ANSWERS.filter((answer) => {
      if (answer.source !== source || !lotteries.includes(answer.lottery)) return false;
      const on = { lottery: answer.lottery, day: answer.day as never };
      return request(url, on).url.includes(answer.url ?? '');
    });
    const best = answers.find((answer) => answer.seen === 'recorded') ?? answers[0];
    expect(seen).toBe(/history/i.test(url) ? 'never' : (best?.seen ?? 'never'));
  });
});
