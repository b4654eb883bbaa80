// /api/calculations/<lottery>/<window>.json and, one prize each, …/<window>/<prize>.json
import { filePath } from '../contract/file-path.ts';
import type { CalculationsBody } from '../contract/schemas/calculations.ts';
import { SCORE_DISCLAIMER } from '../contract/wording.ts';
import { FORMULA_VERSION } from '../domain/calculation/formula.ts';
import { sampleQuality } from '../domain/calculation/quality.ts';
import type { Ranked } from '../domain/calculation/rank.ts';
import { type PrizeRanking, type Snapshot, takeSnapshots } from '../domain/calculation/snapshot.ts';
import type { Draw, Instant, LotteryDraws } from '../domain/draw.ts';
import { announcedAt } from '../domain/draw-date.ts';
import type { Lottery } from '../domain/lottery.ts';
import { type EmittedFile, jsonListFile } from './emitted-file.ts';

type PrizeBody = CalculationsBody['data']['prizes'][number];

/** One file for each window, and one for each window and prize. */
export function emitCalculations(archive: LotteryDraws): EmittedFile[] {
  return takeSnapshots(archive).flatMap((snapshot) => {
    const body = { ...snapshotHead(archive, snapshot), data: { prizes: [] } };
    const prizes = snapshot.prizes.map((one) => ({
      slug: one.kind.slug,
      text: JSON.stringify(prizeBody(one)),
    }));
    const file = (of: typeof prizes, prize?: string) =>
      jsonListFile(
        filePath({
          endpoint: 'calculations',
          lottery: archive.lottery.slug,
          window: snapshot.window,
          ...(prize !== undefined && { prize }),
        }),
        body satisfies CalculationsBody,
        of.map(({ text }) => text),
      );
    return [file(prizes), ...prizes.map((one) => file([one], one.slug))];
  });
}

function snapshotHead({ lottery, draws }: LotteryDraws, snapshot: Snapshot) {
  const [newest] = draws;
  if (newest === undefined) throw new Error(`${lottery.slug} has no draw`);
  const { drawDate } = newest;
  return {
    success: true as const,
    lottery: { slug: lottery.slug, nameTh: lottery.nameTh },
    sourceDraw: { id: `${lottery.slug}/${drawDate}`, drawDate },
    window: snapshot.window,
    requestedDraws: snapshot.requestedDraws,
    sampleSize: snapshot.sampleSize,
    quality: sampleQuality(snapshot.sampleSize),
    formulaVersion: FORMULA_VERSION,
    calculatedAt: calculatedAt(lottery, draws.slice(0, snapshot.sampleSize)),
    disclaimer: SCORE_DISCLAIMER,
  };
}

/**
 * The announcement of the newest draw used, or a later correction of any of them. Not the clock of
 * the build: the same draws must give the same bytes.
 */
function calculatedAt(lottery: Lottery, used: readonly Draw[]): Instant {
  const [newest] = used;
  const announced =
    newest && announcedAt(newest.drawDate, lottery.schedule.time, lottery.utcOffset);
  const corrected = used.flatMap(({ corrections = [] }) => corrections.map(({ at }) => at));
  return [announced ?? '', ...corrected].sort().at(-1) ?? '';
}

function prizeBody({ kind, sampleSize, digitRanking, pairRanking }: PrizeRanking): PrizeBody {
  return {
    prize: { slug: kind.slug, nameTh: kind.nameTh, digitCount: kind.digits },
    sampleSize,
    // The weights name the components, so the breakdown has exactly those of the score.
    digitRanking: digitRanking as readonly Ranked[] as PrizeBody['digitRanking'],
    pairRanking: pairRanking as readonly Ranked[] as PrizeBody['pairRanking'],
  };
}
