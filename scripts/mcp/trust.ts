// What decides how far the draws of an answer can be trusted, as sentences a model must pass on:
// whoever reads only the numbers would take a doubtful or an old draw for the newest result.
import { firstMissingWords } from '../../src/api/check/due-draws.ts';
import { memberPath } from '../../src/api/contract/open-file-path.ts';
import { filePath } from '../../src/api/contract/answer-path.ts';
import { FILES } from '../../src/api/contract/open-files.ts';
import type { ExportBody } from '../../src/api/answers/draws.schema.ts';
import type { LotteriesBody } from '../../src/api/answers/lotteries.schema.ts';
import type { ResultsBody } from '../../src/api/answers/results.schema.ts';
import type { StatsBody } from '../../src/api/answers/stats.schema.ts';
import { DOUBTED_WORDS, daysWords, UNCONFIRMED_WORDS } from '../../src/api/contract/wording.ts';
import { type DrawDate, parseDrawDate, thaiShortDateLabel } from '../../src/domain/draw-date.ts';
import { latenessAt } from '../../src/domain/lateness.ts';
import { Refusal } from './tool-answer.ts';
import type { AskApi } from './api.ts';

type Draw = Pick<ResultsBody['data'][number], 'drawDate'> & Partial<ResultsBody['data'][number]>;
type Withdrawn = NonNullable<LotteriesBody['lotteries'][number]['withdrawn']>;

/** The newest draw of a lottery as results have it, which one follows, and the withdrawn ones. */
export async function readStanding(ask: AskApi, lottery: string) {
  const path = filePath({ endpoint: 'results', lottery, limit: 1 });
  const { data, nextDraw } = await ask.body<ResultsBody>(path);
  return { data, nextDraw, withdrawn: await readWithdrawn(ask, lottery) };
}

export async function readWithdrawn(ask: AskApi, slug: string): Promise<Withdrawn> {
  const { lotteries } = await ask.body<LotteriesBody>(FILES.lotteries.path);
  return lotteries.find(({ lottery }) => lottery === slug)?.withdrawn ?? [];
}

/** That the newest draw should not be the newest: a later one was due. */
export function describeLateness(next: ResultsBody['nextDraw'], now: Date): string[] {
  if (next === undefined) return [];
  const state = latenessAt(Date.parse(next.announcedAt), now.getTime());
  const words = firstMissingWords(state, parseDrawDate(next.drawDate), thaiShortDateLabel);
  if (words === '') return [];
  return [`${words} · The draw of ${next.drawDate} was due and is not stored yet.`];
}

/** Draws that were published and are not results. @param from the first day that matters */
export function describeWithdrawn(withdrawn: Withdrawn, from = '', to = '9999'): string[] {
  return withdrawn.flatMap(({ drawDates, reason, reasonEn }) => {
    const days = drawDates.filter((day) => day >= from && day <= to);
    if (days.length === 0) return [];
    return [`ถอนผล${thaiDays(days)}: ${reason} · Withdrawn, ${spanOf(days)}: ${reasonEn}`];
  });
}

/** What is not certain, or not known, of draws; a sentence for those of which the same is so. */
export function describeDraws(draws: readonly Draw[]): string[] {
  return [
    ...tell(draws, ({ doubt }) => doubt, {
      th: (days, doubt) => `${days} ${DOUBTED_WORDS}: ${doubt}`,
      en: 'These numbers are in doubt and may be wrong',
    }),
    ...tell(draws, ({ pendingPrizes }) => namesOf(pendingPrizes), {
      th: (days, names) => `${days} ยังประกาศไม่ครบ รอผล: ${names}`,
      en: 'Not announced in full yet',
    }),
    ...tell(draws, ({ unavailablePrizes }) => namesOf(unavailablePrizes), {
      th: (days, names) => `${days} ไม่มีแหล่งใดมีข้อมูล: ${names} (ไม่ได้แปลว่าไม่มีการออกรางวัล)`,
      en: 'No source has these prizes, neither won nor lost',
    }),
    ...tell(draws, ({ unconfirmed }) => unconfirmed && UNCONFIRMED_WORDS, {
      th: (days, words) => `${days} ${words}`,
      en: 'Unconfirmed, one source alone has the numbers',
    }),
  ];
}

