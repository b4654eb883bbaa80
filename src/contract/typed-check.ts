// A typed text against one draw, as the page that answers it.
import {
  BUDDHIST_YEARS,
  type DrawDate,
  isBuddhistEra,
  parseDrawDate,
  thaiDateLabel,
} from '../domain/draw-date.ts';
import { spaced } from '../domain/spaced.ts';
import { readEntry } from '../domain/typed-numbers.ts';
import { type AnswerPage, PAGE_FORMAT } from './answer-page.ts';
import { type CatalogueEntry, daysDrawn, yearsDrawn } from './catalogue.ts';
import { answerParts, othersParts, summarize } from './verdict.ts';
import type { CheckedDraw } from './check-body.ts';
import { otherDrawsWords } from './due-draws.ts';
import { ENDPOINTS } from './endpoints.ts';
import type { Fault } from './faults.ts';
import { judgeTyped, lengthsOf } from './judge.ts';
import { otherReadings } from './other-readings.ts';
import { makePart, type Part } from './page-part.ts';
import { MAX_NUMBERS } from './query.ts';
import { uncertainties } from './wording.ts';

/** The page, or how many numbers, where they are too many. @param now milliseconds since 1970 */
export function typedCheck(
  entry: CheckedDraw,
  { entries, date }: { readonly entries: readonly string[]; readonly date: string },
  origin: string,
  now: number,
): AnswerPage | number {
  const { lottery, draw, due, unconfirmed } = entry;
  const lengths = lengthsOf(lottery, draw);
  const read = entries.map((one) => readEntry(one, lengths, MAX_NUMBERS));
  const count = read.reduce((sum, { size }) => sum + size, 0);
  if (count > MAX_NUMBERS) return count;
  const judgements = judgeTyped(entry, read, origin);
  const asking = (numbers: readonly string[], ofDay: Readonly<Record<string, string>> = {}) =>
    buildAddress({ lottery: lottery.slug, ...ofDay, number: numbers.join('\n') });
  const others = othersParts(otherReadings(entries, read), (numbers) => asking(numbers, { date }));
  const label = thaiDateLabel(draw.drawDate);
  const notes: Part[][] = [
    ...(date === '' ? [[`${otherDrawsWords(due)} `, a('เลือกงวดก่อน', asking(entries))]] : []),
    ...uncertainties(draw.doubt, unconfirmed).map((words) => [words]),
  ];
  return {
    title: `${lottery.nameTh} งวด ${label}`,
    summary: summarize(judgements),
    parts: [
      ...answerParts(judgements, now, notes),
      ...(others.length > 0 ? [makePart('ul', others)] : []),
    ],
    lottery: lottery.slug,
    date,
    typed: judgements.flatMap(({ number, body }) => (body.success ? [] : number)).join('\n'),
  };
}

type AskedByForm = ReturnType<typeof askedBy>;

/** What a form sent. */
export function askedBy(parameters: URLSearchParams) {
  return {
    lottery: parameters.get('lottery') || undefined,
    /** Empty where the newest draw was chosen, absent where none was. */
    date: parameters.get('date') ?? undefined,
    /** Chosen before a day of it. */
    year: parameters.get('year') || undefined,
    typed: [...parameters.getAll('number'), ...parameters.getAll('numbers')].join('\n'),
  };
}

/** Whether a form leaves open which draw it means: then no number has lost by the newest one. */
export function isDrawOpen({ date, year }: AskedByForm, lottery: CatalogueEntry): boolean {
  if (date === undefined) return true;
  return date === '' && year !== undefined && year !== yearsDrawn(lottery)[0];
}

/** Asks of which draw the tickets are: those of the year, or of the newest one. */
export function whichDraw({ year, typed }: AskedByForm, lottery: CatalogueEntry): AnswerPage {
  const { slug, nameTh } = lottery;
  const links = yearsDrawn(lottery).flatMap((other) => {
    const address = buildAddress({ lottery: slug, year: other, number: typed });
    return [' ', a(String(Number(other) + BUDDHIST_YEARS), address)];
  });
  return {
    title: `${nameTh} งวดไหน`,
    summary: 'เลือกงวดที่พิมพ์บนสลาก แล้วกดตรวจ เลขเดียวกันถูกรางวัลได้เฉพาะงวดของสลาก',
    parts: [makePart('p', ['งวดของปี', ...links], { class: 'links' })],
    lottery: slug,
    days: daysToChoose(lottery, year),
    typed,
  };
}

/** The days of a year with a draw, or of the newest one that has one. */
export function daysToChoose(lottery: CatalogueEntry, year: string | undefined): DrawDate[] {
  const ofYear = daysDrawn(lottery, year ?? '');
  return ofYear.length > 0 ? ofYear : daysDrawn(lottery, yearsDrawn(lottery)[0] ?? '');
}

/** The address of a question whose answer is a page. */
function buildAddress(question: Readonly<Record<string, string>>): string {
  const format = { [PAGE_FORMAT.name]: PAGE_FORMAT.value };
  return `${ENDPOINTS.check.path}?${new URLSearchParams({ ...format, ...question })}`;
}

const a = (text: string, href: string) => makePart('a', [text], { href });

/** The refusal of a day without the words for programs. */
export function noSuchDraw(
  { status, code, error }: Pick<Fault, 'status' | 'code' | 'error'>,
  { nameTh, days }: Pick<CatalogueEntry, 'nameTh' | 'days'>,
  date: string,
) {
  if (code === 'draw_withdrawn') return { status, error };
  const words =
    code === 'no_draw_on_date'
      ? `${days && date > days.to ? 'ยัง' : ''}ไม่มีผล${nameTh} งวดวันที่ ${thaiDateLabel(parseDrawDate(date))} ในระบบ`
      : isBuddhistEra(date)
        ? 'ปีของงวดในลิงก์เป็นพุทธศักราช ต้องลบ 543'
        : 'ไม่มีวันที่ของงวดนี้ในปฏิทิน';
  return { status, error: spaced(`${words} กรุณาเลือกงวดจากรายการ`) };
}
