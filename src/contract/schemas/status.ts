// The body of /api/status.json (ours).
import { z } from 'zod';
import {
  count,
  flag,
  isoDate,
  list,
  lotteryId,
  nextDraw,
  object,
  ours,
  success,
  text,
  unconfirmed,
} from './field.ts';

const source = {
  id: text('Source identifier.'),
  name: text('Name of the source.'),
  role: z.enum(['authority', 'witness']).meta({
    description:
      'authority: the operator of the lottery, or its unmodified answers. witness: everyone who repeats what others published.',
  }),
};

const sourceSchema = object('StatusSource', ours('Who published numbers'), source);

const upstreamSchema = object('StatusUpstream', ours('A source that is asked for draws'), {
  ...source,
  proven: isoDate(
    'The day a person last saw it answer as expected; absent where nobody has.',
  ).optional(),
});

const latestDrawSchema = nextDraw
  .extend({
    complete: flag('Whether it has been announced in full.'),
    revision: z.int().min(1).meta({ description: '1, and one more for each correction.' }),
    source: sourceSchema,
    confirmedBy: list(ours('Other sources whose numbers agree with it'), sourceSchema),
    unconfirmed,
  })
  .meta({ id: 'LatestDraw', description: ours('The newest stored draw, and who vouches for it') });

const lotteryStatusSchema = object('LotteryStatus', ours('How fresh one lottery is'), {
  lottery: lotteryId,
  lotteryName: text('Thai name.'),
  draws: count('Stored draws.'),
  withdrawn: count(
    ours('Draws that were published and are no results; `/lotteries.json` says which and why'),
  ),
  latest: latestDrawSchema
    .nullable()
    .meta({ description: 'The newest stored draw; null without any.' }),
  missing: list(
    'Days of the last hundred before the newest draw that were announced and are not stored.',
    isoDate('A day announced.'),
  ),
  next: nextDraw.nullable().meta({
    description:
      'The first announcement after the newest complete draw. Once its moment has passed, the draw is awaited; hours later it is late.',
  }),
  upstreams: list(
    ours('The sources that are asked for its draws, in the order of belief'),
    upstreamSchema,
  ),
  unattended: flag(
    ours('Whether some source is asked without a person; otherwise draws come by hand'),
  ),
  heldBack: list(
    ours('Days whose draw waits for a person, since its sources cannot all be right'),
    isoDate('A day of a draw.'),
  ),
});

export const statusSchema = object('Status', ours('How fresh each lottery is'), {
  success,
  lotteries: list('In a fixed order.', lotteryStatusSchema),
});

export type StatusBody = z.infer<typeof statusSchema>;
