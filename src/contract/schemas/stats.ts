// The body of /api/stats.
import { z } from 'zod';
import { QUESTIONS } from '../../domain/statistics/question.ts';
import {
  attribution,
  buddhistDate,
  count,
  digits,
  isoDate,
  list,
  lotteryId,
  object,
  ours,
  prizeSlug,
  success,
  text,
} from './field.ts';

const numberFrequencySchema = object('NumberFrequency', 'How often one number was drawn.', {
  number: digits('Leading zeros kept.'),
  count: z.int().min(1).meta({ description: 'Appearances.' }),
  lastDate: buddhistDate('Last appearance'),
  lastDateIso: isoDate(ours('Last appearance, Gregorian')),
  drawsSince: count('Draws of this prize since then; 0 = in the newest one.'),
});

const prizeFrequencySchema = object(
  'PrizeFrequency',
  'How often each number of one prize was drawn.',
  {
    prize: prizeSlug,
    prizeName: text('Thai prize name.'),
    draws: count('Draws that had this prize.'),
    picks: count(
      'Numbers a draw has now. Older draws may have had more, so counts need not add up to draws × picks.',
    ),
    possibleValues: count('Different numbers the prize can draw.'),
    expectedPerNumber: z
      .number()
      .meta({ description: 'Numbers drawn over all draws ÷ possibleValues.' }),
    numbers: list(
      'Numbers drawn at least once: count descending, then number.',
      numberFrequencySchema,
    ),
    neverDrawn: list(
      'Ascending; empty where possibleValues is above 10,000 (see neverDrawnCount).',
      digits('A number never drawn.'),
    ),
    neverDrawnCount: count(ours('How many numbers were never drawn')),
  },
);

const statsAttributionSchema = attribution
  .extend({ dataSource: text('Official origin of the results.') })
  .meta({ id: 'StatsAttribution', description: 'Whom to credit, and who announced the results.' });

const datasetSchema = object('Dataset', 'The draws that were counted.', {
  draws: count('Draws stored.'),
  from: buddhistDate('Oldest draw'),
  to: buddhistDate('Newest draw'),
  fromIso: isoDate(ours('Oldest draw, Gregorian')),
  toIso: isoDate(ours('Newest draw, Gregorian')),
});

const testSchema = object(
  'StatisticalTest',
  'One test of past draws against chance. It predicts nothing.',
  {
    question: z.enum(QUESTIONS).meta({
      description:
        'even-numbers, even-digits: are all equally likely? same-number, same-digit: does a number, or a digit in its place, come again as often as by chance? digit-pairs: are digits that meet in a place independent?',
    }),
    prizes: z.array(prizeSlug).min(1).max(2).meta({
      description: 'One: its numbers, or its consecutive stored draws. Two: both, of one draw.',
    }),
    expected: z.number().min(0).meta({
      description:
        'By chance alone: repeats in all where there is `count`, otherwise in the smallest cell.',
    }),
    count: count('Repeats found; of same-number and same-digit.').optional(),
    statistic: z
      .number()
      .min(0)
      .optional()
      .meta({ description: "Pearson's chi-square; of the other questions." }),
    degrees: z.int().min(1).optional().meta({ description: 'Degrees of freedom of `statistic`.' }),
    pValue: z.number().min(0).max(1).meta({
      description: 'How likely chance alone is to give a result at least as unlikely.',
    }),
    adjustedPValue: z.number().min(0).max(1).meta({
      description:
        "By Holm's method, for all `tests` together; below 0.05 chance alone is no good explanation.",
    }),
  },
);

export const statsSchema = object(
  'Stats',
  'Frequency tables of one lottery, over every stored draw.',
  {
    success,
    attribution: statsAttributionSchema,
    lottery: lotteryId,
    dataset: datasetSchema,
    tests: list(
      ours(
        'Every test made of the lottery, whichever `prize` is asked; those with too few draws are left out',
      ),
      testSchema,
    ),
    prizes: list(
      'Prizes of up to four digits, and the first prize. The other six-digit prizes: ask with `prize`.',
      prizeFrequencySchema,
    ),
  },
);

export type StatsBody = z.infer<typeof statsSchema>;
