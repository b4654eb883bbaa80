// The body of /api/calculations.
import { z } from 'zod';
import { WINDOWS } from '../../domain/window.ts';
import { count, isoDate, lotteryId, prizeSlug, score, success, text } from './field.ts';

export const windowSchema = z.enum(WINDOWS).meta({
  id: 'Window',
  description: 'How many past draws are looked at; `all` is every draw held.',
});

const rates = {
  frequency30: score('Newest 30 draws of the window; 50 is chance.'),
  recent: score('Whole window, each draw weighted 0.5^(age/10); 50 is chance.'),
  historical: score('Whole window; 50 is chance.'),
};

const digitBreakdownSchema = z
  .object({ ...rates, gap: score('100 when away for three times the expected absence.') })
  .meta({ id: 'DigitBreakdown', description: 'The components of the score of a digit.' });

const pairBreakdownSchema = z
  .object({
    ...rates,
    position: score(
      'The single place where the pair is most frequent; being the highest, not centred on 50.',
    ),
  })
  .meta({ id: 'PairBreakdown', description: 'The components of the score of a pair.' });

const digitScoreSchema = z
  .object({
    candidate: z
      .string()
      .regex(/^[0-9]$/)
      .meta({ description: 'A single digit.' }),
    score: score('0.40 frequency30 + 0.30 recent + 0.20 historical + 0.10 gap.'),
    breakdown: digitBreakdownSchema,
  })
  .meta({
    id: 'DigitScore',
    description: 'A digit and how it did; it says nothing of draws to come.',
  });

const pairScoreSchema = z
  .object({
    candidate: z
      .string()
      .regex(/^[0-9]{2}$/)
      .meta({ description: 'Two neighbouring digits in this order.' }),
    score: score('0.35 historical + 0.25 frequency30 + 0.25 recent + 0.15 position.'),
    breakdown: pairBreakdownSchema,
  })
  .meta({
    id: 'PairScore',
    description: 'A pair and how it did; it says nothing of draws to come.',
  });

const rankedPrizeSchema = z
  .object({
    slug: prizeSlug,
    nameTh: text('Thai prize name.'),
    digitCount: z.int().min(1).max(7).meta({ description: 'Digits in each of its numbers.' }),
  })
  .meta({ id: 'RankedPrize', description: 'The prize that is ranked.' });

const prizeRankingSchema = z
  .object({
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
  })
  .meta({ id: 'PrizeRanking', description: 'The scores of the digits and pairs of one prize.' });

const scoredLotterySchema = z
  .object({ slug: lotteryId, nameTh: text('Thai name.') })
  .meta({ id: 'ScoredLottery', description: 'The lottery whose draws were looked at.' });

const sourceDrawSchema = z
  .object({
    id: text('<lottery>/<drawDate> of the newest draw used.'),
    drawDate: isoDate('Gregorian date of the newest draw used.'),
  })
  .meta({ id: 'SourceDraw', description: 'The newest draw that was used.' });

const rankingsSchema = z
  .object({
    prizes: z
      .array(prizeRankingSchema)
      .meta({ description: 'One for each prize; one in all where `prize` was given.' }),
  })
  .meta({ id: 'Rankings', description: 'The scores, prize by prize.' });

export const calculationsSchema = z
  .object({
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
  })
  .meta({
    id: 'Calculations',
    description:
      'Scores over past draws of one lottery. They describe the past and predict nothing.',
  });

export type CalculationsBody = z.infer<typeof calculationsSchema>;
