// Connects the form, the address and the answer of the check page.
import { ENDPOINTS } from '../contract/endpoints.ts';
import { plainEntry, typedNumbers } from '../domain/typed-numbers.ts';
import { answerTo, yearAsked } from './answer.ts';
import { startChoices } from './choices.ts';
import { element } from './element.ts';
import { loadYear, storedYears } from './load-year.ts';
import { startMyTickets } from './my-tickets.ts';
import { SCANNED_LOTTERY, type ScannedTicket } from './scan/hand-over.ts';
import { startScan } from './scan/start-scan.ts';
import { addressOf, questionOf } from './question.ts';
import { showAnswer, showNothing, showWaiting } from './show-answer.ts';

/** After this a newer draw may have been published. */
const FRESH_MS = ENDPOINTS.results.cacheSeconds * 1000;

/**
 * Starts the page, and answers a question in its address at once.
 *
 * @param onLoaded called when a tap has fetched more than the page began with
 */
export async function startCheckPage(onLoaded: () => void): Promise<void> {
  const form = element<HTMLFormElement>('#check');
  const numbers = element<HTMLTextAreaElement>('#numbers');
  const another = element<HTMLButtonElement>('#another');
  const choices = startChoices();
  const mine = startMyTickets(choices);
  let asked = new AbortController();
  /** The address whose question the form shows. */
  let shown = '';
  /** The question of the answer on show. */
  let answered: { readonly date: string | undefined } | undefined;
  let renewedAt = Date.now();

  /** An answer is shown only while its question is. */
  function forget(): AbortSignal {
    asked.abort();
    asked = new AbortController();
    answered = undefined;
    showNothing();
    return asked.signal;
  }

  /** Each question is an entry of the browser's history; the same one again is not. */
  function remember(date: string | undefined, how: 'pushState' | 'replaceState'): void {
    const typed = typedNumbers(numbers.value).map(plainEntry);
    if (typed.length === 0) return;
    const { href } = new URL(addressOf({ lottery: choices.slug(), date }, typed), location.href);
    if (href !== location.href) history[how](null, '', href);
    shown = location.search;
  }

  async function answer(date: string | undefined, isRenewed = false): Promise<void> {
    const signal = forget();
    const question = {
      lotteryName: choices.lotteryName(),
      years: choices.years(),
      date,
      numbers: typedNumbers(numbers.value),
    };
    const slug = choices.slug();
    const needed = yearAsked(question);
    showWaiting();
    const loaded = needed && (await loadYear(slug, needed, signal));
    const kept = loaded ? [] : await storedYears(slug, question.years);
    // A newer question shows its own answer.
    if (signal.aborted) return;
    const { origin } = location;
    const said = answerTo({ ...question, kept }, loaded || undefined, Date.now(), origin);
    showAnswer(said, { lottery: slug, date }, isRenewed);
    answered = { date };
  }

  /** A page shown again checks anew: its newest draw may be superseded. */
  async function renew(): Promise<void> {
    if (document.hidden || Date.now() - renewedAt < FRESH_MS) return;
    renewedAt = Date.now();
    const before = answered;
    await choices.renew();
    // The visitor may have asked another question meanwhile.
    if (before !== undefined && before === answered) await answer(before.date, true);
  }

  /** Answers the question of the address. Where it has no number, `typed` stays in the form. */
  async function askAddress(typed: string): Promise<void> {
    const signal = forget();
    shown = location.search;
    const { lottery, date, text } = questionOf(new URLSearchParams(shown));
    numbers.value = typedNumbers(text).join('\n') || typed;
    await choices.choose(lottery, date);
    if (signal.aborted) return;
    if (choices.slug() === '') return showNothing('ไม่รู้จักหวยในลิงก์นี้ กรุณาเลือกหวยจากรายการ');
    if (text === '') return;
    remember(date, 'replaceState');
    await answer(date);
  }

  /** A scanned ticket joins the numbers of its draw; numbers of another draw would be judged wrongly. */
  async function checkScanned({ lottery, drawDate, number }: ScannedTicket): Promise<void> {
    const chosen = (await choices.date()) ?? choices.newest();
    const isSameDraw = choices.slug() === lottery && chosen === drawDate;
    const before = isSameDraw ? numbers.value.split('\n').filter((line) => line !== '') : [];
    numbers.value = [...before.filter((line) => line !== number), number].join('\n');
    const signal = forget();
    await choices.choose(lottery, drawDate);
    if (signal.aborted) return;
    remember(drawDate, 'pushState');
    await answer(drawDate);
  }

  startScan(
    {
      years: () => choices.yearsOf(SCANNED_LOTTERY),
      check: (ticket) => void checkScanned(ticket),
      keep: (ticket) => mine.keep([{ ...ticket, count: 1 }], `เก็บเลข ${ticket.number} แล้ว`),
      loaded: onLoaded,
    },
    showNothing,
  );

  form.addEventListener('input', () => forget());
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const { signal } = asked;
    const date = await choices.date();
    if (signal.aborted) return;
    remember(date, 'pushState');
    await answer(date);
  });
  document.addEventListener('visibilitychange', () => void renew());
  addEventListener('pageshow', () => void renew());
  // Another reading is a question like any other: it has an address, and the way back.
  element('#others').addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    history.pushState(null, '', link.href);
    void askAddress('');
  });
  // A step to a place within the page asks nothing new.
  addEventListener('popstate', () => {
    if (location.search !== shown) void askAddress('');
  });
  // Enter is a new line, since most people have more than one ticket.
  numbers.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.requestSubmit();
  });
  // The number pads of some phones have neither blank nor comma nor a new line.
  another.addEventListener('click', () => {
    numbers.value = `${numbers.value.trimEnd()}\n`;
    numbers.focus();
  });

  another.hidden = false;
  await askAddress(numbers.value);
}
