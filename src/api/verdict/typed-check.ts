// Checks a typed text against one draw, and answers with a page.
import { parseDrawDate } from '../../domain/draw-date.ts';
import type { EntryMeaning } from '../../domain/typed-numbers.ts';
import type { CardDraw } from '../check/check-body.ts';
import { type CatalogueEntry, daysDrawn } from '../contract/catalogue.ts';
import { answerCards, isOneCard } from './answer-cards.ts';
import type { AnswerPage } from './answer-page.ts';
import { answerQuestion, type TypedAnswer } from './answer-question.ts';
import { buildAddress, makeLink } from './check-form.ts';
import { askAwaited } from './draw-question.ts';
import { makePart, type Part } from './part.ts';
import { othersParts } from './verdict.ts';

type FormQuestion = {
  readonly entries: readonly string[];
  /** Empty means the newest draw. */
  readonly date: string;
};

/** What is known of the lottery in question, and of the site. `now`: milliseconds since 1970 */
type Known = { readonly entry: CatalogueEntry; readonly origin: string; readonly now: number };

/** The page. @param meanings of the entries of the question */
export function typedCheck(
  checked: CardDraw,
  { entries, date }: FormQuestion,
  meanings: readonly EntryMeaning[],
  { entry, origin, now }: Known,
): AnswerPage {
  const { lottery, draw, due } = checked;
  const newest = parseDrawDate(entry.days?.to ?? draw.drawDate);
  const codedDays = daysOfCodes(meanings, entry).filter(
    ({ drawDate }) => drawDate !== draw.drawDate,
  );
  const draws = {
    newest,
    days: [draw, ...codedDays],
    isChosen: date !== '',
    question: due && askAwaited(newest, due.drawDates.map(parseDrawDate), due.missing),
    missing: due?.missing,
  };
  const answer = answerQuestion(checked, meanings, draws, origin);
  const addressOf = (numbers: readonly string[], day?: string) =>
    buildAddress({
      lottery: lottery.slug,
      ...(day !== undefined && { date: day }),
      number: numbers.join('\n'),
    });
  const readings = othersParts(answer.others, (numbers) => addressOf(numbers, date));
  const refused = answer.judgements.flatMap(({ number, body }) => (body.success ? [] : number));
  return {
    title: answer.title,
    summary: answer.summary,
    parts: [
      ...answerCards(answer, { another: '#number' }, addressOf, now),
      ...otherDraws(answer, date, addressOf(answer.entries)),
      ...(readings.length > 0 ? [makePart('ul', readings)] : []),
    ],
    isCard: isOneCard(answer),
    typed: (answer.kind === 'refused' ? entries : refused).join('\n'),
    lottery: lottery.slug,
    date,
  };
}

/** The way to all draws, from a question or from a verdict of the newest one. */
function otherDraws({ kind }: TypedAnswer, date: string, address: string): Part[] {
  if (kind === 'draw') return [makePart('p', [makeLink('เลือกงวดอื่น', address)])];
  if (kind !== 'verdict' || date !== '') return [];
  return [makePart('p', ['สลากงวดอื่น? ', makeLink('เลือกงวดก่อน', address)])];
}

/** The draws that the codes of tickets may name: of their years, and of a December before. */
function daysOfCodes(meanings: readonly EntryMeaning[], entry: CatalogueEntry) {
  const years = meanings.flatMap(({ code }) => (code ? [code.year, code.year - 1] : []));
  return [...new Set(years)]
    .flatMap((year) => daysDrawn(entry, String(year)))
    .map((drawDate) => ({ drawDate }));
}
