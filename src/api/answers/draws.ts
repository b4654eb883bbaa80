// /api/draws/<lottery>/<year>.json and index.json, the days of all; and the text of a single draw,
// which the function answers at <date>.json.
import { memberPath } from '../contract/open-file-path.ts';
import { FILES } from '../contract/open-files.ts';
import { namedPrize } from '../contract/standing.ts';
import type { DrawFileBody, DrawIndexBody, DrawYearBody } from './draws.schema.ts';
import {
  type Draw,
  isComplete,
  type LotteryDraws,
  countRevisions,
  listPrizes,
  pendingPrizeKinds,
  unavailablePrizeKinds,
} from '../../domain/draw.ts';
import type { Lottery, PrizeKind } from '../../domain/lottery.ts';
import { absentDays } from '../../domain/unknown-days.ts';
import { type EmittedFile, jsonFile } from './emitted-file.ts';
import { drawBody, headOf } from './results.ts';
import type { Site } from './publisher.ts';

/** What the answer of a draw depends on besides it. */
type DrawSite = Pick<Site, 'origin' | 'sources'>;

/** One file for each year. */
export function* emitDraws({ lottery, draws }: LotteryDraws, site: Site): Generator<EmittedFile> {
  const { slug, nameTh: lotteryName } = lottery;
  const years = Map.groupBy(draws, ({ drawDate }) => drawDate.slice(0, 4));
  for (const [year, ofYear] of years) {
    const data = ofYear.map((draw) => placedDraw(lottery, draw, site));
    const body: DrawYearBody = { ...headOf(site), lottery: slug, lotteryName, year, data };
    yield jsonFile(memberPath(FILES.drawYear.path, { lottery: slug, year }), body);
  }
}

/** The answer at the address of one draw. @param dueDraws after the newest one */
export function drawFile(
  lottery: Lottery,
  draw: Draw,
  site: DrawSite,
  dueDraws?: DrawFileBody['dueDraws'],
): EmittedFile {
  const path = memberPath(FILES.draw.path, { lottery: lottery.slug, date: draw.drawDate });
  const due = dueDraws && { dueDraws };
  const body: DrawFileBody = {
    ...headOf(site),
    ...due,
    data: placedDraw(lottery, draw, site, dueDraws),
  };
  return jsonFile(path, body);
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
function placedDraw(
  lottery: Lottery,
  draw: Draw,
  site: DrawSite,
  dueDraws?: DrawFileBody['dueDraws'],
): DrawFileBody['data'] {
  const body = drawBody(lottery, draw, site, dueDraws);
  const places = listPrizes(lottery, draw).map(({ kind }) => kind.place);
  const missing = (kinds: readonly PrizeKind[]) =>
    kinds.map((kind) => ({
      ...namedPrize(kind),
      amount: kind.amount,
      digits: kind.digits,
      place: kind.place,
    }));
  // The fields stand in the order that they have in results; JSON has none that is undefined.
  return {
    ...body,
    prizes: body.prizes.map((prize, index) => ({ ...prize, place: places[index] ?? null })),
    pendingPrizes: body.pendingPrizes && missing(pendingPrizeKinds(lottery, draw)),
    unavailablePrizes: body.unavailablePrizes && missing(unavailablePrizeKinds(lottery, draw)),
    series: draw.series && [...draw.series],
  };
}
