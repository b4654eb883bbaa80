// data/held.json: draws that wait for a person.
import { z } from 'zod';
import { DOUBT_NAMES } from '../domain/doubt.ts';
import type { DrawDate } from '../domain/draw-date.ts';
import type { HeldDraw } from '../domain/held.ts';
import { jsonList } from './compact-json.ts';
import { type Parsed, parseBySchema } from './schema.ts';

export const HELD_FILE = 'held.json';

const heldSchema = z.strictObject({
  lottery: z.string().min(1),
  drawDate: z.iso.date().transform((day) => day as DrawDate),
  doubts: z
    .array(z.strictObject({ name: z.enum(DOUBT_NAMES), sentence: z.string().min(1) }))
    .min(1),
  readings: z
    .array(
      z.strictObject({
        source: z.string().min(1),
        at: z.iso.datetime({ precision: 3 }),
        prizes: z.record(z.string(), z.array(z.string().regex(/^\d+$/, 'expected digits')).min(1)),
      }),
    )
    .min(1),
});

type Known = {
  readonly lotteries: readonly { readonly slug: string }[];
  readonly sources: readonly { readonly id: string }[];
};

/** Parsed JSON to the draws held; lotteries and sources have to be known. */
export function parseHeld(
  input: unknown,
  { lotteries, sources }: Known,
): Parsed<readonly HeldDraw[]> {
  const slugs = lotteries.map(({ slug }) => slug);
  const ids = sources.map(({ id }) => id);
  const known = z.array(
    heldSchema
      .refine(({ lottery }) => slugs.includes(lottery), {
        path: ['lottery'],
        error: 'expected a lottery of the registry',
      })
      .refine(({ readings }) => readings.every(({ source }) => ids.includes(source)), {
        path: ['readings'],
        error: 'expected ids of data/sources.json',
      }),
  );
  return parseBySchema(known, input);
}

export function formatHeld(held: readonly HeldDraw[]): string {
  const key = ({ lottery, drawDate }: HeldDraw) => `${drawDate} ${lottery}`;
  return jsonList([...held].sort((one, other) => (key(one) < key(other) ? -1 : 1)));
}
