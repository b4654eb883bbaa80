// The check page at work: its form, its address and its answer.
import { API_BASE } from '../../contract/site.ts';
import { thaiDateLabel } from '../../domain/draw-date.ts';
import { answerTo, yearAsked } from './_answer.ts';
import { type LoadedYear, loadYear } from './_load-year.ts';
import { addressOf, questionOf } from './_question.ts';
import { showAnswer, showNothing, showWaiting } from './_show-answer.ts';
import { typedNumbers } from './_typed-numbers.ts';

const element = <Kind extends HTMLElement>(selector: string) => {
  const found = document.querySelector<Kind>(selector);
  if (found === null) throw new Error(`the page has no ${selector}`);
  return found;
};

/** Brings the page to life; an address that asks is answered at once. */
export async function startCheckPage(): Promise<void> {
  const form = element<HTMLFormElement>('#check');
  const lottery = element<HTMLSelectElement>('#lottery');
  const year = element<HTMLSelectElement>('#year');
  const draw = element<HTMLSelectElement>('#draw');
  const numbers = element<HTMLTextAreaElement>('#numbers');
  const another = element<HTMLButtonElement>('#another');
  const lengths = element('#lengths');
  const when = element('.when');
  let asked = new AbortController();

  const chosen = () => lottery.selectedOptions[0];
  const years = () => chosen()?.dataset['years']?.split(' ') ?? [];

  /** An answer stands only as long as the question it answers. */
  function forget(): AbortSignal {
    asked.abort();
    asked = new AbortController();
    showNothing();
    return asked.signal;
  }

  function offerYears(): void {
    const accepted = chosen()?.dataset['lengths'];
    lengths.textContent = accepted === undefined ? '' : `ตรวจได้ ${accepted} หลัก`;
    year.replaceChildren(...years().map((one) => new Option(String(Number(one) + 543), one)));
    when.hidden = years().length === 0;
    offerDraws(undefined);
  }

  function offerDraws(loaded: LoadedYear | undefined): void {
    const isNewest = year.value === (years()[0] ?? '');
    const days = loaded?.file.draws.map(({ drawDate }) => drawDate) ?? [];
    const options = days.map((day) => new Option(thaiDateLabel(day), day));
    draw.replaceChildren(...(isNewest ? [new Option('งวดล่าสุด', '')] : []), ...options);
  }

  /** The draws of the chosen year, to choose from; without a connection the newest can still be asked. */
  async function loadDraws(signal: AbortSignal): Promise<void> {
    if (year.value === '') return;
    const loaded = await loadYear(lottery.value, year.value, signal);
    if (!signal.aborted) offerDraws(loaded);
  }

  /** The day chosen; `undefined` is the newest draw of all. */
  async function chosenDate(): Promise<string | undefined> {
    // The draws of an older year may still be on their way, and must not be taken for the newest.
    if (draw.options.length === 0) await loadDraws(asked.signal);
    return draw.options.length === 0 ? year.value || undefined : draw.value || undefined;
  }

  async function answer(date: string | undefined): Promise<void> {
    const signal = forget();
    const question = {
      lotteryName: chosen()?.label ?? '',
      years: years(),
      date,
      numbers: typedNumbers(numbers.value),
    };
    const needed = yearAsked(question);
    showWaiting();
    const loaded = needed && (await loadYear(lottery.value, needed, signal));
    // A newer question shows its own answer.
    if (signal.aborted) return;
    showAnswer(answerTo(question, loaded || undefined, Date.now(), location.origin), lottery.value);
    const address = addressOf({ lottery: lottery.value, date }, question.numbers);
    if (question.numbers.length > 0) history.replaceState(null, '', address);
  }

  form.addEventListener('input', () => forget());
  lottery.addEventListener('change', () => {
    offerYears();
    void loadDraws(asked.signal);
  });
  year.addEventListener('change', () => {
    offerDraws(undefined);
    void loadDraws(asked.signal);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void chosenDate().then(answer);
  });
  numbers.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.requestSubmit();
  });
  // The number pads of some phones have neither blank nor comma nor a new line.
  another.addEventListener('click', () => {
    numbers.value = `${numbers.value.trimEnd()}\n`;
    numbers.focus();
  });

  another.hidden = false;
  const { lottery: slug, date, text } = questionOf(new URLSearchParams(location.search));
  const known = [...lottery.options].some(({ value }) => value === slug);
  if (known) lottery.value = slug;
  if (text !== '') numbers.value = typedNumbers(text).join('\n');
  offerYears();
  const asksYear = yearAsked({ years: years(), date });
  if (asksYear !== undefined) year.value = asksYear;
  await loadDraws(asked.signal);
  if (date !== undefined) draw.value = date;
  if (!known)
    return showNothing(`ไม่รู้จักหวยในลิงก์นี้ กรุณาเลือกหวย (ชื่อที่ใช้ได้อยู่ใน ${API_BASE}/openapi.json)`);
  if (text !== '') await answer(date);
}
