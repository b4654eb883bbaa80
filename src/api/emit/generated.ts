// What pages, edge and check function import, since none of them reads the data folder: which
// questions are legal, all draws of each lottery, the newest of each, and answers that pages show.
import type { LatestDraws } from '../check/check-body.ts';
import { FILES } from '../contract/open-files.ts';
import { closeLists } from '../contract/closed-lists.ts';
import { API_BASE } from '../contract/service.ts';
import type { LotteryDraws } from '../../domain/draw.ts';
import { eraOn } from '../../domain/lottery.ts';
import { jsonFile } from '../answers/emitted-file.ts';
import { type Indexes, makeIndexes } from './of-all-lotteries.ts';
import type { Site } from '../answers/publisher.ts';

/** Files of the API that pages show as they are. */
const SHOWN: readonly string[] = [FILES.changes.path, FILES.status.path];

/** Paths are below the folder of generated files. */
export function* planGenerated(
  archive: readonly LotteryDraws[],
  site: Site,
  { catalogue, dataRevision, files }: Indexes = makeIndexes(archive, site),
) {
  for (const lottery of archive) yield jsonFile(`/draws/${lottery.lottery.slug}.json`, lottery);
  yield jsonFile('/catalogue.json', [...catalogue.values()]);
  yield jsonFile('/latest-draws.json', latestDrawsOf(archive, site));
  const { origin, sources, calendar, reports, lateReason } = site;
  // The revision is the one that the manifest names.
  const facts = { origin, sources, calendar, dataRevision, reports, lateReason };
  yield jsonFile('/site.json', facts);
  for (const { path, text } of files) {
    const shownPath = path.slice(API_BASE.length);
    if (path === FILES.openapi.path) yield jsonFile(shownPath, closeLists(JSON.parse(text)));
    else if (SHOWN.includes(path)) yield { path: shownPath, text };
  }
}

/** The newest draw of each lottery that has one, with the era of that draw. */
export function latestDrawsOf(archive: readonly LotteryDraws[], site: Site): LatestDraws {
  const { origin, sources, calendar } = site;
  const latest = archive.flatMap(({ lottery, draws: [newest] }) => {
    const era = newest && eraOn(lottery, newest.drawDate);
    return newest ? [{ lottery: { ...lottery, eras: era ? [era] : [] }, draw: newest }] : [];
  });
  // Notes are for the page of the sources; the function that reads this would carry them.
  const unnoted = sources.map(({ note: _note, noteTh: _noteTh, ...source }) => source);
  return { origin, sources: unnoted, calendar, latest };
}
