// Puts an answer into the page, as text only.
import { answerCards, isOneCard } from '../../../api/verdict/answer-cards.ts';
import { refuse, type TypedAnswer } from '../../../api/verdict/answer-question.ts';
import type { Part } from '../../../api/verdict/part.ts';
import { othersParts } from '../../../api/verdict/verdict.ts';
import { drawPath } from '../../../api/contract/page-path.ts';
import { unbroken } from '../../../domain/spaced.ts';
import { findElement, makeNode } from './elements.ts';
import { type AskedDraw, questionPaths } from './question.ts';

const PLACES = { keep: '#mine', another: '#numbers' };

/** Clears the answer and shows `why`. */
export function showNothing(why = ''): void {
  show(refuse(why), []);
}

/** Shows the answer and scrolls to it, unless it replaces one already on show. */
export function showAnswer(
  answer: TypedAnswer,
  { lottery, date }: AskedDraw,
  isRenewed: boolean,
): void {
  const addressOf = questionPaths(lottery);
  show(answer, answerCards(answer, PLACES, addressOf, Date.now()));
  const others = othersParts(answer.others, (entries) => addressOf(entries, date));
  findElement('#others').replaceChildren(...others.map(makeNode));
  const whole = findElement<HTMLAnchorElement>('#whole');
  const { checked } = answer;
  if (checked) whole.href = drawPath(lottery, checked.draw.drawDate);
  // A card has its own title.
  whole.hidden = checked === undefined || answer.judgements.length === 1;
  if (isRenewed) return;
  const title = findElement('#answer-title');
  title.focus();
  // In one column, below the form, focus alone leaves the answer at the lower edge of the screen.
  if (!matchMedia('(min-width: 48rem)').matches) findElement('#answer').scrollIntoView();
}

function show(answer: TypedAnswer, parts: readonly Part[]): void {
  const { title, summary, checked } = answer;
  const heading = findElement('#answer-title');
  const words = findElement('#summary');
  heading.textContent = title;
  heading.classList.toggle('soft', checked === undefined);
  words.textContent = unbroken(summary);
  // A card says all of it to visitors who see it.
  const isCard = isOneCard(answer);
  for (const element of [heading, words]) element.classList.toggle('visually-hidden', isCard);
  findElement('#others').replaceChildren();
  findElement('#whole').hidden = true;
  findElement('#judgements').replaceChildren(...parts.map(makeNode));
}
