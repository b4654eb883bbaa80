// The files of the data folder beside the draws and the registry: sources, calendar, rulings, and
// draws held back.
import { z } from 'zod';
import type { Calendar } from '../domain/calendar.ts';
import { DOUBT_NAMES } from '../domain/doubt.ts';
import { parseDrawDate } from '../domain/draw-date.ts';
import type { Source } from '../domain/draw.ts';
import type { HeldBackDraw } from '../domain/held-back.ts';
import { jsonList, parseBySchema, type Parsed, parserOf } from './json.ts';
import { day, schedule, slug } from './registry-file.ts';
import type { Known } from './upstream-file.ts';
import { pageAddress } from './web-address.ts';

const source = z.strictObject({
  id: z.string().min(1),
  name: z.string().min(1),
  url: pageAddress,
  role: z.enum(['authority', 'witness']),
  lotteries: z.array(z.string().min(1)).min(1).optional(),
  only: z.record(z.string(), z.array(z.string().min(1)).min(1)).optional(),
  note: z.string().optional(),
  noteTh: z.string().min(1).optional(),
});

/** Parsed JSON to sources, in file order. */
export const parseSources = parserOf<readonly Source[]>(z.array(source));

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

const departures = z.strictObject({
  moves: z.array(move).optional(),
  observed: z.array(z.strictObject({ from: day, schedule })).optional(),
});

/** Parsed JSON to the calendar. */
export const parseCalendar = parserOf<Calendar>(z.record(slug, departures));

const ofRow = { lottery: z.string(), source: z.string(), drawDate: z.string() };
const reason = z.string().min(1);

const rulingSchema = z.discriminatedUnion('action', [
  /** The row belongs to another date. */
  z.strictObject({ action: z.literal('move'), ...ofRow, to: z.string(), reason }),
  /** The row is wrong; the next source, if any, takes its place. */
  z.strictObject({ action: z.literal('leave-out'), ...ofRow, reason }),
  /** One prize of the row is wrong; these are its numbers. */
  z.strictObject({
    action: z.literal('correct'),
    ...ofRow,
    prize: z.string(),
    numbers: z.array(z.string()),
    reason,
  }),
  /** The draw may be wrong, and no source can confirm it. */
  z.strictObject({
    action: z.literal('doubt'),
    lottery: z.string(),
    drawDate: z.string(),
    reason,
    /** The doubt as visitors read it beside the numbers. */
    reasonTh: z.string().min(1).optional(),
  }),
]);

export type Ruling = z.infer<typeof rulingSchema>;

/** Parsed JSON to rulings. */
export const parseRulings = parserOf<readonly Ruling[]>(z.array(rulingSchema));

export const HELD_BACK_FILE = 'held-back.json';

const doubt = z.strictObject({ name: z.enum(DOUBT_NAMES), sentence: z.string().min(1) });
const reading = z.strictObject({
  source: z.string().min(1),
  at: z.iso.datetime({ precision: 3 }),
  prizes: z.record(z.string(), z.array(z.string().regex(/^\d+$/, 'expected digits')).min(1)),
});
const heldBackSchema = z.strictObject({
  lottery: z.string().min(1),
  drawDate: z.iso.date().transform(parseDrawDate),
  doubts: z.array(doubt).min(1),
  readings: z.array(reading).min(1),
});

/** Parsed JSON to the draws held back; lotteries and sources have to be known. */
export function parseHeldBack(input: unknown, known: Known): Parsed<readonly HeldBackDraw[]> {
  const slugs = new Set(known.lotteries.map((lottery) => lottery.slug));
  const ids = new Set(known.sources.map(({ id }) => id));
  const noLottery = { path: ['lottery'], error: 'expected a lottery of the registry' };
  const noSource = { path: ['readings'], error: 'expected ids of data/sources.json' };
  const entry = heldBackSchema
    .refine(({ lottery }) => slugs.has(lottery), noLottery)
    .refine(({ readings }) => readings.every(({ source }) => ids.has(source)), noSource);
  return parseBySchema(z.array(entry), input);
}

export function formatHeldBack(heldBack: readonly HeldBackDraw[]): string {
  const key = ({ lottery, drawDate }: HeldBackDraw) => `${drawDate} ${lottery}`;
  return jsonList([...heldBack].sort((one, other) => (key(one) < key(other) ? -1 : 1)));
}
