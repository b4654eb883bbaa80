// The body of /api/calculations.
import { z } from 'zod';
import { WINDOWS } from '../../domain/window.ts';
import {
  count,
  isoDate,
  list,
  lotteryId,
  object,
  prizeSlug,
  score,
  success,
  text,
} from './field.ts';

export const windowSchema = z.enum(WINDOWS).meta({
  id: 'Window',
  description: 'How many past draws are looked at; `all` is every stored draw.',
});

const rates = {
  frequency30: score('Newest 30 draws of the window; 50 is chance.'),
  recent: score('Whole window, each draw weighted 0.5^(age/10); 50 is chance.'),
  historical: score('Whole window; 50 is chance.'),
};

const digitBreakdownSchema = object('DigitBreakdown', 'The components of the score of a digit.', {
  ...rates,
  gap: score('100 when away for three times the expected absence.'),
});

const pairBreakdownSchema = object('PairBreakdown', 'The components of the score of a pair.', {
  ...rates,
  position: score(
    'The single place where the pair is most frequent; being the highest, not centred on 50.',
  ),
});

const digitScoreSchema = object(
  'DigitScore',
  'A digit and how it did; it says nothing of draws to come.',
  {
    candidate: z
      .string()
      .regex(/^[0-9]$/)
      .meta({ description: 'A single digit.' }),
    score: score('0.40 frequency30 + 0.30 recent + 0.20 historical + 0.10 gap.'),
    breakdown: digitBreakdownSchema,
  },
);

const pairScoreSchema = object(
  'PairScore',
  'A pair and how it did; it says nothing of draws to come.',
  {
    candidate: z
      .string()
      .regex(/^[0-9]{2}$/)
      .meta({ description: 'Two neighbouring digits in this order.' }),
    score: score('0.35 historical + 0.25 frequency30 + 0.25 recent + 0.15 position.'),
    breakdown: pairBreakdownSchema,
  },
);

const rankedPrizeSchema = object('RankedPrize', 'The prize that is ranked.', {
  slug: prizeSlug,
  nameTh: text('Thai prize name.'),
  digitCount: z.int().min(1).max(7).meta({ description: 'Digits in each of its numbers.' }),
});

const prizeRankingSchema = object(
  'PrizeRanking',
  'The scores of the digits and pairs of one prize.',
  {
    prize: rankedPrizeSchema,
    sampleSize: count('Draws of the window that had this prize.'),
    digitRanking: z
      .array(digitScoreSchema)
      .length(10)
      .meta({ description: 'All ten digits: score descending, then candidate.' }),
    pairRanking: z
      .array(pairScoreSchema)
      .length(100)
      .meta({ description: 'All hundred pairs: score descending, then candidate.' }),
  },
);

const scoredLotterySchema = object('ScoredLottery', 'The lottery whose draws were looked at.', {
  slug: lotteryId,
  nameTh: text('Thai name.'),
});

const sourceDrawSchema = object('SourceDraw', 'The newest draw that was used.', {
  id: text('<lottery>/<drawDate> of the newest draw used.'),
  drawDate: isoDate('Gregorian date of the newest draw used.'),
});

const rankingsSchema = object('Rankings', 'The scores, prize by prize.', {
  prizes: list('One for each prize; one in all where `prize` was given.', prizeRankingSchema),
});

export const calculationsSchema = object(
  'Calculations',
  'Scores over past draws of one lottery. They describe the past and predict nothing.',
  {
    success,
    lottery: scoredLotterySchema,
    sourceDraw: sourceDrawSchema,
    window: windowSchema,
    requestedDraws: count('Draws the window asks for; for "all", the draws stored.'),
    sampleSize: count('Draws in the window.'),
    quality: z
      .enum(['insufficient', 'low', 'medium', 'high'])
      .meta({ description: 'By sampleSize: below 10, below 30, below 100, 100 and more.' }),
    formulaVersion: text('Version of the scoring formula.'),
    calculatedAt: z.iso.datetime({ precision: 3 }).meta({
      description: 'The announcement of the newest draw used; the same draws give the same bytes.',
    }),
    disclaimer: text('Thai: scores describe past results and predict nothing.'),
    data: rankingsSchema,
  },
);

export type CalculationsBody = z.infer<typeof calculationsSchema>;
