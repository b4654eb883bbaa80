// CSV of Thai result sites: a date, sometimes a type, and the numbers Thai readers bet on. Reads
// Thai headers with Thai dates, and English ones with ISO dates.
import { THAI_MONTHS_SHORT } from '../../domain/draw-date.ts';
import { heldPrizes, parseCsv, type SourceRow } from './row.ts';

export function parseThaiCsv(text: string): SourceRow[] {
  return parseCsv(text).map((row) => {
    const cell = (...names: string[]) => names.map((name) => row[name]).find(Boolean);
    const iso = cell('drawDate', 'draw_date', 'date', 'result_date');
    const date = iso ?? isoDate(row['วันที่'] ?? '');
    const type = cell('type', 'ประเภท', 'lottery', 'our_identifier', 'category');
    const number = cell('four_digit', 'เลขท้าย 4 ตัว', 'first_prize', 'number', 'num', 'num4');
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
  const number = THAI_MONTHS_SHORT.indexOf(month) + 1;
  return `${Number(buddhistYear) - 543}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
}
