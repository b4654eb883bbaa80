// CSV of Thai result sites: a date, sometimes a type, and the numbers Thai readers bet on.
// One parser knows the Thai headers with Thai dates and the English ones with ISO dates.
import { heldPrizes, parseCsv, type SourceRow } from './row.ts';

const SHORT_MONTHS = [
  'ม.ค.',
  'ก.พ.',
  'มี.ค.',
  'เม.ย.',
  'พ.ค.',
  'มิ.ย.',
  'ก.ค.',
  'ส.ค.',
  'ก.ย.',
  'ต.ค.',
  'พ.ย.',
  'ธ.ค.',
];

export function parseThaiCsv(text: string): SourceRow[] {
  return parseCsv(text).map((row) => {
    const cell = (...names: string[]) => names.map((name) => row[name]).find(Boolean);
    const date = cell('drawDate', 'draw_date') ?? isoDate(row['วันที่'] ?? '');
    const type = cell('type', 'ประเภท');
    const number = cell('four_digit', 'เลขท้าย 4 ตัว', 'first_prize');
    return {
      drawDate: date,
      ...(type !== undefined && { type }),
      ...(number !== undefined && { number }),
      prizes: heldPrizes({
        'top-three-digit': cell('top3', '3 ตัวบน'),
        'top-two-digit': cell('top2', '2 ตัวบน'),
        'bottom-two-digit': cell('bottom2', '2 ตัวล่าง'),
      }),
    };
  });
}

/** `isoDate('2 พ.ค. 2569') //=> '2026-05-02'` */
function isoDate(thai: string): string {
  const [day = '', month = '', buddhistYear] = thai.split(' ');
  const number = SHORT_MONTHS.indexOf(month) + 1;
  return `${Number(buddhistYear) - 543}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
}
