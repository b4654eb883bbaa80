// The shape of every response body: zod schemas, from which the OpenAPI description is derived.
// A field or parameter the spec does not have is marked `ours`; clients must expect such additions.
import { z } from 'zod';
import { WINDOWS } from '../domain/window.ts';

/** Marks an addition to the spec in a description. */
export const ours = (description: string) => `${description} (ours: not in the original spec)`;

const text = (description: string) => z.string().meta({ description });
const count = (description: string) => z.int().min(0).meta({ description });
const digits = (description: string) =>
  z
    .string()
    .regex(/^[0-9]+$/)
    .meta({ description });
const amount = z
  .string()
  .regex(/^[0-9]+\.[0-9]{2}$/)
  .meta({ description: 'Baht with two decimals; "0.00" where there is no fixed official payout.' });
const isoDate = (description: string) =>
  z
    .string()
    .regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/)
    .meta({ description });
const buddhistDate = (description: string) =>
  isoDate(`${description}, YYYY-MM-DD in the Buddhist era (year + 543). Never parse it as a date.`);
const score = (description: string) => z.number().min(0).max(100).meta({ description });
const success = z.literal(true).meta({ description: 'Always true on success.' });

const namedPrize = z
  .object({ slug: text('Prize identifier.'), name: text('Thai prize name.') })
  .meta({ id: 'NamedPrize' });

const unavailablePrizes = z
  .array(namedPrize)
  .optional()
  .meta({
    description: ours('Prizes drawn that day whose numbers no source has; neither won nor lost'),
  });

const creditedSource = {
  source: text('Name of the operating site.'),
  url: z.url().meta({ description: 'Address of the operating site.' }),
};
const note = text('Thai text asking for a credit link.');

export const prizeShape = z
  .object({
    slug: text('Prize identifier.'),
    name: text('Thai prize name.'),
    amount,
    numbers: z.array(digits('Leading zeros kept.')).min(1).meta({ description: 'Ascending.' }),
  })
  .meta({ id: 'Prize' });

export const drawShape = z
  .object({
    lottery: text('Lottery identifier.'),
    lotteryName: text('Thai name.'),
    drawDate: isoDate('Gregorian date of the draw.'),
    displayName: text('Thai label of the draw date, Buddhist-era year.'),
    prizes: z.array(prizeShape).min(1),
    unavailablePrizes,
    source: z
      .object({ name: z.string(), url: z.url() })
      .meta({ description: ours('Where the numbers come from') }),
    doubt: z
      .string()
      .optional()
      .meta({ description: ours('Why these numbers may be wrong, where that is known') }),
  })
  .meta({ id: 'Draw' });

export const resultsShape = z
  .object({
    success,
    attribution: z.object({ ...creditedSource, note }),
    data: z.array(drawShape).min(1).max(20).meta({ description: 'Newest first.' }),
  })
  .meta({ id: 'Results' });

export const matchShape = z
  .object({
    prize: text('Thai prize name.'),
    amount,
    winningNumber: digits('The winning number hit.'),
  })
  .meta({ id: 'Match' });

export const checkShape = z
  .object({
    success,
    data: z.object({
      number: digits('The number checked.'),
      isWinner: z.boolean(),
      drawDate: isoDate('Gregorian date of the latest draw.'),
      displayName: text('Thai label of the draw.'),
      matches: z.array(matchShape).meta({
        description: 'One entry per winning number hit, in prize order; [] when none is.',
      }),
      totalAmount: z.number().min(0).meta({ description: 'Baht; 0 when nothing matches.' }),
      lottery: text(ours('Lottery identifier')),
      lotteryName: text(ours('Thai name')),
      unavailablePrizes,
    }),
    disclaimer: text('Thai: for convenience only, payout follows the official announcement.'),
    attribution: z.object(creditedSource),
  })
  .meta({ id: 'Check' });

const numberFrequencyShape = z
  .object({
    number: digits('Leading zeros kept.'),
    count: z.int().min(1).meta({ description: 'Appearances.' }),
    lastDate: buddhistDate('Last appearance'),
    lastDateIso: isoDate(ours('Last appearance, Gregorian')),
    drawsSince: count('Draws of this prize since then; 0 = in the newest one.'),
  })
  .meta({ id: 'NumberFrequency' });

