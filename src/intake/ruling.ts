// data/rulings.json: what a person decided about rows that cannot be taken as they are, and why.
import { z } from 'zod';
import { parseShape, type Shaped } from './shape.ts';

const ofRow = { lottery: z.string(), source: z.string(), drawDate: z.string() };
const reason = z.string().min(1);

const rulingShape = z.discriminatedUnion('action', [
  /** The row belongs to another date. */
  z.strictObject({ action: z.literal('move'), ...ofRow, to: z.string(), reason }),
  /** The row is wrong; the next source, if any, takes its place. */
  z.strictObject({ action: z.literal('leave-out'), ...ofRow, reason }),
  /** One prize of the row is wrong and what it must be is known. */
  z.strictObject({
    action: z.literal('correct'),
    ...ofRow,
    prize: z.string(),
    numbers: z.array(z.string()),
    reason,
  }),
  /** The draw may be wrong, and no source decides it. */
  z.strictObject({
    action: z.literal('doubt'),
    lottery: z.string(),
    drawDate: z.string(),
    reason,
  }),
]);

export type Ruling = z.infer<typeof rulingShape>;

/** Parsed JSON to rulings. */
export function parseRulings(input: unknown): Shaped<readonly Ruling[]> {
  return parseShape(z.array(rulingShape), input);
}
