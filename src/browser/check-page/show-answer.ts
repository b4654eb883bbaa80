// Puts an answer into the page, as text only.
import { askPart } from '../../check/draw-question.ts';
import type { Part } from '../../check/page-part.ts';
import { othersParts, verdictParts } from '../../check/verdict.ts';
import { drawPath } from '../../contract/page-path.ts';
import { unbroken } from '../../domain/spaced.ts';
import { type PageAnswer, refuse } from './answer.ts';
import { findElement, makeNode } from './elements.ts';
import { questionPath } from './question.ts';

type Question = Parameters<typeof questionPath>[0];

/** Clears the answer and shows `why`. */
export function showNothing(why = ''): void {
  show(refuse('ยังไม่ได้ตรวจ', why), []);
}

/** Shows the answer and scrolls to it, unless it replaces one already on show. */
export function showAnswer(answer: PageAnswer, question: Question, isRenewed: boolean): void {
  show(answer, makeParts(answer, question));
  const others = othersParts(answer.others, (entries) => questionPath(question, entries));
  findElement('#others').replaceChildren(...others.map(makeNode));
  const whole = findElement<HTMLAnchorElement>('#whole');
  if (answer.draw) whole.href = drawPath(question.lottery, answer.draw.drawDate);
  // A card has it itself.
  whole.hidden = answer.draw === undefined || answer.judgements.length === 1;
  if (isRenewed) return;
  const title = findElement('#answer-title');
  title.focus();
  // In one column, below the form, focus alone leaves the answer at the lower edge of the screen.
  if (!matchMedia('(min-width: 48rem)').matches) findElement('#answer').scrollIntoView();
}

/** The question of which draw the tickets are, or the verdict on them. */
function makeParts(answer: PageAnswer, { lottery: slug }: Question): Part[] {
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
    whole: drawPath(slug, draw.drawDate),
    another: '#numbers',
    keep: '#mine',
    missing: missing ? { words: missing, href: addressOf(undefined, numbers) } : undefined,
  };
  return verdictParts(checked, judgements, Date.now(), { notes, actions });
}

function show({ title, summary, judgements, draw, ask }: PageAnswer, parts: readonly Part[]): void {
  const heading = findElement('#answer-title');
  const words = findElement('#summary');
  heading.textContent = title;
  heading.classList.toggle('soft', draw === undefined);
  words.textContent = unbroken(summary);
  // A card says all of it to those who see it.
  const isCard = parts.length === 1 && (ask !== undefined || judgements.length === 1);
  for (const element of [heading, words]) element.classList.toggle('visually-hidden', isCard);
  findElement('#others').replaceChildren();
  findElement('#whole').hidden = true;
  findElement('#judgements').replaceChildren(...parts.map(makeNode));
}
