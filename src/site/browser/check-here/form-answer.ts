// The answer to a form where it stands: the card of the check page, below the field.
import { answerCards, isOneCard } from '../../../api/verdict/answer-cards.ts';
import type { TypedAnswer } from '../../../api/verdict/answer-question.ts';
import { makePart, type Part } from '../../../api/verdict/part.ts';
import { othersParts } from '../../../api/verdict/verdict.ts';
import { MY_TICKETS, PAGES } from '../../../api/contract/page-path.ts';
import type { DrawDate } from '../../../domain/draw-date.ts';
import { unbroken } from '../../../domain/spaced.ts';
import { typedNumbers } from '../../../domain/typed-entries.ts';
import stylesheet from '../../styles/check-here.css?url';
import { answerLoaded, yearAsked } from '../check-page/answer-loaded.ts';
import { makeElement, makeNode } from '../check-page/elements.ts';
import { questionPaths, readQuestion } from '../check-page/question.ts';
import {
  keepEntries,
  keepTitle,
  RESULT_WORDS,
  showOnButton,
} from '../check-page/tickets/keep-entries.ts';
import { browserStorage, TicketStore } from '../check-page/tickets/saved-tickets.ts';
import { loadYear, readFacts } from '../check-page/year-file.ts';
import { loadStyle } from '../load-style.ts';

type Question = ReturnType<typeof readQuestion>;

/** Its look, loaded once. */
let styled: Promise<void> | undefined;

const answers = new WeakMap<HTMLFormElement, FormAnswer>();

/** Answers what stands in the form. Rejects where it cannot: then another page has to. */
export async function answerForm(form: HTMLFormElement): Promise<void> {
  styled ??= loadStyle(stylesheet, 'append');
  await styled;
  const answer = answers.get(form) ?? new FormAnswer(form);
  answers.set(form, answer);
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  await answer.ask(readQuestion(new URLSearchParams(fields)));
}

class FormAnswer {
  readonly #form: HTMLFormElement;
  readonly #place = makeElement('section', { className: 'answer here', tabIndex: -1 });
  #asked = new AbortController();
  #shown: TypedAnswer | undefined;

  constructor(form: HTMLFormElement) {
    this.#form = form;
    form.after(this.#place);
    // An answer is shown only while its question is.
    form.addEventListener('input', () => {
      this.#asked.abort();
      this.#show(undefined, []);
    });
    this.#place.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (this.#follow(link)) event.preventDefault();
    });
  }

  /** @param question of a draw of the newest year, or of one that the form names */
  async ask({ lottery: slug, date, text }: Question): Promise<void> {
    this.#asked.abort();
    this.#asked = new AbortController();
    const { signal } = this.#asked;
    const lotteryName = this.#form.dataset['lotteryName'] ?? '';
    const question = { lotteryName, years: this.#years(date), date, numbers: typedNumbers(text) };
    const needed = yearAsked(question);
    this.#say('กำลังตรวจ…');
    const lottery = { slug, facts: readFacts(this.#form) };
    const loaded = needed ? await loadYear(lottery, needed, signal) : undefined;
    if (signal.aborted) return;
    const now = Date.now();
    const answer = answerLoaded(question, loaded, now);
    const places = { keep: MY_TICKETS, another: `#${this.#field.id}` };
    const addressOf = questionPaths(slug);
    const readings = othersParts(answer.others, (entries) => addressOf(entries, date));
    // A card says all of it to those who see it.
    const seen = isOneCard(answer) ? 'visually-hidden' : 'summary';
    this.#show(answer, [
      makePart('p', [answer.title], { class: seen }),
      makePart('p', [unbroken(answer.summary)], { class: seen }),
      ...answerCards(answer, places, addressOf, now),
      ...(readings.length > 0 ? [makePart('ul', readings)] : []),
    ]);
    this.#place.setAttribute('aria-label', answer.title);
    this.#place.focus({ preventScroll: true });
    this.#place.scrollIntoView({ block: 'nearest' });
  }

  get #field(): HTMLInputElement {
    return this.#form.elements.namedItem('number') as HTMLInputElement;
  }

  /** Newest first; a day beyond them is a question for the check page. */
  #years(date: string | undefined): string[] {
    const newest = this.#form.dataset['newest'] ?? '';
    const own = new FormData(this.#form).get('date') || date;
    const years = [newest, ...(own ? [String(own).slice(0, 4)] : [])];
    return [...new Set(years)].sort().reverse();
  }

  /** Does what a link of the answer says, here; `false` where it leads to another page. */
  #follow(link: HTMLAnchorElement): boolean {
    if (link.hash === `#${this.#field.id}`) {
      this.#field.focus();
      this.#field.select();
      return true;
    }
    if (link.dataset['keep'] !== undefined) {
      void this.#keepChecked(link);
      return true;
    }
    if (link.pathname !== PAGES.check || link.search === '') return false;
    const question = readQuestion(new URLSearchParams(link.search));
    const choice = this.#shown?.ask?.choices.find(({ drawDate }) => drawDate === question.date);
    if (choice?.isStored === false) void this.#keepAwaited(choice.drawDate);
    else if (question.date && !this.#years(undefined).includes(question.date.slice(0, 4)))
      return false;
    else void this.ask(question).catch(() => location.assign(link.href));
    return true;
  }

  /** Keeps the ticket of the verdict on show; its button says so. */
  async #keepChecked(link: HTMLAnchorElement): Promise<void> {
    const { checked, judgements = [] } = this.#shown ?? {};
    if (checked === undefined) return;
    const entries = judgements.map(({ number }) => number);
    showOnButton(await this.#keep(checked.draw.drawDate, entries), link);
  }

  /** Keeps the tickets of the question on show for a draw that is not there yet. */
  async #keepAwaited(drawDate: DrawDate): Promise<void> {
    const result = await this.#keep(drawDate, this.#shown?.entries ?? []);
    const mine = makePart('a', ['ดูในสลากของฉัน'], { class: 'button', href: MY_TICKETS });
    this.#show(undefined, [
      makePart('h3', [keepTitle(result)], { class: 'icon', data: { icon: 'kept' } }),
      makePart('p', [result.words]),
      makePart('p', [mine]),
    ]);
    this.#place.focus({ preventScroll: true });
  }

  #keep(drawDate: DrawDate, entries: readonly string[]) {
    const store = new TicketStore(browserStorage(), navigator.locks);
    const slug = String(new FormData(this.#form).get('lottery'));
    return keepEntries(
      { slug, years: this.#years(undefined), facts: readFacts(this.#form) },
      drawDate,
      entries,
      async (change, done) => {
        return RESULT_WORDS[await store.change(change)] || done;
      },
    );
  }

  #say(words: string): void {
    this.#show(undefined, [makePart('p', [words])]);
  }

  #show(answer: TypedAnswer | undefined, parts: readonly Part[]): void {
    this.#shown = answer;
    this.#place.replaceChildren(...parts.map(makeNode));
  }
}
