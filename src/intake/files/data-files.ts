// The files of the data folder beside the draws and the registry: sources and the
// calendar.
import { z } from 'zod';
import type { Calendar, Scheduled } from '../../domain/calendar.ts';
import type { Source } from '../../domain/source.ts';
import { isBuddhistEra, isDrawDate } from '../../domain/draw-date.ts';
import { checkCalendar } from './calendar-sense.ts';
import { type Parsed, parseBySchema } from '../json.ts';
import {
  checkLottery,
  checkOnce,
  checkPrize,
  checkSource,
  type Known,
} from '../text/known-names.ts';
import { type Check, findBroken } from '../problem.ts';
import { COMMON_ERA, day, eachOnce, schedule, slug } from './registry-file.ts';
import { oneLine, pageAddress } from './text-fields.ts';

const source = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'expected an id such as lao-tv'),
  name: oneLine,
  url: pageAddress,
  role: z.enum(['authority', 'witness']),
  lotteries: eachOnce(z.string().min(1)).optional(),
  only: z.record(z.string(), eachOnce(z.string().min(1))).optional(),
  copies: z.string().min(1).optional(),
  copiesBefore: day.optional(),
  note: oneLine.optional(),
  noteTh: oneLine.optional(),
});

/** The form that the schema accepts, with the rules about what it says. */
function parseAndJudge<T>(schema: z.ZodType<T>, input: unknown, judge: (value: T) => Check[]) {
  const parsed = parseBySchema(schema, input);
  if ('findings' in parsed) return parsed;
  const findings = findBroken(judge(parsed.value));
  return findings.length > 0 ? { findings } : parsed;
}

/** Whether a source copies one that exists, and that copies no other in turn. */
function checkCopies(source: Source, place: string, sources: readonly Source[]): Check[] {
  const { id, copies, copiesBefore } = source;
  const path = `${place}.copies`;
  if (copies === undefined)
    return [[copiesBefore === undefined, path, copies, 'expected the source that it copies']];
  const chain = [id];
  let copied: string | undefined = copies;
  while (copied !== undefined && !chain.includes(copied)) {
    chain.push(copied);
    copied = sources.find((candidate) => candidate.id === copied)?.copies;
  }
  return [
    checkSource(path, copies, { sources }),
    [copied !== id, path, copies, `expected a source that does not copy ${id}`],
  ];
}

/** Parsed JSON to sources, in file order. */
export function parseSources(input: unknown, known: Known = {}): Parsed<readonly Source[]> {
  return parseAndJudge(z.array(source), input, (sources) => [
    ...checkOnce(sources, ({ id }) => id, ['.id', 'expected each id once']),
    ...sources.flatMap((source, index) => checkCopies(source, `[${index}]`, sources)),
    ...sources.flatMap(({ lotteries = [], only = {} }, index) => [
      ...lotteries.map((slug, at) => checkLottery(`[${index}].lotteries[${at}]`, slug, known)),
      ...Object.entries(only).flatMap(([slug, prizes]) => [
        checkLottery(`[${index}].only.${slug}`, slug, known),
        ...prizes.map((prize, at) =>
          checkPrize(`[${index}].only.${slug}[${at}]`, prize, slug, known),
        ),
      ]),
    ]),
  ]);
}

/** A leap year has every day of the calendar. */
const LEAP_YEAR = 2000;

const moveDay = z
  .string()
  .regex(/^(?:\d{4}-)?(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, {
    error: 'expected MM-DD or YYYY-MM-DD',
    abort: true,
  })
  .refine(
    (text) => isDrawDate(text.length === 5 ? `${LEAP_YEAR}-${text}` : text),
    'expected a day that the calendar has',
  )
  .refine((text) => !isBuddhistEra(text.slice(0, -6)), COMMON_ERA);
const year = z
  .int()
  .min(1900)
  .max(9999)
  .refine((number) => !isBuddhistEra(String(number)), COMMON_ERA);

const move = z
  .strictObject({
    day: moveDay,
    to: moveDay.refine((text) => text !== '02-29', 'expected a day that every year has').nullable(),
    from: year.optional(),
    until: year.optional(),
    reason: oneLine,
  })
  .refine(
    ({ day, to }) => to === null || to.length === day.length,
    'expected day and to in the same form, both MM-DD or both YYYY-MM-DD',
  );

const departures = z.strictObject({
  moves: z.array(move).optional(),
  observed: z.array(z.strictObject({ from: day, schedule })).optional(),
});

const calendarSchema: z.ZodType<Calendar> = z.record(slug, departures);

/** Parsed JSON to the calendar. @param lotteries without them only its form is judged */
export function parseCalendar(input: unknown, lotteries?: readonly Scheduled[]) {
  return parseAndJudge(calendarSchema, input, (calendar) =>
    lotteries === undefined ? [] : checkCalendar(calendar, lotteries),
  );
}
