// What a round leaves for the next one, beside the draws: a small file of the data folder, in no
// git. Where it is lost, everything is asked and said once more.
import { join } from 'node:path';
import { z } from 'zod';
import { HOUR_MS } from '../../../src/domain/clock.ts';
import { CLOCK_SKEW_MS } from '../../../src/intake/rules/recorded-by-now.ts';
import { parseJson, readText, writeChanged } from '../../disk/text-files.ts';

/** Its name does not end as that of the data does. */
const MEMORY_FILE = '.last-round';

/** What nobody has met for so long is forgotten. No two looks at a draw are further apart. */
const FORGET_AFTER_MS = 72 * HOUR_MS;

/** Milliseconds since 1970. */
const moment = z.number();

const mapOf = <T extends z.ZodType>(value: T) =>
  z.record(z.string(), value).transform((entries) => new Map(Object.entries(entries)));

const memorySchema = z.object({
  /** When somebody last looked for draws. */
  at: moment.optional(),
  /** By question. */
  asked: mapOf(z.object({ at: moment, answeredAt: moment.optional(), drewAt: moment.optional() })),
  /** By source, those of which nothing comes, whatever they are asked. */
  out: mapOf(z.object({ failures: z.number(), at: moment, chance: z.number() })),
  /** By question: it failed with its source, or although that answers. */
  failing: mapOf(z.enum(['once', 'alone'])),
  /** What cannot be worked with, and why: the clock, the data folder, the files of a lottery. */
  faults: mapOf(z.string()),
  /** What was said, and when it was last met. */
  said: mapOf(moment),
  publication: z.object({
    /** In a row. */
    failures: z.number(),
    /** When it is tried; null where all is live. */
    dueAt: moment.nullable(),
  }),
});

export type Memory = z.infer<typeof memorySchema>;

/** Publishes at once, since what was stored before may not be live. */
export function noMemory(): Memory {
  const publication = { failures: 0, dueAt: 0 };
  const empty = { asked: {}, out: {}, failing: {}, faults: {}, said: {} };
  return memorySchema.parse({ ...empty, publication });
}

/** What the last round left; nothing for a text that is none of ours. */
export function parseMemory(text: string): Memory {
  const { data } = memorySchema.safeParse(parseJson(text));
  return data ?? noMemory();
}

export function serializeMemory(memory: Memory): string {
  const values = (_: string, value: unknown) =>
    value instanceof Map ? Object.fromEntries(value) : value;
  return `${JSON.stringify(memory, values)}\n`;
}

/** What the last round left in a data folder. */
export async function readMemory(data: string): Promise<Memory> {
  return parseMemory((await readText(join(data, MEMORY_FILE))) ?? '');
}

/** Keeps it for the next round. */
export async function keepMemory(data: string, memory: Memory): Promise<void> {
  await writeChanged(join(data, MEMORY_FILE), serializeMemory(memory));
}

/** Forgets what is over; and all moments, where the clock was set back behind them. */
export function forgetPast(
  { at = 0, asked, out, failing, said, publication }: Memory,
  now: number,
) {
  if (at > now + CLOCK_SKEW_MS) {
    for (const moments of [asked, out, failing]) moments.clear();
    publication.dueAt = 0;
  }
  const isOver = (last: number) => last < now - FORGET_AFTER_MS;
  for (const [question, last] of asked) if (isOver(last.at)) asked.delete(question);
  for (const question of failing.keys()) if (!asked.has(question)) failing.delete(question);
  for (const [line, last] of said) if (isOver(last)) said.delete(line);
}
