// data/sources.json: who the draws come from.
import { z } from 'zod';
import type { Source } from '../domain/source.ts';
import { type Parsed, parseBySchema } from './schema.ts';

const sourcesSchema = z.array(
  z.strictObject({
    id: z.string().min(1),
    name: z.string().min(1),
    url: z.url(),
    role: z.enum(['authority', 'witness']),
    lotteries: z.array(z.string().min(1)).min(1).optional(),
    only: z.record(z.string(), z.array(z.string().min(1)).min(1)).optional(),
    note: z.string().optional(),
    noteTh: z.string().min(1).optional(),
  }),
);

/** Parsed JSON to sources, in file order. */
export function parseSources(input: unknown): Parsed<readonly Source[]> {
  return parseBySchema(sourcesSchema, input);
}
