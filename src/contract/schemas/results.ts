// The body of /api/results.
import { z } from 'zod';
import {
  amount,
  attribution,
  digits,
  doubt,
  flag,
  instant,
  isoDate,
  lotteryId,
  nextDraw,
  object,
  optionalSome,
  ours,
  pendingPrizes,
  prizeSlug,
  some,
  success,
  text,
  unavailablePrizes,
  unconfirmed,
} from './field.ts';

export const prizeSchema = object('Prize', 'A prize of a draw with its winning numbers.', {
  slug: prizeSlug,
  name: text('Thai prize name.'),
  amount,
  numbers: some(
    'Winning numbers, ascending; each has as many digits as the prize.',
    digits('Leading zeros kept.'),
  ),
});

const correctionSchema = object('Correction', ours('What one correction of a draw changed'), {
  revision: z.int().min(2).meta({ description: 'The revision it made.' }),
  at: instant('When it was corrected.'),
  reason: text('Why.'),
  previous: z
    .record(z.string(), z.array(digits('A number that stood there before.')))
    .meta({ description: 'The numbers it replaced, by prize identifier.' }),
});

const drawSourceSchema = object('DrawSource', ours('Where the numbers of a draw come from'), {
  name: text('Who published the numbers.'),
  url: z.url().meta({ description: 'The page or sheet of this draw, or else of the source.' }),
});

export const drawSchema = object('Draw', 'One draw of one lottery, with all its prizes.', {
  lottery: lotteryId,
  lotteryName: text('Thai name.'),
  drawDate: isoDate('Gregorian date of the draw.'),
  displayName: text('Thai label of the draw date, Buddhist-era year.'),
  prizes: some('In the order of the prize list of the lottery.', prizeSchema),
  complete: flag(ours('Whether every prize that will be announced has been')),
  pendingPrizes,
  unavailablePrizes,
  revision: z
    .int()
    .min(1)
    .meta({ description: ours('1, and one more for each correction') }),
  corrections: optionalSome(ours('What was corrected, oldest first'), correctionSchema),
  source: drawSourceSchema,
  unconfirmed,
  doubt,
});

export const resultsSchema = object('Results', 'The newest draws of one lottery.', {
  success,
  attribution,
  nextDraw: nextDraw.optional().meta({
    description: ours(
      'The first draw announced after the newest stored one. Once its moment has passed the newest one is superseded; three hours later it is late',
    ),
  }),
  data: z.array(drawSchema).min(1).max(20).meta({ description: 'Newest first.' }),
});

export type ResultsBody = z.infer<typeof resultsSchema>;
