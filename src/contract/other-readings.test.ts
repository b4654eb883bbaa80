import { expect, test } from 'vitest';
import { readEntry } from '../domain/typed-numbers.ts';
import { otherReadings } from './other-readings.ts';

const readingsIn = (...entries: string[]) =>
  otherReadings(
    entries,
    entries.map((entry) => readEntry(entry, [2, 3, 6])),
  );

test('a ticket with a blank is taken for one, and can be asked as two numbers beside all others', () => {
  expect(readingsIn('53', '437 921', '12')).toEqual([
    {
      taken: '“437 921” ตรวจเป็นเลขเดียว: 437921',
      others: [{ words: 'ตรวจเป็น 2 เลข: 437 และ 921', entries: ['53', '437', '921', '12'] }],
    },
  ]);
});

test('where there is one reading nothing is said', () => {
  expect(readingsIn('437921', '12 345', 'x')).toEqual([]);
});

test('a range is asked for by its ends', () => {
  const [other] = readingsIn('437921-437930');
  expect(other?.others).toEqual([
    { words: 'ตรวจเป็น 10 เลข: 437921 ถึง 437930', entries: ['437921..437930'] },
  ]);
  expect(readingsIn('437921-437922×3')).toMatchObject([]);
  expect(readingsIn('437 921×3')[0]?.others[0]?.entries).toEqual(['437×3', '921×3']);
});

test('a long list says that it may mean something else', () => {
  const [other] = readingsIn(Array.from({ length: 201 }, () => '437').join(' '));
  expect(other?.taken).toContain('ตรวจเป็น 201 เลข และยังอ่านได้อีกหลายแบบ');
  expect(other?.others).toEqual([]);
});

test('four numbers in a row are listed, five are a range', () => {
  const entriesOf = (range: string) => readingsIn(range)[0]?.others[0]?.entries;
  expect(entriesOf('437921-437924')).toEqual(['437921', '437922', '437923', '437924']);
  expect(entriesOf('437921-437925')).toEqual(['437921..437925']);
});
