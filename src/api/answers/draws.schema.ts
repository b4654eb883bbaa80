// The bodies of /api/draws (ours): one draw for good, and the list of them.
import { z } from 'zod';
import * as field from './field.ts';
import { body, object, ours } from './field.ts';
import { drawSchema, dueAfterNewest, prizeSchema } from './results.schema.ts';

const place = z
  .string()
  .nullable()
  .meta({
    description: ours(
      'The letters of a ticket ABCDEF it is compared with (a shorter ticket has the last letters); null: only a number of exactly its digits meets it',
    ),
  });

const placedPrize = prizeSchema
  .extend({ place })
  .meta({ id: 'PlacedPrize', description: ours('A prize and where it stands in a ticket') });

const unknownPrize = field.namedPrize
  .extend({
    amount: prizeSchema.shape.amount,
    digits: field.ordinal(ours('Digits in each of its numbers')),
    place,
  })
  .meta({ id: 'UnknownPrize', description: ours('A prize whose numbers are not stored') });

/** With all that checking a ticket needs, so that a program can check in private. */
const placedDraw = drawSchema
  .extend({
    prizes: field.some('In the order of the prize list of the lottery.', placedPrize),
    ...field.missingPrizes(unknownPrize),
    series: z
      .array(z.int().min(1))
      .optional()
      .meta({
        description: ours(
          'The series in the code of its tickets, ascending, where the operator states them: the second pair of digits of 69-26-13-039184-4358',
        ),
      }),
  })
  .meta({
    id: 'PlacedDraw',
    description: ours('A draw with all that checking a ticket against it needs'),
  });

export const drawFileSchema = body('DrawFile', ours('One draw, at an address for good'), {
  attribution: field.attribution,
  dueDraws: dueAfterNewest,
  data: placedDraw,
});

/** Every draw of one lottery in one year. It has no name: the description has no path of it. */
export const drawYearSchema = z.object({
  success: drawFileSchema.shape.success,
  attribution: field.attribution,
  ...field.namedLottery,
  year: field.text('Gregorian.'),
  data: field.some('Newest first.', placedDraw),
});

const indexedDraw = object('IndexedDraw', ours('One draw in the list of all'), {
  drawDate: field.isoDate('Gregorian date of the draw: its file is `<drawDate>.json`.'),
  complete: field.flag('Whether it has been announced in full.'),
  revision: field.ordinal('1, and one more for each correction.'),
});

export const drawIndexSchema = body('DrawIndex', ours('The days of all draws of one lottery'), {
  ...field.namedLottery,
  draws: field.some('Newest first.', indexedDraw),
  ...field.absentDays,
});

export const exportSchema = body('Export', ours('Every draw of one lottery'), {
  attribution: field.attribution,
  ...field.namedLottery,
  data: field.some('Every draw, newest first.', drawSchema),
});

export type DrawFileBody = z.infer<typeof drawFileSchema>;
export type DrawYearBody = z.infer<typeof drawYearSchema>;
export type DrawIndexBody = z.infer<typeof drawIndexSchema>;
export type ExportBody = z.infer<typeof exportSchema>;
