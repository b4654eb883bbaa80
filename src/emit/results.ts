// /api/results/<lottery>/<1..20>.json
import type { ResultsBody } from '../contract/bodies/results.ts';
import { filePath } from '../contract/file-path.ts';
import { MAX_LIMIT } from '../contract/query.ts';
import { SITE_NAME } from '../contract/site.ts';
import { CREDIT_NOTE } from '../contract/wording.ts';
import { type Draw, type LotteryDraws, prizesOf, unavailablePrizeKinds } from '../domain/draw.ts';
import { thaiDateLabel } from '../domain/draw-date.ts';
import type { Lottery } from '../domain/lottery.ts';
import type { Source } from '../domain/source.ts';
import { type EmittedFile, jsonFile } from './emitted-file.ts';

export type Site = { readonly origin: string; readonly sources: readonly Source[] };

/** One file per limit. Open in the spec: with fewer draws than the limit, those that exist. */
export function emitResults({ lottery, draws }: LotteryDraws, site: Site): EmittedFile[] {
  const newest = draws.slice(0, MAX_LIMIT).map((draw) => drawBody(lottery, draw, site));
  return Array.from({ length: MAX_LIMIT }, (_, index) => {
    const limit = index + 1;
    const body: ResultsBody = {
      success: true,
      attribution: { source: SITE_NAME, url: site.origin, note: CREDIT_NOTE },
      data: newest.slice(0, limit),
    };
    return jsonFile(filePath({ endpoint: 'results', lottery: lottery.slug, limit }), body);
  });
}

function drawBody(lottery: Lottery, draw: Draw, { sources }: Site): ResultsBody['data'][number] {
  const unavailable = unavailablePrizeKinds(lottery, draw);
  const source = sources.find(({ id }) => id === draw.source);
  if (source === undefined) throw new Error(`${draw.source} is no source`);
  return {
    lottery: lottery.slug,
    lotteryName: lottery.nameTh,
    drawDate: draw.drawDate,
    displayName: thaiDateLabel(draw.drawDate),
    prizes: prizesOf(lottery, draw).map(({ kind, numbers }) => ({
      slug: kind.slug,
      name: kind.nameTh,
      amount: kind.amount,
      numbers: [...numbers],
    })),
    ...(unavailable.length > 0 && {
      unavailablePrizes: unavailable.map(({ slug, nameTh }) => ({ slug, name: nameTh })),
    }),
    source: { name: source.name, url: draw.sourceUrl ?? source.url },
    ...(draw.doubt !== undefined && { doubt: draw.doubt }),
  };
}
