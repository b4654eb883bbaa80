// What a visitor is told of one bar or dot of a chart, on tap, on focus and by a screen reader.
import type { AbsenceRow } from '../../domain/statistics/absence.ts';
import { type Band, isOutside } from '../../domain/statistics/chance.ts';
import type { SpreadRow } from '../../domain/statistics/spread.ts';
import { countText, roughText } from '../figure-text.ts';

/** How often one number or digit was drawn. `countValue('37', 12, 9.7, band) //=> 'เลข 37: 12 ครั้ง (คาด 9.7)'` */
export function countValue(number: string, count: number, expected: number, band: Band): string {
  const outside = isOutside(count, band) ? ' นอกช่วงปกติ' : '';
  return `เลข ${number}: ${countText(count)} ครั้ง (คาด ${roughText(expected)}${outside})`;
}

/** How many numbers were drawn so often. */
export function spreadValue({ count, numbers, expected }: SpreadRow): string {
  return `ออก ${countText(count)} ครั้ง: ${countText(numbers)} เลข (คาด ${roughText(expected)})`;
}

/** How many numbers were away for so long in so many draws; the last row holds those never drawn, too. */
export function absenceValue(row: AbsenceRow, draws: number): string {
  const numbers = `${countText(row.numbers)} เลข (คาด ${roughText(row.expected)})`;
  if (row.to !== undefined) {
    const away = row.from === row.to ? `${row.from}` : `${row.from}–${row.to}`;
    return `ไม่ออกมา ${away} งวด: ${numbers}`;
  }
  const away = row.from === draws ? 'ยังไม่เคยออก' : `ไม่ออกมาตั้งแต่ ${row.from} งวด หรือยังไม่เคยออก`;
  return `${away}: ${numbers}`;
}

/** The score of one digit beside the mean of all. */
export function scoreValue(digit: string, score: number, mean: number): string {
  return `เลข ${digit}: ${score.toFixed(2)} คะแนน (ค่าเฉลี่ย ${mean.toFixed(2)})`;
}
