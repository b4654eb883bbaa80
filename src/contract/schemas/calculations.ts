// The body of /api/calculations.
import { z } from 'zod';
import { WINDOWS } from '../../domain/window.ts';
import { count, isoDate, score, success, text } from './field.ts';

const digitScoreSchema = z
  .object({
    candidate: z
      .string()
      .regex(/^[0-9]$/)
      .meta({ description: 'A single digit.' }),
    score: score('0.40 frequency30 + 0.30 recent + 0.20 historical + 0.10 gap.'),
    breakdown: z.object({
      frequency30: score('Newest 30 draws of the window; 50 is chance.'),
      recent: score('Whole window, each draw weighted 0.5^(age/10); 50 is chance.'),
      historical: score('Whole window; 50 is chance.'),
      gap: score('100 when away for three times the expected absence.'),
    }),
  })
  .meta({ id: 'DigitScore' });

const pairScoreSchema = z
  .object({
    candidate: z
      .string()
      .regex(/^[0-9]{2}$/)
      .meta({ description: 'Two neighbouring digits in this order.' }),
    score: score('0.35 historical + 0.25 frequency30 + 0.25 recent + 0.15 position.'),
    breakdown: z.object({
      historical: score('Whole window; 50 is chance.'),
      frequency30: score('Newest 30 draws of the window; 50 is chance.'),
      recent: score('Whole window, each draw weighted 0.5^(age/10); 50 is chance.'),
      position: score(
        'The single place where the pair is most frequent; being the highest, not centred on 50.',
      ),
    }),
  })
  .meta({ id: 'PairScore' });

const prizeRankingSchema = z
  .object({
    prize: z.object({
      slug: text('Prize identifier.'),
      nameTh: text('Thai prize name.'),
      digitCount: z.int().min(1).max(6).meta({ description: 'Digits in each of its numbers.' }),
    }),
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
  .meta({ id: 'PrizeRanking' });

export const calculationsSchema = z
  .object({
    success,
    lottery: z.object({ slug: text('Lottery identifier.'), nameTh: text('Thai name.') }),
    sourceDraw: z.object({
      id: text('<lottery>/<drawDate> of the newest draw used.'),
      drawDate: isoDate('Gregorian date of the newest draw used.'),
    }),
    window: z.enum(WINDOWS).meta({ description: 'The window asked for.' }),
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
    data: z.object({ prizes: z.array(prizeRankingSchema) }),
  })
  .meta({ id: 'Calculations' });

export type CalculationsBody = z.infer<typeof calculationsSchema>;
