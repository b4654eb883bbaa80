// The body of /api/calculations.
import { z } from 'zod';
import {
  DIGIT_WEIGHTS,
  FREQUENCY_DRAWS,
  HALF_LIFE_DRAWS,
  PAIR_WEIGHTS,
  weightsText,
} from '../../domain/calculation/formula.ts';
import { WINDOWS } from '../../domain/window.ts';
import * as field from './field.ts';
import { body, object, ours } from './field.ts';

export const windowSchema = z.enum(WINDOWS).meta({
  id: 'Window',
  description: 'How many past draws are looked at; `all` is every stored draw.',
});

const rates = {
  frequency30: field.score(`Newest ${FREQUENCY_DRAWS} draws of the window; 50 is chance.`),
  recent: field.score(
    `Whole window, each draw weighted 0.5^(age/${HALF_LIFE_DRAWS}); 50 is chance.`,
  ),
  historical: field.score('Whole window; 50 is chance.'),
};

const digit = object('DigitScore', 'A digit and how it did; it says nothing of draws to come.', {
  candidate: field.matching(/^[0-9]$/, { description: 'A single digit.' }),
  score: field.score(`${weightsText(DIGIT_WEIGHTS)}.`),
  breakdown: object('DigitBreakdown', 'The components of the score of a digit.', {
    ...rates,
    gap: field.score('100 when away for three times the expected absence.'),
  }),
});

const pair = object('PairScore', 'A pair and how it did; it says nothing of draws to come.', {
  candidate: field.matching(/^[0-9]{2}$/, {
    description: 'Two neighbouring digits in this order.',
  }),
  score: field.score(`${weightsText(PAIR_WEIGHTS)}.`),
  breakdown: object('PairBreakdown', 'The components of the score of a pair.', {
    ...rates,
    position: field.score(
      'The single place where the pair is most frequent; being the highest, not centred on 50.',
    ),
  }),
});

const quality = field.choice(
  ['insufficient', 'low', 'medium', 'high'],
  'By sampleSize: below 10, below 30, below 100, 100 and more.',
);

const prizeRanking = object('PrizeRanking', 'The scores of the digits and pairs of one prize.', {
  prize: object('RankedPrize', 'The prize that is ranked.', {
    slug: field.prizeSlug,
    nameTh: field.text('Thai prize name.'),
    digitCount: field.ordinal('Digits in each of its numbers.'),
  }),
  sampleSize: field.count('Draws of the window that had this prize.'),
  digitRanking: field
    .list('All ten digits: score descending, then candidate. Empty without a draw.', digit)
    .max(10),
  pairRanking: field
    .list('All hundred pairs: score descending, then candidate. Empty without a draw.', pair)
    .max(100),
  quality: quality.describe(ours('How much the draws of this prize can say, by its sampleSize')),
  note: field.optionalText(
    ours('Thai, to be shown: no draw of the window had this prize, so that it has no score'),
  ),
});

export const calculationsSchema = body(
  'Calculations',
  'Scores over past draws of one lottery. They describe the past and predict nothing.',
  {
    lottery: object('ScoredLottery', 'The lottery whose draws were looked at.', {
      slug: field.lotteryId,
      nameTh: field.text('Thai name.'),
    }),
    sourceDraw: object('SourceDraw', 'The newest draw that was used.', {
      id: field.text('<lottery>/<drawDate> of the newest draw used.'),
      drawDate: field.isoDate('Gregorian date of the newest draw used.'),
    }),
    window: windowSchema,
    requestedDraws: field.count('Draws the window asks for; for "all", the draws stored.'),
    sampleSize: field.count('Draws in the window; with `prize` those that had it.'),
    quality,
    formulaVersion: field.text('Version of the scoring formula.'),
    calculatedAt: z.iso.datetime({ precision: 3 }).meta({
      description: 'The announcement of the newest draw used; the same draws give the same bytes.',
    }),
    disclaimer: field.text('Thai: scores describe past results and predict nothing.'),
    data: object('Rankings', 'The scores, prize by prize.', {
      prizes: field.list('One for each prize; one in all where `prize` was given.', prizeRanking),
    }),
  },
);

export type CalculationsBody = z.infer<typeof calculationsSchema>;
