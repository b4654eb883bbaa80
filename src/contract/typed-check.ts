// A typed text against one draw, as the page that answers it.
import { type DrawDate, isBuddhistEra, thaiDateLabel } from '../domain/draw-date.ts';
import { spaced } from '../domain/spaced.ts';
import { readingsOf, typedNumbers } from '../domain/typed-numbers.ts';
import { type AnswerPage, PAGE_FORMAT } from './answer-page.ts';
import { answerParts, othersParts, summaryOf } from './check-answer.ts';
import type { CheckedDraw } from './check-body.ts';
import { ENDPOINTS } from './endpoints.ts';
import type { Fault } from './faults.ts';
import { judgeTyped, lengthsOf } from './judge.ts';
import { otherReadings } from './other-readings.ts';
import type { Part } from './page-part.ts';
import { MAX_NUMBERS } from './query.ts';
import { UNCONFIRMED_WORDS } from './wording.ts';

/** What a form asks. */
type Typed = { readonly entries: readonly string[]; readonly date: string | undefined };

/**
 * What a visitor learns about typed numbers; only how many they are, where that is too many.
 *
 * @param now milliseconds since 1970
 */
export function typedCheck(
  entry: CheckedDraw,
  { entries, date }: Typed,
  origin: string,
  now: number,
): AnswerPage | number {
  const { lottery, draw, unconfirmed } = entry;
  const lengths = lengthsOf(lottery, draw);
  const read = entries.map((one) => readingsOf(one, lengths, MAX_NUMBERS));
  const count = read.reduce((sum, { size }) => sum + size, 0);
  if (count > MAX_NUMBERS) return count;
  const judgements = judgeTyped(entry, read, origin);
  const addressOf = (numbers: readonly string[]) =>
    `${ENDPOINTS.check.path}?${new URLSearchParams({
      [PAGE_FORMAT.name]: PAGE_FORMAT.value,
      lottery: lottery.slug,
      ...(date !== undefined && { date }),
      number: numbers.join('\n'),
    })}`;
  const others = othersParts(otherReadings(entries, read), addressOf);
  const note: Part = { tag: 'p', class: 'note', parts: [`เลขงวดนี้${UNCONFIRMED_WORDS}`] };
  return {
    title: `${lottery.nameTh} งวด ${thaiDateLabel(draw.drawDate)}`,
    summary: summaryOf(judgements),
    parts: [
      ...(unconfirmed ? [note] : []),
      ...(others.length > 0 ? [{ tag: 'ul', parts: others } as const] : []),
      ...answerParts(judgements, now),
    ],
    lottery: lottery.slug,
    date,
    typed: judgements.flatMap(({ number, body }) => (body.success ? [] : number)).join('\n'),
  };
}

/** What a form sent. */
type AskedByForm = {
  readonly lottery: string | undefined;
  readonly date: string | undefined;
  /** As it was typed. */
  readonly typed: string;
};

export function askedBy(parameters: URLSearchParams): AskedByForm {
  return {
    lottery: parameters.get('lottery') || undefined,
    date: parameters.get('date') || undefined,
    typed: [...parameters.getAll('number'), ...parameters.getAll('numbers')].join('\n'),
  };
}

/** The entries typed into a form. */
export function typedEntries(typed: string): string[] {
  return typedNumbers(typed);
}

/** The refusal of a day without the words for programs. */
export function noSuchDraw(
  { status, code }: Pick<Fault, 'status' | 'code'>,
  { nameTh }: { readonly nameTh: string },
  date: string,
): { readonly status: number; readonly error: string } {
  const words =
    code === 'no_draw_on_date'
      ? `ไม่มีผล${nameTh} งวดวันที่ ${thaiDateLabel(date as DrawDate)} ในระบบ`
      : isBuddhistEra(date)
        ? 'ปีของงวดในลิงก์เป็นพุทธศักราช ต้องลบ 543'
        : 'ไม่มีวันที่ของงวดนี้ในปฏิทิน';
  return { status, error: spaced(`${words} กรุณาเลือกงวดจากหน้าผลรางวัล`) };
}
