// What pages, edge and check function import, since none of them reads the data folder: which
// questions are legal, all draws of each lottery, the newest of each, and answers that pages show.
import type { LatestDraws } from '../check/check-body.ts';
import { FILES } from '../contract/files.ts';
import { closeLists } from '../openapi/closed-lists.ts';
import { API_BASE } from '../contract/site.ts';
import type { LotteryDraws } from '../domain/draw.ts';
import { eraOn } from '../domain/lottery.ts';
import { jsonFile } from '../answers/emitted-file.ts';
import { type LotterySummary, summarize } from './lottery-summary.ts';
import { dataRevisionOf } from '../answers/manifest.ts';
import { emitIndexes } from './plan.ts';
import type { Site } from '../answers/site.ts';

/** Files of the API that pages show. */
const SHOWN: readonly string[] = [FILES.openapi.path, FILES.changes.path, FILES.status.path];

/** Paths are below the folder of generated files. */
export function* planGenerated(archive: Iterable<LotteryDraws>, site: Site, summaryOf = summarize) {
  const { origin, sources, calendar, reports } = site;
  const summaries: LotterySummary[] = [];
  const newest: LotteryDraws[] = [];
  // One lottery after the other: together they are as large as the archive.
  for (const one of archive) {
    yield jsonFile(`/draws/${one.lottery.slug}.json`, one);
    summaries.push(summaryOf(one, site));
    newest.push({ lottery: one.lottery, draws: one.draws.slice(0, 1) });
  }
  const catalogue = summaries.map((one) => one.catalogue);
  yield jsonFile('/catalogue.json', catalogue);
  yield jsonFile('/latest-draws.json', latestDrawsOf(newest, site));
  const dataRevision = dataRevisionOf(summaries, site);
  // The revision is the one that the manifest names.
  yield jsonFile('/site.json', { origin, sources, calendar, dataRevision, reports });
  for (const { path, text } of emitIndexes(summaries, site)) {
    if (SHOWN.includes(path)) yield { path: path.slice(API_BASE.length), text: closeLists(text) };
  }
}

/** The newest draw of each lottery that has one, with the era of that draw. */
export function latestDrawsOf(archive: readonly LotteryDraws[], site: Site): LatestDraws {
  const { origin, sources, calendar } = site;
  const latest = archive.flatMap(({ lottery, draws: [newest] }) => {
    const era = newest && eraOn(lottery, newest.drawDate);
    return newest ? [{ lottery: { ...lottery, eras: era ? [era] : [] }, draw: newest }] : [];
  });
  return { origin, sources, calendar, latest };
}
