// The body of /api/lotteries.json (ours): what an app needs to offer the lotteries.
import { z } from 'zod';
import { WEEK_DAYS } from '../../domain/schedule.ts';
import { amount, count, instant, isoDate, success, text } from './field.ts';

const hours = {
  time: text('Time of the announcement in `timeZone`, HH:MM; about right, and no promise.'),
  until: text('The last hour, where results come out over some hours from `time` on.').optional(),
};

const scheduleSchema = z
  .discriminatedUnion('every', [
    z.object({ every: z.literal('day'), ...hours }),
    z.object({ every: z.literal('week'), on: z.array(z.enum(WEEK_DAYS)).min(1), ...hours }),
    z.object({ every: z.literal('month'), on: z.array(z.int().min(1).max(31)).min(1), ...hours }),
  ])
  .meta({ id: 'Schedule' });

const prizeKindSchema = z
  .object({
    slug: text('Prize identifier.'),
    name: text('Thai prize name.'),
    digits: z.int().min(1).max(7).meta({ description: 'Digits in each of its numbers.' }),
    picks: count('Numbers one draw has.'),
    amount,
    place: z.string().nullable().meta({
      description:
        'The letters of a ticket ABCDEF it is compared with; null where it is no part of a ticket.',
    }),
  })
  .meta({ id: 'PrizeKind' });

const eraSchema = z
  .object({
    from: isoDate('The first day of the era.').nullable().meta({
      description: 'The first day of the era; null where it reaches back to the beginning.',
    }),
    prizes: z.array(prizeKindSchema).min(1).meta({ description: 'In registry order.' }),
  })
  .meta({ id: 'Era' });

const lotterySchema = z
  .object({
    lottery: text('Lottery identifier: the value of the parameter `lottery`.'),
    nameTh: text('Thai name.'),
    nameEn: text('English name: a plain translation or transliteration of ours.'),
    group: z.string().meta({ description: 'Where it belongs: thai, lao or hanoi.' }),
    schedule: scheduleSchema,
    observed: scheduleSchema
      .optional()
      .meta({ description: 'What is really kept of late, where it is not what is published.' }),
    timeZone: text('IANA name.'),
    utcOffset: text('The offset of the zone, the same all year.'),
    next: z
      .object({
        drawDate: isoDate('Gregorian date of the draw.'),
        announcedAt: instant('When results are announced, by the schedule.'),
      })
      .nullable()
      .meta({
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
    coverage: z
      .object({
        draws: count('Draws held.'),
        from: isoDate('The oldest draw.'),
        to: isoDate('The newest draw.'),
      })
      .nullable()
      .meta({ description: 'null without a draw.' }),
    origin: text('Who announces the results, in Thai.'),
    sources: z
      .array(z.object({ name: text('Its name.'), url: z.url() }))
      .meta({ description: 'Where the draws held were collected.' }),
  })
  .meta({ id: 'Lottery' });

export const lotteriesSchema = z
  .object({ success, lotteries: z.array(lotterySchema) })
  .meta({ id: 'Lotteries' });

export type LotteriesBody = z.infer<typeof lotteriesSchema>;
