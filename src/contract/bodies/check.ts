// The body of /api/check.
import { z } from 'zod';
import {
  amount,
  creditedSource,
  digits,
  isoDate,
  namedPrize,
  ours,
  pendingPrizes,
  success,
  text,
  unavailablePrizes,
} from './field.ts';

export const matchShape = z
  .object({
    prize: text('Thai prize name.'),
    amount,
    winningNumber: digits('The winning number hit.'),
  })
  .meta({ id: 'Match' });

const checkResultShape = z
  .object({
    number: digits('The number checked.'),
    isWinner: z
      .boolean()
      .meta({ description: 'Whether it won anything, also where the amount is not fixed.' }),
    drawDate: isoDate('Gregorian date of the draw: the latest, unless `date` names another.'),
    displayName: text('Thai label of the draw.'),
    matches: z.array(matchShape).meta({
      description: 'One entry per winning number hit, in prize order; [] when none is.',
    }),
    totalAmount: z.number().min(0).meta({ description: 'Baht; 0 when nothing matches.' }),
    lottery: text(ours('Lottery identifier')),
    lotteryName: text(ours('Thai name')),
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
  })
  .meta({ id: 'CheckResult' });

export const checkShape = z
  .object({
    success,
    data: checkResultShape,
    disclaimer: text('Thai: for convenience only, payout follows the official announcement.'),
    attribution: z.object(creditedSource),
  })
  .meta({ id: 'Check' });

/** The answer to `numbers`; that to `number` stays what it is. */
export const checksShape = z
  .object({
    success,
    data: z.object({
      isWinner: z.boolean().meta({ description: 'Whether any of the numbers won anything.' }),
      drawDate: isoDate('Gregorian date of the draw.'),
      displayName: text('Thai label of the draw.'),
      totalAmount: z.number().min(0).meta({ description: 'Baht, of all the numbers.' }),
      lottery: text('Lottery identifier.'),
      lotteryName: text('Thai name.'),
      results: z
        .array(checkResultShape)
        .min(1)
        .max(20)
        .meta({ description: 'One for each number, in the order asked; each as `data` of one.' }),
    }),
    disclaimer: checkShape.shape.disclaimer,
    attribution: checkShape.shape.attribution,
  })
  .meta({ id: 'Checks', description: ours('The answer where `numbers` is given') });

export type CheckBody = z.infer<typeof checkShape>;
export type ChecksBody = z.infer<typeof checksShape>;
