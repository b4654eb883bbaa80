// What the figures of a page cannot know: the days of the schedule without a stored draw.
import { thaiShortDateLabel } from '../../domain/draw-date.ts';
import type { AbsentDays } from '../../domain/unknown-days.ts';
import { countText } from '../figure-text.ts';

/** Beside "not drawn for n draws": how many days no count has; empty where there is none. */
export function absentWords({ missing, unknownDays }: AbsentDays): string {
  const ranges = [...unknownDays, ...missing.map((day) => ({ from: day, to: day, days: 1 }))];
  const days = ranges.reduce((sum, range) => sum + range.days, 0);
  const ends = ranges.flatMap(({ from, to }) => [from, to]).sort();
  const [first, last] = [ends[0], ends.at(-1)];
  if (first === undefined || last === undefined) return '';
  const span =
    first === last
      ? thaiShortDateLabel(first)
      : `ระหว่าง ${thaiShortDateLabel(first)}–${thaiShortDateLabel(last)}`;
  return `“ไม่ออกมา” นับเฉพาะงวดที่มีผล แต่มี ${countText(days)} วันตามกำหนดที่ไม่มีผลในระบบ (${span}) เลขที่ห่างหายข้ามวันเหล่านั้นอาจออกไปแล้ว`;
}
