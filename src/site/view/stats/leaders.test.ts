import { describe, expect, test } from 'vitest';
import { day, drawOn, drawsOf, prizeKind } from '../../../../tests/support/small-lottery.ts';
import { tallyFrequency } from '../../../domain/frequency.ts';
import {
  absentWords,
  chooseDraws,
  listChoices,
  longestAway,
  longestAwayWords,
  mostByChance,
  mostDrawn,
  mostDrawnWords,
  numberWords,
} from './leaders.ts';

const count = (digits: number, ...numbers: string[]) =>
  tallyFrequency(prizeKind('p', digits), drawsOf(...numbers));
/** Each two-digit number once, 00 in the newest draw, and what came before. */
const all = Array.from({ length: 100 }, (_, value) => String(value).padStart(2, '0'));
const rows = (ties: ReturnType<typeof mostDrawn>) =>
  ties.map(({ figure, numbers }) => `${figure}: ${numbers}`.replaceAll('\u00a0', ' '));

describe('the numbers drawn most often', () => {
  test('are told in ties, no tie cut, until there are ten', () => {
    const nine = all.slice(1, 10);
    const numbers = ['07', '07', '07', ...nine, ...nine, '88', '99'];
    expect(rows(mostDrawn(count(2, ...numbers)))).toEqual([
      '5 ครั้ง: 07',
      '2 ครั้ง: 01 · 02 · 03 · 04 · 05 · 06 · 08 · 09',
      '1 ครั้ง: 88 · 99',
    ]);
  });

  test('are counted where a tie is long, rather than ten of it shown', () => {
    expect(rows(mostDrawn(count(2, '07', ...all.slice(0, 40))))).toEqual([
      '2 ครั้ง: 07',
      '1 ครั้ง: 39 เลขเท่ากัน',
    ]);
  });

  test('a prize without a draw has none', () => {
    const none = count(2);
    expect([mostDrawn(none), mostDrawnWords(none)]).toEqual([[], 'ไม่มีงวดที่มีรางวัลนี้']);
  });
});

describe('the numbers away longest', () => {
  test('those that never came are first', () => {
    const seen = all.filter((number) => number !== '13');
    expect(rows(longestAway(count(2, ...seen))).slice(0, 3)).toEqual([
      'ยังไม่เคยออก: 13',
      '98 งวด: 99',
      '97 งวด: 98',
    ]);
  });

  test('are told too where many never came', () => {
    const told = rows(longestAway(count(2, '01', '02', '01', '03')));
    expect(told).toEqual(['ยังไม่เคยออก: 97 เลข', '3 งวด: 03', '1 งวด: 02', '0 งวด: 01']);
  });

  test('ten are told', () => {
    expect(longestAway(count(2, ...all))).toHaveLength(10);
  });
});

describe('draws are chosen', () => {
  const draws = ['2026-11-16', '2026-11-02', '2025-12-29', '2025-12-28'].map((date) =>
    drawOn(date, { p: ['07'] }),
  );
  test.each([
    { choice: '30', chosen: [0, 1, 2, 3] },
    { choice: 'all', chosen: [0, 1, 2, 3] },
    { choice: '2025', chosen: [2, 3] },
    { choice: 'monday', chosen: [0, 1, 2] },
    { choice: 'friday', chosen: [] },
  ])('$choice: $chosen', ({ choice, chosen }) => {
    expect(chooseDraws(draws, choice)).toEqual(chosen.map((age) => draws[age]));
  });

  test('only by a year or a day of the week that has some', () => {
    const { years, weekDays } = listChoices(draws);
    const told = [...years, ...weekDays].map(({ name, draws }) => `${name} ${draws}`);
    expect(told).toEqual(['ปี 2569 2', 'ปี 2568 2', 'วันจันทร์ 3', 'วันอาทิตย์ 1']);
  });
});

describe('every list says that it predicts nothing', () => {
  const frequency = count(2, ...all, ...all);

  test('every list says what chance gives', () => {
    expect(mostDrawnWords(frequency)).toMatch(/คือเลขละ 2.ครั้ง .*ถึง 6.ครั้ง .*ไม่ได้แปลว่าจะออกอีก/);
    expect(longestAwayWords(frequency)).toMatch(/ห่างกัน 100.งวด ไม่ออกนานไม่ได้แปลว่าใกล้ออก/);
  });

  // By hand: 0.9963 to the hundredth power is the first above a half.
  test.each([
    { expected: 0, most: 0 },
    { expected: 1, most: 4 },
    { expected: 4.72, most: 11 },
  ])('$expected expected: $most', ({ expected, most }) => {
    const of = { ...frequency, expectedPerNumber: expected };
    expect(mostByChance(of)).toBe(most);
  });
});

test('one number is looked up, drawn or not', () => {
  const frequency = count(2, '01', '07', '01');
  const said = (number: string) =>
    numberWords(frequency, number, '30 งวดล่าสุด').replaceAll('\u00a0', ' ');
  expect(said('07')).toBe(
    'รางวัล p 30 งวดล่าสุด: 07 ออก 1 ครั้ง (คาด 0.03) ล่าสุด 30 ม.ค. 2569 หลังจากนั้นไม่ออก 1 งวด',
  );
  expect(said('55')).toBe('รางวัล p 30 งวดล่าสุด: 55 ออก 0 ครั้ง (คาด 0.03)');
});

test('beside a part of the draws stands how often a number came in all of them', () => {
  const said = numberWords(count(2, '01'), '55', '30 งวดล่าสุด', { draws: 472, count: 3 });
  expect(said.replaceAll('\u00a0', ' ')).toBe(
    'รางวัล p 30 งวดล่าสุด: 55 ออก 0 ครั้ง (คาด 0.01) ทั้งหมด 472 งวด: 3 ครั้ง',
  );
});

const range = (from: string, to: string, days: number) => ({ from: day(from), to: day(to), days });

test.each([
  [[], [], undefined],
  [['2026-09-01'], [], '1 วันตามกำหนดที่ไม่มีผลในระบบ (1 ก.ย. 2569)'],
  [
    ['2026-09-01'],
    [range('2026-01-05', '2026-02-20', 1234), range('2025-12-30', '2025-12-30', 1)],
    '1,236 วันตามกำหนดที่ไม่มีผลในระบบ (ระหว่าง 30 ธ.ค. 2568–1 ก.ย. 2569)',
  ],
])('missing %j and unknown %j: %s', (missing, unknownDays, words) => {
  const said = absentWords({ missing: missing.map(day), unknownDays });
  expect(said).toEqual(words === undefined ? '' : expect.stringContaining(words));
});
