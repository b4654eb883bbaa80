// Counts the numbers drawn most often among the draws that are chosen, and looks up a number. Which
// draws there are is in the list of choices; the draws are the API's own files.
import { STORED_HEADER, yearFilePath } from '../../../api/contract/page-path.ts';
import type { DrawYearBody } from '../../../api/answers/draws.schema.ts';
import { parseDrawDate } from '../../../domain/draw-date.ts';
import { type PrizeFrequency, tallyFrequency } from '../../../domain/frequency.ts';
import { plainEntry } from '../../../domain/typed-entries.ts';
import {
  chooseDraws,
  mostDrawn,
  mostDrawnWords,
  numberWords,
  type WholeCount,
} from '../../view/stats/leaders.ts';
import { withPatience } from '../patience.ts';

const PATIENCE_MS = 20_000;

/** The form, and the lists below it. */
export type LeadersPage = {
  readonly lottery: string;
  readonly draws: HTMLSelectElement;
  readonly number: HTMLInputElement;
  readonly blocks: readonly HTMLElement[];
  /** Shows a paragraph for each sentence. */
  say(sentences: readonly string[]): void;
};

/** Shows what is chosen; throws where the draws do not come. */
export async function showLeaders(page: LeadersPage): Promise<void> {
  const { draws } = page;
  const choice = draws.value;
  const among = draws.selectedOptions[0]?.text ?? '';
  const counted = chooseDraws(await loadDraws(page), choice);
  // Another choice since then has its own answer.
  if (draws.value !== choice) return;
  const frequencies = page.blocks.map((block) => {
    const frequency = tallyFrequency(JSON.parse(block.dataset['kind'] ?? ''), counted);
    fill(block, frequency, among);
    return frequency;
  });
  page.say(answer(frequencies, plainEntry(page.number.value), among));
}

const isYear = (choice: string) => /^\d{4}$/.test(choice);

/** The complete draws of the years that the choice is in, newest first. */
async function loadDraws({ lottery, draws: { options, value } }: LeadersPage) {
  const most = /^\d{2,3}$/.test(value) ? Number(value) : Number.POSITIVE_INFINITY;
  let newer = 0;
  const years = [...options].filter((year) => {
    if (!isYear(year.value)) return false;
    const isNeeded = isYear(value) ? year.value === value : newer < most;
    newer += Number(year.dataset['draws']);
    return isNeeded;
  });
  const files = await Promise.all(years.map((year) => loadYear(lottery, year.value)));
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
  const path = yearFilePath(lottery, year);
  const response = await fetch(path, { signal: withPatience(PATIENCE_MS) });
  // A copy of this device may lack the newest draws.
  const isCopy = response.headers.has(STORED_HEADER);
  if (!response.ok || isCopy) throw new Error(`${path}: ${response.status}`);
  return response.json();
}

function fill(block: HTMLElement, frequency: PrizeFrequency, among: string): void {
  const element = (name: string, text: string) =>
    Object.assign(document.createElement(name), { textContent: text });
  const rows = mostDrawn(frequency).map(({ figure, numbers }) => {
    const row = document.createElement('div');
    row.append(element('dt', figure), element('dd', numbers));
    return row;
  });
  block.querySelector('.among')?.replaceChildren(among);
  block.querySelector('.most dl')?.replaceChildren(...rows);
  block.querySelector('.most .soft')?.replaceChildren(mostDrawnWords(frequency));
}

function answer(frequencies: readonly PrizeFrequency[], number: string, among: string): string[] {
  if (number === '') return [];
  const asked = frequencies.filter(
    ({ kind }) => /^\d+$/.test(number) && kind.digits === number.length,
  );
  if (asked.length === 0) return ['หน้านี้ค้นได้เฉพาะเลขที่มีจำนวนหลักตามรางวัลด้านล่าง'];
  return [
    ...asked.map((frequency) =>
      numberWords(frequency, number, among, readWhole(frequency.kind.slug, number)),
    ),
    'เล่าเรื่องที่ออกไปแล้ว งวดหน้าเลขนี้มีโอกาสเท่ากับเลขอื่น',
  ];
}

/** From the map of the prize on the page, which counts every draw; long numbers have none. */
function readWhole(prize: string, number: string): WholeCount | undefined {
  const map = document.querySelector<HTMLElement>(`#${CSS.escape(prize)} .map[data-draws]`);
  const cell = map?.querySelectorAll('tbody td')[Number(number)];
  if (!map || !cell) return undefined;
  const count = Number(cell.textContent?.replaceAll(',', ''));
  return { draws: Number(map.dataset['draws']), count };
}
