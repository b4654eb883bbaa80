// Puts an answer into the page, as text only.
import { answerParts, othersParts } from '../contract/check-answer.ts';
import { drawPath } from '../contract/page-path.ts';
import { unbroken } from '../domain/spaced.ts';
import type { Answer } from './answer.ts';
import { nodeOf } from './page-part.ts';
import { addressOf } from './question.ts';

/** The width from which the page has two columns. */
const BESIDE_THE_FORM = '(min-width: 48rem)';

const NOTHING: Answer = {
  title: 'ยังไม่ได้ตรวจ',
  summary: '',
  notes: [],
  judgements: [],
  others: [],
};

/** Clears the answer and shows `why`. */
export function showNothing(why = ''): void {
  show({ ...NOTHING, summary: why });
}

/** Shows that an answer is on its way. */
export function showWaiting(): void {
  show({ ...NOTHING, summary: 'กำลังตรวจ…' });
}

/** Shows the answer and scrolls to it, unless it replaces one already on show. */
export function showAnswer(
  answer: Answer,
  question: Parameters<typeof addressOf>[0],
  isRenewed: boolean,
): void {
  show(answer);
  showOthers(answer, question);
  const whole = document.querySelector<HTMLAnchorElement>('#whole');
  if (whole && answer.draw) {
    whole.href = drawPath(question.lottery, answer.draw.drawDate);
    whole.hidden = false;
  }
  if (isRenewed) return;
  const title = document.querySelector<HTMLElement>('#answer-title');
  title?.focus();
  // Below the form, focus alone would leave the answer at the lower edge of the screen.
  if (!matchMedia(BESIDE_THE_FORM).matches) title?.scrollIntoView();
}

function show({ title, summary, notes, judgements, draw }: Answer): void {
  const heading = document.querySelector('#answer-title');
  if (heading) {
    heading.textContent = title;
    heading.classList.toggle('soft', draw === undefined);
  }
  const status = document.querySelector('#summary');
  if (status) status.textContent = unbroken(summary);
  const lines = notes.map((note) => nodeOf({ tag: 'li', parts: [unbroken(note)] }));
  document.querySelector('#notes')?.replaceChildren(...lines);
  document.querySelector('#others')?.replaceChildren();
  const parts = answerParts(judgements, Date.now());
  document.querySelector('#judgements')?.replaceChildren(...parts.map(nodeOf));
  const whole = document.querySelector<HTMLAnchorElement>('#whole');
  if (whole) whole.hidden = true;
}

/** What typed entries may mean as well, each a question of its own. */
function showOthers({ others }: Answer, question: Parameters<typeof addressOf>[0]): void {
  const parts = othersParts(others, (entries) => addressOf(question, entries));
  document.querySelector('#others')?.replaceChildren(...parts.map(nodeOf));
}
