// The form of a line of a day: its fields, in their order.
import { z } from 'zod';
import { DOUBT_NAMES } from '../../domain/doubt-names.ts';
import { unjudgedDay } from '../../domain/draw-date.ts';
import { oneLine, pageAddress } from '../files/text-fields.ts';

const numbersByPrize = z.record(z.string(), z.array(z.string()));
const instant = z.iso.datetime({ precision: 3 });
const slugs = z.array(z.string()).min(1);

const reason = z.strictObject({
  th: oneLine.regex(/[ก-ฮ]/, 'expected Thai text'),
  en: oneLine.regex(/^[^ก-ฮ]*[A-Za-z][^ก-ฮ]*$/, 'expected English text'),
});

const act = z.strictObject({ at: instant, reason });

// The code of a ticket has two digits for it.
const seriesOfTickets = z
  .array(z.int().min(1).max(99))
  .min(1)
  .refine((all) => all.every((series, index) => series > (all[index - 1] ?? 0)), {
    error: 'expected series in ascending order, each once',
  });

const beside = {
  doubts: z.partialRecord(z.enum(DOUBT_NAMES), oneLine).optional(),
  pending: slugs.optional(),
  lacks: slugs.optional(),
};

const statement = z.strictObject({
  source: z.string(),
  at: instant.optional(),
  agrees: z.literal(true).optional(),
  sourceUrl: pageAddress.optional(),
  ...beside,
  series: seriesOfTickets.optional(),
  prizes: numbersByPrize.optional(),
});

const ofDecision = { at: instant.optional(), reason: oneLine.optional() };
const decision = z.union([
  z.strictObject({ ...ofDecision, accept: z.array(z.enum(DOUBT_NAMES)).min(1), of: z.string() }),
  z.strictObject({ ...ofDecision, believe: z.string(), prizes: slugs.optional() }),
  z.strictObject({ ...ofDecision, keep: z.literal(true) }),
  z.strictObject({ ...ofDecision, leaveOut: z.string(), prizes: slugs.optional() }),
  z.strictObject({ ...ofDecision, doubt: oneLine }),
]);

const lineFields = z.strictObject({
  drawDate: z.string().transform(unjudgedDay),
  source: z.string().optional(),
  prizeSources: z.record(z.string(), z.string()).optional(),
  sourceUrl: pageAddress.optional(),
  confirmedBy: slugs.optional(),
  recordedAt: instant.optional(),
  ...beside,
  withdrawals: z
    .array(act.extend({ restored: act.optional() }))
    .min(1)
    .optional(),
  series: seriesOfTickets.optional(),
  prizes: numbersByPrize.optional(),
  also: z.array(statement).min(1).optional(),
  decided: z.array(decision).min(1).optional(),
});

export const lineSchema = lineFields
  .refine(({ source, prizes }) => (source === undefined) === (prizes === undefined), {
    path: ['source'],
    error: 'expected a source and its prizes, or neither',
  })
  .refine(({ source, also, decided }) => source ?? also ?? decided, {
    path: ['source'],
    error: 'expected what a source said, or what a person decided',
  });

/** In the order of a line, and of each statement in it. */
export const [FIELDS, STATEMENT_FIELDS] = [lineFields, statement].map(({ shape }) =>
  Object.keys(shape),
);
