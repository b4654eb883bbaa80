// The body of /api/results.
import type { z } from 'zod';
import { MAX_LIMIT } from '../contract/query.ts';
import { MOST_DUE } from '../../domain/lateness.ts';
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

export const dueDrawsSchema = object(
  'DueDraws',
  ours('Draws that were announced and are not stored yet'),
  {
    state: field.choice(
      ['awaited', 'late'],
      '`awaited` for three hours from the announcement of the oldest, then `late`.',
    ),
    since: field.instant('When the oldest was announced, by the schedule.'),
    count: field
      .ordinal(ours('How many there are; absent of a check offline, which knows the first only'))
      .optional(),
    drawDates: field
      .some(
        `Oldest first; of more than ${MOST_DUE} the newest: see \`count\`, and \`since\` for the oldest.`,
        field.isoDate('A day announced, Gregorian.'),
      )
      .max(MOST_DUE),
    note: field.text(
      'Thai, to be shown: which draw is not stored, and of a check which one it compared with.',
    ),
  },
);

export const drawSchema = object('Draw', 'One draw of one lottery, with all its prizes.', {
  ...field.namedLottery,
  drawDate: field.isoDate('Gregorian date of the draw.'),
  displayName: field.text('Thai label of the draw date, Buddhist-era year.'),
  prizes: field.some('In the order of the prize list of the lottery.', prizeSchema),
  complete: field.flag(ours('Whether every prize that will be announced has been')),
  ...field.missingPrizes(field.namedPrize),
  note: field.optionalText(
    ours('Thai, to be shown: which prizes are still to be announced, and which no source has'),
  ),
  revision: field.ordinal(ours('1, and one more for each correction')),
  corrections: field.optionalSome(ours('What was corrected, oldest first'), correction),
  source: object('DrawSource', ours('Where the numbers of a draw come from'), {
    name: field.text('Who published the numbers.'),
    url: field.url('The page or sheet of this draw, or else of the source.'),
  }),
  ...field.uncertainty,
  standing: field.standing,
});

const nextDraw = field.nextDraw.optional().meta({
  description: ours(
    'The first announcement after the newest draw here; not told of an older day. In the past it says that a newer draw was due and is not here: three hours later it is late',
  ),
});

/** Only the newest draw of a lottery has it, because lateness follows from it. */
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

/** Files know no clock, so that `nextDraw` is all they tell. */
export const dueAfterNewest = dueDrawsSchema.optional().meta({
  description: ours(
    'Of the newest draw, asked for by its day: draws announced after it that are not stored',
  ),
});

export const resultsSchema = body('Results', 'The newest draws of one lottery.', {
  attribution: field.attribution,
  nextDraw,
  dueDraws: dueAfterNewest,
  data: field.some('Newest first.', drawSchema).max(MAX_LIMIT),
});

export type ResultsBody = z.infer<typeof resultsSchema>;
export type LatestBody = z.infer<typeof latestSchema>;
