// What an answer shows, as parts: the question of which draw the tickets are, or the verdict.
import { askPart } from '../../../api/verdict/draw-question.ts';
import type { Part } from '../../../api/verdict/part.ts';
import { verdictParts } from '../../../api/verdict/verdict.ts';
import { drawPath } from '../../../api/contract/page-path.ts';
import { unbroken } from '../../../domain/spaced.ts';
import type { PageAnswer } from './answer-question.ts';
import { questionPath } from './question.ts';

/** Where a page keeps tickets, and where the next one is typed. */
export type CardPlaces = { readonly keep: string; readonly another: string };

/** The cards of an answer; a refusal has none. @param slug its lottery */
export function answerParts(answer: PageAnswer, slug: string, places: CardPlaces): Part[] {
  const { ask, lottery, draw, judgements, missing, notes, summary } = answer;
  const addressOf = (date: string | undefined, entries: readonly string[]) =>
    questionPath({ lottery: slug, date }, entries);
  if (ask && lottery) {
    const question = { ...ask, summary: unbroken(summary) };
    return [askPart(lottery, question, 'เก็บไว้รอผล', (date) => addressOf(date, ask.entries))];
  }
  if (lottery === undefined || draw === undefined) return [];
  const checked = { lottery, draw, unconfirmed: draw.unconfirmed };
  const numbers = judgements.map(({ number }) => number);
  const actions = {
    ...places,
    whole: drawPath(slug, draw.drawDate),
    missing: missing ? { words: missing, href: addressOf(undefined, numbers) } : undefined,
  };
  return verdictParts(checked, judgements, Date.now(), { notes, actions });
}

/** Whether the parts are one card, which says title and summary itself. */
export function isOneCard({ ask, judgements }: PageAnswer, parts: readonly Part[]): boolean {
  return parts.length === 1 && (ask !== undefined || judgements.length === 1);
}
