// /api/draws/<lottery>/<date>.json and the list of them, /api/draws/<lottery>/index.json
import { memberPath } from '../contract/file-family.ts';
import { FILES } from '../contract/files.ts';
import type { DrawFileBody, DrawIndexBody } from '../contract/schemas/draws.ts';
import { type Draw, isComplete, kindsOf, type LotteryDraws, revisionOf } from '../domain/draw.ts';
import type { Lottery } from '../domain/lottery.ts';
import { type EmittedFile, jsonFile } from './emitted-file.ts';
import { creditOf, drawBody, type Site } from './results.ts';

type NamedPrize = { readonly slug: string; readonly name: string };

/** One file for each draw. */
export function emitDraws({ lottery, draws }: LotteryDraws, site: Site): EmittedFile[] {
  return draws.map((draw) => {
    const body: DrawFileBody = {
      success: true,
      attribution: creditOf(site),
      data: placedDraw(lottery, draw, site),
    };
    return jsonFile(
      memberPath(FILES.draw.path, { lottery: lottery.slug, date: draw.drawDate }),
      body,
    );
  });
}

/** The list of the days of all draws. */
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
  return jsonFile(memberPath(FILES.drawIndex.path, { lottery: lottery.slug }), body);
}

/** A draw with what a ticket is compared with, so that a program can check in private and offline. */
function placedDraw(lottery: Lottery, draw: Draw, site: Site): DrawFileBody['data'] {
  const kinds = new Map(kindsOf(lottery, draw).map((kind) => [kind.slug, kind]));
  const kindOf = (slug: string) => {
    const kind = kinds.get(slug);
    if (kind === undefined) throw new Error(`${lottery.slug} has no prize ${slug}`);
    return kind;
  };
  const unknown = (prizes: readonly NamedPrize[]) =>
    prizes.map(({ slug, name }) => {
      const { digits, place } = kindOf(slug);
      return { slug, name, digits, place };
    });
  const body = drawBody(lottery, draw, site);
  const { prizes, pendingPrizes, unavailablePrizes } = body;
  // The fields stand in the order that they have in results.
  return {
    ...(body as Omit<typeof body, 'pendingPrizes' | 'unavailablePrizes'>),
    prizes: prizes.map((prize) => ({ ...prize, place: kindOf(prize.slug).place })),
    ...(pendingPrizes && { pendingPrizes: unknown(pendingPrizes) }),
    ...(unavailablePrizes && { unavailablePrizes: unknown(unavailablePrizes) }),
  };
}
