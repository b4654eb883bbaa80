// The body of /api/stats.
import { z } from 'zod';
import { QUESTIONS } from '../../domain/statistics/question.ts';
import * as field from './field.ts';
import { body, object, ours } from './field.ts';

const numberFrequency = object('NumberFrequency', 'How often one number was drawn.', {
  number: field.digits('Leading zeros kept.'),
  count: field.ordinal('Appearances.'),
  lastDate: field.buddhistDate('Last appearance'),
  lastDateIso: field.isoDate(ours('Last appearance, Gregorian')),
  drawsSince: field.count('Stored draws of this prize since then; 0 = in the newest one.'),
  absentDaysSince: field
    .ordinal(
      ours(
        'Announced days since then without a stored draw (`missing` and `unknownDays` of `dataset`): `drawsSince` may be too low by as many. Absent where there is none',
      ),
    )
    .optional(),
});

const prizeFrequency = object('PrizeFrequency', 'How often each number of one prize was drawn.', {
  prize: field.prizeSlug,
  prizeName: field.text('Thai prize name.'),
  draws: field.count('Draws that had this prize.'),
  picks: field.count(
    'Numbers a draw has now. Older draws may have had more, so counts need not add up to draws × picks.',
  ),
  possibleValues: field.count('Different numbers the prize can draw.'),
  expectedPerNumber: z.number().describe('Numbers drawn over all draws ÷ possibleValues.'),
  numbers: field.list(
    'Numbers drawn at least once: count descending, then number.',
    numberFrequency,
  ),
  neverDrawn: field.list(
    'Ascending; empty where possibleValues is above 10,000 (see neverDrawnCount).',
    field.digits('A number never drawn.'),
  ),
  neverDrawnCount: field.count(ours('How many numbers were never drawn')),
});

const test = object(
  'StatisticalTest',
  'One test of past draws against chance. It predicts nothing.',
  {
    question: field.choice(
      QUESTIONS,
      'even-numbers, even-digits: are all equally likely? same-number, same-digit: does a number, or a digit in its place, come again as often as by chance? digit-pairs: are digits that meet in a place independent?',
    ),
    prizes: field
      .some(
        'One: its numbers, or its consecutive stored draws. Two: both, of one draw.',
        field.prizeSlug,
      )
      .max(2),
    expected: field.measure(
      'By chance alone: repeats in all where there is `count`, otherwise in the smallest cell.',
    ),
    count: field.count('Repeats found; of same-number and same-digit.').optional(),
    statistic: z
      .number()
      .min(0)
      .optional()
      .meta({ description: "Pearson's chi-square; of the other questions." }),
    degrees: z.int().min(1).optional().meta({ description: 'Degrees of freedom of `statistic`.' }),
    pValue: field.chance('How likely chance alone is to give a result at least as unlikely.'),
    adjustedPValue: field.chance(
      "By Holm's method, for all `tests` together; below 0.05 chance alone is no good explanation.",
    ),
  },
);

export const statsSchema = body(
  'Stats',
  'Frequency tables of one lottery, over every stored draw.',
  {
    attribution: object('StatsAttribution', 'Whom to credit, and who announced the results.', {
      ...field.attribution.shape,
      dataSource: field.text('Official origin of the results.'),
    }),
    lottery: field.lotteryId,
    dataset: object('Dataset', 'The draws that were counted.', {
      draws: field.count('Draws stored.'),
      from: field.buddhistDate('Oldest draw'),
      to: field.buddhistDate('Newest draw'),
      fromIso: field.isoDate(ours('Oldest draw, Gregorian')),
      toIso: field.isoDate(ours('Newest draw, Gregorian')),
      unconfirmed: field.count(ours('Of these draws, those that only one witness has')),
      inDoubt: field.count(ours('Of these draws, those whose numbers may be wrong')),
      ...field.absentDays,
    }),
    tests: field.list(
      ours(
        'Every test made of the lottery, whichever `prize` is asked; those with too few draws are left out',
      ),
      test,
    ),
    prizes: field.list(
      'Prizes of up to four digits, and the first prize. Longer ones are left out: ask with `prize`.',
      prizeFrequency,
    ),
  },
);

export type StatsBody = z.infer<typeof statsSchema>;
