// The body of /api/status.json (ours).
import { z } from 'zod';
import { count, isoDate, lotteryId, nextDraw, ours, success, text, unconfirmed } from './field.ts';

const source = {
  id: text('Source identifier.'),
  name: text('Name of the source.'),
  role: z.enum(['authority', 'witness']).meta({
    description:
      'authority: the operator of the lottery, or its unmodified answers. witness: everyone who repeats what others published.',
  }),
};

const sourceSchema = z
  .object(source)
  .meta({ id: 'StatusSource', description: ours('Who published numbers') });

const upstreamSchema = z
  .object({
    ...source,
    proven: isoDate(
      'The day a person last saw it answer as expected; absent where nobody has.',
    ).optional(),
  })
  .meta({ id: 'StatusUpstream', description: ours('A source that is asked for draws') });

const latestDrawSchema = nextDraw
  .extend({
    complete: z.boolean().meta({ description: 'Whether it has been announced in full.' }),
    revision: z.int().min(1).meta({ description: '1, and one more for each correction.' }),
    source: sourceSchema,
    confirmedBy: z
      .array(sourceSchema)
      .meta({ description: ours('Other sources whose numbers agree with it') }),
    unconfirmed,
  })
  .meta({ id: 'LatestDraw', description: ours('The newest draw held, and who vouches for it') });

const lotteryStatusSchema = z
  .object({
    lottery: lotteryId,
    lotteryName: text('Thai name.'),
    draws: count('Draws held.'),
    withdrawn: count(
      ours('Draws that were published and are no results; `/lotteries.json` says which and why'),
    ),
    latest: latestDrawSchema
      .nullable()
      .meta({ description: 'The newest draw held; null without any.' }),
    missing: z.array(isoDate('A day announced.')).meta({
      description:
        'Days of the last hundred before the newest draw that were announced and are not held.',
    }),
    next: nextDraw.nullable().meta({
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
  .meta({ id: 'LotteryStatus', description: ours('How fresh one lottery is') });

export const statusSchema = z
  .object({
    success,
    lotteries: z.array(lotteryStatusSchema).meta({ description: 'In a fixed order.' }),
  })
  .meta({ id: 'Status', description: ours('How fresh each lottery is') });

export type StatusBody = z.infer<typeof statusSchema>;
