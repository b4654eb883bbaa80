// Every number of a prize, as map and table show it; counts that chance seldom gives; and what a
// bar or dot of a chart tells. What happened, never what will.
import { everyNumber } from '../../../domain/digits.ts';
import { type AbsenceRow, type Band, isOutside } from '../../../domain/statistics/chance.ts';
import type { PrizeStatistics } from '../../../domain/statistics/prize-statistics.ts';
import { aboutText, countText, roughText } from '../figure-text.ts';

export type NumberRow = ReturnType<typeof numberRows>[number];

/** Every possible number in ascending order; `last` is `undefined` where it was never drawn. */
export function numberRows({ frequency, band }: PrizeStatistics) {
  const byNumber = new Map(frequency.numbers.map((drawn) => [drawn.number, drawn]));
  return everyNumber(frequency.kind.digits).map((number) => {
    const last = byNumber.get(number);
    const count = last?.count ?? 0;
    return { number, count, last, outside: isOutside(count, band) };
  });
}

/** Shades: `m` more and `f` fewer than expected, by one, two, three standard deviations or more. */
export function countCells(rows: readonly NumberRow[], expected: number) {
  // Counts of rare events: the variance is the expectation itself.
  const deviation = Math.sqrt(expected) || 1;
  return rows.map(({ count, outside }) => {
    const steps = Math.min(3, Math.floor(Math.abs(count - expected) / deviation));
    const shade = steps === 0 ? '' : `${count > expected ? 'm' : 'f'}${steps}`;
    return { text: countText(count), shade: `${shade}${outside ? ' out' : ''}`.trim() };
  });
}

/** Shades: away for one, two, three times the expected absence or longer. */
export function absenceCells(rows: readonly NumberRow[], { frequency, picks }: PrizeStatistics) {
  const { possibleValues, draws } = frequency;
  const expectedAbsence = (possibleValues * draws) / picks;
  return rows.map(({ last }) => {
    // A number never drawn was away for all stored draws, which may be few.
    const steps = Math.min(3, Math.floor((last?.drawsSince ?? draws) / expectedAbsence));
    const text = last === undefined ? '–' : countText(last.drawsSince);
    return { text, shade: steps === 0 ? '' : `f${steps}` };
  });
}

/** A bar of absences: `0–49`; the last is `350+`, or only those never drawn in so many draws. */
export function absenceLabel({ from, to }: AbsenceRow, draws: number): string {
  if (to === undefined) return from === draws ? 'ไม่เคย' : `${from}+`;
  return from === to ? `${from}` : `${from}–${to}`;
}

type Counted = { readonly number: string; readonly count: number };

/**
 * The numbers outside the band, farthest first, among all of them, drawn or not; and how many
 * chance gives.
 */
export function outliersText(counts: readonly Counted[], band: Band): string {
  const byChance = `ถ้าเป็นความบังเอิญล้วน ๆ จะมีราว ${aboutText(band.outside * counts.length)} เลข`;
  const away = ({ count }: Counted) => Math.abs(count - band.low);
  const outside = counts.filter(({ count }) => isOutside(count, band));
  outside.sort((left, right) => away(right) - away(left));
  if (outside.length === 0) return `ไม่มีเลขใดอยู่นอกช่วงปกติ ${byChance}`;
  const sides = [
    ['มากกว่า', outside.filter(({ count }) => count > band.high)],
    ['น้อยกว่า', outside.filter(({ count }) => count < band.low)],
  ] as const;
  const labels = sides.flatMap(([side, numbers]) => {
    const texts = numbers.map(({ number, count }) => `${number} ออก ${countText(count)} ครั้ง`);
    return texts.length > 0 ? `${side}: ${texts.join(', ')}` : [];
  });
  return `นอกช่วงปกติ ${countText(outside.length)} เลข ${labels.join(' · ')} (${byChance})`;
}

/** More numbers than these are counted, not named. */
const NAMED_MOST = 8;

/** Names the numbers that were drawn most often; empty where none was drawn. */
export function mostDrawnText(numbers: readonly Counted[]): string {
  const most = Math.max(0, ...numbers.map(({ count }) => count));
  if (most === 0) return '';
  const drawn = numbers.filter(({ count }) => count === most).map(({ number }) => number);
  const names =
    drawn.length > NAMED_MOST ? `${countText(drawn.length)} เลข` : drawn.sort().join(' ');
  return `มากที่สุดคือ ${countText(most)} ครั้ง: ${names}`;
}

/** `countValue('37', 12, 9.7, band) //=> 'เลข 37: 12 ครั้ง (คาด 9.7)'` */
export function countValue(number: string, count: number, expected: number, band: Band): string {
  const outside = isOutside(count, band) ? ' นอกช่วงปกติ' : '';
  return `เลข ${number}: ${countText(count)} ครั้ง (คาด ${roughText(expected)}${outside})`;
}

/** How many numbers were drawn so often. */
export function spreadValue({ count, numbers, expected }: PrizeStatistics['spread'][number]) {
  return `ออก ${countText(count)} ครั้ง: ${countText(numbers)} เลข (คาด ${roughText(expected)})`;
}

/** How many numbers were away for so long; the last row holds those never drawn, too. */
export function absenceValue(row: AbsenceRow, draws: number): string {
  const numbers = `${countText(row.numbers)} เลข (คาด ${roughText(row.expected)})`;
  if (row.to !== undefined) return `ไม่ออกมา ${absenceLabel(row, draws)} งวด: ${numbers}`;
  const away = row.from === draws ? 'ยังไม่เคยออก' : `ไม่ออกมาตั้งแต่ ${row.from} งวด หรือยังไม่เคยออก`;
  return `${away}: ${numbers}`;
}

/** The score of one digit beside the mean of all. */
export function scoreValue(digit: string, score: number, mean: number): string {
  return `เลข ${digit}: ${score.toFixed(2)} คะแนน (ค่าเฉลี่ย ${mean.toFixed(2)})`;
}
