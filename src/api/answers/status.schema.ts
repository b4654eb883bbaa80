// The body of /api/status.json (ours).
import type { z } from 'zod';
import * as field from './field.ts';
import { body, object, ours } from './field.ts';

const source = {
  id: field.text('Source identifier.'),
  name: field.text('Name of the source.'),
  role: field.choice(
    ['authority', 'witness'],
    'authority: the operator of the lottery, or its unmodified answers. witness: everyone who repeats what others published.',
  ),
};

const statusSource = object('StatusSource', ours('Who published numbers'), source);
const upstream = object('StatusUpstream', ours('A source that is asked for draws'), {
  ...source,
  proven: field
    .isoDate('The day a person last saw it answer as expected; absent where nobody has.')
    .optional(),
});

const latestDraw = field.nextDraw
  .extend({
    complete: field.flag('Whether it has been announced in full.'),
    revision: field.ordinal('1, and one more for each correction.'),
    source: statusSource,
    confirmedBy: field.list(ours('Other sources whose numbers agree with it'), statusSource),
    ...field.uncertainty,
  })
  .meta({ id: 'LatestDraw', description: ours('The newest stored draw, and who vouches for it') });

const lotteryStatus = object('LotteryStatus', ours('How fresh one lottery is'), {
  ...field.namedLottery,
  draws: field.count('Stored draws.'),
  withdrawn: field.count(
    ours('Draws that were published and are no results; `/lotteries.json` says which and why'),
  ),
  latest: latestDraw.nullable().describe('The newest stored draw; null without any.'),
  ...field.absentDays,
  next: field.nextDraw.nullable().meta({
    description:
      'The first announcement after the newest draw, as results say it. Once its moment has passed, the draw is awaited; hours later it is late.',
  }),
  upstreams: field.list(
    ours('The sources that are asked for its draws, in the order of belief'),
    upstream,
  ),
  unattended: field.flag(
    ours('Whether some source is asked without a person; otherwise draws come by hand'),
  ),
  heldBack: field.list(
    ours(
      'Days that wait for a person, since their sources cannot all be right: no draw is stored, or one with `doubt`',
    ),
    field.isoDate('A day of a draw.'),
  ),
});

export const statusSchema = body('Status', ours('How fresh each lottery is'), {
  lotteries: field.list('In a fixed order.', lotteryStatus),
});

export type StatusBody = z.infer<typeof statusSchema>;
