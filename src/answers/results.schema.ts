// The body of /api/results.
import type { z } from 'zod';
import { MAX_LIMIT } from '../contract/query.ts';
import * as field from './field.ts';
import { body, object, ours } from './field.ts';

export const prizeSchema = object('Prize', 'A prize of a draw with its winning numbers.', {
  ...field.namedPrize.shape,
  amount: field.amount,
  numbers: field.some(
    'Winning numbers, ascending; each has as many digits as the prize.',
    field.digits('Leading zeros kept.'),
  ),
});

const correction = object('Correction', ours('What one correction of a draw changed'), {
  revision: field.ordinal('The revision it made.').min(2),
  at: field.instant('When it was corrected.'),
  reason: field.text('Why.'),
  previous: field.replacedNumbers.describe('The numbers it replaced, by prize identifier.'),
});

export const drawSchema = object('Draw', 'One draw of one lottery, with all its prizes.', {
  ...field.namedLottery,
  drawDate: field.isoDate('Gregorian date of the draw.'),
  displayName: field.text('Thai label of the draw date, Buddhist-era year.'),
  prizes: field.some('In the order of the prize list of the lottery.', prizeSchema),
  complete: field.flag(ours('Whether every prize that will be announced has been')),
  ...field.missingPrizes(field.namedPrize),
  revision: field.ordinal(ours('1, and one more for each correction')),
  corrections: field.optionalSome(ours('What was corrected, oldest first'), correction),
  source: object('DrawSource', ours('Where the numbers of a draw come from'), {
    name: field.text('Who published the numbers.'),
    url: field.url('The page or sheet of this draw, or else of the source.'),
  }),
  ...field.uncertainty,
});

const nextDraw = field.nextDraw.optional().meta({
  description: ours(
    'The first draw announced after the newest stored one; not told of an older day. Once its moment has passed the newest one is superseded; three hours later it is late',
  ),
});

/** Of each lottery only the newest: its lateness stands in it. */
const newestDraw = drawSchema.extend({ nextDraw }).meta({
  id: 'NewestDraw',
  description: ours('The newest draw of a lottery, and when the one after it is announced'),
});

export const latestSchema = body(
  'Latest',
  ours('The newest draw of every lottery, or of a group'),
  {
    attribution: field.attribution,
    data: field.list('In a fixed order; a lottery without a draw is not among them.', newestDraw),
  },
);

export const resultsSchema = body('Results', 'The newest draws of one lottery.', {
  attribution: field.attribution,
  nextDraw,
  data: field.some('Newest first.', drawSchema).max(MAX_LIMIT),
});

export type ResultsBody = z.infer<typeof resultsSchema>;
export type LatestBody = z.infer<typeof latestSchema>;
