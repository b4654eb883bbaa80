// Checks a typed text against one draw, and answers with a page.
import { parseDrawDate, thaiDateLabel } from '../../domain/draw-date.ts';
import { type EntryMeaning, readEntry } from '../../domain/typed-numbers.ts';
import type { AnswerPage } from './answer-page.ts';
import { type CatalogueEntry, daysDrawn } from '../contract/catalogue.ts';
import type { CardDraw, CheckableDraw } from '../check/check-body.ts';
import { buildAddress, makeLink } from './check-form.ts';
import { askAwaited, askPart } from './draw-question.ts';
import { lengthsOf } from '../check/judge.ts';
import { makePart } from './part.ts';
import { answerTyped, type TypedAnswer } from './typed-answer.ts';
import { othersParts, summarize, verdictParts } from './verdict.ts';
import { drawPath } from '../contract/page-path.ts';

type FormQuestion = {
  readonly entries: readonly string[];
  /** Empty means the newest draw. */
  readonly date: string;
};

/** What is known of the lottery in question, and of the site. `now`: milliseconds since 1970 */
type Known = { readonly entry: CatalogueEntry; readonly origin: string; readonly now: number };

/** What the typed entries mean for a draw. */
export function readEntries(entries: readonly string[], { lottery, draw }: CheckableDraw) {
  const context = { lengths: lengthsOf(lottery, draw), near: draw.drawDate };
  return entries.map((typed) => readEntry(typed, context));
}

/** The page. @param meanings of the entries of the question */
export function typedCheck(
  checked: CardDraw,
  question: FormQuestion,
  meanings: readonly EntryMeaning[],
  { entry, origin, now }: Known,
): AnswerPage {
  const { date } = question;
  const { draw, due } = checked;
  const newest = parseDrawDate(entry.days?.to ?? draw.drawDate);
  const draws = {
    newest,
    days: [
      draw,
      ...daysOfCodes(meanings, entry).filter(({ drawDate }) => drawDate !== draw.drawDate),
    ],
    isChosen: date !== '',
    question: due && askAwaited(newest, due.drawDates.map(parseDrawDate), due.missing),
  };
  const answer = answerTyped(checked, meanings, draws, origin);
  return { ...showTyped(answer, checked, question, now), lottery: checked.lottery.slug, date };
}

/** The draws that the codes of tickets may name: of their years, and of a December before. */
function daysOfCodes(meanings: readonly EntryMeaning[], entry: CatalogueEntry) {
  const years = meanings.flatMap(({ code }) => (code ? [code.year, code.year - 1] : []));
  return [...new Set(years)]
    .flatMap((year) => daysDrawn(entry, String(year)))
    .map((drawDate) => ({ drawDate }));
}

function showTyped(
  answer: TypedAnswer,
  checked: CardDraw,
  { entries, date }: FormQuestion,
  now: number,
): AnswerPage {
  const { lottery, draw, due } = checked;
  const ask = (numbers: readonly string[], ofDay: Readonly<Record<string, string>> = {}) =>
    buildAddress({ lottery: lottery.slug, ...ofDay, number: numbers.join('\n') });
  const listOthers = ({ choices }: Pick<Extract<TypedAnswer, { choices: unknown }>, 'choices'>) =>
    choices.length === 0
      ? []
      : [
          makePart(
            'ul',
            othersParts(choices, (numbers) => ask(numbers, { date })),
          ),
        ];
  switch (answer.kind) {
    case 'refused':
      return { title: UNCHECKED, summary: answer.why, typed: entries.join('\n') };
    case 'reading':
      return { title: UNCHECKED, summary: answer.why, parts: listOthers(answer) };
    case 'draw': {
      const { title, question } = answer;
      const tickets = { ...question, entries: answer.entries, count: answer.count };
      const card = askPart(lottery, tickets, 'ยังไม่มีผล', (day) =>
        ask(answer.entries, { date: day }),
      );
      const otherDraws = makePart('p', [makeLink('เลือกงวดอื่น', ask(answer.entries))]);
      return { title, summary: question.summary, parts: [card, otherDraws], isCard: true };
    }
    case 'verdict': {
      const { judgements } = answer;
      const parts = verdictParts(checked, judgements, now, {
        actions: {
          whole: drawPath(lottery.slug, draw.drawDate),
          another: '#number',
          missing: due && { words: due.missing, href: ask(entries) },
        },
      });
      const otherDraws = makePart('p', ['สลากงวดอื่น? ', makeLink('เลือกงวดก่อน', ask(entries))]);
      return {
        title: `${lottery.nameTh} งวด ${thaiDateLabel(draw.drawDate)}`,
        summary: summarize(judgements),
        parts: [...parts, ...(date === '' ? [otherDraws] : []), ...listOthers(answer)],
        isCard: judgements.length === 1 && judgements[0]?.body.success === true,
        typed: judgements.flatMap(({ number, body }) => (body.success ? [] : number)).join('\n'),
      };
    }
  }
}

const UNCHECKED = 'ยังไม่ได้ตรวจ';
