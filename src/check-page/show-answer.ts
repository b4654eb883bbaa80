// Puts an answer into the page, as text only.
import { drawPath } from '../contract/page-path.ts';
import type { Answer } from './answer.ts';
import { describeCheck, outcomeOf } from './describe-check.ts';

/** The width from which the page has two columns. */
const BESIDE_THE_FORM = '(min-width: 48rem)';

const UNASKED = 'ยังไม่ได้ตรวจ';

/** Clears the answer and shows `why`. */
export function showNothing(why = ''): void {
  show({ title: UNASKED, summary: why, notes: [], judgements: [] });
}

/** Shows that an answer is on its way. */
export function showWaiting(): void {
  show({ title: UNASKED, summary: 'กำลังตรวจ…', notes: [], judgements: [] });
}

/** Shows the answer and scrolls to it, unless it replaces one already on show. */
export function showAnswer(answer: Answer, slug: string, isRenewed: boolean): void {
  show(answer);
  const whole = document.querySelector<HTMLAnchorElement>('#whole');
  if (whole && answer.draw) {
    whole.href = drawPath(slug, answer.draw.drawDate);
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
  if (status) status.textContent = summary;
  document.querySelector('#notes')?.replaceChildren(...notes.map((note) => withText('li', note)));
  document.querySelector('#judgements')?.replaceChildren(
    ...judgements.map(({ number, body }) => {
      const entry = document.createElement('li');
      entry.dataset['outcome'] = outcomeOf(body);
      const digits = withText('b', number);
      digits.className = 'number';
      entry.append(digits, withText('p', describeCheck(body)));
      return entry;
    }),
  );
  const whole = document.querySelector<HTMLAnchorElement>('#whole');
  if (whole) whole.hidden = true;
}

function withText(name: 'li' | 'b' | 'p', text: string): HTMLElement {
  const created = document.createElement(name);
  created.textContent = text;
  return created;
}
