// Counts the numbers drawn most often among other draws than the page shows, and looks up a number.
// Which draws there are is in the list of choices; the draws are the API's own files.
import { memberPath } from '../../contract/file-family.ts';
import { FILES } from '../../contract/files.ts';
import type { DrawYearBody } from '../../contract/schemas/draws.ts';
import { parseDrawDate } from '../../domain/draw-date.ts';
import { type PrizeFrequency, tallyFrequency } from '../../domain/frequency.ts';
import { plainEntry } from '../../domain/typed-numbers.ts';
import { chooseDraws, mostDrawn, mostDrawnWords, numberWords } from '../../view/stats/leaders.ts';

const PATIENCE_MS = 20_000;

type Page = {
  readonly lottery: string;
  readonly draws: HTMLSelectElement;
  readonly number: HTMLInputElement;
  readonly found: HTMLElement;
  readonly blocks: readonly HTMLElement[];
};

/** Starts the form of the page. */
export function chooseLeaders(): void {
  const form = document.querySelector<HTMLFormElement>('.choose-draws');
  const draws = form?.querySelector('select');
  const number = form?.querySelector('input');
  const found = form?.querySelector<HTMLElement>('.found');
  if (!form || !draws || !number || !found) return;
  const blocks = [...document.querySelectorAll<HTMLElement>('.leaders')];
  const page = { lottery: form.dataset['lottery'] ?? '', draws, number, found, blocks };
  draws.addEventListener('change', () => void show(page));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void show(page);
  });
}

async function show(page: Page): Promise<void> {
  const { draws, number, found } = page;
  const choice = draws.value;
  const among = draws.selectedOptions[0]?.text ?? '';
  say(found, ['กำลังนับ…']);
  try {
    const counted = chooseDraws(await loadDraws(page), choice);
    // Another choice since then has its own answer.
    if (draws.value !== choice) return;
    const frequencies = page.blocks.map((block) => {
      const frequency = tallyFrequency(JSON.parse(block.dataset['kind'] ?? ''), counted);
      fill(block, frequency, among);
      return frequency;
    });
    say(found, answer(frequencies, plainEntry(number.value), among));
  } catch {
    say(found, ['โหลดผลไม่ได้ในขณะนี้ ลองอีกครั้ง']);
  }
}

/** The draws of the years that the choice is in, newest first. */
async function loadDraws({ lottery, draws: { options, value } }: Page) {
  const years = [...options].filter((option) => /^\d{4}$/.test(option.value));
  const most = /^\d{2,3}$/.test(value) ? Number(value) : Number.POSITIVE_INFINITY;
  let before = 0;
  const needed = years.filter((year) => {
    const isNeeded = before < most && (year.value === value || !/^\d{4}$/.test(value));
    before += Number(year.dataset['draws']);
    return isNeeded;
  });
  const files = await Promise.all(needed.map((year) => loadYear(lottery, year.value)));
  return files.flatMap(({ data }) =>
    data
      .filter(({ complete }) => complete)
      .map(({ drawDate, prizes }) => ({
        drawDate: parseDrawDate(drawDate),
        prizes: Object.fromEntries(prizes.map(({ slug, numbers }) => [slug, numbers])),
      })),
  );
}

async function loadYear(lottery: string, year: string): Promise<DrawYearBody> {
  const path = memberPath(FILES.drawYear.path, { lottery, year });
  const response = await fetch(path, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}

function fill(block: HTMLElement, frequency: PrizeFrequency, among: string): void {
  block.querySelector('.among')?.replaceChildren(among);
  block.querySelector('.most .soft')?.replaceChildren(mostDrawnWords(frequency));
  const rows = mostDrawn(frequency).map(({ figure, numbers }) => {
    const row = document.createElement('div');
    row.append(element('dt', figure), element('dd', numbers));
    return row;
  });
  block.querySelector('.most dl')?.replaceChildren(...rows);
}

function answer(frequencies: readonly PrizeFrequency[], number: string, among: string): string[] {
  if (number === '') return [];
  const asked = frequencies.filter(
    ({ kind }) => /^\d+$/.test(number) && kind.digits === number.length,
  );
  if (asked.length === 0) return ['หน้านี้ค้นได้เฉพาะเลขที่มีจำนวนหลักตามรางวัลด้านล่าง'];
  return [
    ...asked.map((frequency) => numberWords(frequency, number, among)),
    'เล่าเรื่องที่ออกไปแล้ว งวดหน้าเลขนี้มีโอกาสเท่ากับเลขอื่น',
  ];
}

function say(place: HTMLElement, lines: readonly string[]): void {
  place.replaceChildren(...lines.map((line) => element('p', line)));
}

function element(name: string, text: string): HTMLElement {
  return Object.assign(document.createElement(name), { textContent: text });
}
