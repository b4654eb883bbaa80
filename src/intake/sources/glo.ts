// The Government Lottery Office's own answers, one draw each: to the question for a day
// (POST …/checking/getLotteryResult) and to the one for the newest (POST …/lottery/getLatestLottery).
// Its `price` is today's tariff on every draw, whatever was paid then; amounts come from the
// registry's eras instead.
import { z } from 'zod';
import { parseAnswer, UnexpectedAnswer } from './answer.ts';
import type { SourceRow } from './row.ts';

const SOURCE = 'glo';

const PRIZES = {
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

/** Before this day nobody drew a front three: an empty list is no prize, and nothing to wait for. */
const FRONT_THREE_SINCE = '2015-09-01';

const group = z.object({ number: z.array(z.object({ value: z.string() })) });

const draw = z.object({
  date: z.string(),
  pdf_url: z.url('expected an address').nullish(),
  data: z.object({
    first: group,
    near1: group,
    second: group,
    third: group,
    fourth: group,
    fifth: group,
    last3f: group,
    last3b: group,
    last2: group,
  }),
});

// null for a date without a draw
const byDate = z.object({ response: z.object({ result: draw.nullable() }) });

// The same one level up; its `displayDate` is the day once more, in the Buddhist era, and not read.
const latest = z.object({ response: draw });

/** The answer for a day to its draw; none for a day without. Throws an `UnexpectedAnswer`. */
export function parseGlo(text: string): SourceRow[] {
  const { result } = parseAnswer(SOURCE, byDate, text).response;
  return result === null ? [] : [toRow(result)];
}

/** `parseGlo` of an answer that must be of the day asked for, lest a draw be stored under another. */
export function parseGloOn(text: string, asked: string): SourceRow[] {
  const rows = parseGlo(text);
  const stray = rows.find(({ drawDate }) => drawDate !== asked);
  if (stray !== undefined) {
    throw new UnexpectedAnswer(SOURCE, `asked for ${asked}, answered ${stray.drawDate}`);
  }
  return rows;
}

/** The answer for the newest draw; always one. Throws an `UnexpectedAnswer` on another shape. */
export function parseGloLatest(text: string): SourceRow[] {
  return [toRow(parseAnswer(SOURCE, latest, text).response)];
}

function toRow({ date, pdf_url, data }: z.infer<typeof draw>): SourceRow {
  const prizes: Record<string, string[]> = {};
  const pending: string[] = [];
  for (const [key, slug] of Object.entries(PRIZES)) {
    const numbers = data[key as keyof typeof PRIZES].number.map(({ value }) => value);
    if (isAnnounced(numbers)) prizes[slug] = numbers;
    else if (key !== 'last3f' || date >= FRONT_THREE_SINCE) pending.push(slug);
  }
  return {
    drawDate: date,
    sourceUrl: pdf_url ?? undefined,
    prizes,
    ...(pending.length > 0 && { pending }),
  };
}

/** While a draw goes on, GLO has no number of a prize yet, or stands `xxxxxx` in its place. */
function isAnnounced(numbers: readonly string[]): boolean {
  return numbers.length > 0 && numbers.every((number) => /^[0-9]+$/.test(number));
}
