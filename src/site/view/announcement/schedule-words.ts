// A schedule, and the wait for the next announcement, in words for a visitor.
import type { CalendarEntry } from '../../../domain/calendar.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../domain/clock.ts';
import { thaiDateLabel } from '../../../domain/draw-date.ts';
import type { Awaiting } from '../../../domain/lateness.ts';
import { type Lottery, type Schedule, WEEK_DAYS, WEEK_DAYS_TH } from '../../../domain/lottery.ts';
import { unbroken } from '../../../domain/spaced.ts';

/** As a list: "จันทร์ พุธ และศุกร์". Slow to make, and left out of what browsers load. */
const LIST = /* @__PURE__ */ new Intl.ListFormat('th', { type: 'conjunction' });

/** `ออกทุกวัน ราว 19:30 น.` The hour is approximate: a draw may come `EARLY_MS` earlier. */
export function scheduleWords(schedule: Schedule): string {
  return unbroken(`ออก${days(schedule)} ${hourWords(schedule)}`);
}

/** The published schedule and, where draws departed from it, the schedule that they follow. */
export function scheduleLines(lottery: Lottery, entry: CalendarEntry = {}): string[] {
  const published = scheduleWords(lottery.schedule);
  const observed = entry.observed?.at(-1);
  if (observed === undefined) return [published];
  return [
    `ตารางที่ประกาศไว้: ${published}`,
    unbroken(`วันที่ออกจริงตั้งแต่ ${thaiDateLabel(observed.from)}: ${scheduleWords(observed.schedule)}`),
  ];
}

/** `hourWords({ time: '10:30', until: '14:00' }) //=> '10:30–14:00 น.'` */
export function hourWords({ time, until }: Pick<Schedule, 'time' | 'until'>): string {
  return unbroken(until === undefined ? `ราว ${time} น.` : `ระหว่าง ${time}–${until} น.`);
}

function days(schedule: Schedule): string {
  if (schedule.every === 'day') return 'ทุกวัน';
  if (schedule.every === 'month') return `วันที่ ${schedule.on.join(' และ ')} ของเดือน`;
  const names = schedule.on.map((day) => WEEK_DAYS_TH[day]);
  const [first = 0, ...laterDays] = schedule.on.map((day) => WEEK_DAYS.indexOf(day));
  // A run of three or more days is named by its first and last.
  const isRun = laterDays.length > 1 && laterDays.every((day, index) => day === first + index + 1);
  return `ทุกวัน${isRun ? `${names[0]}ถึง${names.at(-1)}` : LIST.format(names)}`;
}

/** In the two largest units, never "0 minutes". `waitWords(5_400_000) //=> '1 ชม. 30 นาที'` */
export function waitWords(ms: number): string {
  const wait = Math.max(1, Math.ceil(ms / MINUTE_MS)) * MINUTE_MS;
  const units = [
    [Math.floor(wait / DAY_MS), 'วัน'],
    [Math.floor((wait % DAY_MS) / HOUR_MS), 'ชม.'],
    [(wait % HOUR_MS) / MINUTE_MS, 'นาที'],
  ] as const;
  const first = units.findIndex(([count]) => count > 0);
  const parts = units.slice(first, first + 2).filter(([count]) => count > 0);
  return unbroken(parts.map(([count, unit]) => `${count} ${unit}`).join(' '));
}

/** The next announcement: when it is, if that is not today or tomorrow, and how long until then. */
export function nextWords({ next }: Awaiting, now: number): string {
  if (next === undefined) return '';
  const wait = next.at - now;
  const day = wait < DAY_MS ? '' : ` ${thaiDateLabel(next.drawDate)}`;
  return unbroken(`งวดถัดไป${day} อีก ${waitWords(wait)}`);
}
