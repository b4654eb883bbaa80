// A typed text against one draw, as the page that answers it.
import { thaiDateLabel } from '../domain/draw-date.ts';
import { readingsOf, typedNumbers } from '../domain/typed-numbers.ts';
import { type AnswerPage, PAGE_FORMAT } from './answer-page.ts';
import { answerParts, othersParts, summaryOf } from './check-answer.ts';
import type { CheckedDraw } from './check-body.ts';
import { ENDPOINTS } from './endpoints.ts';
import { judgeTyped, lengthsOf } from './judge.ts';
import { otherReadings } from './other-readings.ts';
import type { Part } from './page-part.ts';
import { MAX_NUMBERS } from './query.ts';
import { UNCONFIRMED_WORDS } from './wording.ts';

/** The entries of a form's text; `undefined` where nothing, or too much, was typed. */
type Typed = { readonly entries: readonly string[]; readonly date: string | undefined };

/**
 * What a visitor learns about typed numbers; `undefined` where they are too many.
 *
 * @param now milliseconds since 1970
 */
export function typedCheck(
  entry: CheckedDraw,
  { entries, date }: Typed,
  origin: string,
  now: number,
): AnswerPage | undefined {
  const { lottery, draw, unconfirmed } = entry;
  const lengths = lengthsOf(lottery, draw);
  const read = entries.map((one) => readingsOf(one, lengths));
  const meant = read.flatMap(({ chosen }) => chosen);
  if (meant.length > MAX_NUMBERS) return undefined;
  const judgements = judgeTyped(entry, read, origin);
  const addressOf = (numbers: readonly string[]) =>
    `${ENDPOINTS.check.path}?${new URLSearchParams({
      [PAGE_FORMAT.name]: PAGE_FORMAT.value,
      lottery: lottery.slug,
      ...(date !== undefined && { date }),
      number: numbers.join('\n'),
    })}`;
  const others = othersParts(otherReadings(entries, read), addressOf);
  const note: Part = { tag: 'p', class: 'note', parts: [`เลขงวดนี้${UNCONFIRMED_WORDS}`] };
  return {
    title: `${lottery.nameTh} งวด ${thaiDateLabel(draw.drawDate)}`,
    summary: summaryOf(judgements),
    parts: [
      ...(unconfirmed ? [note] : []),
      ...(others.length > 0 ? [{ tag: 'ul', parts: others } as const] : []),
      ...answerParts(judgements, now),
    ],
    lottery: lottery.slug,
    date,
  };
}

/** The entries typed into a form. */
export function typedEntries(parameters: URLSearchParams): string[] {
  return typedNumbers([...parameters.getAll('number'), ...parameters.getAll('numbers')].join('\n'));
}
