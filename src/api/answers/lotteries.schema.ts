// The body of /api/lotteries.json (ours): what an app needs to offer the lotteries.
import { z } from 'zod';
import { WEEK_DAYS } from '../../domain/lottery.ts';
import * as field from './field.ts';
import { body, object, ours } from './field.ts';

const hours = {
  time: field.text('Time of the announcement in `timeZone`, HH:MM; about right, and no promise.'),
  until: field
    .text('The last hour, where results come out over some hours; `time` is the first.')
    .optional(),
};

const every = <Span extends string>(span: Span) =>
  field.always(span, 'How often it draws: which of the schedules this is.');

const schedule = z
  .discriminatedUnion('every', [
    object('DailySchedule', ours('Every day'), { every: every('day'), ...hours }),
    object('WeeklySchedule', ours('On some days of each week'), {
      every: every('week'),
      on: field.some('The days of the week.', z.enum(WEEK_DAYS)),
      ...hours,
    }),
    object('MonthlySchedule', ours('On some days of each month'), {
      every: every('month'),
      on: field.some('The days of the month.', z.int().min(1).max(31)),
      ...hours,
    }),
  ])
  .meta({
    id: 'Schedule',
    description: ours('When a lottery draws; `every` says which kind it is'),
  });

const prizeKind = object('PrizeKind', ours('A prize that the draws of an era have'), {
  ...field.namedPrize.shape,
  digits: field.ordinal('Digits in each of its numbers.'),
  picks: field.count('Numbers one draw has.'),
  amount: field.amount,
  place: z.string().nullable().meta({
    description:
      'The letters of a ticket ABCDEF it is compared with; null where it is no part of a ticket.',
  }),
});

const era = object('Era', ours('A span of time with the same prizes'), {
  from: field.isoDate('The first day of the era.').nullable().meta({
    description: 'The first day of the era; null where it reaches back to the beginning.',
  }),
  prizes: field.some('In registry order.', prizeKind),
});

const coverage = object('Coverage', ours('Which draws of a lottery are stored'), {
  draws: field.count('Stored draws.'),
  from: field.isoDate('The oldest draw.'),
  to: field.isoDate('The newest draw.'),
});

const withdrawn = object('WithdrawnDraws', ours('Draws that turned out to be none'), {
  at: field.instant('When they were withdrawn.'),
  reason: field.text('Why, in Thai.'),
  reasonEn: field.text('The same in English.'),
  drawDates: field.some('Newest first.', field.isoDate('A day whose address answers 410.')),
});

const lotterySource = object('LotterySource', ours('Who collected draws'), {
  name: field.text('Its name.'),
  url: field.url('Its address.'),
});

const lottery = object('Lottery', ours('All that an app needs to offer a lottery'), {
  lottery: field.lotteryId,
  nameTh: field.text('Thai name.'),
  nameEn: field.text('English name: a plain translation or transliteration of ours.'),
  group: field.text('Where it belongs: thai, lao or hanoi.'),
  schedule,
  published: schedule.optional().meta({
    description:
      'What the operator publishes, where draws keep another schedule of late: `schedule` is the one they keep.',
  }),
  timeZone: field.text('IANA name.'),
  utcOffset: field.text('The offset of the zone, the same all year.'),
  next: field.nextDraw.nullable().meta({
    description:
      'The announcement that follows the newest stored draw; it may have passed. null without a draw.',
  }),
  numberLengths: field.list('Lengths of number that `check` takes.', field.ordinal('A length.')),
  eras: field.some('Oldest first; the last one is in force.', era),
  coverage: coverage.nullable().meta({ description: 'null without a draw.' }),
  withdrawn: field.optionalSome(
    ours(
      'Draws that were published and are no results, by the act that took them, and why: the coverage may begin later for it',
    ),
    withdrawn,
  ),
  origin: field.text('Who announces the results, in Thai.'),
  sources: field.list('Where the stored draws were collected.', lotterySource),
});

export const lotteriesSchema = body('Lotteries', ours('Every lottery'), {
  lotteries: field.list('In a fixed order.', lottery),
});

export type LotteriesBody = z.infer<typeof lotteriesSchema>;
