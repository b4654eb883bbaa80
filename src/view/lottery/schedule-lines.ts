// When a lottery draws, and what follows the draw shown, as text that needs no script.
import { type CalendarEntry, nextAnnouncementDay } from '../../domain/calendar.ts';
import type { Draw } from '../../domain/draw.ts';
import { thaiDateLabel } from '../../domain/draw-date.ts';
import type { Lottery } from '../../domain/lottery.ts';
import { scheduleWords } from '../announcement/words.ts';

/** The published schedule and, where draws departed from it, the schedule that they follow. */
export function scheduleLines(lottery: Lottery, entry: CalendarEntry = {}): string[] {
  const published = scheduleWords(lottery.schedule);
  const observed = entry.observed?.at(-1);
  if (observed === undefined) return [published];
  return [
    `ตามที่ประกาศไว้: ${published}`,
    `ที่เป็นจริงตั้งแต่ ${thaiDateLabel(observed.from)}: ${scheduleWords(observed.schedule)}`,
  ];
}

/** When the draw after this one is announced: past that, the page is behind. */
export function nextLine(lottery: Lottery, entry: CalendarEntry, draw: Draw): string | undefined {
  const day = nextAnnouncementDay(lottery, { [lottery.slug]: entry }, draw.drawDate);
  return day && `งวดถัดจากงวดที่แสดง: ${thaiDateLabel(day)} เวลา ${lottery.schedule.time} น.`;
}
