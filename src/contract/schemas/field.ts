// Fields that several bodies share. What the spec does not have is marked `ours`; clients must
// expect such additions.
import { z } from 'zod';

/** Marks an addition to the spec in a description. */
export const ours = (description: string) => `${description} (ours: not in the original spec)`;

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
    description:
      'Baht with two decimals; "0.00" where there is no fixed official payout, or where it is not known (thai-government before 2010-03-01).',
  });
/** A day as YYYY-MM-DD. */
export const isoDate = (description: string) =>
  z
    .string()
    .regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/)
    .meta({ description });
/** A day of the Buddhist era, written like a date. */
export const buddhistDate = (description: string) =>
  isoDate(`${description}, YYYY-MM-DD in the Buddhist era (year + 543). Never parse it as a date.`);
/** A moment in UTC, with milliseconds. */
export const instant = (description: string) =>
  z.iso.datetime({ precision: 3 }).meta({ description: `${description} UTC.` });
/** A score from 0 to 100. */
export const score = (description: string) => z.number().min(0).max(100).meta({ description });
export const success = z.literal(true).meta({ description: 'Always true on success.' });

export const namedPrize = z
  .object({ slug: text('Prize identifier.'), name: text('Thai prize name.') })
  .meta({ id: 'NamedPrize' });

export const pendingPrizes = z
  .array(namedPrize)
  .min(1)
  .optional()
  .meta({ description: ours('Prizes that are still to be announced; ask again') });

export const unavailablePrizes = z
  .array(namedPrize)
  .min(1)
  .optional()
  .meta({
    description: ours('Prizes drawn that day whose numbers no source has; neither won nor lost'),
  });

export const unconfirmed = z
  .literal(true)
  .optional()
  .meta({
    description: ours(
      'Only one source has these numbers, and it is not the operator of the lottery; absent once another one agrees',
    ),
  });

export const creditedSource = {
  source: text('Name of the operating site.'),
  url: z.url().meta({ description: 'Address of the operating site.' }),
};
export const note = text('Thai text asking for a credit link.');
