// Fields that several bodies share. What the spec does not have is marked `ours`; clients must
// expect such additions.
import { z } from 'zod';
import { listCodes } from '../contract/standing.ts';
import { TONES } from '../contract/states.ts';

/** Marks an addition to the spec in a description. */
export const ours = (description: string) => `${description} (ours: not in the original spec)`;

/** A schema with a name of its own in the description. */
export const object = <Shape extends z.core.$ZodLooseShape>(
  id: string,
  description: string,
  shape: Shape,
) => z.object(shape).meta({ id, description });

export const list = <Item extends z.ZodType>(description: string, item: Item) =>
  z.array(item).meta({ description });

/** A list that is never empty. */
export const some = <Item extends z.ZodType>(description: string, item: Item) =>
  z.array(item).min(1).meta({ description });

/** The same, or absent. */
export const optionalSome = <Item extends z.ZodType>(description: string, item: Item) =>
  z.array(item).min(1).optional().meta({ description });

export const flag = (description: string) => z.boolean().meta({ description });

export const text = (description: string) => z.string().meta({ description });

export const optionalText = (description: string) => z.string().optional().meta({ description });

/** One of these texts of ours; the description has them as examples, since more may come. */
export const choice = <const Values extends readonly string[]>(
  values: Values,
  description: string,
) => z.enum(values).meta({ description });

/** Always this. */
export const always = <const Value extends string | boolean>(value: Value, description: string) =>
  z.literal(value).meta({ description });

export const url = (description: string) => z.url().meta({ description });

/** A whole number from 0. */
export const count = (description: string) => z.int().min(0).meta({ description });

/** A whole number from 1. */
export const ordinal = (description: string) => z.int().min(1).meta({ description });

/** A number from 0. */
export const measure = (description: string) => z.number().min(0).meta({ description });

type Meta = { readonly description: string; readonly id?: string; readonly format?: 'date' };

/** Text of one form. */
export const matching = (form: RegExp, meta: Meta) => z.string().regex(form).meta(meta);

/** ASCII digits as text: zeros in front count. */
export const digits = (description: string) => matching(/^[0-9]+$/, { description });

/** SHA-256, hexadecimal. */
export const sha256 = (description: string) => matching(/^[0-9a-f]{64}$/, { description });

export const amount = matching(/^[0-9]+\.[0-9]{2}$/, {
  id: 'Amount',
  description:
    'Baht with two decimals, for one ticket of one number. "0.00" is no prize of nothing: the lottery has no fixed official payout (all but thai-government), or no source has it (thai-government before 2010-03-01). Whether a number won is `isWinner`.',
});

const DAY = /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/;

/** A Gregorian day as YYYY-MM-DD. */
export const isoDate = (description: string) => matching(DAY, { description, format: 'date' });

/** A day of the Buddhist era, written like a date: the format of JSON Schema would refuse some. */
export const buddhistDate = (description: string) =>
  matching(DAY, {
    description: `${description}, YYYY-MM-DD in the Buddhist era (year + 543). Never parse it as a date.`,
  });

/** A moment in UTC, with milliseconds. */
export const instant = (description: string) =>
  z.iso.datetime({ precision: 3 }).meta({ description: `${description} UTC.` });

/** A score from 0 to 100. */
export const score = (description: string) => z.number().min(0).max(100).meta({ description });

export const success = always(true, 'Always true on success.');

/** The body of an answer that is not a refusal. */
export const body = <Shape extends z.core.$ZodLooseShape>(
  id: string,
  description: string,
  shape: Shape,
) => object(id, description, { success, ...shape });

/** A body is checked for text alone: neither list is ever closed. */
export const lotteryId = z.string().meta({
  id: 'LotteryId',
  description:
    'Lottery identifier; the examples are all there are today, and more are added in time. What an answer has here is what the parameter `lottery` takes.',
});

/** Which lottery a body is about. */
export const namedLottery = { lottery: lotteryId, lotteryName: text('Thai name.') };

export const prizeSlug = z.string().meta({
  id: 'PrizeSlug',
  description:
    'Prize identifier; the examples are all there are today, and more are added in time. What an answer has here is what the parameter `prize` takes for that lottery.',
});

export const namedPrize = object('NamedPrize', 'A prize without numbers.', {
  slug: prizeSlug,
  name: text('Thai prize name.'),
});

/** The prizes of a draw without a number, and why. */
export const missingPrizes = <Prize extends z.ZodType>(prize: Prize) => ({
  pendingPrizes: optionalSome(ours('Prizes that are still to be announced; ask again'), prize),
  unavailablePrizes: optionalSome(
    ours('Prizes drawn that day whose numbers no source has; neither won nor lost'),
    prize,
  ),
});

/** What is not certain of the numbers of a draw. */
export const uncertainty = {
  unconfirmed: z
    .literal(true)
    .optional()
    .meta({
      description: ours(
        'Only one source has these numbers, and it is not the operator of the lottery; absent once another one agrees',
      ),
    }),
  doubt: optionalText(ours('Why these numbers may be wrong, where that is known')),
};

/** An entry of `standing`. */
export const state = object('State', ours('One thing to know beside the numbers of a draw'), {
  code: z.string().meta({
    description: 'For programs; the examples are all there are today, and more are added in time.',
    examples: listCodes(),
  }),
  tone: choice(TONES, 'How it looks: fine, to wait for, to beware of, not to be used.'),
  text: text('Thai, to be shown as it stands.'),
  textEn: text('The same in English.'),
});

/** How a draw stands. Absent of an older host, which does not say that a draw is certain. */
export const standing = list(
  ours('What to show beside the numbers, the most urgent first; [] where there is nothing'),
  state,
);

const dayRange = object('DayRange', ours('Announced days one after the other, without a draw'), {
  from: isoDate('The first.'),
  to: isoDate('The last.'),
  days: ordinal('How many announced days these are.'),
});

/** The announced days without a stored draw. */
export const absentDays = {
  missing: list(
    'Days of the last hundred before the newest draw, also where it is partial, that were announced and are not stored.',
    isoDate('A day announced.'),
  ),
  unknownDays: list(
    ours(
      'Older days of the schedule without a stored draw, newest first. Nobody can tell whether there was one: neither "no draw" nor `missing`',
    ),
    dayRange,
  ),
};

/** The numbers that a correction replaced, by prize. */
export const replacedNumbers = z.record(
  z.string(),
  z.array(digits('A number that stood there before.')),
);

export const creditedSource = {
  source: text('Name of the operating site.'),
  url: url('Address of the operating site.'),
};
export const attribution = object(
  'Attribution',
  'Whom a credit link may name; it is requested, not enforced.',
  { ...creditedSource, note: text('Thai text asking for a credit link.') },
);

export const nextDraw = object(
  'NextDraw',
  'The first announcement after the newest draw here, by the schedule and its known exceptions; in the past it says that a newer draw was due.',
  {
    drawDate: isoDate('Gregorian date of the draw.'),
    announcedAt: instant('When results are announced, by the schedule.'),
  },
);
