// The body of /api/stats.
import { z } from 'zod';
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
    'Ascending. Empty where every number was drawn, and also where possibleValues is above 10,000: there `[]` says nothing, and neverDrawnCount alone how many there are.',
    field.digits('A number never drawn.'),
  ),
  neverDrawnCount: field.count(ours('How many numbers were never drawn')),
});

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
    prizes: field.list(
      'Prizes of up to four digits, and the first prize. Of longer ones nearly every number was never drawn, so they are left out: ask with `prize`.',
      prizeFrequency,
    ),
  },
);

export type StatsBody = z.infer<typeof statsSchema>;
