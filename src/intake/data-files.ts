// The files of the data folder beside the draws and the registry: sources, calendar, rulings, and
// draws held back.
import { z } from 'zod';
import type { Calendar, Scheduled } from '../domain/calendar.ts';
import { DOUBT_NAMES } from '../domain/doubt-names.ts';
import type { Source } from '../domain/draw.ts';
import { isBuddhistEra, isDrawDate, parseDrawDate } from '../domain/draw-date.ts';
import type { HeldBackDraw } from '../domain/held-back.ts';
import { checkCalendar } from './calendar-sense.ts';
import { seriesOfTickets } from './draw-file.ts';
import { jsonList, type Parsed, parseBySchema } from './json.ts';
import { checkLottery, checkOnce, checkPrize, checkSource, type Known } from './known.ts';
import { type Check, findBroken } from './problem.ts';
import { COMMON_ERA, day, eachOnce, schedule, slug } from './registry-file.ts';
import { type Ruling, rulingSchema } from './ruling.ts';
import { checkRulings } from './rulings-sense.ts';
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

/** Parsed JSON to rulings. @param known without it only their form is judged */
export function parseRulings(input: unknown, known?: Known): Parsed<readonly Ruling[]> {
  return parseAndJudge(z.array(rulingSchema), input, (rulings) =>
    known === undefined ? [] : checkRulings(rulings, known),
  );
}

export const HELD_BACK_FILE = 'held-back.json';

const doubt = z.strictObject({ name: z.enum(DOUBT_NAMES), sentence: oneLine });
const reading = z.strictObject({
  source: z.string().min(1),
  at: z.iso.datetime({ precision: 3 }),
  stored: z.literal(true).optional(),
  doubts: z.array(z.enum(DOUBT_NAMES)).min(1).optional(),
  isPart: z.literal(true).optional(),
  pending: z.array(z.string()).min(1).optional(),
  sourceUrl: pageAddress.optional(),
  series: seriesOfTickets.optional(),
  prizes: z.record(z.string(), z.array(z.string().regex(/^\d+$/, 'expected digits')).min(1)),
});
const heldBackSchema = z.strictObject({
  lottery: z.string().min(1),
  drawDate: day.transform(parseDrawDate),
  doubts: z.array(doubt).min(1),
  readings: z.array(reading).min(1),
});

/** Parsed JSON to the draws held back; lotteries and sources have to be known. */
export function parseHeldBack(input: unknown, known: Known): Parsed<readonly HeldBackDraw[]> {
  const ids = known.sources?.map(({ id }) => id);
  const noSource = { path: ['readings'], error: 'expected ids of data/sources.json' };
  const entry = heldBackSchema.refine(
    ({ readings }) => readings.every(({ source }) => ids?.includes(source) ?? true),
    noSource,
  );
  return parseAndJudge(z.array(entry), input, (heldBack) => [
    ...heldBack.map(({ lottery }, index) => checkLottery(`[${index}].lottery`, lottery, known)),
    ...heldBack.flatMap(({ lottery, readings }, index) =>
      readings.flatMap(({ prizes, pending = [] }, at) =>
        [...Object.keys(prizes), ...pending].map((prize) =>
          checkPrize(`[${index}].readings[${at}].prizes`, prize, lottery, known),
        ),
      ),
    ),
    ...checkOnce(heldBack, ({ lottery, drawDate }) => `${lottery} ${drawDate}`, [
      '',
      'expected each day of a lottery once',
    ]),
  ]);
}

export function formatHeldBack(heldBack: readonly HeldBackDraw[]): string {
  const key = ({ lottery, drawDate }: HeldBackDraw) => `${drawDate} ${lottery}`;
  return jsonList([...heldBack].sort((left, right) => (key(left) < key(right) ? -1 : 1)));
}
