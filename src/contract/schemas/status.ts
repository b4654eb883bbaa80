// The body of /api/status.json (ours).
import { z } from 'zod';
import { count, instant, isoDate, ours, success, text, unconfirmed } from './field.ts';

const announcement = {
  drawDate: isoDate('Gregorian date of the draw.'),
  announcedAt: instant('When results are announced, by the schedule.'),
};

const source = {
  id: text('Source identifier.'),
  name: text('Name of the source.'),
  role: z.enum(['authority', 'witness']).meta({
    description:
      'authority: the operator of the lottery, or its unmodified answers. witness: everyone who repeats what others published.',
  }),
};

const sourceSchema = z.object(source).meta({ id: 'StatusSource' });

const upstreamSchema = z
  .object({
    ...source,
    proven: isoDate(
      'The day a person last saw it answer as expected; absent where nobody has.',
    ).optional(),
  })
  .meta({ id: 'StatusUpstream' });

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
        source: sourceSchema.meta({ description: ours('Who published its numbers') }),
        confirmedBy: z
          .array(sourceSchema)
          .meta({ description: ours('Other sources whose numbers agree with it') }),
        unconfirmed,
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
    upstreams: z.array(upstreamSchema).meta({
      description: ours('The sources that are asked for its draws, in the order of belief'),
    }),
    unattended: z.boolean().meta({
      description: ours(
        'Whether some source is asked without a person; otherwise draws come by hand',
      ),
    }),
    held: z.array(isoDate('A day of a draw.')).meta({
      description: ours(
        'Days whose draw waits for a person, since its sources cannot all be right',
      ),
    }),
  })
  .meta({ id: 'LotteryStatus' });

export const statusSchema = z
  .object({ success, lotteries: z.array(lotteryStatusSchema) })
  .meta({ id: 'Status' });

export type StatusBody = z.infer<typeof statusSchema>;
