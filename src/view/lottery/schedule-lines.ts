// When a lottery draws, as text that needs no script.
import type { CalendarEntry } from '../../domain/calendar.ts';
import { thaiDateLabel } from '../../domain/draw-date.ts';
import type { Lottery } from '../../domain/lottery.ts';
import { unbroken } from '../../domain/spaced.ts';
import { scheduleWords } from '../announcement/words.ts';

/** The published schedule and, where draws departed from it, the schedule that they follow. */
export function scheduleLines(lottery: Lottery, entry: CalendarEntry = {}): string[] {
  const published = scheduleWords(lottery.schedule);
  const observed = entry.observed?.at(-1);
  if (observed === undefined) return [published];
  return [
    `ตามที่ประกาศไว้: ${published}`,
    unbroken(`ที่เป็นจริงตั้งแต่ ${thaiDateLabel(observed.from)}: ${scheduleWords(observed.schedule)}`),
  ];
}
