// The body of /api/lotteries.json (ours): what an app needs to offer the lotteries.
import { z } from 'zod';
import { WEEK_DAYS } from '../../domain/schedule.ts';
import {
  amount,
  count,
  instant,
  isoDate,
  lotteryId,
  nextDraw,
  ours,
  prizeSlug,
  success,
  text,
} from './field.ts';

const hours = {
  time: text('Time of the announcement in `timeZone`, HH:MM; about right, and no promise.'),
  until: text(
    'The last hour, where results come out over some hours; `time` is the first.',
  ).optional(),
};

const every = <Span extends string>(span: Span) =>
  z.literal(span).meta({ description: 'How often it draws: which of the schedules this is.' });

const dailySchema = z
  .object({ every: every('day'), ...hours })
  .meta({ id: 'DailySchedule', description: ours('Every day') });

const weeklySchema = z
  .object({
    every: every('week'),
    on: z.array(z.enum(WEEK_DAYS)).min(1).meta({ description: 'The days of the week.' }),
    ...hours,
  })
  .meta({ id: 'WeeklySchedule', description: ours('On some days of each week') });

const monthlySchema = z
  .object({
    every: every('month'),
    on: z.array(z.int().min(1).max(31)).min(1).meta({ description: 'The days of the month.' }),
    ...hours,
  })
  .meta({ id: 'MonthlySchedule', description: ours('On some days of each month') });

const scheduleSchema = z
  .discriminatedUnion('every', [dailySchema, weeklySchema, monthlySchema])
  .meta({
    id: 'Schedule',
    description: ours('When a lottery draws; `every` says which kind it is'),
  });

const prizeKindSchema = z
  .object({
    slug: prizeSlug,
    name: text('Thai prize name.'),
    digits: z.int().min(1).max(7).meta({ description: 'Digits in each of its numbers.' }),
    picks: count('Numbers one draw has.'),
    amount,
    place: z.string().nullable().meta({
      description:
        'The letters of a ticket ABCDEF it is compared with; null where it is no part of a ticket.',
    }),
  })
  .meta({ id: 'PrizeKind', description: ours('A prize that the draws of an era have') });

const eraSchema = z
  .object({
    from: isoDate('The first day of the era.').nullable().meta({
      description: 'The first day of the era; null where it reaches back to the beginning.',
    }),
    prizes: z.array(prizeKindSchema).min(1).meta({ description: 'In registry order.' }),
  })
  .meta({ id: 'Era', description: ours('A span of time with the same prizes') });

const coverageSchema = z
  .object({
    draws: count('Draws held.'),
    from: isoDate('The oldest draw.'),
    to: isoDate('The newest draw.'),
  })
  .meta({ id: 'Coverage', description: ours('Which draws of a lottery are held') });

const withdrawnSchema = z
  .object({
    at: instant('When they were withdrawn.'),
    reason: text('Why, in Thai.'),
    reasonEn: text('The same in English.'),
    drawDates: z.array(isoDate('A day whose address answers 410.')).min(1).meta({
      description: 'Newest first.',
    }),
  })
  .meta({ id: 'WithdrawnDraws', description: ours('Draws that turned out to be none') });

const lotterySourceSchema = z
  .object({ name: text('Its name.'), url: z.url().meta({ description: 'Its address.' }) })
  .meta({ id: 'LotterySource', description: ours('Who collected draws') });

const lotterySchema = z
  .object({
    lottery: lotteryId,
    nameTh: text('Thai name.'),
    nameEn: text('English name: a plain translation or transliteration of ours.'),
    group: z.string().meta({ description: 'Where it belongs: thai, lao or hanoi.' }),
    schedule: scheduleSchema,
    observed: scheduleSchema
      .optional()
      .meta({ description: 'What is really kept of late, where it is not what is published.' }),
    timeZone: text('IANA name.'),
    utcOffset: text('The offset of the zone, the same all year.'),
    next: nextDraw.nullable().meta({
      description:
        'The announcement that follows the newest draw held; it may have passed. null without a draw.',
    }),
    numberLengths: z
      .array(z.int().min(2).max(6))
      .meta({ description: 'Lengths of number that `check` takes.' }),
    eras: z
      .array(eraSchema)
      .min(1)
      .meta({ description: 'Oldest first; the last one is in force.' }),
    coverage: coverageSchema.nullable().meta({ description: 'null without a draw.' }),
    withdrawn: z
      .array(withdrawnSchema)
      .min(1)
      .optional()
      .meta({
        description: ours(
          'Draws that were published and are no results, by the act that took them, and why: the coverage may begin later for it',
        ),
      }),
    origin: text('Who announces the results, in Thai.'),
    sources: z
      .array(lotterySourceSchema)
      .meta({ description: 'Where the draws held were collected.' }),
  })
  .meta({ id: 'Lottery', description: ours('All that an app needs to offer a lottery') });

export const lotteriesSchema = z
  .object({
    success,
    lotteries: z.array(lotterySchema).meta({ description: 'In a fixed order.' }),
  })
  .meta({ id: 'Lotteries', description: ours('Every lottery') });

export type LotteriesBody = z.infer<typeof lotteriesSchema>;
