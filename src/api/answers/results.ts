// /api/results/<lottery>/<1..20>.json; /api/latest.json, the newest draw of each lottery, and those
// of a group
import { filePath } from '../contract/answer-path.ts';
import { FILES, LATEST_OF_GROUP } from '../contract/open-files.ts';
import { MAX_LIMIT } from '../contract/query.ts';
import type { LatestBody, ResultsBody } from './results.schema.ts';
import { SITE_NAME } from '../contract/service.ts';
import { factsOf, namedPrize, standing } from '../contract/standing.ts';
import { CREDIT_NOTE } from '../contract/wording.ts';
import {
  type Correction,
  type Draw,
  isComplete,
  type LotteryDraws,
  listPrizes,
  countRevisions,
} from '../../domain/draw.ts';
import { sourceNamed } from '../../domain/source.ts';
import { thaiDateLabel } from '../../domain/draw-date.ts';
import { GROUPS, type Lottery } from '../../domain/lottery.ts';
import { type EmittedFile, jsonFile, jsonListFile } from './emitted-file.ts';
import type { Site } from './publisher.ts';
import { nextAnnouncement } from './status.ts';

/**
 * One file per limit. The spec leaves open what a limit above the number of draws gives: those that
 * exist.
 */
export function emitResults({ lottery, draws }: LotteryDraws, site: Site): EmittedFile[] {
  // A time, not "late", so that a file stays true however old it gets.
  const nextDraw = nextAnnouncement(lottery, site.calendar, draws[0]?.drawDate);
  const newest = serializeDraws({ lottery, draws: draws.slice(0, MAX_LIMIT) }, site);
  const body: ResultsBody = { ...headOf(site), ...(nextDraw && { nextDraw }), data: [] };
  return Array.from({ length: MAX_LIMIT }, (_, index) => {
    const limit = index + 1;
    const path = filePath({ endpoint: 'results', lottery: lottery.slug, limit });
    return jsonListFile(path, body, 'data', newest.slice(0, limit));
  });
}

/** What is known at a moment of the draws after the newest one. */
export type AfterNewest = Pick<ResultsBody, 'nextDraw' | 'dueDraws'>;

/** The results of one day. @param after nothing where the draw is not the newest */
export function resultsOfDay(
  lottery: Lottery,
  draw: Draw,
  site: Pick<Site, 'origin' | 'sources'>,
  after: AfterNewest = {},
): ResultsBody {
  return { ...headOf(site), ...after, data: [drawBody(lottery, draw, site, after.dueDraws)] };
}

/** The newest draw of every lottery that has one, and those of each group. */
export function emitLatest(archive: readonly LotteryDraws[], site: Site): EmittedFile[] {
  const listDraws = (path: string, some: readonly LotteryDraws[]) => {
    const data = some.flatMap((lottery) => newestDraw(lottery, site));
    return jsonFile(path, { ...headOf(site), data } satisfies LatestBody);
  };
  const ofGroups = GROUPS.map((group) => {
    return listDraws(
      FILES[LATEST_OF_GROUP[group]].path,
      archive.filter(({ lottery }) => lottery.group === group),
    );
  });
  return [listDraws(FILES.latest.path, archive), ...ofGroups];
}

/** With when the next one is announced. */
function newestDraw({ lottery, draws }: LotteryDraws, site: Site): LatestBody['data'] {
  return draws.slice(0, 1).map((draw) => {
    const nextDraw = nextAnnouncement(lottery, site.calendar, draw.drawDate);
    return { ...drawBody(lottery, draw, site), ...(nextDraw && { nextDraw }) };
  });
}

/** The head of every answer with results: the credit that it asks for. */
export function headOf({ origin }: Pick<Site, 'origin'>) {
  const attribution = { source: SITE_NAME, url: origin, note: CREDIT_NOTE };
  return { success: true, attribution } as const;
}

/** Each draw as JSON, in their order: several files have the same texts. */
export function serializeDraws({ lottery, draws }: LotteryDraws, site: Site): string[] {
  return draws.map((draw) => JSON.stringify(drawBody(lottery, draw, site)));
}

/** A draw as results, exports and draw files have it. @param dueDraws after the newest one */
export function drawBody(
  lottery: Lottery,
  draw: Draw,
  site: Pick<Site, 'sources'>,
  dueDraws?: ResultsBody['dueDraws'],
) {
  const source = sourceNamed(draw.source, site.sources);
  const facts = factsOf(lottery, draw, site.sources);
  const { pendingPrizes, unavailablePrizes } = facts;
  const note = standing({ pendingPrizes, unavailablePrizes }).map(({ text }) => text);
  return {
    lottery: lottery.slug,
    lotteryName: lottery.nameTh,
    drawDate: draw.drawDate,
    displayName: thaiDateLabel(draw.drawDate),
    prizes: listPrizes(lottery, draw).map(({ kind, numbers }) => ({
      ...namedPrize(kind),
      amount: kind.amount,
      numbers: [...numbers],
    })),
    complete: isComplete(draw),
    ...(pendingPrizes.length > 0 && { pendingPrizes }),
    ...(unavailablePrizes.length > 0 && { unavailablePrizes }),
    ...(note.length > 0 && { note: note.join(' ') }),
    revision: countRevisions(draw),
    ...(draw.corrections && { corrections: draw.corrections.map(correctionBody) }),
    source: { name: source.name, url: draw.sourceUrl ?? source.url },
    ...(facts.unconfirmed && { unconfirmed: true }),
    ...(draw.doubt !== undefined && { doubt: draw.doubt }),
    standing: standing({ ...facts, dueDraws }),
  } satisfies ResultsBody['data'][number];
}

/** What one correction of a draw changed. @param index its place, oldest first */
export function correctionBody({ at, reason, previous }: Correction, index: number) {
  const numbers = Object.entries(previous).map(([slug, before]) => [slug, [...before]]);
  return { revision: index + 2, at, reason, previous: Object.fromEntries(numbers) };
}
