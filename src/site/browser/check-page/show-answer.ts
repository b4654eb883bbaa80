// Puts an answer into the page, as text only.
import type { Part } from '../../../api/verdict/part.ts';
import { othersParts } from '../../../api/verdict/verdict.ts';
import { drawPath } from '../../../api/contract/page-path.ts';
import { unbroken } from '../../../domain/spaced.ts';
import { type PageAnswer, refuse } from './answer-question.ts';
import { answerParts, isOneCard } from './answer-parts.ts';
import { findElement, makeNode } from './elements.ts';
import { questionPaths } from './question.ts';

type Question = Parameters<typeof questionPaths>[0];

const PLACES = { keep: '#mine', another: '#numbers' };

/** Clears the answer and shows `why`. */
export function showNothing(why = ''): void {
  show(refuse('ยังไม่ได้ตรวจ', why), []);
}

/** Shows the answer and scrolls to it, unless it replaces one already on show. */
export function showAnswer(answer: PageAnswer, question: Question, isRenewed: boolean): void {
  show(answer, answerParts(answer, question.lottery, PLACES));
  const others = othersParts(answer.others, questionPaths(question));
  findElement('#others').replaceChildren(...others.map(makeNode));
  const whole = findElement<HTMLAnchorElement>('#whole');
  if (answer.draw) whole.href = drawPath(question.lottery, answer.draw.drawDate);
  // A card has its own title.
  whole.hidden = answer.draw === undefined || answer.judgements.length === 1;
  if (isRenewed) return;
  const title = findElement('#answer-title');
  title.focus();
  // In one column, below the form, focus alone leaves the answer at the lower edge of the screen.
  if (!matchMedia('(min-width: 48rem)').matches) findElement('#answer').scrollIntoView();
}

function show(answer: PageAnswer, parts: readonly Part[]): void {
  const { title, summary, draw } = answer;
  const heading = findElement('#answer-title');
  const words = findElement('#summary');
  heading.textContent = title;
  heading.classList.toggle('soft', draw === undefined);
  words.textContent = unbroken(summary);
  // A card says all of it to visitors who see it.
  const isCard = isOneCard(answer, parts);
  for (const element of [heading, words]) element.classList.toggle('visually-hidden', isCard);
  findElement('#others').replaceChildren();
  findElement('#whole').hidden = true;
  findElement('#judgements').replaceChildren(...parts.map(makeNode));
}
