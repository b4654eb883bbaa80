// /api/draws/<lottery>/<date>.json, /api/checksets/<lottery>/<date>.json and the list of them,
// /api/draws/<lottery>/index.json
import type { ChecksetBody } from '../contract/bodies/checkset.ts';
import type { DrawIndexBody } from '../contract/bodies/draws.ts';
import { CHECKSET_FILE, DRAW_FILE, DRAW_INDEX_FILE, memberPath } from '../contract/open-files.ts';
import { type Draw, isComplete, kindsOf, type LotteryDraws, revisionOf } from '../domain/draw.ts';
import type { Lottery } from '../domain/lottery.ts';
import { ticketLengths } from '../domain/ticket.ts';
import { type EmittedFile, jsonFile } from './emitted-file.ts';
import { creditOf, type Site, type WrittenDraws, writeDraws } from './results.ts';

/** Two files a draw. */
export function emitDraws(
  { lottery, draws }: LotteryDraws,
  site: Site,
  written: WrittenDraws = writeDraws({ lottery, draws }, site),
): EmittedFile[] {
  const credit = JSON.stringify(creditOf(site));
  return draws.flatMap((draw) => {
    const member = { lottery: lottery.slug, date: draw.drawDate };
    const data = written.get(draw) ?? '';
    return [
      {
        path: memberPath(DRAW_FILE, member),
        text: `{"success":true,"attribution":${credit},"data":${data}}\n`,
      },
      jsonFile(memberPath(CHECKSET_FILE, member), checksetBody(lottery, draw)),
    ];
  });
}

export function emitDrawIndex({ lottery, draws }: LotteryDraws): EmittedFile {
  const body: DrawIndexBody = {
    success: true,
    lottery: lottery.slug,
    lotteryName: lottery.nameTh,
    draws: draws.map((draw) => ({
      drawDate: draw.drawDate,
      complete: isComplete(draw),
      revision: revisionOf(draw),
    })),
  };
  return jsonFile(memberPath(DRAW_INDEX_FILE, { lottery: lottery.slug }), body);
}

function checksetBody(lottery: Lottery, draw: Draw): ChecksetBody {
  const kinds = kindsOf(lottery, draw);
  return {
    success: true,
    lottery: lottery.slug,
    lotteryName: lottery.nameTh,
    drawDate: draw.drawDate,
    revision: revisionOf(draw),
    ticketLengths: ticketLengths(kinds),
    prizes: kinds.map(({ slug, nameTh, digits, place, amount }) => ({
      slug,
      name: nameTh,
      digits,
      place,
      amount,
      numbers: [...(draw.prizes[slug] ?? [])],
      ...(draw.pending?.includes(slug) && { pending: true as const }),
    })),
  };
}
