// Connects the form, the address and the answer of the check page.
import { refuse, type TypedAnswer } from '../../../api/verdict/answer-question.ts';
import { RESULTS_SECONDS } from '../../../api/contract/service.ts';
import type { DrawDate } from '../../../domain/draw-date.ts';
import { CODED_LOTTERY } from '../../../domain/ticket-code.ts';
import { plainEntry, typedNumbers } from '../../../domain/typed-entries.ts';
import { answerLoaded, lacksDraw, MOST_TYPED, yearAsked } from './answer-loaded.ts';
import { DrawChoices } from './choices.ts';
import { findElement } from './elements.ts';
import { questionPath, readQuestion } from './question.ts';
import type { ScannedTicket } from './scan/hand-over.ts';
import { startScan } from './scan/start-scan.ts';
import { showAnswer, showNothing } from './show-answer.ts';
import { breakLastLine, keepTyped, readTypedBefore } from './typed-lines.ts';
import { keepTitle, showOnButton } from './tickets/keep-entries.ts';
import { MyTickets } from './tickets/my-tickets.ts';
import { startKeepForm, startTicketTools } from './tickets/ticket-forms.ts';
import { loadYear, storedYears, withdrawnWords } from './year-file.ts';

/** After this long a newer draw may have been published. */
const FRESH_MS = RESULTS_SECONDS * 1000;

export class CheckPage {
  readonly #form = findElement<HTMLFormElement>('#check');
  readonly #numbers = findElement<HTMLTextAreaElement>('#numbers');
  readonly #choices = new DrawChoices();
  readonly #tickets = new MyTickets(this.#choices);
  #asked = new AbortController();
  /** The query of the address whose question the form shows. */
  #shown = '';
  /** The question of the answer on show. */
  #answered: (TypedAnswer & { readonly date: string | undefined }) | undefined;
  #renewedAt = Date.now();

