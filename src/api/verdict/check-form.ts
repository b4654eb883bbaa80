// What a form without JavaScript asks, and the pages that ask back before any number is judged.
import { BUDDHIST_YEARS, type DrawDate } from '../../domain/draw-date.ts';
import { type AnswerPage, PAGE_FORMAT } from './answer-page.ts';
import { type CatalogueEntry, daysDrawn, yearsDrawn } from '../contract/catalogue.ts';
import { ENDPOINTS } from '../contract/endpoints.ts';
import type { Due } from '../check/due-draws.ts';
import { makePart } from './part.ts';

type AskedByForm = ReturnType<typeof askedBy>;

/** What an address of the form takes: the API itself knows neither of the last two. */
export const FORM_PARAMETERS = [...ENDPOINTS.check.parameters, PAGE_FORMAT.name, 'year'];

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

/**
 * Whether a form leaves open which draw it means. Then the newest draw may not call a number lost.
 */
export function isDrawOpen({ date, year }: AskedByForm, lottery: CatalogueEntry): boolean {
  if (date === undefined) return true;
  return date === '' && year !== undefined && year !== yearsDrawn(lottery)[0];
}

/**
 * Asks of which draw the tickets are: one of the year, or one of the newest year.
 * @param due draws that no list has; nobody may throw their tickets away
 */
export function whichDraw(
  { year, typed }: AskedByForm,
  lottery: CatalogueEntry,
  due: Due | undefined,
): AnswerPage {
  const { slug, nameTh } = lottery;
  const links = yearsDrawn(lottery).flatMap((drawn) => {
    const address = buildAddress({ lottery: slug, year: drawn, number: typed });
    return [' ', makeLink(String(Number(drawn) + BUDDHIST_YEARS), address)];
  });
  const missing = due ? `${due.missing} ` : '';
  return {
    title: `${nameTh} งวดไหน`,
    summary: `${missing}เลือกงวดที่พิมพ์บนสลาก แล้วกดตรวจ เลขเดียวกันถูกรางวัลได้เฉพาะงวดของสลาก`,
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
export function buildAddress(question: Readonly<Record<string, string>>): string {
  const format = { [PAGE_FORMAT.name]: PAGE_FORMAT.value };
  return `${ENDPOINTS.check.path}?${new URLSearchParams({ ...format, ...question })}`;
}

/** A link, in words. */
export const makeLink = (words: string, href: string) => makePart('a', [words], { href });
