// data/calendar.json: how lotteries depart from their published schedules.
import { z } from 'zod';
import type { Calendar } from '../domain/calendar.ts';
import { day, schedule, slug } from './registry-file.ts';
import { type Parsed, parseBySchema } from './schema.ts';

const moveDay = z
  .string()
  .regex(/^(?:\d{4}-)?(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, 'expected MM-DD or YYYY-MM-DD');
const year = z.int().min(1900).max(9999);

const move = z
  .strictObject({
    day: moveDay,
    to: moveDay.nullable(),
    from: year.optional(),
    until: year.optional(),
    reason: z.string().min(1),
  })
  .refine(
    ({ day, to }) => to === null || to.length === day.length,
    'expected day and to in the same form, both MM-DD or both YYYY-MM-DD',
  );

const calendarSchema: z.ZodType<Calendar> = z.record(
  slug,
  z.strictObject({
    moves: z.array(move).optional(),
    observed: z.array(z.strictObject({ from: day, schedule })).optional(),
  }),
);

/** Parsed JSON to the calendar. */
export function parseCalendar(input: unknown): Parsed<Calendar> {
  return parseBySchema(calendarSchema, input);
}
