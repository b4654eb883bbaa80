// Anybody may paste anything: four times the text costs about four times the work, whatever it is.
import { describe, expect, test } from 'vitest';
import { NAMES } from '../../../../tests/support/real-names.ts';
import { parseDrawDate } from '../../../domain/draw-date.ts';
import { LONGEST_PASTE, readPastedDay } from './pasted-day.ts';

const DAY = parseDrawDate('2026-11-16');
const [SHORT, LONG] = [LONGEST_PASTE / 4, LONGEST_PASTE];

/** Work that grows with the square of the text is sixteenfold. */
const MOST_GROWTH = 9;
/** Below so many milliseconds the clock says nothing of growth, and nobody waits. */
const NO_WORK_MS = 40;

const of = (piece: string) => (length: number) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

const TEXTS: Readonly<Record<string, (length: number) => string>> = {
  'blanks between a name and its numbers': (length) => `ลาวทีวี${' '.repeat(length - 30)}513-89`,
  'blanks behind รางวัล เลข': (length) => `รางวัล เลข${' '.repeat(length - 12)}x`,
  'blanks behind a day of the week': (length) => `วันจันทร์${' '.repeat(length - 12)}x`,
  'blanks behind งวด': (length) => `งวด${' '.repeat(length - 12)}x1`,
  blanks: of(' '),
  'blanks of every kind': of(' \u00a0\u2003\t'),
  tabs: of('\t'),
  newlines: of('\n'),
  'blank lines': of(' \n'),
  digits: of('1'),
  'digits and blanks': of('1 '),
  pairs: of('12 '),
  commas: of(','),
  'digits and commas': of('1,'),
  dashes: of('-'),
  'digits and dashes': of('1-'),
  'Thai vowels': of('\u0e30'),
  'Thai marks': of('ก\u0e48\u0e4d\u0e32'),
  letters: of('ก'),
  'letters and blanks': of('ก '),
  brackets: of('('),
  ผล: of('ผล'),
  'ผล and blanks': of('ผล '),
  รางวัล: of('รางวัล'),
  'รางวัล and blanks': of('รางวัล '),
  'รางวัลที่ 1': of('รางวัลที่ 1 '),
  ที่: of('ที่ '),
  ละ: of('ละ 1'),
  รอ: of('รอ'),
  x: of('x-'),
  'labels without numbers': of('3 ตัวบน '),
  months: of('1 ม.ค. '),
  days: of('16/11/69 '),
  times: of('12:30 '),
  'times beside a name': of('ลาวพัฒนา 12:30\n'),
  'a name': of('ลาวทีวี'),
  'a name and blanks': of('ลาวทีวี '),
  'a name of several': of('ลาว'),
  results: of('ลาวทีวี 513-89\n'),
  'results in one line': of('ลาวทีวี 513-89 '),
  'results that contradict one another': (length) =>
    Array.from(
      { length: length / 16 },
      (_, at) => `ลาวทีวี ${100 + (at % 900)}-${10 + (at % 90)}`,
    ).join('\n'),
  'names nobody knows': (length) =>
    Array.from({ length: length / 16 }, (_, at) => `ลาวก${at} 513-89`).join('\n'),
  flags: of('🇻🇮🇵'),
  links: of('www.a'),
  'names alone': of('ลาวทีวี\nลาวสตาร์\n'),
  'names above numbers': of('ลาวทีวี\n513-89\n'),
  'names that are not ours': of('หุ้นไทย\n'),
  'clocks between results': of('12:30\nลาวทีวี 513-89\n'),
  'nearly days of the week': of('วันศุกรที่ '),
  doubts: of('ลาวทีวี 513-89 ❓\n'),
  'doubts of nobody': of('ไม่ชัวร์\n'),
  corrections: of('ลาวทีวี 513-89\nขออภัย\n'),
  'forecasts of another day': of('Soi cầu 8/10: 36\n'),
  'misspelt months': of('1 พฤษจิกายน 69 '),
  'days of the week in Vietnamese': of('thứ 4 ngày '),
  'days and days': of('25 และ '),
  'accents without letters': of('a\u0301\u0323'),
  'digits in circles': of('②⑦'),
  'unknown signs': of('⚁'),
  'telephone numbers': of('081-234-5678 '),
  'at signs': of('@'),
};

function workOf(text: string): number {
  const before = process.cpuUsage();
  readPastedDay(text, NAMES, DAY);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

describe('four times the text is not sixteen times the work', () => {
  readPastedDay('ลาวทีวี 513-89', NAMES, DAY);

  test.each(Object.entries(TEXTS))('%s', (_, textOf) => {
    const work = (length: number) => workOf(textOf(length).slice(0, length));
    const isSteep = () => {
      const short = Math.min(work(SHORT), work(SHORT));
      return work(LONG) >= Math.max(short, NO_WORK_MS / MOST_GROWTH) * MOST_GROWTH;
    };
    // Twice, since garbage is collected whenever the engine likes.
    expect(isSteep() && isSteep()).toBe(false);
  });
});

test('a longer text is refused before anything of it is read', () => {
  const text = 'ลาวทีวี 513-89\n'.repeat(LONGEST_PASTE);
  expect(workOf(text)).toBeLessThan(NO_WORK_MS);
  expect(readPastedDay(text, NAMES, DAY)).toMatchObject({ kind: 'refused' });
  expect(readPastedDay(`${' '.repeat(LONGEST_PASTE - 14)}ลาวทีวี 513-89`, NAMES, DAY).kind).toBe(
    'read',
  );
});
