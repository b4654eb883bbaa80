// A ruling of data/rulings.json: what a person has decided on a row that a source published.
import { z } from 'zod';
import { day } from './registry-file.ts';
import { oneLine } from './text-fields.ts';

const rowDay: z.ZodType<string> = day;
const ofRow = { lottery: z.string(), source: z.string(), drawDate: rowDay };

export const rulingSchema = z.discriminatedUnion('action', [
  /** The row belongs to another date. */
  z.strictObject({ action: z.literal('move'), ...ofRow, to: rowDay, reason: oneLine }),
  /** The row is wrong, or these prizes of it; the next source, if any, takes its place. */
  z.strictObject({
    action: z.literal('leave-out'),
    ...ofRow,
    prizes: z.array(z.string()).min(1).optional(),
    reason: oneLine,
  }),
  /** One prize of the row is wrong; these are its numbers. */
  z.strictObject({
    action: z.literal('correct'),
    ...ofRow,
    prize: z.string(),
    numbers: z.array(z.string()),
    reason: oneLine,
  }),
  /** The draw may be wrong, and no source can confirm it. */
  z.strictObject({
    action: z.literal('doubt'),
    lottery: z.string(),
    drawDate: rowDay,
    reason: oneLine,
    /** The doubt as visitors read it beside the numbers. */
    reasonTh: oneLine.optional(),
  }),
]);

export type Ruling = z.infer<typeof rulingSchema>;