export const prizeFrequencyShape = z
  .object({
    prize: text('Prize identifier.'),
    prizeName: text('Thai prize name.'),
    draws: count('Draws that had this prize.'),
    picks: count('Numbers a draw, in the newest prize structure.'),
    possibleValues: count('Different numbers the prize can draw.'),
    expectedPerNumber: z
      .number()
      .meta({ description: 'Numbers drawn over all draws ÷ possibleValues.' }),
    numbers: z
      .array(numberFrequencyShape)
      .meta({ description: 'Numbers drawn at least once: count descending, then number.' }),
    neverDrawn: z.array(digits('A number never drawn.')).meta({
      description: 'Ascending; empty where possibleValues is above 10,000 (see neverDrawnCount).',
    }),
    neverDrawnCount: count(ours('How many numbers were never drawn')),
  })
  .meta({ id: 'PrizeFrequency' });

export const statsShape = z
  .object({
    success,
    attribution: z.object({
      ...creditedSource,
      note,
      dataSource: text('Official origin of the results.'),
    }),
    lottery: text('Lottery identifier.'),
    dataset: z.object({
      draws: count('Draws stored.'),
      from: buddhistDate('Oldest draw'),
      to: buddhistDate('Newest draw'),
      fromIso: isoDate(ours('Oldest draw, Gregorian')),
      toIso: isoDate(ours('Newest draw, Gregorian')),
    }),
    prizes: z.array(prizeFrequencyShape),
  })
  .meta({ id: 'Stats' });

const digitScoreShape = z
  .object({
    candidate: z.string().regex(/^[0-9]$/),
    score: score('0.40 frequency30 + 0.30 recent + 0.20 historical + 0.10 gap.'),
    breakdown: z.object({
      frequency30: score('Newest 30 draws of the window; 50 is chance.'),
      recent: score('Whole window, each draw weighted 0.5^(age/10); 50 is chance.'),
      historical: score('Whole window; 50 is chance.'),
      gap: score('100 when away for three times the expected absence.'),
    }),
  })
  .meta({ id: 'DigitScore' });

const pairScoreShape = z
  .object({
    candidate: z.string().regex(/^[0-9]{2}$/),
    score: score('0.35 historical + 0.25 frequency30 + 0.25 recent + 0.15 position.'),
    breakdown: z.object({
      historical: score('Whole window; 50 is chance.'),
      frequency30: score('Newest 30 draws of the window; 50 is chance.'),
      recent: score('Whole window, each draw weighted 0.5^(age/10); 50 is chance.'),
      position: score('The single place where the pair is most frequent; 50 is chance.'),
    }),
  })
  .meta({ id: 'PairScore' });

export const prizeRankingShape = z
  .object({
    prize: z.object({
      slug: text('Prize identifier.'),
      nameTh: text('Thai prize name.'),
      digitCount: z.int().min(1).max(6),
    }),
    sampleSize: count('Draws of the window that had this prize.'),
    digitRanking: z.array(digitScoreShape).length(10),
    pairRanking: z.array(pairScoreShape).length(100),
  })
  .meta({ id: 'PrizeRanking' });

export const calculationsShape = z
  .object({
    success,
    lottery: z.object({ slug: text('Lottery identifier.'), nameTh: text('Thai name.') }),
    sourceDraw: z.object({
      id: text('<lottery>/<drawDate> of the newest draw used.'),
      drawDate: isoDate('Gregorian date of the newest draw used.'),
    }),
    window: z.enum(WINDOWS),
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
    data: z.object({ prizes: z.array(prizeRankingShape) }),
  })
  .meta({ id: 'Calculations' });

export const faultShape = z
  .object({
    success: z.literal(false),
    error: text('Thai text to show to a user as it stands.'),
    code: text(ours('Stable name of the refusal, for programs')),
    parameter: z
      .string()
      .optional()
      .meta({ description: ours('The parameter at fault') }),
    accepted: z
      .array(z.string())
      .optional()
      .meta({ description: ours('What would have been accepted') }),
  })
  .meta({ id: 'Fault' });

export type ResultsBody = z.infer<typeof resultsShape>;
export type CheckBody = z.infer<typeof checkShape>;
export type StatsBody = z.infer<typeof statsShape>;
export type CalculationsBody = z.infer<typeof calculationsShape>;
export type FaultBody = z.infer<typeof faultShape>;
