// The body of /api/results.
import { z } from 'zod';
import {
  amount,
  attribution,
  digits,
  instant,
  isoDate,
  lotteryId,
  nextDraw,
  ours,
  pendingPrizes,
  prizeSlug,
  success,
  text,
  unavailablePrizes,
  unconfirmed,
} from './field.ts';

export const prizeSchema = z
  .object({
    slug: prizeSlug,
    name: text('Thai prize name.'),
    amount,
    numbers: z
      .array(digits('Leading zeros kept.'))
      .min(1)
      .meta({ description: 'Winning numbers, ascending; each has as many digits as the prize.' }),
  })
  .meta({ id: 'Prize', description: 'A prize of a draw with its winning numbers.' });

const correctionSchema = z
  .object({
    revision: z.int().min(2).meta({ description: 'The revision it made.' }),
    at: instant('When it was corrected.'),
    reason: text('Why.'),
    previous: z
      .record(z.string(), z.array(digits('A number that stood there before.')))
      .meta({ description: 'The numbers it replaced, by prize identifier.' }),
  })
  .meta({ id: 'Correction', description: ours('What one correction of a draw changed') });

const drawSourceSchema = z
  .object({
    name: text('Who published the numbers.'),
    url: z.url().meta({ description: 'The page or sheet of this draw, or else of the source.' }),
  })
  .meta({ id: 'DrawSource', description: ours('Where the numbers of a draw come from') });

export const drawSchema = z
  .object({
    lottery: lotteryId,
    lotteryName: text('Thai name.'),
    drawDate: isoDate('Gregorian date of the draw.'),
    displayName: text('Thai label of the draw date, Buddhist-era year.'),
    prizes: z
      .array(prizeSchema)
      .min(1)
      .meta({ description: 'In the order of the prize list of the lottery.' }),
    complete: z
      .boolean()
      .meta({ description: ours('Whether every prize that will be announced has been') }),
    pendingPrizes,
    unavailablePrizes,
    revision: z
      .int()
      .min(1)
      .meta({ description: ours('1, and one more for each correction') }),
    corrections: z
      .array(correctionSchema)
      .min(1)
      .optional()
      .meta({ description: ours('What was corrected, oldest first') }),
    source: drawSourceSchema,
    unconfirmed,
    doubt: z
      .string()
      .optional()
      .meta({ description: ours('Why these numbers may be wrong, where that is known') }),
  })
  .meta({ id: 'Draw', description: 'One draw of one lottery, with all its prizes.' });

export const resultsSchema = z
  .object({
    success,
    attribution,
    nextDraw: nextDraw.optional().meta({
      description: ours(
        'The first draw announced after the newest one held. Once its moment has passed the newest one is superseded; three hours later it is late',
      ),
    }),
    data: z.array(drawSchema).min(1).max(20).meta({ description: 'Newest first.' }),
  })
  .meta({ id: 'Results', description: 'The newest draws of one lottery.' });

export type ResultsBody = z.infer<typeof resultsSchema>;
