// The bodies of /api/draws (ours): one draw for good, and the list of them.
import { z } from 'zod';
import {
  attribution,
  flag,
  isoDate,
  lotteryId,
  namedPrize,
  object,
  optionalSome,
  ours,
  some,
  success,
  text,
} from './field.ts';
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
  .meta({ id: 'UnknownPrize', description: ours('A prize whose numbers are not stored') });

/** A draw with all that checking a ticket against it needs, so that a program can check in private. */
const placedDrawSchema = drawSchema
  .extend({
    prizes: some('In the order of the prize list of the lottery.', placedPrizeSchema),
    pendingPrizes: optionalSome(
      ours('Prizes that are still to be announced; ask again'),
      unknownPrizeSchema,
    ),
    unavailablePrizes: optionalSome(
      ours('Prizes drawn that day whose numbers no source has; neither won nor lost'),
      unknownPrizeSchema,
    ),
  })
  .meta({
    id: 'PlacedDraw',
    description: ours('A draw with all that checking a ticket against it needs'),
  });

export const drawFileSchema = object('DrawFile', ours('One draw, at an address for good'), {
  success,
  attribution,
  data: placedDrawSchema,
});

export const drawYearSchema = z
  .object({
    success,
    attribution,
    lottery: lotteryId,
    lotteryName: text('Thai name.'),
    year: text('Gregorian.'),
    data: some('Newest first.', placedDrawSchema),
  })
  .meta({ description: ours('Every draw of one lottery in one year') });

const indexedDrawSchema = object('IndexedDraw', ours('One draw in the list of all'), {
  drawDate: isoDate('Gregorian date of the draw: its file is `<drawDate>.json`.'),
  complete: flag('Whether it has been announced in full.'),
  revision,
});

export const drawIndexSchema = object('DrawIndex', ours('The days of all draws of one lottery'), {
  success,
  lottery: lotteryId,
  lotteryName: text('Thai name.'),
  draws: some('Newest first.', indexedDrawSchema),
});

export const exportSchema = object('Export', ours('Every draw of one lottery'), {
  success,
  attribution,
  lottery: lotteryId,
  lotteryName: text('Thai name.'),
  data: some('Every draw, newest first.', drawSchema),
});

export type DrawFileBody = z.infer<typeof drawFileSchema>;
export type DrawYearBody = z.infer<typeof drawYearSchema>;
export type DrawIndexBody = z.infer<typeof drawIndexSchema>;
export type ExportBody = z.infer<typeof exportSchema>;
