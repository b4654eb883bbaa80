// What an answer shows, as parts: the question of which draw the tickets are, or the verdict.
import { unbroken } from '../../domain/spaced.ts';
import { drawPath } from '../contract/page-path.ts';
import type { TypedAnswer } from './answer-question.ts';
import { askPart } from './draw-question.ts';
import type { Part } from './part.ts';
import { verdictParts } from './verdict.ts';

/** Where a page types the next ticket, and where it keeps tickets, if it can. */
export type CardPlaces = { readonly another: string; readonly keep?: string };

/** The address that asks about entries again. Without a day it asks of the newest draw. */
type AddressOf = (entries: readonly string[], date?: string) => string;

/** The cards of an answer; a refusal has none. @param now milliseconds since 1970 */
export function answerCards(
  { ask, checked, entries, judgements, notes = [], missing, summary }: TypedAnswer,
  places: CardPlaces,
  addressOf: AddressOf,
  now: number,
): Part[] {
  if (ask) {
    const tickets = { ...ask, entries, summary: unbroken(summary) };
    const label = places.keep === undefined ? 'ยังไม่มีผล' : 'เก็บไว้รอผล';
    return [askPart(ask.lottery, tickets, label, (date) => addressOf(entries, date))];
  }
  if (checked === undefined) return [];
  const actions = {
    ...places,
    whole: drawPath(checked.lottery.slug, checked.draw.drawDate),
    missing: missing ? { words: missing, href: addressOf(entries) } : undefined,
  };
  return verdictParts(checked, judgements, now, { notes, actions });
}

/** Whether the answer is one card, which says title and summary itself. */
export function isOneCard({ ask, judgements: [only, ...more] }: TypedAnswer): boolean {
  return ask !== undefined || (more.length === 0 && only?.body.success === true);
}
