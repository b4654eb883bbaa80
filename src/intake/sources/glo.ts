// The Government Lottery Office's answers for a day. Its `price` is today's tariff on every draw,
// so amounts come from the registry's eras.
import { z } from 'zod';
import { pageAddress } from '../files/text-fields.ts';
import { parseAnswer, UnexpectedAnswer } from './source-answer.ts';
import type { SourceRow } from './row.ts';

export const GLO = 'glo';

export const GLO_PRIZES = {
  first: 'first-prize',
  near1: 'adjacent-first-prize',
  second: 'second-prize',
  third: 'third-prize',
  fourth: 'fourth-prize',
  fifth: 'fifth-prize',
  last3f: 'front-three-digit',
  last3b: 'last-three-digit',
  last2: 'last-two-digit',
} as const;

/** Before this day there was no front three: its empty list means no prize, not a pending one. */
const FRONT_THREE_SINCE = '2015-09-01';
const group = z.object({ number: z.array(z.object({ value: z.string() })) });

/** The series of its tickets, some of them twice. An odd series does not delay the numbers. */
const period = z.array(z.int().min(1).max(99)).min(1).nullish().catch(null);

const draw = z.object({
  date: z.string(),
  period,
  /** GLO leaves it empty until the sheet is there. An odd address does not delay the numbers. */
  pdf_url: z.string().trim().pipe(pageAddress).nullish().catch(null),
  // The prizes of another game, N3, may stand beside them.
  data: z.looseRecord(z.enum(Object.keys(GLO_PRIZES) as (keyof typeof GLO_PRIZES)[]), group),
});

// null for a date without a draw
const byDate = z.object({ response: z.object({ result: draw.nullable() }) });

/** The answer for a day to its draw; none for a day without. Throws an `UnexpectedAnswer`. */
export function parseGlo(text: string): SourceRow[] {
  const { result } = parseAnswer(GLO, byDate, text).response;
  return result === null ? [] : [toRow(result)];
}

/** Parses the answer for a day. Throws an `UnexpectedAnswer` where it is of another day. */
export function parseGloOn(text: string, day: string): SourceRow[] {
  const rows = parseGlo(text);
  const [answered = day] = rows.map(({ drawDate }) => drawDate);
  if (answered === day) return rows;
  throw new UnexpectedAnswer(GLO, `asked for ${day}, answered ${answered}`);
}

function toRow({ date, period: series, pdf_url, data }: z.infer<typeof draw>): SourceRow {
  const prizes: Record<string, string[]> = {};
  const pending: string[] = [];
  for (const [key, slug] of Object.entries(GLO_PRIZES)) {
    const numbers = data[key as keyof typeof GLO_PRIZES].number.map(({ value }) => value);
    // During a draw a prize has no number, or placeholders. The rules judge anything else.
    const isAwaited = numbers.length === 0 || numbers.some((text) => PLACEHOLDER.test(text));
    if (!isAwaited) prizes[slug] = numbers;
    else if (key !== 'last3f' || date >= FRONT_THREE_SINCE) pending.push(slug);
  }
  const row = { drawDate: date, sourceUrl: pdf_url ?? undefined, prizes };
  return {
    ...row,
    ...(pending.length > 0 && { pending }),
    ...(series && { series: [...new Set(series)].sort((left, right) => left - right) }),
  };
}

/** GLO's placeholders for a number that is still to be drawn. */
const PLACEHOLDER = /^(?:x+|-?)$/i;
