// The body of /api/check.
import type { z } from 'zod';
import { MAX_NUMBERS } from '../contract/query.ts';
import * as field from '../answers/field.ts';
import { body, object, ours } from '../answers/field.ts';
import { dueDrawsSchema } from '../answers/results.schema.ts';

/** `amount` says why a payout may be "0.00". */
const SUM =
  'the sum of `amount` over `matches`. 0 where nothing matches, and also where no prize that was hit has a known payout, so go by `isWinner`.';

const match = object('Match', 'One winning number that was hit.', {
  prize: field.text('Thai prize name.'),
  amount: field.amount,
  winningNumber: field.digits('The winning number hit.'),
});

const dueDraws = dueDrawsSchema.optional().meta({
  description: ours(
    'Without `date`: draws announced after this one that are not stored. A ticket of one of them is neither won nor lost. Show `note`',
  ),
});

const checkResult = object('CheckResult', 'What one number won, or that it won nothing.', {
  number: field.digits('The number checked.'),
  isWinner: field.flag('Whether it won anything, also where the amount is not fixed.'),
  drawDate: field.isoDate('Gregorian date of the draw: the latest, unless `date` names another.'),
  displayName: field.text('Thai label of the draw.'),
  matches: field.list('One entry per winning number hit, in prize order; [] when none is.', match),
  totalAmount: field.measure(`Baht, a number: ${SUM}`),
  lottery: field.lotteryId,
  lotteryName: field.text(ours('Thai name')),
  ...field.uncertainty,
  ...field.missingPrizes(field.namedPrize),
  notCompared: field.optionalSome(
    ours(
      'Prizes that are no part of a ticket, or longer than it: check their own digits by themselves',
    ),
    field.namedPrize,
  ),
  note: field.optionalText(
    ours(
      'Thai, to be shown: which prizes are undecided for this number, and why; at three digits of thai-government, that tickets of the game N3 are not compared',
    ),
  ),
  dueDraws,
  standing: field.standing,
});

export const checkSchema = body('Check', 'The answer to one number.', {
  data: checkResult,
  disclaimer: field.text('Thai: for convenience only, payout follows the official announcement.'),
  attribution: object('CheckAttribution', 'The operating site.', field.creditedSource),
});

const checkedNumbers = object('CheckedNumbers', ours('What several numbers won in one draw'), {
  isWinner: field.flag('Whether any of the numbers won anything.'),
  drawDate: field.isoDate('Gregorian date of the draw.'),
  displayName: field.text('Thai label of the draw.'),
  totalAmount: field.measure(`Baht, of all the numbers: ${SUM}`),
  ...field.namedLottery,
  ...field.uncertainty,
  dueDraws,
  standing: field.standing,
  results: field
    .some(
      'One for each number, in the order asked; each as `data` of one, without `unconfirmed`, `doubt` and `dueDraws`; `standing` says them.',
      checkResult,
    )
    .max(MAX_NUMBERS),
});

/** The answer to `numbers`; that to `number` stays what it is. */
export const checksSchema = body('Checks', ours('The answer to several numbers'), {
  data: checkedNumbers,
  disclaimer: checkSchema.shape.disclaimer,
  attribution: checkSchema.shape.attribution,
});

export type CheckBody = z.infer<typeof checkSchema>;
export type ChecksBody = z.infer<typeof checksSchema>;
