// The counts that chance alone seldom gives, named: what happened, never what will.
import { type Band, isOutside } from '../../domain/statistics/chance.ts';
import { aboutText, countText } from '../figure-text.ts';

type Counted = { readonly number: string; readonly count: number };

/**
 * Names the counts outside the band, the farthest first, and how many chance would put there.
 *
 * @param counts every number or digit once, drawn or not
 */
export function outliersText(counts: readonly Counted[], band: Band): string {
  const byChance = `ถ้าเป็นความบังเอิญล้วน ๆ จะมีราว ${aboutText(band.outside * counts.length)} เลข`;
  const outside = counts.filter(({ count }) => isOutside(count, band));
  if (outside.length === 0) return `ไม่มีเลขใดอยู่นอกช่วงปกติ ${byChance}`;
  const more = outside
    .filter(({ count }) => count > band.high)
    .sort((one, other) => other.count - one.count);
  const fewer = outside
    .filter(({ count }) => count < band.low)
    .sort((one, other) => one.count - other.count);
  const named = [
    ...(more.length > 0 ? [`มากกว่า: ${listText(more)}`] : []),
    ...(fewer.length > 0 ? [`น้อยกว่า: ${listText(fewer)}`] : []),
  ];
  return `นอกช่วงปกติ ${countText(outside.length)} เลข ${named.join(' · ')} (${byChance})`;
}

function listText(counts: readonly Counted[]): string {
  return counts.map(({ number, count }) => `${number} ออก ${countText(count)} ครั้ง`).join(', ');
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
