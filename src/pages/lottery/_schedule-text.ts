// When a lottery draws, in Thai.
import type { CalendarEntry } from '../../domain/calendar.ts';
import { thaiDateLabel } from '../../domain/draw-date.ts';
import type { Lottery } from '../../domain/lottery.ts';
import type { Schedule, WeekDay } from '../../domain/schedule.ts';

const THAI_DAYS: Readonly<Record<WeekDay, string>> = {
  monday: 'จันทร์',
  tuesday: 'อังคาร',
  wednesday: 'พุธ',
  thursday: 'พฤหัสบดี',
  friday: 'ศุกร์',
  saturday: 'เสาร์',
  sunday: 'อาทิตย์',
};

/** @example scheduleText({ every: 'month', on: [1, 16], time: '14:30' }) //=> 'ทุกวันที่ 1 และ 16 ของเดือน เวลา 14:30 น.' */
export function scheduleText(schedule: Schedule): string {
  return `${daysText(schedule)} เวลา ${schedule.time} น.`;
}

/** The schedule as published and, where the draws have left it, what has really been kept. */
export function scheduleLines(lottery: Lottery, entry: CalendarEntry = {}): string[] {
  const published = scheduleText(lottery.schedule);
  const observed = entry.observed?.at(-1);
  if (observed === undefined) return [published];
  return [
    `ตามที่ประกาศไว้: ${published}`,
    `ที่ออกจริงตั้งแต่ ${thaiDateLabel(observed.from)}: ${scheduleText(observed.schedule)}`,
  ];
}

function daysText(schedule: Schedule): string {
  if (schedule.every === 'day') return 'ทุกวัน';
  if (schedule.every === 'month') return `ทุกวันที่ ${listText(schedule.on.map(String))} ของเดือน`;
  return `ทุกวัน${listText(schedule.on.map((day) => THAI_DAYS[day]))}`;
}

function listText(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(' ')} และ ${last}`;
}
