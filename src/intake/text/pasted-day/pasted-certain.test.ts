// Texts of which each line is certain, and texts with a line that a person has to judge: nothing of
// the latter is stored before.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NAMES } from '../../../../tests/support/real-names.ts';
import { storedRows } from '../../../../tests/support/stored-rows.ts';
import { readPastedDay } from './pasted-day.ts';

const NOW = Date.parse('2026-11-28T23:59:00+07:00');

function read(file: string) {
  const text = readFileSync(`tests/fixtures/pasted/certain/${file}.txt`, 'utf8');
  return readPastedDay(text, NAMES, undefined, NOW);
}

test.each([
  ['below-last-draw', 3, /ผลงวดก่อน/],
  ['below-made-by-ai', 4, /ai/],
  ['below-xsmb-made-by-ai', 10, /ai/],
  ['below-last-night', 4, /เมื่อคืนวาน/],
  ['below-not-out-yet', 4, /อันบนมั่ว/],
  ['below-no-draw-inside-a-sentence', 4, /เนื่องจาก/],
  ['middle-of-last-night', 3, /อันบน/],
  ['clock-before-the-hour', 1, /09:15.*19:30/],
  ['clock-after-midnight', 1, /00:12.*23:30/],
  ['clock-of-the-sender', 1, /01:05.*17:30/],
])('%s: line %i is asked about: %s', (file, line, reason) => {
  expect(read(file)).toMatchObject({
    kind: 'read',
    asked: [{ line, reason: expect.stringMatching(reason) }],
  });
});

test.each([
  ['saturday-is-a-wednesday', /วันเสาร์.*2026-11-25.*วันพุธ/],
  ['month-misspelt-march', /มีนายน.*did you mean มีนาคม/],
  ['month-misspelt-june', /มิถุนาคม.*did you mean มิถุนายน/],
])('%s is refused: %s', (file, reason) => {
  expect(read(file)).toEqual({ kind: 'refused', line: 1, reason: expect.stringMatching(reason) });
});

const XSMB = { 'five-digit': ['60337'], 'bottom-two-digit': ['52'] };
const SPECIAL = { 'top-three-digit': ['481'], 'bottom-two-digit': ['20'] };

test.each([
  [
    'saturday-english',
    {
      'lao-star': { 'top-three-digit': ['482'], 'bottom-two-digit': ['68'] },
      'hanoi-special': SPECIAL,
    },
  ],
  ['saturday-vietnamese', { 'hanoi-normal': XSMB }],
  ['xsmb-tuong-thuat', { 'hanoi-normal': { 'five-digit': ['48105'], 'bottom-two-digit': ['31'] } }],
  ['one-line-with-a-tail', { 'hanoi-special': SPECIAL }],
])('%s is read whole: %j', (file, draws) => {
  const day = read(file);
  expect(day).toMatchObject({ kind: 'read', asked: [] });
  const rows = day.kind === 'read' ? day.rows : [];
  expect(Object.fromEntries(rows.map(({ lottery, row }) => [lottery.slug, row.prizes]))).toEqual(
    draws,
  );
});

test('N3 below the sheet of the government lottery is named, and none of its numbers is taken', () => {
  const sheet =
    'ตรวจหวย สลากกินแบ่งรัฐบาล 16/11/69\nรางวัลที่ 1 : 482915\nเลขหน้า 3 ตัว : 318, 706\nเลขท้าย 3 ตัว : 054, 927\nเลขท้าย 2 ตัว : 63';
  const n3 =
    '\n\nผลสลากตัวเลขสามหลัก (N3)\nรางวัลสามตรง 915\nรางวัลสามสลับหลัก 159 195\nรางวัลสองตรง 27\nรางวัลพิเศษ 0482913000127\nN3 สองตรง : 15';
  const alone = readPastedDay(sheet, NAMES, undefined, NOW);
  const beside = readPastedDay(`${sheet}${n3}`, NAMES, undefined, NOW);
  if (alone.kind !== 'read' || beside.kind !== 'read') throw new Error('is not read');
  expect([beside.rows, beside.asked]).toEqual([alone.rows, []]);
  expect(beside.ignored.map(({ line }) => line)).toEqual([7, 8, 9, 10, 11, 12]);
});

test.each(['วันที่ 24 ตุลาค 2569\nลาวสตาร์ 614-38', 'วันที่ 24 พฤษจิกาย 2569\nลาวสตาร์ 614-38'])(
  'a month that is not one decides no day: %j',
  (text) => {
    expect(readPastedDay(text, NAMES, undefined, NOW).kind).not.toBe('read');
  },
);

test.each([
  ['ล่าง 83', 'labelled'],
  ['บน 572 ล่าง 71', 'both labelled'],
  ['83', 'as long as a prize'],
  ['572-83', 'a pair'],
  ['12345678', 'as long as no prize'],
])('numbers of nobody below a result may correct it, and are asked about: %s', (correction) => {
  const day = readPastedDay(`28/11/69\nลาวทีวี 571-72\n${correction}`, NAMES, undefined, NOW);
  expect(day).toMatchObject({ asked: [{ line: 3, reason: expect.stringContaining('ไม่มีชื่อหวย') }] });
});

test('a telephone number below a result is no prize', () => {
  const day = readPastedDay('28/11/69\nลาวทีวี 571-72\n089-123-4567', NAMES, undefined, NOW);
  expect(day).toMatchObject({ rows: [{}], asked: [] });
});

test.each(['ลาวสตาร์ ❓', '❓ ลาวสตาร์', 'ลาวสตาร์ ⏳', 'ลาวสตาร์ รอบเย็น'])(
  'numbers below %s are not those of the lottery above it',
  (name) => {
    const text = `28/11/69\nลาวทีวี\nบน 571\n${name}\nล่าง 71`;
    const day = readPastedDay(text, NAMES, undefined, NOW);
    expect(storedRows(day)).toEqual([]);
  },
);
