// data/rulings.json: how a person decided about rows with a mistake, and why.
import { z } from 'zod';
import { type Parsed, parseBySchema } from './schema.ts';

const ofRow = { lottery: z.string(), source: z.string(), drawDate: z.string() };
const reason = z.string().min(1);

const rulingSchema = z.discriminatedUnion('action', [
  /** The row belongs to another date. */
  z.strictObject({ action: z.literal('move'), ...ofRow, to: z.string(), reason }),
  /** The row is wrong; the next source, if any, takes its place. */
  z.strictObject({ action: z.literal('leave-out'), ...ofRow, reason }),
  /** One prize of the row is wrong; these are its numbers. */
  z.strictObject({
    action: z.literal('correct'),
    ...ofRow,
    prize: z.string(),
    numbers: z.array(z.string()),
    reason,
  }),
  /** The draw may be wrong, and no source can confirm it. */
  z.strictObject({
    action: z.literal('doubt'),
    lottery: z.string(),
    drawDate: z.string(),
    reason,
    /** The doubt as visitors read it beside the numbers. */
    reasonTh: z.string().min(1).optional(),
  }),
]);

export type Ruling = z.infer<typeof rulingSchema>;

/** Parsed JSON to rulings. */
export function parseRulings(input: unknown): Parsed<readonly Ruling[]> {
  return parseBySchema(z.array(rulingSchema), input);
}
