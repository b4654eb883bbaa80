// How names and numbers stand to one another in a block.
import { describe, expect, test } from 'vitest';
import { NAMES } from '../../../../tests/support/real-names.ts';
import { storedRows } from '../../../../tests/support/stored-rows.ts';
import { readPastedDay } from './pasted-day.ts';

function read(lines: readonly string[]) {
  const day = readPastedDay(['26/11/69', ...lines].join('\n'), NAMES);
  if (day.kind !== 'read') throw new Error(JSON.stringify(day));
  return { rows: storedRows(day), unread: day.asked };
}

const [A, B, C] = ['ฮานอยเฉพาะกิจ', 'ฮานอยพิเศษ', 'ฮานอยปกติ'];
const [ONE, TWO, THREE] = ['482-19', '730-64', '915-08'];
const LABELLED = ['3 ตัวบน 482', '2 ตัวล่าง 19'];

describe('more than one pattern fits, or none', () => {
  test.each([
    { pattern: 'names in a row', lines: [A, B, C, ONE, TWO, THREE] },
    { pattern: 'names in a row', lines: [A, B, C, '', ONE, TWO, THREE] },
    { pattern: 'names in a row', lines: [A, B, ONE] },
    { pattern: 'names in a row', lines: [A, B, ...LABELLED] },
    { pattern: 'names in a row', lines: [A, ONE, B, C, TWO, THREE] },
    { pattern: 'numbers above', lines: [ONE, A, TWO, B] },
    { pattern: 'numbers above', lines: [ONE, TWO, A, B] },
    { pattern: 'numbers above', lines: [...LABELLED, A, '3 ตัวบน 730', '2 ตัวล่าง 64', B] },
    { pattern: 'numbers above', lines: [`${A}/${B}`, ONE, A, TWO, B] },
    { pattern: 'numbers above', lines: [C, ONE, A, TWO, B] },
    { pattern: 'numbers above', lines: ['ลาวทีวี 924-15', ONE, A, TWO, B, THREE, C] },
    { pattern: 'numbers above', lines: [A, `${ONE} ${B}`, `${TWO} ${C}`, THREE] },
    { pattern: 'numbers above', lines: [ONE, `${A} ${TWO}`, `${B} ${THREE}`, C] },
    { pattern: 'numbers above', lines: [A, `${ONE} ${B}`, `${TWO} ${C}`] },
    { pattern: 'are mixed', lines: [`${A} ${ONE} ${B}`, TWO] },
    { pattern: 'numbers above', lines: [ONE, `${A} ${TWO}`] },
    { pattern: 'numbers above', lines: [A, ONE, `${B} ${TWO}`, C] },
    { pattern: 'numbers above', lines: [A, '', ONE, `${B} ${TWO}`] },
    { pattern: 'without the name', lines: ['ลาวทีวี 924-15', ONE] },
    { pattern: 'without the name', lines: [`${A} ${ONE}`, THREE, `${B} ${TWO}`] },
    { pattern: 'contradicts itself', lines: [A, ONE, A, TWO] },
    { pattern: 'several lotteries', lines: [`${A} ${ONE}`, 'ฮานอย 655-70', B] },
    { pattern: 'are mixed', lines: ['| 1 | ลาวพลัส | 572 | 03 |', '| 4 | ลาวเจริญ | 943 | 64 |'] },
    { pattern: 'several lines of numbers', lines: [A, ONE, TWO] },
    { pattern: 'several lines of numbers', lines: [A, ONE, TWO, B, THREE] },
    { pattern: 'prizes in a column', lines: [A, '3 ตัวบน', '2 ตัวล่าง', '482', '19'] },
    { pattern: 'prizes in a column', lines: [A, '2 ตัวบน', '2 ตัวล่าง', '19', '19'] },
    { pattern: 'prizes in a column', lines: [A, '482', '3 ตัวบน', '19', '2 ตัวล่าง'] },
  ])('$lines: $pattern', ({ pattern, lines }) => {
    const { rows, unread } = read(lines);
    expect(rows).toEqual([]);
    expect(unread.map(({ reason }) => reason).join()).toContain(pattern);
  });
});

describe('one pattern fits', () => {
  test.each([
    [
      [`${A} ${ONE}`, `${TWO} ${B}`],
      ['hanoi-adhoc', 'hanoi-special'],
    ],
    [
      [A, ONE, B, TWO, C, THREE],
      ['hanoi-adhoc', 'hanoi-special', 'hanoi-normal'],
    ],
    [
      [`${A}/${B}`, A, ONE, B, TWO],
      ['hanoi-adhoc', 'hanoi-special'],
    ],
    [
      [A, ONE, '', B, TWO, '', C],
      ['hanoi-adhoc', 'hanoi-special'],
    ],
    [
      [A, ONE, B, TWO, `${C} รอผล`],
      ['hanoi-adhoc', 'hanoi-special'],
    ],
    [
      [A, ONE, B, TWO, C, 'รอผล'],
      ['hanoi-adhoc', 'hanoi-special'],
    ],
    [[`ผล${A}`, '', A, ONE], ['hanoi-adhoc']],
    [[A, '', B, ...LABELLED], ['hanoi-special']],
    [[A, ...LABELLED, B, '3 ตัวบน', '2 ตัวล่าง'], ['hanoi-adhoc']],
    [[A, '3 ตัวบน', '482', '2 ตัวล่าง', '19'], ['hanoi-adhoc']],
    [[A, '3 ตัวบน', '482', '2 ตัวล่าง', '19', '1', '2', '3', '52'], ['hanoi-adhoc']],
    [[A, ONE, A, ONE], ['hanoi-adhoc']],
  ])('%j: %j', (lines, slugs) => {
    expect(read(lines).rows.map(({ lottery }) => lottery.slug)).toEqual(slugs);
  });
});

test('lines that repeat a part of the line above are of one draw', () => {
  const parts = ['358902', '58902', '8902', '902', '02'];
  const { rows } = read(['หวยลาวพัฒนา', ...parts.map((part) => `เลข ${part.length} ตัว ${part}`)]);
  expect(rows).toMatchObject([{ row: { prizes: { 'six-digit': ['358902'] } } }]);
  const other = parts.with(4, '12').map((part) => `เลข ${part.length} ตัว ${part}`);
  expect(read(['หวยลาวพัฒนา', ...other]).rows).toEqual([]);
});
