import { expect, test } from 'vitest';
import { day } from '../../../tests/support/small-lottery.ts';
import { readEntry } from '../../domain/typed-numbers.ts';
import { openReadings, otherReadings } from './other-readings.ts';

const read = (entries: readonly string[]) =>
  entries.map((entry) => readEntry(entry, { lengths: [2, 3, 6], near: day('2026-10-01') }));
const readingsIn = (...entries: string[]) => otherReadings(read(entries));
const openIn = (...entries: string[]) => openReadings(read(entries), ({ isOpen }) => isOpen);

test('a ticket with a blank is taken for one, and can be asked as two numbers beside all others', () => {
  expect(readingsIn('53', '437 921', '12')).toEqual([
    {
      taken: '“437 921” ตรวจเป็นเลขเดียว: 437921',
      choices: [{ words: 'ตรวจเป็น 2 เลข: 437 และ 921', entries: ['53', '437', '921', '12'] }],
    },
  ]);
});

test('an entry with one reading asks nothing', () => {
  expect(readingsIn('437921', '12 345', 'x')).toEqual([]);
  expect(openIn('437921', '437 921', '12 345', 'x', '1/8/69')).toEqual([]);
});

test('an entry that can be two things is asked about, each of them beside all others', () => {
  expect(openIn('53', '402700-02×3')).toEqual([
    {
      taken: '“402700-02×3” คือ',
      choices: [
        {
          words: 'ตรวจเป็น 3 เลข: 402700, 402701 และ 402702',
          entries: ['53', '402700×3', '402701×3', '402702×3'],
        },
        { words: 'ตรวจเป็น 2 เลข: 402700 และ 402702', entries: ['53', '402700×3', '402702×3'] },
        { words: 'ตรวจเป็น 2 เลข: 402700 และ 02', entries: ['53', '402700×3', '02×3ใบ'] },
      ],
    },
  ]);
});

test('a day is one or is numbers, and is asked for again so that it cannot be numbers', () => {
  const [day] = openIn('16/06/68', '402701');
  expect(day?.choices).toEqual([
    { words: 'เป็นวันที่ 16 มิ.ย. 2568 ไม่ใช่เลข', entries: ['16/6/2568', '402701'] },
    { words: 'ตรวจเป็น 3 เลข: 16, 06 และ 68', entries: ['16', '06', '68', '402701'] },
  ]);
  const [behind] = openIn('402701 16/06/68');
  expect(behind?.choices[0]).toEqual({
    words: 'ตรวจเป็นเลขเดียว: 402701 งวดวันที่ 16 มิ.ย. 2568',
    entries: ['402701', '16/6/2568'],
  });
});

test('a range is asked for by its ends', () => {
  const [range] = openIn('437921-437930');
  expect(range?.choices).toEqual([
    { words: 'ตรวจเป็น 10 เลข: 437921 ถึง 437930', entries: ['437921..437930'] },
    { words: 'ตรวจเป็น 2 เลข: 437921 และ 437930', entries: ['437921', '437930'] },
  ]);
  expect(openIn('437921-437925')[0]?.choices[0]?.entries).toEqual(['437921..437925']);
  expect(openIn('437921-437924')[0]?.choices[0]?.entries).toHaveLength(4);
  expect(readingsIn('437 921×3')[0]?.choices[0]?.entries).toEqual(['437×3ใบ', '921×3ใบ']);
});

test('what is asked for again is read so, and asks no more', () => {
  const entries = [
    '402700-02',
    '402798/99/00',
    '402701 53',
    '16-06-68',
    '402699-402703',
    '402701 16/06/68',
    '16/11',
    '402701 16/11',
  ];
  for (const { choices: others } of entries.flatMap((entry) => openIn(entry))) {
    for (const { entries: again } of others) {
      expect(openIn(...again), String(again)).toEqual([]);
      expect(readingsIn(...again), String(again)).toEqual([]);
    }
  }
});

test('of many entries the first five are asked about, since each choice is the whole question', () => {
  const many = Array.from({ length: 20 }, (_, at) => `4027${30 + at}-11`);
  expect(openIn(...many).map(({ taken }) => taken)).toEqual(
    many.slice(0, 5).map((entry) => `“${entry}” คือ`),
  );
  const spaced = readingsIn('12 345', ...Array.from({ length: 20 }, () => '437 921'));
  expect(spaced.map(({ choices }) => choices.length)).toEqual([
    ...Array.from({ length: 5 }, () => 1),
    ...Array.from({ length: 15 }, () => 0),
  ]);
  expect(spaced.at(-1)?.taken).toContain('กรุณาใส่บรรทัดละหนึ่งเลข');
});

test('a long list says that it may mean something else', () => {
  const [other] = readingsIn(Array.from({ length: 201 }, () => '437').join(' '));
  expect(other?.taken).toContain('ตรวจเป็น 201 เลข และยังอ่านได้อีกหลายแบบ');
  expect(other?.choices).toEqual([]);
});
