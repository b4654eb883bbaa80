// The two emissions, as `scripts/emit.ts` and `astro build` call them.
import { ANSWERED_PATHS } from '../../src/contract/site.ts';
import type { LotteryDraws } from '../../src/domain/draw.ts';
import { planGenerated } from '../../src/emit/generated.ts';
import { type LotterySummary, summarize } from '../../src/emit/lottery-summary.ts';
import { planApi } from '../../src/emit/plan.ts';
import type { DataFolder } from '../../src/intake/data-folder.ts';
import { GENERATED_FOLDER } from '../build/output-folder.ts';
import { describeSite } from './site.ts';
import { writeFiles } from './write-files.ts';

const summaries = new WeakMap<LotteryDraws, LotterySummary>();

/** Both emissions of a build need each summary; the examples in it take as long as a lottery. */
const summarizeOnce: typeof summarize = (lottery, site, examples) => {
  const summary = summaries.get(lottery) ?? summarize(lottery, site, examples);
  summaries.set(lottery, summary);
  return summary;
};

/** Only a plan writes below these: the API, and `.well-known`, where others look by convention. */
const OWNED = new RegExp(`^(?:${ANSWERED_PATHS}|/\\.well-known)/`);

/** Writes every file of the plan below a folder, and removes all else in the folders it owns. */
export function emitApi(data: DataFolder, out: string) {
  return writeFiles(planApi(data.archive, describeSite(data), summarizeOnce), out, OWNED);
}

/** Writes what pages, edge and check function import, and removes the folder's other JSON files. */
export function emitGenerated(data: DataFolder, folder = GENERATED_FOLDER): void {
  const plan = planGenerated(data.archive, describeSite(data), summarizeOnce);
  writeFiles(plan, folder, /\.(?:json|tmp)$/);
}
