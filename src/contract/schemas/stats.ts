// The body of /api/stats.
import { z } from 'zod';
import {
  buddhistDate,
  count,
  creditedSource,
  digits,
  isoDate,
  note,
  ours,
  success,
  text,
} from './field.ts';

const numberFrequencySchema = z
  .object({
    number: digits('Leading zeros kept.'),
    count: z.int().min(1).meta({ description: 'Appearances.' }),
    lastDate: buddhistDate('Last appearance'),
    lastDateIso: isoDate(ours('Last appearance, Gregorian')),
    drawsSince: count('Draws of this prize since then; 0 = in the newest one.'),
  })
  .meta({ id: 'NumberFrequency' });

const prizeFrequencySchema = z
  .object({
    prize: text('Prize identifier.'),
    prizeName: text('Thai prize name.'),
    draws: count('Draws that had this prize.'),
    picks: count(
      'Numbers a draw has now. Older draws may have had more, so counts need not add up to draws × picks.',
    ),
    possibleValues: count('Different numbers the prize can draw.'),
    expectedPerNumber: z
      .number()
      .meta({ description: 'Numbers drawn over all draws ÷ possibleValues.' }),
    numbers: z
      .array(numberFrequencySchema)
      .meta({ description: 'Numbers drawn at least once: count descending, then number.' }),
    neverDrawn: z.array(digits('A number never drawn.')).meta({
      description: 'Ascending; empty where possibleValues is above 10,000 (see neverDrawnCount).',
    }),
    neverDrawnCount: count(ours('How many numbers were never drawn')),
  })
  .meta({ id: 'PrizeFrequency' });

export const statsSchema = z
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
    prizes: z.array(prizeFrequencySchema).meta({
      description:
        'Prizes of up to four digits, and the first prize. The other six-digit prizes: ask with `prize`.',
    }),
  })
  .meta({ id: 'Stats' });

export type StatsBody = z.infer<typeof statsSchema>;
