// Puts an answer into the page, as text only.
import type { Answer } from './_answer.ts';
import { describeCheck, outcomeOf } from './_describe-check.ts';

const UNASKED = 'ยังไม่ได้ตรวจ';

/** No answer stands; `why` says so where that is not plain. */
export function showNothing(why = ''): void {
  show({ title: UNASKED, summary: why, notes: [], judgements: [] });
}

export function showWaiting(): void {
  show({ title: UNASKED, summary: 'กำลังตรวจ…', notes: [], judgements: [] });
}

/** Shows the answer and brings the reader to it. */
export function showAnswer(answer: Answer, slug: string): void {
  show(answer);
  const whole = document.querySelector<HTMLAnchorElement>('#whole');
  if (whole && answer.draw) {
    whole.href = `/lottery/${slug}/${answer.draw.drawDate}/`;
    whole.hidden = false;
  }
  document.querySelector<HTMLElement>('#answer-title')?.focus();
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
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
