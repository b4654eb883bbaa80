// The body of /api/status.json (ours).
import { z } from 'zod';
import { count, instant, isoDate, success, text } from './field.ts';

const announcement = {
  drawDate: isoDate('Gregorian date of the draw.'),
  announcedAt: instant('When results are announced, by the schedule.'),
};

const lotteryStatusSchema = z
  .object({
    lottery: text('Lottery identifier.'),
    lotteryName: text('Thai name.'),
    draws: count('Draws held.'),
    latest: z
      .object({
        ...announcement,
        complete: z.boolean().meta({ description: 'Whether it has been announced in full.' }),
        revision: z.int().min(1).meta({ description: '1, and one more for each correction.' }),
      })
      .nullable()
      .meta({ description: 'The newest draw held; null without any.' }),
    missing: z.array(isoDate('A day announced.')).meta({
      description:
        'Days of the last hundred before the newest draw that were announced and are not held.',
    }),
    next: z.object(announcement).nullable().meta({
      description:
        'The first announcement after the newest complete draw. Once its moment has passed, the draw is awaited; hours later it is late.',
    }),
  })
  .meta({ id: 'LotteryStatus' });

export const statusSchema = z
  .object({ success, lotteries: z.array(lotteryStatusSchema) })
  .meta({ id: 'Status' });

export type StatusBody = z.infer<typeof statusSchema>;
