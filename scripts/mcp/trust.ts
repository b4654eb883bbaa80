// What decides how far the draws of an answer can be trusted, as sentences a model must pass on:
// whoever reads only the numbers would take a doubtful or an old draw for the newest result.
import type { ExportBody } from '../../src/api/answers/draws.schema.ts';
import type { LotteriesBody } from '../../src/api/answers/lotteries.schema.ts';
import type { ResultsBody } from '../../src/api/answers/results.schema.ts';
import type { StatsBody } from '../../src/api/answers/stats.schema.ts';
import { standingNow } from '../../src/api/check/due-draws.ts';
import { filePath } from '../../src/api/contract/answer-path.ts';
import { memberPath } from '../../src/api/contract/open-file-path.ts';
import { FILES } from '../../src/api/contract/open-files.ts';
import { badgeOf, inOrder, type State, standing } from '../../src/api/contract/standing.ts';
import { daysWords } from '../../src/api/contract/wording.ts';
import { parseDrawDate } from '../../src/domain/draw-date.ts';
import { Refusal } from './tool-answer.ts';
import type { AskApi } from './api.ts';

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

/** A draw, and how it stands. */
type Told = { readonly drawDate: string; readonly standing: readonly State[] };

/** A sentence for each thing to be said, with the days of which it is so. */
export function describeDraws(draws: readonly Told[]): string[] {
  const told = draws.flatMap(({ drawDate, standing: states }) =>
    states.map((state) => ({ ...state, drawDate })),
  );
  return [...Map.groupBy(inOrder(told), ({ text }) => text)].map(([text, some]) => {
    const days = [...new Set(some.map(({ drawDate }) => drawDate))];
    return `${daysWords(days.map(parseDrawDate))}: ${text} · ${some[0]?.textEn} (${spanOf(days)})`;
  });
}

/** Draws that were published and are not results. @param from the first day that matters */
export function describeWithdrawn(withdrawn: Withdrawn, from = '', to = '9999'): string[] {
  return describeDraws(
    withdrawn.flatMap(({ drawDates, reason, reasonEn }) => {
      const states = standing({ withdrawn: { th: reason, en: reasonEn } });
      const days = drawDates.filter((day) => day >= from && day <= to);
      return days.map((drawDate) => ({ drawDate, standing: states }));
    }),
  );
}

type Counted = Pick<StatsBody['dataset'], 'draws' | 'inDoubt' | 'unconfirmed'>;

/** Which draws are counted: all that are stored, or those of an answer. */
const COUNTED = {
  stored: { th: 'งวดที่มี', en: 'stored draws' },
  used: { th: 'งวดที่ใช้', en: 'draws used here' },
} as const;

/** How many of the draws that are counted are not certain. */
export function describeCounted(
  { draws, inDoubt, unconfirmed }: Counted,
  of: keyof typeof COUNTED = 'stored',
): string[] {
  const counts = Object.entries({ doubt: inDoubt, unconfirmed }).filter(([, count]) => count > 0);
  return counts.map(([code, count]) => {
    const { th, en } = badgeOf({ code });
    const all = COUNTED[of];
    return `${th} ${count} จาก ${draws} ${all.th} · ${en}: ${count} of the ${draws} ${all.en}.`;
  });
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
  return [...listDoubts(pick(await readDraws(ask, lottery))), ...sentences];
}

/** The same of the draws that an answer is made of, and of no other. @param pick them, of all */
export async function describeUsed(
  ask: AskApi,
  lottery: string,
  pick: (draws: ExportBody['data']) => ExportBody['data'],
): Promise<string[]> {
  const counted = await readCounted(ask, lottery);
  if (counted === undefined || counted.inDoubt + counted.unconfirmed === 0) return [];
  const used = pick(await readDraws(ask, lottery));
  const inDoubt = used.filter(({ doubt }) => doubt !== undefined).length;
  const unconfirmed = used.filter((draw) => draw.unconfirmed).length;
  const counts = { draws: used.length, inDoubt, unconfirmed };
  return [...listDoubts(used), ...describeCounted(counts, 'used')];
}

const readDraws = async (ask: AskApi, lottery: string) =>
  (await ask.body<ExportBody>(memberPath(FILES.exportJson.path, { lottery }))).data;

function listDoubts(draws: ExportBody['data']): string[] {
  const days = draws.flatMap(({ doubt, drawDate }) => (doubt ? [drawDate] : []));
  if (days.length === 0) return [];
  const { th, en } = badgeOf({ code: 'doubt' });
  return [`${th} ${days.length} งวดในช่วงนี้ · ${en}: ${days.join(', ')}.`];
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
  const draws = data.map((draw) => withStanding(draw, nextDraw, now));
  return [...describeDraws(draws), ...describeWithdrawn(withdrawn, from)];
}

/** A draw as it stands by now. @param next after it, where it is the newest */
export function withStanding<Draw extends ResultsBody['data'][number]>(
  draw: Draw,
  next: ResultsBody['nextDraw'],
  now: Date,
): Draw {
  return { ...draw, standing: standingNow(draw, next, now.getTime()) };
}

/** `2 draws, 2026-08-01 to 2026-08-16`. @param days newest first */
function spanOf(days: readonly string[]): string {
  const [newest, oldest] = [days[0] ?? '', days.at(-1) ?? ''];
  return newest === oldest ? newest : `${days.length} draws, ${oldest} to ${newest}`;
}
