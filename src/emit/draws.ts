// /api/draws/<lottery>/<date>.json, <year>.json with those of a year, and index.json: days of all.
import { memberPath } from '../contract/file-family.ts';
import { FILES } from '../contract/files.ts';
import { namedPrize } from '../contract/missing-prizes.ts';
import type { DrawFileBody, DrawIndexBody, DrawYearBody } from '../contract/schemas/draws.ts';
import {
  type Draw,
  isComplete,
  type LotteryDraws,
  countRevisions,
  listPrizes,
  pendingPrizeKinds,
  unavailablePrizeKinds,
} from '../domain/draw.ts';
import type { Lottery, PrizeKind } from '../domain/lottery.ts';
import { absentDays } from '../domain/unknown-days.ts';
import { type EmittedFile, jsonFile, jsonListFile } from './emitted-file.ts';
import { drawBody, headOf } from './results.ts';
import type { Site } from './site.ts';

/** What the file of a draw depends on besides it; closed years are corrected by a release. */
type DrawSite = Pick<Site, 'origin' | 'sources'>;

/** One file for each year and each draw; a lean site leaves out draws of closed years. */
export function* emitDraws({ lottery, draws }: LotteryDraws, site: Site): Generator<EmittedFile> {
  const { slug, nameTh: lotteryName } = lottery;
  const years = Map.groupBy(draws, ({ drawDate }) => drawDate.slice(0, 4));
  for (const [year, ofYear] of years) {
    const texts = ofYear.map((draw) => JSON.stringify(placedDraw(lottery, draw, site)));
    const body: DrawYearBody = { ...headOf(site), lottery: slug, lotteryName, year, data: [] };
    const hasFiles = site.lean !== true || ofYear[0] === draws[0];
    for (const [index, draw] of hasFiles ? ofYear.entries() : []) {
      yield drawFile(lottery, draw, site, texts[index]);
    }
    yield jsonListFile(memberPath(FILES.drawYear.path, { lottery: slug, year }), body, texts);
  }
}

/** The file of one draw. @param text what it says of the draw, where that is written out already */
export function drawFile(
  lottery: Lottery,
  draw: Draw,
  site: DrawSite,
  text = JSON.stringify(placedDraw(lottery, draw, site)),
): EmittedFile {
  const path = memberPath(FILES.draw.path, { lottery: lottery.slug, date: draw.drawDate });
  const head: Omit<DrawFileBody, 'data'> = headOf(site);
  return { path, text: `${JSON.stringify(head).slice(0, -1)},"data":${text}}\n` };
}

/** The list of the days of all draws. */
export function emitDrawIndex(archive: LotteryDraws, { calendar }: Site): EmittedFile {
  const { lottery, draws } = archive;
  const body: DrawIndexBody = {
    success: true,
    lottery: lottery.slug,
    lotteryName: lottery.nameTh,
    draws: draws.map((draw) => ({
      drawDate: draw.drawDate,
      complete: isComplete(draw),
      revision: countRevisions(draw),
    })),
    ...absentDays(archive, calendar),
  };
  return jsonFile(memberPath(FILES.drawIndex.path, { lottery: lottery.slug }), body);
}

/** A draw with what a ticket is compared with, so that a program can check it offline. */
function placedDraw(lottery: Lottery, draw: Draw, site: DrawSite): DrawFileBody['data'] {
  const body = drawBody(lottery, draw, site);
  const places = listPrizes(lottery, draw).map(({ kind }) => kind.place);
  const missing = (kinds: readonly PrizeKind[]) =>
    kinds.map((kind) => ({ ...namedPrize(kind), digits: kind.digits, place: kind.place }));
  // The fields stand in the order that they have in results; JSON has none that is undefined.
  return {
    ...body,
    prizes: body.prizes.map((prize, index) => ({ ...prize, place: places[index] ?? null })),
    pendingPrizes: body.pendingPrizes && missing(pendingPrizeKinds(lottery, draw)),
    unavailablePrizes: body.unavailablePrizes && missing(unavailablePrizeKinds(lottery, draw)),
  };
}
