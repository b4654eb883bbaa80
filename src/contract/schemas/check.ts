// The body of /api/check.
import { z } from 'zod';
import {
  amount,
  creditedSource,
  digits,
  instant,
  isoDate,
  lotteryId,
  namedPrize,
  ours,
  pendingPrizes,
  success,
  text,
  unavailablePrizes,
  unconfirmed,
} from './field.ts';

/** `amount` says why a payout may be "0.00". */
const SUM =
  'the sum of `amount` over `matches`. 0 where nothing matches, and also where no prize that was hit has a known payout, so go by `isWinner`.';

const matchSchema = z
  .object({
    prize: text('Thai prize name.'),
    amount,
    winningNumber: digits('The winning number hit.'),
  })
  .meta({ id: 'Match', description: 'One winning number that was hit.' });

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
  .meta({
    id: 'DueDraws',
    description: ours('Draws that were announced and are not held yet'),
  });

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
    totalAmount: z
      .number()
      .min(0)
      .meta({ description: `Baht, a number: ${SUM}` }),
    lottery: lotteryId,
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
  .meta({ id: 'CheckResult', description: 'What one number won, or that it won nothing.' });

export const checkSchema = z
  .object({
    success,
    data: checkResultSchema,
    disclaimer: text('Thai: for convenience only, payout follows the official announcement.'),
    attribution: z
      .object(creditedSource)
      .meta({ id: 'CheckAttribution', description: 'The operating site.' }),
  })
  .meta({ id: 'Check', description: 'The answer to one number.' });

const checkedNumbersSchema = z
  .object({
    isWinner: z.boolean().meta({ description: 'Whether any of the numbers won anything.' }),
    drawDate: isoDate('Gregorian date of the draw.'),
    displayName: text('Thai label of the draw.'),
    totalAmount: z
      .number()
      .min(0)
      .meta({ description: `Baht, of all the numbers: ${SUM}` }),
    lottery: lotteryId,
    lotteryName: text('Thai name.'),
    unconfirmed,
    dueDraws,
    results: z.array(checkResultSchema).min(1).max(20).meta({
      description:
        'One for each number, in the order asked; each as `data` of one, without `unconfirmed` and `dueDraws`.',
    }),
  })
  .meta({ id: 'CheckedNumbers', description: ours('What several numbers won in one draw') });

/** The answer to `numbers`; that to `number` stays what it is. */
export const checksSchema = z
  .object({
    success,
    data: checkedNumbersSchema,
    disclaimer: checkSchema.shape.disclaimer,
    attribution: checkSchema.shape.attribution,
  })
  .meta({ id: 'Checks', description: ours('The answer to several numbers') });

export type CheckBody = z.infer<typeof checkSchema>;
export type ChecksBody = z.infer<typeof checksSchema>;
