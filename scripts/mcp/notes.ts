// What decides how far the draws of an answer can be trusted, as sentences a model must pass on:
// whoever reads only the numbers would take a doubtful or an old draw for the newest result.
import type { ExportBody } from '../../src/api/answers/draws.schema.ts';
import type { LotteriesBody } from '../../src/api/answers/lotteries.schema.ts';
import type { ResultsBody } from '../../src/api/answers/results.schema.ts';
import type { StatsBody } from '../../src/api/answers/stats.schema.ts';
import { type NewestDraw, standingNow } from '../../src/api/check/due-draws.ts';
import { filePath } from '../../src/api/contract/answer-path.ts';
import { memberPath } from '../../src/api/contract/open-file-path.ts';
import { FILES } from '../../src/api/contract/open-files.ts';
import { badgeOf, inOrder, type State, standing } from '../../src/api/contract/standing.ts';
import { daysWords } from '../../src/api/contract/wording.ts';
import { parseDrawDate } from '../../src/domain/draw-date.ts';
import type { AskApi } from './api.ts';

type Lotteries = LotteriesBody['lotteries'];
type Withdrawn = NonNullable<Lotteries[number]['withdrawn']>;

/** A draw, and how it stands. */
type Standing = { readonly drawDate: string; readonly standing: readonly State[] };

/** A sentence for each thing to be said, with the days of which it is so. */
export function describeDraws(draws: readonly Standing[]): string[] {
  const states = draws.flatMap(({ drawDate, standing }) =>
    standing.map((state) => ({ ...state, drawDate })),
  );
  return [...Map.groupBy(inOrder(states), ({ text }) => text)].map(([text, some]) => {
    const days = [...new Set(some.map(({ drawDate }) => drawDate))];
    return `${daysWords(days.map(parseDrawDate))}: ${text} · ${some[0]?.textEn} (${spanOf(days)})`;
  });
}

/** `2 draws, 2026-08-01 to 2026-08-16`. @param days newest first */
function spanOf(days: readonly string[]): string {
  const [newest, oldest] = [days[0] ?? '', days.at(-1) ?? ''];
  return newest === oldest ? newest : `${days.length} draws, ${oldest} to ${newest}`;
}

/** Draws that were published and are not results. @param from the first day that matters */
export function describeWithdrawn(withdrawn: Withdrawn, from = ''): string[] {
  return describeDraws(
    withdrawn.flatMap(({ drawDates, reason, reasonEn }) => {
      const states = standing({ withdrawn: { th: reason, en: reasonEn } });
      const days = drawDates.filter((day) => day >= from);
      return days.map((drawDate) => ({ drawDate, standing: states }));
    }),
  );
}

export async function readWithdrawn(ask: AskApi, slug: string): Promise<Withdrawn> {
  const { lotteries } = await ask.body<LotteriesBody>(FILES.lotteries.path);
  return lotteries.find(({ lottery }) => lottery === slug)?.withdrawn ?? [];
}

/** The draws of results as they stand by now: the newest may have been followed by another. */
export function drawsNow({ data, nextDraw, dueDraws }: ResultsBody, now: Date) {
  return data.map((draw, index) => {
    // Of a day, the service has said it itself.
    const next = index === 0 && dueDraws === undefined ? nextDraw : undefined;
    return { ...draw, standing: standingNow(draw, next, now.getTime()) };
  });
}

/**
 * All of it about the newest draw of a lottery, of which an answer tells or counts.
 * @param from the first day whose withdrawn draws matter: by default those after it
 */
export async function describeNewest(
  ask: AskApi,
  lottery: string,
  now: Date,
  from?: string,
): Promise<string[]> {
  const path = filePath({ endpoint: 'results', lottery, limit: 1 });
  const draws = drawsNow(await ask.body<ResultsBody>(path), now);
  const withdrawn = await readWithdrawn(ask, lottery);
  return [...describeDraws(draws), ...describeWithdrawn(withdrawn, from ?? draws[0]?.drawDate)];
}

/** How many of all stored draws, which are counted, are not certain, and the days in doubt. */
export async function describeCounted(
  ask: AskApi,
  lottery: string,
  { draws, inDoubt, unconfirmed }: StatsBody['dataset'],
): Promise<string[]> {
  const doubtful = inDoubt > 0 ? await listDoubtful(ask, lottery) : [];
  const counts = [
    { code: 'doubt', count: inDoubt, days: doubtful },
    { code: 'unconfirmed', count: unconfirmed, days: [] },
  ];
  return counts.flatMap(({ code, count, days }) => {
    if (count === 0) return [];
    const { th, en } = badgeOf({ code });
    const which = days.length > 0 ? `: ${days.join(', ')}` : '';
    return `${th} ${count} จาก ${draws} งวดที่มี · ${en}: ${count} of the ${draws} stored draws${which}.`;
  });
}

/** The file of all draws is large, and few lotteries have a draw in doubt. */
async function listDoubtful(ask: AskApi, lottery: string): Promise<string[]> {
  const { data } = await ask.body<ExportBody>(memberPath(FILES.exportJson.path, { lottery }));
  return data.flatMap(({ doubt, drawDate }) => (doubt === undefined ? [] : drawDate));
}

/** How the newest draw of every lottery stands: a sentence for each state that some are in. */
export function describeStates(draws: readonly NewestDraw[], lotteries: Lotteries): string[] {
  const states = draws.flatMap((draw) => {
    const { withdrawn = [] } = lotteries.find(({ lottery }) => lottery === draw.lottery) ?? {};
    const last = withdrawn.find(({ drawDates }) => drawDates.some((day) => day > draw.drawDate));
    const withdrawal = last ? standing({ withdrawn: { th: last.reason, en: last.reasonEn } }) : [];
    return [...withdrawal, ...draw.standing].map((state) => ({ ...state, lottery: draw.lottery }));
  });
  return [...Map.groupBy(inOrder(states), ({ code }) => code)].map(([code, some]) => {
    const { th, en } = badgeOf(some[0] ?? { code });
    const names = some.map(({ lottery }) => lottery).join(', ');
    return `${th} ${some.length} จาก ${draws.length} หวย · ${en}: ${names}.`;
  });
}
