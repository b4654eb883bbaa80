// A typed text against one draw, as the page that answers it.
import { parseDrawDate, thaiDateLabel } from '../domain/draw-date.ts';
import { readEntry } from '../domain/typed-numbers.ts';
import type { AnswerPage } from './answer-page.ts';
import { type CatalogueEntry, daysDrawn } from './catalogue.ts';
import type { CheckedDraw } from './check-body.ts';
import { buildAddress, makeLink } from './check-form.ts';
import { askAwaited, choiceParts } from './draw-question.ts';
import { dueWords } from './due-draws.ts';
import { lengthsOf } from './judge.ts';
import { makePart, type Part } from './page-part.ts';
import { MAX_NUMBERS } from './query.ts';
import { answerTyped, type TypedAnswer } from './typed-answer.ts';
import { answerParts, othersParts, summarize } from './verdict.ts';
import { uncertainties } from './wording.ts';

type FormQuestion = {
  readonly entries: readonly string[];
  /** Empty is the newest draw. */
  readonly date: string;
};

/** Of the lottery asked about, and of the site. `now`: milliseconds since 1970 */
type Known = { readonly entry: CatalogueEntry; readonly origin: string; readonly now: number };

/** The page, or how many numbers, where they are too many. */
export function typedCheck(
  checked: CheckedDraw,
  question: FormQuestion,
  { entry, origin, now }: Known,
): AnswerPage | number {
  const { entries, date } = question;
  const { lottery, draw, due } = checked;
  const lengths = lengthsOf(lottery, draw);
  const read = entries.map((typed) =>
    readEntry(typed, { lengths, near: draw.drawDate, most: MAX_NUMBERS }),
  );
  const count = read.reduce((sum, { readings: [taken] }) => sum + (taken?.size ?? 1), 0);
  if (count > MAX_NUMBERS) return count;
  const newest = parseDrawDate(entry.days?.to ?? draw.drawDate);
  const draws = {
    newest,
    days: daysDrawn(entry, newest.slice(0, 4)).map((drawDate) => ({ drawDate })),
    isChosen: date !== '',
    question: due && askAwaited(newest, due.drawDates.map(parseDrawDate), dueWords(due)),
  };
  const answer = answerTyped(checked, read, draws, origin);
  return { ...showTyped(answer, checked, question, now), lottery: lottery.slug, date };
}

function showTyped(
  answer: TypedAnswer,
  { lottery, draw, unconfirmed }: CheckedDraw,
  { entries, date }: FormQuestion,
  now: number,
): AnswerPage {
  const ask = (numbers: readonly string[], ofDay: Readonly<Record<string, string>> = {}) =>
    buildAddress({ lottery: lottery.slug, ...ofDay, number: numbers.join('\n') });
  const listOthers = ({ others }: Pick<Extract<TypedAnswer, { others: unknown }>, 'others'>) =>
    others.length === 0
      ? []
      : [
          makePart(
            'ul',
            othersParts(others, (numbers) => ask(numbers, { date })),
          ),
        ];
  switch (answer.kind) {
    case 'refused':
      return { title: UNCHECKED, summary: answer.why, typed: entries.join('\n') };
    case 'reading':
      return { title: UNCHECKED, summary: answer.why, parts: listOthers(answer) };
    case 'draw': {
      const { title, question } = answer;
      const { summary, choices } = question;
      const buttons = choiceParts(choices, 'ยังไม่มีผล', (day) => ask(answer.entries, { date: day }));
      const others = makePart('p', [makeLink('เลือกงวดอื่น', ask(answer.entries))]);
      return { title, summary, parts: [buttons, others] };
    }
    case 'verdict': {
      const { judgements } = answer;
      const notes: Part[][] = [
        ...(date === '' ? [['สลากงวดอื่น? ', makeLink('เลือกงวดก่อน', ask(entries))]] : []),
        ...uncertainties(draw.doubt, unconfirmed).map((words) => [words]),
      ];
      return {
        title: `${lottery.nameTh} งวด ${thaiDateLabel(draw.drawDate)}`,
        summary: summarize(judgements),
        parts: [...answerParts(judgements, now, notes), ...listOthers(answer)],
        typed: judgements.flatMap(({ number, body }) => (body.success ? [] : number)).join('\n'),
      };
    }
  }
}

const UNCHECKED = 'ยังไม่ได้ตรวจ';
