// The Government Lottery Office's own answer (POST /api/checking/getLotteryResult), one draw each.
// Its `price` is today's tariff on every draw, whatever was paid then; amounts come from the
// registry's eras instead.
import { z } from 'zod';
import type { SourceRow } from './row.ts';

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

const group = z.object({ number: z.array(z.object({ value: z.string() })) });

const answer = z.object({
  response: z.object({
    // null for a date without a draw
    result: z
      .object({
        date: z.string(),
        pdf_url: z.url().nullish(),
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
      })
      .nullable(),
  }),
});

/** One answer to its draw; none for a date without a draw. Throws a ZodError on another shape. */
export function parseGlo(text: string): SourceRow[] {
  const { result } = answer.parse(JSON.parse(text)).response;
  if (result === null) return [];
  const prizes = Object.entries(PRIZES).flatMap(([key, slug]) => {
    const numbers = result.data[key as keyof typeof PRIZES].number.map(({ value }) => value);
    // Empty before 2015-09-01: there was no front-three prize.
    return numbers.length > 0 ? [[slug, numbers] as const] : [];
  });
  return [
    {
      drawDate: result.date,
      sourceUrl: result.pdf_url ?? undefined,
      prizes: Object.fromEntries(prizes),
    },
  ];
}