const namesOf = (prizes: readonly { readonly name: string }[] | undefined) =>
  prizes?.map(({ name }) => name).join(', ');

type Sentence = {
  readonly th: (days: string, told: string) => string;
  readonly en: string;
};

function tell(
  draws: readonly Draw[],
  tellOf: (draw: Draw) => string | undefined,
  { th, en }: Sentence,
): string[] {
  const groups = Map.groupBy(draws, tellOf);
  return [...groups].flatMap(([told, some]) => {
    const days = some.map(({ drawDate }) => drawDate);
    return told ? [`${th(thaiDays(days), told)} · ${en}: ${spanOf(days)}.`] : [];
  });
}

type Counted = Pick<StatsBody['dataset'], 'draws' | 'inDoubt' | 'unconfirmed'>;

/** How many of the draws that are counted are not certain. */
export function describeCounted({ draws, inDoubt, unconfirmed }: Counted): string[] {
  return [
    ...(inDoubt > 0
      ? [
          `ใน ${draws} งวดที่มี มี ${inDoubt} งวดที่เลขน่าสงสัยและอาจผิด · In doubt, numbers may be wrong: ${inDoubt} of the ${draws} stored draws.`,
        ]
      : []),
    ...(unconfirmed > 0
      ? [
          `ใน ${draws} งวดที่มี มี ${unconfirmed} งวดที่${UNCONFIRMED_WORDS} · Unconfirmed, one source alone has the numbers: ${unconfirmed} of the ${draws} stored draws.`,
        ]
      : []),
  ];
}

/**
 * The same of all stored draws, and the days of those in doubt.
 * @param pick the draws whose days matter, of all, newest first
 */
export async function describeStored(
  ask: AskApi,
  lottery: string,
  pick: (draws: ExportBody['data']) => ExportBody['data'],
): Promise<string[]> {
  const counted = await readCounted(ask, lottery);
  if (counted === undefined) return [];
  const sentences = describeCounted(counted);
  // The file of all draws is large, and few lotteries have a draw in doubt.
  if (counted.inDoubt === 0) return sentences;
  const { data } = await ask.body<ExportBody>(memberPath(FILES.exportJson.path, { lottery }));
  const days = pick(data).flatMap(({ doubt, drawDate }) => (doubt ? [drawDate] : []));
  if (days.length === 0) return sentences;
  const list = days.join(', ');
  return [`วันของงวดที่เลขน่าสงสัย: ${list} · Days in doubt here: ${list}.`, ...sentences];
}

/** `undefined` where no draw is complete: none is counted. */
async function readCounted(ask: AskApi, lottery: string): Promise<Counted | undefined> {
  try {
    return (await ask.body<StatsBody>(filePath({ endpoint: 'stats', lottery }))).dataset;
  } catch (error) {
    if (error instanceof Refusal && error.fault.code === 'no_draws_yet') return undefined;
    throw error;
  }
}

/** All of it about the draw an answer stands on. @param from the first day of withdrawn ones */
export function describeStanding(
  { data, nextDraw, withdrawn }: Awaited<ReturnType<typeof readStanding>>,
  now: Date,
  from = data[0]?.drawDate,
): string[] {
  return [
    ...describeLateness(nextDraw, now),
    ...describeDraws(data),
    ...describeWithdrawn(withdrawn, from),
  ];
}

const thaiDays = (days: readonly string[]) => daysWords(days as readonly DrawDate[]);

/** `2 draws, 2026-08-01 to 2026-08-16`. @param days newest first */
function spanOf(days: readonly string[]): string {
  const [newest, oldest] = [days[0] ?? '', days.at(-1) ?? ''];
  return newest === oldest ? newest : `${days.length} draws, ${oldest} to ${newest}`;
}
