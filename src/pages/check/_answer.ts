// The whole answer to a question: which draw, and what each number won. Pure; the page shows it.
import type { Draw } from '../../domain/draw.ts';
import { isDrawDate, thaiDateLabel } from '../../domain/draw-date.ts';
import { named, type Outcome, outcomeOf } from './_describe-check.ts';
import { noneHeldWords, unreachableWords } from './_held.ts';
import { type Judgement, judge, lengthsOf } from './_judge.ts';
import type { LoadedYear } from './_load-year.ts';
import { notesOf } from './_notes.ts';
import { readingsOf } from './_typed-numbers.ts';

/** More at once are refused as a whole: leaving some out would look as if they had lost. */
export const MOST_NUMBERS = 200;

export type Asked = {
  readonly lotteryName: string;
  /** Newest first; none where no draw is held. */
  readonly years: readonly string[];
  readonly date: string | undefined;
  /** As typed: each is a number, or several with blanks between. */
  readonly numbers: readonly string[];
  /** The years this device has, where the one asked for was not to be had. */
  readonly kept?: readonly string[];
};

export type Answer = {
  readonly title: string;
  readonly summary: string;
  readonly notes: readonly string[];
  readonly judgements: readonly Judgement[];
  /** The draw judged by; none where nothing could be judged. */
  readonly draw?: Draw;
};

const REFUSED = { notes: [], judgements: [] };

/** The year whose file is needed; `undefined` where none can have the draw. */
export function yearAsked({ years, date }: Pick<Asked, 'years' | 'date'>): string | undefined {
  return date === undefined ? years[0] : years.find((year) => year === date.slice(0, 4));
}

/** @param loaded the file of the year asked, where it was to be had */
export function answerTo(
  asked: Asked,
  loaded: LoadedYear | undefined,
  now: number,
  origin: string,
): Answer {
  const { lotteryName, years, date, numbers } = asked;
  const refuse = (title: string, summary: string): Answer => ({ ...REFUSED, title, summary });
  if (numbers.length === 0) return refuse('ยังไม่ได้ตรวจ', 'กรุณาใส่เลขที่ต้องการตรวจ');
  const count = numbers.flatMap((entry) => entry.split(' ')).length;
  if (count > MOST_NUMBERS) {
    return refuse('ยังไม่ได้ตรวจ', `ตรวจได้ครั้งละไม่เกิน ${MOST_NUMBERS} เลข (ใส่มา ${count} เลข)`);
  }
  if (years.length === 0) {
    return refuse('ตรวจไม่ได้', noneHeldWords(lotteryName));
  }
  const year = yearAsked(asked);
  if (year !== undefined && loaded === undefined) {
    return refuse('ตรวจไม่ได้ในขณะนี้', unreachableWords(lotteryName, asked.kept ?? []));
  }
  if (date !== undefined && !isDrawDate(date)) {
    return refuse('ตรวจไม่ได้', 'ไม่มีวันที่นี้ในปฏิทิน กรุณาเลือกงวดจากรายการ');
  }
  const draw = loaded?.file.draws.find(({ drawDate }) => date === undefined || drawDate === date);
  if (loaded === undefined || draw === undefined) {
    const day = date === undefined ? 'ล่าสุด' : `วันที่ ${thaiDateLabel(date)}`;
    return refuse('ตรวจไม่ได้', `ไม่มีผล${lotteryName}งวด${day} ในระบบ`);
  }
  const lengths = lengthsOf(loaded.file.lottery, draw);
  const read = numbers.map((entry) => ({ entry, readings: readingsOf(entry, lengths) }));
  const readings = read.flatMap((one) => one.readings);
  const judgements = judge(loaded.file, draw, readings, origin);
  return {
    title: `${lotteryName} งวด ${thaiDateLabel(draw.drawDate)}`,
    summary: summaryOf(judgements.map(({ body }) => outcomeOf(body))),
    notes: [
      ...notesOf({ ...loaded, draw, isNewestYear: year === years[0] }, now),
      ...read.filter(isAmbiguous).map(({ entry }) => `${named(entry)} ${AMBIGUOUS}`),
    ],
    judgements,
    draw,
  };
}

const AMBIGUOUS = 'อ่านได้หลายแบบ จึงตรวจให้ทุกแบบ ถ้าเป็นเลขเดียวให้พิมพ์ติดกัน ถ้าเป็นหลายเลขให้ขึ้นบรรทัดใหม่';

/** Whether some digit was read more than once. */
function isAmbiguous({ entry, readings }: { entry: string; readings: readonly string[] }): boolean {
  return readings.join('').length > entry.replaceAll(' ', '').length;
}

const OUTCOMES: readonly (readonly [Outcome, string])[] = [
  ['win', 'ถูกรางวัล'],
  ['lost', 'ไม่ถูกรางวัล'],
  ['open', 'ยังตอบได้ไม่ครบ'],
  ['refused', 'ตรวจไม่ได้'],
];

function summaryOf(outcomes: readonly Outcome[]): string {
  const counts = OUTCOMES.flatMap(([outcome, words]) => {
    const count = outcomes.filter((one) => one === outcome).length;
    return count === 0 ? [] : [`${words} ${count}`];
  });
  return `ตรวจแล้ว ${outcomes.length} เลข: ${counts.join(', ')}`;
}
