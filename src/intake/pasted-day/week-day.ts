// The day of the week that a pasted text says, wherever it says it.
import { WEEK_DAYS, type WeekDay } from '../../domain/schedule.ts';

const THAI = ['จันทร์', 'อังคาร', 'พุธ', 'พฤหัส', 'ศุกร์', 'เสาร์', 'อาทิตย์'];
const ENGLISH = WEEK_DAYS.map((day) => `${day}|${day.slice(0, 3)}`).join('|');
/** พระจันทร์ is none, and อาทิตย์นี้ is a week. */
const SAID = new RegExp(
  `(?:วัน ?|(?<![\\p{L}\\p{M}]))(${THAI.join('|')})(?!นี้|หน้า|ละ)|\\b(${ENGLISH})\\b`,
  'giu',
);

/** `undefined` where it says none, or several: those of a timetable. */
export function saidWeekDay(text: string): WeekDay | undefined {
  const said = new Set(
    [...text.matchAll(SAID)].map(([, thai, english]) =>
      thai === undefined
        ? WEEK_DAYS.find((day) => day.startsWith((english ?? '').toLowerCase()))
        : WEEK_DAYS[THAI.indexOf(thai)],
    ),
  );
  return said.size === 1 ? ([...said][0] as WeekDay) : undefined;
}
