// The body of /api/check.
import { z } from 'zod';
import {
  amount,
  creditedSource,
  digits,
  doubt,
  flag,
  instant,
  isoDate,
  list,
  lotteryId,
  namedPrize,
  object,
  optionalSome,
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

const matchSchema = object('Match', 'One winning number that was hit.', {
  prize: text('Thai prize name.'),
  amount,
  winningNumber: digits('The winning number hit.'),
});

const dueDrawsSchema = object(
  'DueDraws',
  ours('Draws that were announced and are not stored yet'),
  {
    state: z.enum(['awaited', 'late']).meta({
      description: '`awaited` for three hours from the announcement of the oldest, then `late`.',
    }),
    since: instant('When the oldest was announced, by the schedule.'),
    drawDates: z
      .array(isoDate('A day announced, Gregorian.'))
      .min(1)
      .max(100)
      .meta({ description: 'Oldest first; of more than a hundred the newest.' }),
    note: text('Thai: which draw the number was compared with, and which one is not stored.'),
  },
);

/** Where no `date` is named: a ticket of a newer draw has no verdict yet. */
const dueDraws = dueDrawsSchema.optional().meta({
  description: ours(
    'Without `date`: draws announced after this one that are not stored. A ticket of one of them is neither won nor lost. Show `note`',
  ),
});

const checkResultSchema = object('CheckResult', 'What one number won, or that it won nothing.', {
  number: digits('The number checked.'),
  isWinner: flag('Whether it won anything, also where the amount is not fixed.'),
  drawDate: isoDate('Gregorian date of the draw: the latest, unless `date` names another.'),
  displayName: text('Thai label of the draw.'),
  matches: list('One entry per winning number hit, in prize order; [] when none is.', matchSchema),
  totalAmount: z
    .number()
    .min(0)
    .meta({ description: `Baht, a number: ${SUM}` }),
  lottery: lotteryId,
  lotteryName: text(ours('Thai name')),
  unconfirmed,
  doubt,
  pendingPrizes,
  unavailablePrizes,
  notCompared: optionalSome(
    ours('Prizes that are no part of a ticket: check their own digits by themselves'),
    namedPrize,
  ),
  dueDraws,
});

export const checkSchema = object('Check', 'The answer to one number.', {
  success,
  data: checkResultSchema,
  disclaimer: text('Thai: for convenience only, payout follows the official announcement.'),
  attribution: object('CheckAttribution', 'The operating site.', creditedSource),
});

const checkedNumbersSchema = object(
  'CheckedNumbers',
  ours('What several numbers won in one draw'),
  {
    isWinner: flag('Whether any of the numbers won anything.'),
    drawDate: isoDate('Gregorian date of the draw.'),
    displayName: text('Thai label of the draw.'),
    totalAmount: z
      .number()
      .min(0)
      .meta({ description: `Baht, of all the numbers: ${SUM}` }),
    lottery: lotteryId,
    lotteryName: text('Thai name.'),
    unconfirmed,
    doubt,
    dueDraws,
    results: z.array(checkResultSchema).min(1).max(20).meta({
      description:
        'One for each number, in the order asked; each as `data` of one, without `unconfirmed`, `doubt` and `dueDraws`.',
    }),
  },
);

/** The answer to `numbers`; that to `number` stays what it is. */
export const checksSchema = object('Checks', ours('The answer to several numbers'), {
  success,
  data: checkedNumbersSchema,
  disclaimer: checkSchema.shape.disclaimer,
  attribution: checkSchema.shape.attribution,
});

export type CheckBody = z.infer<typeof checkSchema>;
export type ChecksBody = z.infer<typeof checksSchema>;
