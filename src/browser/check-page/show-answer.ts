// Puts an answer into the page, as text only.
import { choiceParts } from '../../check/draw-question.ts';
import { answerParts, othersParts } from '../../check/verdict.ts';
import { drawPath } from '../../contract/page-path.ts';
import { unbroken } from '../../domain/spaced.ts';
import { type PageAnswer, refuse } from './answer.ts';
import { findElement, makeNode } from './elements.ts';
import { questionPath } from './question.ts';

/** Clears the answer and shows `why`. */
export function showNothing(why = ''): void {
  show(refuse('ยังไม่ได้ตรวจ', why));
}

/** Shows the answer and scrolls to it, unless it replaces one already on show. */
export function showAnswer(
  answer: PageAnswer,
  question: Parameters<typeof questionPath>[0],
  isRenewed: boolean,
): void {
  show(answer);
  if (answer.ask) {
    const { choices, entries } = answer.ask;
    const addressOf = (date: string) => questionPath({ ...question, date }, entries);
    const buttons = choiceParts(choices, 'เก็บไว้รอผล', addressOf);
    findElement('#judgements').replaceChildren(makeNode(buttons));
  }
  const others = othersParts(answer.others, (entries) => questionPath(question, entries));
  findElement('#others').replaceChildren(...others.map(makeNode));
  if (answer.draw) {
    const whole = findElement<HTMLAnchorElement>('#whole');
    whole.href = drawPath(question.lottery, answer.draw.drawDate);
    whole.hidden = false;
  }
  if (isRenewed) return;
  const title = findElement('#answer-title');
  title.focus();
  // In one column, below the form, focus alone leaves the answer at the lower edge of the screen.
  if (!matchMedia('(min-width: 48rem)').matches) title.scrollIntoView();
}

function show({ title, summary, notes, judgements, draw }: PageAnswer): void {
  const heading = findElement('#answer-title');
  heading.textContent = title;
  heading.classList.toggle('soft', draw === undefined);
  findElement('#summary').textContent = unbroken(summary);
  findElement('#others').replaceChildren();
  const noted = notes.map((note) => [note]);
  const parts = answerParts(judgements, Date.now(), noted);
  findElement('#judgements').replaceChildren(...parts.map(makeNode));
  findElement('#whole').hidden = true;
}
