// Texts that an earlier reader understood wrongly, each for its kind.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NAMES } from '../../../../tests/support/real-names.ts';
import { storedRows } from '../../../../tests/support/stored-rows.ts';
import { readPastedDay } from './pasted-day.ts';

const NOW = Date.parse('2026-11-27T12:00:00+07:00');

function read(file: string) {
  const text = readFileSync(`tests/fixtures/pasted/cases/${file}.txt`, 'utf8');
  return readPastedDay(text, NAMES, undefined, NOW);
}

test.each([
  ['trial-xsmb', /วันนี้.*2026-11-27.*2026-10-07/],
  ['today-of-another-year', /วันนี้.*2026-11-27.*2025-11-26/],
  ['two-days', /25-26/],
])('%s is refused whole: %s', (file, reason) => {
  expect(read(file)).toEqual({ kind: 'refused', line: 1, reason: expect.stringMatching(reason) });
});

test.each([
  ['names-then-numbers', /names in a row, then numbers in a row/],
  ['numbers-above-names-with-title', /numbers above their names/],
  ['vip-heading-xsmb-table', /ฮานอยvip/],
])('%s is asked about: %s', (file, reason) => {
  const reasons = expect.arrayContaining([
    expect.objectContaining({ reason: expect.stringMatching(reason) }),
  ]);
  expect(read(file)).toMatchObject({ kind: 'read', rows: [], asked: reasons });
});

const BOTTOM = 'bottom-two-digit';
const TOP = 'top-three-digit';

test.each([
  [
    'circled-digits',
    '2026-11-26',
    {
      'hanoi-special': { [TOP]: ['730'], [BOTTOM]: ['64'] },
      'hanoi-vip': { [TOP]: ['204'], [BOTTOM]: ['77'] },
    },
  ],
  ['question-mark', '2026-11-26', {}],
  ['xsmb-keycaps', '2026-10-07', { 'hanoi-normal': { 'five-digit': ['56848'], [BOTTOM]: ['83'] } }],
  [
    'xsmb-weekday-heading',
    '2026-10-07',
    { 'hanoi-normal': { 'five-digit': ['56848'], [BOTTOM]: ['83'] } },
  ],
  [
    'lao-all-lengths',
    '2026-10-07',
    { 'lao-lottery': { 'six-digit': ['358902'], 'four-digit': ['8902'], [TOP]: ['902'] } },
  ],
  // Ten years before its first draw: doubt asks about such a day.
  ['year-slip', '2016-11-26', { 'lao-tv': { [TOP]: ['924'], [BOTTOM]: ['16'] } }],
])('%s is of %s: %j', (file, drawDate, draws) => {
  const day = read(file);
  const rows = storedRows(day);
  expect(day).toMatchObject({ kind: 'read', drawDate });
  expect(Object.fromEntries(rows.map(({ lottery, row }) => [lottery.slug, row.prizes]))).toEqual(
    draws,
  );
});

test('what a text is not sure of itself is said with its line', () => {
  expect(read('question-mark')).toMatchObject({
    asked: [{ line: 2, reason: expect.stringContaining('❓') }],
  });
});
