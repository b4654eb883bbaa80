// The bodies of /api/draws (ours): one draw for good, and the list of them.
import { z } from 'zod';
import { attribution, isoDate, lotteryId, namedPrize, ours, success, text } from './field.ts';
import { drawSchema, prizeSchema } from './results.ts';

const revision = z.int().min(1).meta({ description: '1, and one more for each correction.' });

const place = z
  .string()
  .nullable()
  .meta({
    description: ours(
      'The letters of a ticket ABCDEF it is compared with (a shorter ticket has the last letters); null: only a number of exactly its digits meets it',
    ),
  });

const placedPrizeSchema = prizeSchema
  .extend({ place })
  .meta({ id: 'PlacedPrize', description: ours('A prize and where it stands in a ticket') });

const unknownPrizeSchema = namedPrize
  .extend({
    digits: z
      .int()
      .min(1)
      .max(7)
      .meta({ description: ours('Digits in each of its numbers') }),
    place,
  })
  .meta({ id: 'UnknownPrize', description: ours('A prize whose numbers are not held') });

/** A draw with all that checking a ticket against it needs, so that a program can check in private. */
const placedDrawSchema = drawSchema
  .extend({
    prizes: z
      .array(placedPrizeSchema)
      .min(1)
      .meta({ description: 'In the order of the prize list of the lottery.' }),
    pendingPrizes: z
      .array(unknownPrizeSchema)
      .min(1)
      .optional()
      .meta({ description: ours('Prizes that are still to be announced; ask again') }),
    unavailablePrizes: z
      .array(unknownPrizeSchema)
      .min(1)
      .optional()
      .meta({
        description: ours(
          'Prizes drawn that day whose numbers no source has; neither won nor lost',
        ),
      }),
  })
  .meta({
    id: 'PlacedDraw',
    description: ours('A draw with all that checking a ticket against it needs'),
  });

export const drawFileSchema = z
  .object({ success, attribution, data: placedDrawSchema })
  .meta({ id: 'DrawFile', description: ours('One draw, at an address for good') });

const indexedDrawSchema = z
  .object({
    drawDate: isoDate('Gregorian date of the draw: its file is `<drawDate>.json`.'),
    complete: z.boolean().meta({ description: 'Whether it has been announced in full.' }),
    revision,
  })
  .meta({ id: 'IndexedDraw', description: ours('One draw in the list of all') });

export const drawIndexSchema = z
  .object({
    success,
    lottery: lotteryId,
    lotteryName: text('Thai name.'),
    draws: z.array(indexedDrawSchema).min(1).meta({ description: 'Newest first.' }),
  })
  .meta({ id: 'DrawIndex', description: ours('The days of all draws of one lottery') });

export const exportSchema = z
  .object({
    success,
    attribution,
    lottery: lotteryId,
    lotteryName: text('Thai name.'),
    data: z.array(drawSchema).min(1).meta({ description: 'Every draw, newest first.' }),
  })
  .meta({ id: 'Export', description: ours('Every draw of one lottery') });

export type DrawFileBody = z.infer<typeof drawFileSchema>;
export type DrawIndexBody = z.infer<typeof drawIndexSchema>;
export type ExportBody = z.infer<typeof exportSchema>;
