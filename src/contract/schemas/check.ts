// The body of /api/check.
import { z } from 'zod';
import {
  amount,
  creditedSource,
  digits,
  instant,
  isoDate,
  namedPrize,
  ours,
  pendingPrizes,
  success,
  text,
  unavailablePrizes,
  unconfirmed,
} from './field.ts';

const matchSchema = z
  .object({
    prize: text('Thai prize name.'),
    amount,
    winningNumber: digits('The winning number hit.'),
  })
  .meta({ id: 'Match' });

const dueDrawsSchema = z
  .object({
    state: z.enum(['awaited', 'late']).meta({
      description: '`awaited` for three hours from the announcement of the oldest, then `late`.',
    }),
    since: instant('When the oldest was announced, by the schedule.'),
    drawDates: z
      .array(isoDate('A day announced, Gregorian.'))
      .min(1)
      .max(100)
      .meta({ description: 'Oldest first; of more than a hundred the newest.' }),
    note: text('Thai: which draw the number was compared with, and which one is not held.'),
  })
  .meta({ id: 'DueDraws' });

/** Where no `date` is named: a ticket of a newer draw has no verdict yet. */
const dueDraws = dueDrawsSchema.optional().meta({
  description: ours(
    'Without `date`: draws announced after this one that are not held. A ticket of one of them is neither won nor lost. Show `note`',
  ),
});

const checkResultSchema = z
  .object({
    number: digits('The number checked.'),
    isWinner: z
      .boolean()
      .meta({ description: 'Whether it won anything, also where the amount is not fixed.' }),
    drawDate: isoDate('Gregorian date of the draw: the latest, unless `date` names another.'),
    displayName: text('Thai label of the draw.'),
    matches: z.array(matchSchema).meta({
      description: 'One entry per winning number hit, in prize order; [] when none is.',
    }),
    totalAmount: z.number().min(0).meta({ description: 'Baht; 0 when nothing matches.' }),
    lottery: text(ours('Lottery identifier')),
    lotteryName: text(ours('Thai name')),
    unconfirmed,
    pendingPrizes,
    unavailablePrizes,
    notCompared: z
      .array(namedPrize)
      .min(1)
      .optional()
      .meta({
        description: ours(
          'Prizes that are no part of a ticket: check their own digits by themselves',
        ),
      }),
    dueDraws,
  })
  .meta({ id: 'CheckResult' });

export const checkSchema = z
  .object({
    success,
    data: checkResultSchema,
    disclaimer: text('Thai: for convenience only, payout follows the official announcement.'),
    attribution: z.object(creditedSource),
  })
  .meta({ id: 'Check' });

/** The answer to `numbers`; that to `number` stays what it is. */
export const checksSchema = z
  .object({
    success,
    data: z.object({
      isWinner: z.boolean().meta({ description: 'Whether any of the numbers won anything.' }),
      drawDate: isoDate('Gregorian date of the draw.'),
      displayName: text('Thai label of the draw.'),
      totalAmount: z.number().min(0).meta({ description: 'Baht, of all the numbers.' }),
      lottery: text('Lottery identifier.'),
      lotteryName: text('Thai name.'),
      unconfirmed,
      dueDraws,
      results: z.array(checkResultSchema).min(1).max(20).meta({
        description:
          'One for each number, in the order asked; each as `data` of one, without `unconfirmed` and `dueDraws`.',
      }),
    }),
    disclaimer: checkSchema.shape.disclaimer,
    attribution: checkSchema.shape.attribution,
  })
  .meta({ id: 'Checks', description: ours('The answer where `numbers` is given') });

export type CheckBody = z.infer<typeof checkSchema>;
export type ChecksBody = z.infer<typeof checksSchema>;
