// /api/calculations/<lottery>/<window>.json and, one prize each, …/<window>/<prize>.json
import { filePath } from '../contract/answer-path.ts';
import type { CalculationsBody } from './calculations.schema.ts';
import { NO_SCORE, SCORE_DISCLAIMER } from '../contract/wording.ts';
import { FORMULA_VERSION } from '../../domain/calculation/formula.ts';
import { sampleQuality } from '../../domain/calculation/quality.ts';
import type { Ranked } from '../../domain/calculation/rank.ts';
import {
  type PrizeRanking,
  type Snapshot,
  takeSnapshots,
} from '../../domain/calculation/snapshot.ts';
import type { LotteryDraws } from '../../domain/draw.ts';
import { announcedAt } from '../../domain/draw-date.ts';
import { type EmittedFile, jsonListFile } from './emitted-file.ts';

type PrizeBody = CalculationsBody['data']['prizes'][number];

/** One file for each window, and one for each window and prize. */
export function emitCalculations(archive: LotteryDraws): EmittedFile[] {
  return takeSnapshots(archive).flatMap(({ prizes, ...sample }) => {
    const body = { ...snapshotHead(archive, sample), data: { prizes: [] } };
    const { slug: lottery } = archive.lottery;
    const query = { endpoint: 'calculations' as const, lottery, window: sample.window };
    const texts = prizes.map((prize) => JSON.stringify(prizeBody(prize)));
    return [
      jsonListFile(filePath(query), body satisfies CalculationsBody, 'prizes', texts),
      ...prizes.map(({ kind, sampleSize }, index) => {
        const path = filePath({ ...query, prize: kind.slug });
        // The label of the sample that the question is about, so that it sounds no surer than that
        // sample.
        const ofPrize = { ...body, sampleSize, quality: sampleQuality(sampleSize) };
        return jsonListFile(path, ofPrize, 'prizes', texts.slice(index, index + 1));
      }),
    ];
  });
}

function snapshotHead({ lottery, draws }: LotteryDraws, sample: Omit<Snapshot, 'prizes'>) {
  const drawDate = draws[0]?.drawDate;
  if (drawDate === undefined) throw new Error(`${lottery.slug} has no draw`);
  const announced = announcedAt(drawDate, lottery.schedule.time, lottery.utcOffset);
  const used = draws.slice(0, sample.sampleSize);
  const corrected = used.flatMap(({ corrections = [] }) => corrections.map(({ at }) => at));
  return {
    success: true as const,
    lottery: { slug: lottery.slug, nameTh: lottery.nameTh },
    sourceDraw: { id: `${lottery.slug}/${drawDate}`, drawDate },
    ...sample,
    quality: sampleQuality(sample.sampleSize),
    formulaVersion: FORMULA_VERSION,
    // The announcement of the newest draw used, or a later correction of one. No clock: the same
    // draws must give the same bytes.
    calculatedAt: [announced, ...corrected].sort().at(-1) ?? announced,
    disclaimer: SCORE_DISCLAIMER,
  };
}

function prizeBody({ kind, sampleSize, digitRanking, pairRanking }: PrizeRanking): PrizeBody {
  const isScored = sampleSize > 0;
  return {
    prize: { slug: kind.slug, nameTh: kind.nameTh, digitCount: kind.digits },
    sampleSize,
    // The weights name the components, so the breakdown has exactly those of the score.
    digitRanking: (isScored ? digitRanking : []) as readonly Ranked[] as PrizeBody['digitRanking'],
    pairRanking: (isScored ? pairRanking : []) as readonly Ranked[] as PrizeBody['pairRanking'],
    quality: sampleQuality(sampleSize),
    ...(!isScored && { note: NO_SCORE }),
  };
}
