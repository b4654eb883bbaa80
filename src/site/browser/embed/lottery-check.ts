// The answer to a ticket in the element of other sites: the card of our own pages, made by the API.
// Bundled to /embed/lottery-check.js with its styles; comes with the first number.
import type { CardBody } from '../../../api/verdict/answer-page.ts';
import { makePart } from '../../../api/verdict/part.ts';
import { CARD_FORMAT, CHECK_PATH } from '../../../api/contract/service.ts';
import { makeElement, makeNode } from '../check-page/elements.ts';

/** The rules of our own pages for a card, put here by the build. */
declare const CARD_STYLE: string;

const { origin } = new URL(import.meta.url);
const sheet = new CSSStyleSheet();
sheet.replaceSync(CARD_STYLE);

const places = new WeakMap<HTMLFormElement, HTMLElement>();

/** Answers below the form. Rejects where it cannot: then the form opens a page. */
export async function answerForm(form: HTMLFormElement): Promise<void> {
  const place = places.get(form) ?? makePlace(form);
  places.set(form, place);
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  await ask(new URLSearchParams(fields), place);
}

function makePlace(form: HTMLFormElement): HTMLElement {
  const root = form.getRootNode() as ShadowRoot;
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  const place = makeElement('div', { className: 'answer', tabIndex: -1 });
  form.after(place);
  form.addEventListener('input', () => place.replaceChildren());
  place.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { pathname, searchParams, hash } = new URL(link.href);
    if (hash === '#number') form.querySelector('input')?.focus();
    // Where a day is to be chosen from a list, our page has the list.
    else if (pathname === CHECK_PATH && searchParams.has('date'))
      ask(searchParams, place).catch(() => open(link.href, '_blank', 'noopener'));
    else return;
    event.preventDefault();
  });
  return place;
}

async function ask(query: URLSearchParams, place: HTMLElement): Promise<void> {
  query.set(CARD_FORMAT.name, CARD_FORMAT.value);
  const reply = await fetch(`${origin}${CHECK_PATH}?${query}`);
  const { title, summary, parts, isCard }: CardBody = await reply.json();
  const seen = isCard ? { class: 'visually-hidden' } : {};
  const words = [makePart('h3', [title], seen), makePart('p', [summary], seen)];
  place.replaceChildren(...[...words, ...parts].map(makeNode));
  for (const link of place.querySelectorAll('a')) {
    link.href = new URL(link.getAttribute('href') ?? '', origin).href;
    link.target = '_blank';
    link.rel = 'noopener';
  }
  place.focus({ preventScroll: true });
  place.scrollIntoView({ block: 'nearest' });
}
