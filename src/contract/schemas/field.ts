// Fields that several bodies share. What the spec does not have is marked `ours`; clients must
// expect such additions.
import { z } from 'zod';

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

export const optionalText = (description: string) => z.string().optional().meta({ description });

/** Any text. */
export const text = (description: string) => z.string().meta({ description });
/** A whole number from 0. */
export const count = (description: string) => z.int().min(0).meta({ description });
/** ASCII digits as text: zeros in front count. */
export const digits = (description: string) =>
  z
    .string()
    .regex(/^[0-9]+$/)
    .meta({ description });
export const amount = z
  .string()
  .regex(/^[0-9]+\.[0-9]{2}$/)
  .meta({
    id: 'Amount',
    description:
      'Baht with two decimals, for one ticket of one number. "0.00" is no prize of nothing: the lottery has no fixed official payout (all but thai-government), or no source has it (thai-government before 2010-03-01). Whether a number won is `isWinner`.',
  });
const day = (meta: { readonly description: string; readonly format?: 'date' }) =>
  z
    .string()
    .regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/)
    .meta(meta);
/** A Gregorian day as YYYY-MM-DD. */
export const isoDate = (description: string) => day({ description, format: 'date' });
/** A day of the Buddhist era, written like a date: the format of JSON Schema would refuse some of them. */
export const buddhistDate = (description: string) =>
  day({
    description: `${description}, YYYY-MM-DD in the Buddhist era (year + 543). Never parse it as a date.`,
  });
/** A moment in UTC, with milliseconds. */
export const instant = (description: string) =>
  z.iso.datetime({ precision: 3 }).meta({ description: `${description} UTC.` });
/** A score from 0 to 100. */
export const score = (description: string) => z.number().min(0).max(100).meta({ description });
export const success = z.literal(true).meta({ description: 'Always true on success.' });

/** A body is checked for text alone; the description lists every lottery and every prize. */
export const lotteryId = z.string().meta({
  id: 'LotteryId',
  description:
    'Lottery identifier. What an answer has here is what the parameter `lottery` takes. More are added in time.',
});
export const prizeSlug = z.string().meta({
  id: 'PrizeSlug',
  description:
    'Prize identifier. What an answer has here is what the parameter `prize` takes for that lottery. More are added in time.',
});

export const namedPrize = object('NamedPrize', 'A prize without numbers.', {
  slug: prizeSlug,
  name: text('Thai prize name.'),
});

export const pendingPrizes = optionalSome(
  ours('Prizes that are still to be announced; ask again'),
  namedPrize,
);

export const unavailablePrizes = optionalSome(
  ours('Prizes drawn that day whose numbers no source has; neither won nor lost'),
  namedPrize,
);

export const unconfirmed = z
  .literal(true)
  .optional()
  .meta({
    description: ours(
      'Only one source has these numbers, and it is not the operator of the lottery; absent once another one agrees',
    ),
  });

export const doubt = z
  .string()
  .optional()
  .meta({ description: ours('Why these numbers may be wrong, where that is known') });

export const creditedSource = {
  source: text('Name of the operating site.'),
  url: z.url().meta({ description: 'Address of the operating site.' }),
};
export const note = text('Thai text asking for a credit link.');
export const attribution = object(
  'Attribution',
  'Whom a credit link may name; it is requested, not enforced.',
  { ...creditedSource, note },
);

export const nextDraw = object(
  'NextDraw',
  'A draw to come, by the schedule and its known exceptions.',
  {
    drawDate: isoDate('Gregorian date of the draw.'),
    announcedAt: instant('When results are announced, by the schedule.'),
  },
);