  /** Starts the page; calls when a tap has fetched more than the page began with. */
  async start(onLoaded: () => void): Promise<void> {
    startKeepForm(this.#choices, this.#tickets);
    startTicketTools(this.#tickets);
    startScan({
      lottery: () => this.#choices.find(CODED_LOTTERY),
      check: (ticket) => void this.#checkScanned(ticket),
      keep: (ticket) =>
        this.#tickets.keep([{ ...ticket, count: 1 }], `เก็บเลข ${ticket.number} แล้ว`),
      loaded: onLoaded,
    });
    this.#listenToForm();
    this.#listenToAddress();
    this.#form.dataset['begun'] = '';
    document.addEventListener('visibilitychange', () => void this.#renew());
    addEventListener('pageshow', () => void this.#renew());
    await this.#askAddress(this.#numbers.value || readTypedBefore());
  }

  #listenToForm(): void {
    this.#form.addEventListener('input', () => this.#forget());
    this.#numbers.addEventListener('input', (event) => {
      const { chosen } = this.#choices;
      const longest = Math.max(...(chosen.lengths?.match(/\d+/g) ?? []).map(Number));
      const { value } = this.#numbers;
      // Only while somebody types, not while they correct or paste.
      const isTyped = event instanceof InputEvent && event.inputType === 'insertText';
      if (isTyped && this.#numbers.selectionEnd === value.length) {
        this.#numbers.value = breakLastLine(value, longest);
      }
      keepTyped(this.#numbers.value);
    });
    this.#form.addEventListener('submit', (event) => {
      event.preventDefault();
      const { signal } = this.#asked;
      void this.#orSend(async () => {
        const date = await this.#choices.date();
        if (signal.aborted) return;
        const { awaited } = this.#choices;
        const entries = typedNumbers(this.#numbers.value);
        await (awaited ? this.#keep(awaited, entries) : this.#ask(date, 'pushState'));
      });
    });
    // Enter begins a new line, since most people have more than one ticket.
    this.#numbers.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) this.#form.requestSubmit();
    });
    // The number pads of some phones have neither blank nor comma nor a new line.
    const another = findElement('#another');
    another.addEventListener('click', () => this.#addLine(''));
    another.hidden = false;
    const series = findElement<HTMLFormElement>('#series');
    series.addEventListener('submit', (event) => {
      event.preventDefault();
      const [from = '', to, times] = [...new FormData(series).values()];
      this.#addLine(`${from}${to && ` ถึง ${to}`}${times === '1' ? '' : ` ชุด ${times}`}`);
      this.#forget();
      series.reset();
    });
  }

  /** Where this program fails, the form is sent without it: the API answers with a page. */
  async #orSend(answering: () => Promise<void>): Promise<void> {
    try {
      await answering();
    } catch {
      this.#form.submit();
    }
  }

  #addLine(line: string): void {
    this.#numbers.value = `${this.#numbers.value.trimEnd()}\n${line}`.trimStart();
    this.#numbers.focus();
  }

  #listenToAddress(): void {
    // Another reading, or a draw, is a question like any other: with an address, and the way back.
    findElement('#answer').addEventListener('click', (event) => {
      const target = event.target instanceof Element ? event.target : null;
      const link = target?.closest<HTMLAnchorElement>('a[href]');
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const keeps = link.dataset['keep'] !== undefined;
      if (keeps) void this.#keepChecked(link);
      const isQuestion = link.pathname === location.pathname && link.hash === '';
      if (keeps || isQuestion) event.preventDefault();
      if (!isQuestion) return;
      const choice = this.#findChoice(link);
      if (location.href !== link.href) history.pushState(null, '', link.href);
      if (choice?.isStored === false)
        void this.#keep(choice.drawDate, this.#answered?.entries ?? []);
      else void this.#askAddress('');
    });
    // A step to a place within the page asks nothing new.
    addEventListener('popstate', () => {
      if (location.search !== this.#shown) void this.#askAddress('');
    });
  }

  /** An answer is shown only while its question is. */
  #forget(): AbortSignal {
    this.#asked.abort();
    this.#asked = new AbortController();
    this.#answered = undefined;
    showNothing();
    return this.#asked.signal;
  }

  /** Answers what the form asks. A new question is a new entry of the browser's history. */
  async #ask(date: string | undefined, how: 'pushState' | 'replaceState'): Promise<void> {
    const entries = typedNumbers(this.#numbers.value);
    if (entries.length > 0 && entries.length <= MOST_TYPED) {
      const question = { lottery: this.#choices.chosen.slug, date };
      const path = questionPath(question, entries.map(plainEntry));
      const { href } = new URL(path, location.href);
      if (href !== location.href) history[how](null, '', href);
      this.#shown = location.search;
    }
    await this.#answer(date);
  }

  async #answer(date: string | undefined, isRenewed = false): Promise<void> {
    const signal = this.#forget();
    const { chosen } = this.#choices;
    const { slug, name: lotteryName, years } = chosen;
    const question = { lotteryName, years, date, numbers: typedNumbers(this.#numbers.value) };
    const needed = yearAsked(question);
    showNothing('กำลังตรวจ…');
    const loaded = needed ? await loadYear(chosen, needed, signal) : undefined;
    const kept = loaded ? [] : await storedYears(slug, years);
    const withdrawn =
      date !== undefined && lacksDraw(question, loaded)
        ? await withdrawnWords(slug, date, signal)
        : undefined;
    // A newer question shows its own answer.
    if (signal.aborted) return;
    const answer = answerLoaded({ ...question, kept, withdrawn }, loaded, Date.now());
    showAnswer(answer, { lottery: slug, date }, isRenewed);
    this.#answered = { ...answer, date };
  }

  /** The draw of a button, where the answer asks of which draw the tickets are. */
  #findChoice({ href }: HTMLAnchorElement) {
    const date = new URL(href).searchParams.get('date');
    return this.#answered?.ask?.choices.find(({ drawDate }) => drawDate === date);
  }

  /** Keeps the ticket of the verdict on show; its button says so. */
  async #keepChecked(link: HTMLElement): Promise<void> {
    const { checked, judgements } = this.#answered ?? {};
    if (checked === undefined) return;
    const { chosen } = this.#choices;
    const entries = (judgements ?? []).map(({ number }) => number);
    showOnButton(await this.#tickets.keepEntries(chosen, checked.draw.drawDate, entries), link);
  }

  /** Keeps tickets for a draw that is not there yet. */
  async #keep(drawDate: DrawDate, entries: readonly string[]): Promise<void> {
    const { chosen } = this.#choices;
    const signal = this.#forget();
    this.#shown = location.search;
    showNothing('กำลังเก็บ…');
    const result = await this.#tickets.keepEntries(chosen, drawDate, entries);
    if (signal.aborted) return;
    showAnswer(
      refuse(result.words, keepTitle(result)),
      { lottery: chosen.slug, date: drawDate },
      false,
    );
  }

  /** A page that is shown again checks anew, because its newest draw may be superseded. */
  async #renew(): Promise<void> {
    if (document.hidden || Date.now() - this.#renewedAt < FRESH_MS) return;
    this.#renewedAt = Date.now();
    const before = this.#answered;
    await this.#choices.loadDraws();
    // The visitor may have asked another question meanwhile.
    if (before && before === this.#answered) await this.#answer(before.date, true);
  }

  /** Answers the question of the address. Where it has no number, `typed` stays in the form. */
  async #askAddress(typed: string): Promise<void> {
    const signal = this.#forget();
    this.#shown = location.search;
    const { lottery, date, text } = readQuestion(new URLSearchParams(this.#shown));
    const answer = async () => {
      this.#numbers.value = typedNumbers(text).join('\n') || typed;
      await this.#choices.choose(lottery, date);
      if (signal.aborted) return;
      if (this.#choices.chosen.slug === '') {
        showNothing('ไม่รู้จักหวยในลิงก์นี้ กรุณาเลือกหวยจากรายการ');
      } else if (text !== '') await this.#ask(date, 'replaceState');
    };
    await (text === '' ? answer() : this.#orSend(answer));
  }

  /** Adds a scanned ticket to the numbers of its draw, and removes those of another draw. */
  async #checkScanned({ lottery, drawDate, number }: ScannedTicket): Promise<void> {
    const chosen = (await this.#choices.date()) ?? this.#choices.newest;
    const isSameDraw = this.#choices.chosen.slug === lottery && chosen === drawDate;
    const before = isSameDraw ? this.#numbers.value.split('\n').filter((line) => line !== '') : [];
    this.#numbers.value = [...before.filter((line) => line !== number), number].join('\n');
    const signal = this.#forget();
    await this.#orSend(async () => {
      await this.#choices.choose(lottery, drawDate);
      if (!signal.aborted) await this.#ask(drawDate, 'pushState');
    });
  }
}
