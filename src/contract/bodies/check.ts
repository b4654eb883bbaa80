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

export const checkShape = z
  .object({
    success,
    data: z.object({
      number: digits('The number checked.'),
      isWinner: z
        .boolean()
        .meta({ description: 'Whether it won anything, also where the amount is not fixed.' }),
      drawDate: isoDate('Gregorian date of the latest draw.'),
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
    }),
    disclaimer: text('Thai: for convenience only, payout follows the official announcement.'),
    attribution: z.object(creditedSource),
  })
  .meta({ id: 'Check' });

export type CheckBody = z.infer<typeof checkShape>;
