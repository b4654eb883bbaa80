// The body of a checkset (ours): all that checking a ticket against one draw needs, so that a
// program can check in private and offline.
import { z } from 'zod';
import { amount, digits, isoDate, success, text } from './field.ts';

const checksetPrizeShape = z
  .object({
    slug: text('Prize identifier.'),
    name: text('Thai prize name.'),
    digits: z.int().min(1).max(6).meta({ description: 'Digits in each of its numbers.' }),
    place: z.string().nullable().meta({
      description:
        'The letters of a ticket ABCDEF it is compared with (a shorter ticket has the last letters); null: only a number of exactly its digits meets it.',
    }),
    amount,
    numbers: z.array(digits('Leading zeros kept.')).meta({
      description: 'Empty where they are not known: neither won nor lost.',
    }),
    pending: z.literal(true).optional().meta({ description: 'Still to be announced; ask again.' }),
  })
  .meta({ id: 'ChecksetPrize' });

export const checksetShape = z
  .object({
    success,
    lottery: text('Lottery identifier.'),
    lotteryName: text('Thai name.'),
    drawDate: isoDate('Gregorian date of the draw.'),
    revision: z.int().min(1).meta({ description: '1, and one more for each correction.' }),
    ticketLengths: z.array(z.int().min(4).max(6)).min(1).meta({
      description:
        'Numbers of these lengths are tickets, and also meet the shorter prizes at their place; a number of another length meets the prizes of its own length, whole.',
    }),
    prizes: z
      .array(checksetPrizeShape)
      .min(1)
      .meta({ description: 'Every prize of the draw, in registry order.' }),
  })
  .meta({ id: 'Checkset' });

export type ChecksetBody = z.infer<typeof checksetShape>;
