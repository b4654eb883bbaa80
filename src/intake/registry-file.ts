// data/lotteries.json: the lotteries. Families share their prize eras, so that a change of
// structure is written once.
import { z } from 'zod';
import { type DrawDate, isDrawDate } from '../domain/draw-date.ts';
import type { Lottery } from '../domain/lottery.ts';
import { WEEK_DAYS } from '../domain/schedule.ts';
import { TICKET } from '../domain/ticket.ts';
import type { OtherNames } from './lottery-names.ts';
import type { Finding } from './problem.ts';
import { senseOfNames } from './registry-names.ts';
import { type Parsed, parseBySchema } from './schema.ts';

export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected a slug such as lao-tv');
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'expected a time HH:MM');
export const day = z
  .string()
  .refine(isDrawDate, 'expected a day YYYY-MM-DD')
  .transform((text) => text as DrawDate);

/** Every month has it. */
const dayOfMonth = z.int().min(1).max(28);

/** `until`: the last hour, where results come out over some hours. */
const hours = { time, until: time.optional() };

export const schedule = z.discriminatedUnion('every', [
  z.strictObject({ every: z.literal('day'), ...hours }),
  z.strictObject({ every: z.literal('week'), on: z.array(z.enum(WEEK_DAYS)).min(1), ...hours }),
  z.strictObject({
    every: z.literal('month'),
    on: z.array(dayOfMonth).min(1),
    ...hours,
  }),
]);

/** GSB's first prize; the last six of its seven digits are those of a ticket. */
const LONGEST_NUMBER = 7;

const prizeKind = z.strictObject({
  slug,
  nameTh: z.string().min(1),
  digits: z.int().min(2).max(LONGEST_NUMBER),
  picks: z.int().min(1),
  amount: z.string().regex(/^(0|[1-9]\d*)\.\d{2}$/, 'expected baht with two decimals as text'),
  place: z.string().min(1).nullable(),
});

const era = z.strictObject({
  from: day.nullable(),
  note: z.string().optional(),
  prizes: z.array(prizeKind).min(1),
});

const registrySchema = z.strictObject({
  timeZone: z.string().min(1),
  utcOffset: z.string().regex(/^[+-]\d{2}:\d{2}$/, 'expected an offset such as +07:00'),
  /** Names that stand for no lottery here: see `OtherNames`. */
  ambiguousNames: z.array(z.string().min(1)).default([]),
  otherLotteries: z
    .array(z.string().regex(/^\*?[^*]+\*?$/, 'expected a name, or one with * at one end'))
    .default([]),
  groups: z.record(slug, z.string().min(1)),
  families: z.record(
    slug,
    z.strictObject({ drawn: z.enum(['one-number', 'each-prize']), eras: z.array(era).min(1) }),
  ),
  lotteries: z
    .array(
      z.strictObject({
        slug,
        nameTh: z.string().min(1),
        nameEn: z.string().min(1).optional(),
        aliases: z.array(z.string().min(1)).min(1).optional(),
        group: slug,
        family: slug,
        schedule,
        originTh: z.string().min(1),
      }),
    )
    .min(1),
});

type Registry = z.infer<typeof registrySchema>;

/** Parsed JSON to lotteries in registry order, each with its family's eras. */
export function parseRegistry(input: unknown): Parsed<readonly Lottery[]> {
  const parsed = parseBySchema(registrySchema, input);
  if ('findings' in parsed) return parsed;
  const registry = parsed.value;
  const findings = [
    ...senseOfLotteries(registry),
    ...senseOfEras(registry),
    ...senseOfNames(registry),
  ];
  if (findings.length > 0) return { findings };
  const { timeZone, utcOffset, groups, families, lotteries } = registry;
  return {
    value: lotteries.flatMap(({ family, ...lottery }) => {
      const structure = families[family];
      const groupTh = groups[lottery.group] ?? '';
      return structure ? [{ ...lottery, groupTh, timeZone, utcOffset, ...structure }] : [];
    }),
  };
}

/** The names of lotteries that are not ours or not one; none where the registry cannot be read. */
export function parseOtherNames(input: unknown): OtherNames {
  const parsed = registrySchema.safeParse(input);
  return {
    ambiguous: parsed.data?.ambiguousNames ?? [],
    notOurs: parsed.data?.otherLotteries ?? [],
  };
}

function senseOfLotteries({ groups, families, lotteries }: Registry): Finding[] {
  return lotteries.flatMap((lottery, index) => {
    const path = `lotteries[${index}]`;
    const first = lotteries.findIndex((other) => other.slug === lottery.slug);
    return [
      finding(first === index, `${path}.slug`, lottery.slug, 'expected each slug once'),
      finding(
        groups[lottery.group] !== undefined,
        `${path}.group`,
        lottery.group,
        `expected one of ${Object.keys(groups).join(', ')}`,
      ),
      finding(
        families[lottery.family] !== undefined,
        `${path}.family`,
        lottery.family,
        `expected one of ${Object.keys(families).join(', ')}`,
      ),
    ].flat();
  });
}

function senseOfEras({ families }: Registry): Finding[] {
  return Object.entries(families).flatMap(([family, { eras }]) =>
    eras.flatMap(({ from, prizes }, index) => {
      const path = `families.${family}.eras[${index}]`;
      const before = eras[index - 1]?.from ?? '';
      return [
        finding(
          index === 0 || (from !== null && from > before),
          `${path}.from`,
          from,
          'expected eras oldest first, each from a later day',
        ),
        prizes.flatMap((prize, at) => [
          finding(
            prizes.findIndex((other) => other.slug === prize.slug) === at,
            `${path}.prizes[${at}].slug`,
            prize.slug,
            'expected each prize once an era',
          ),
          finding(
            prize.place === null ||
              (TICKET.includes(prize.place) && prize.place.length === prize.digits),
            `${path}.prizes[${at}].place`,
            prize.place,
            `expected ${prize.digits} neighbouring letters of ${TICKET}, or null`,
          ),
        ]),
      ].flat(2);
    }),
  );
}

function finding(holds: boolean, path: string, value: unknown, expectation: string): Finding[] {
  return holds ? [] : [{ path, value, expectation }];
}
