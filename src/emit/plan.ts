// Every file there is:
//
//   /api/results/<lottery>/<1..20>.json              the newest draws
//   /api/stats/<lottery>.json                        frequency tables
//   /api/stats/<lottery>/<prize>.json                  of one prize
//   /api/calculations/<lottery>/<window>.json        scores, 5 10 20 30 50 100 all
//   /api/calculations/<lottery>/<window>/<prize>.json  of one prize
//   /api/openapi.json  /api/readme.md                the description
//   /api/status.json                                 how fresh each lottery is
//   /api/changes.json                                what was added and corrected
//   /api/lotteries.json                              every lottery: names, schedule, prizes, coverage
//   /api/draws/<lottery>/index.json                  the days of all its draws
//   /api/draws/<lottery>/<date>.json                 one draw, with what a ticket is compared with
//   /api/export/<lottery>.json .ndjson .csv          the whole history
//   /api/export/all.ndjson.gz  SHA256SUMS            of all lotteries, and the hashes
//   /api/feeds/<lottery>.xml .json, all.xml .json    the newest draws for feed readers
//   /api/calendars/<lottery>.ics                     the coming announcements
//   /api/manifest.json                               every file with its size and hash
//
// A lottery without a draw has no file: it answers 404 until its first draw is entered.
import { EXPORT_ALL_FILE } from '../contract/files.ts';
import type { LotteryDraws } from '../domain/draw.ts';
import { emitCalendar } from './calendars.ts';
import { emitChanges } from './changes.ts';
import { emitDescription } from './description.ts';
import { emitDrawIndex, emitDraws } from './draws.ts';
import { digestOf, type EmittedFile, type FileDigest, type PlannedFile } from './emitted-file.ts';
import { emitEndpoints } from './endpoints.ts';
import { emitExports, linesOf } from './export.ts';
import { emitFeeds, emitWholeFeeds } from './feeds.ts';
import { GzipFile } from './gzip-file.ts';
import { emitLotteries } from './lotteries.ts';
import { type LotterySummary, type Summarize, summarize } from './lottery-summary.ts';
import { dataRevisionOf, emitManifest, emitSums } from './manifest.ts';
import { emitReadme } from './readme.ts';
import { type SerializedDraws, type Site, serializeDraws } from './results.ts';
import { emitStatus } from './status.ts';

/**
 * Every file of the API with its bytes, lottery by lottery in registry order, so that the files of only
 * one lottery are in memory. What speaks of all lotteries comes after them, what lists files last.
 */
export function* planSite(
  archive: Iterable<LotteryDraws>,
  site: Site,
  summaryOf: Summarize = summarize,
): Generator<PlannedFile> {
  const digests: FileDigest[] = [];
  const summaries: LotterySummary[] = [];
  const everyDraw = new GzipFile();
  function* planned(files: Iterable<EmittedFile>) {
    for (const { path, text } of files) yield listed(path, Buffer.from(text));
  }
  function listed(path: string, content: Uint8Array): PlannedFile {
    const digest = digestOf(path, content);
    digests.push(digest);
    return { ...digest, content };
  }
  for (const one of archive) {
    const serialized = serializeDraws(one, site);
    yield* planned(emitLottery(one, site, serialized));
    everyDraw.add(linesOf(serialized));
    summaries.push(summaryOf(one, site));
  }
  yield* planned(emitIndexes(summaries, site));
  yield listed(EXPORT_ALL_FILE, everyDraw.content());
  yield* planned([emitSums(digests)]);
  const revisions = summaries.map(({ revision }) => revision);
  yield* planned([emitManifest(digests, dataRevisionOf(revisions, site))]);
}

/** Every file of one lottery; none without a draw. */
export function* emitLottery(
  archive: LotteryDraws,
  site: Site,
  serialized: SerializedDraws = serializeDraws(archive, site),
): Generator<EmittedFile> {
  if (archive.draws.length === 0) return;
  yield* emitEndpoints(archive, site, serialized);
  yield emitDrawIndex(archive);
  yield* emitDraws(archive, site);
  yield* emitExports(archive, site, serialized);
  yield* emitFeeds(archive, site.origin);
  yield* emitCalendar(archive, site);
}

/** What speaks of all lotteries. @param summaries in registry order */
export function* emitIndexes(
  summaries: readonly LotterySummary[],
  site: Site,
): Generator<EmittedFile> {
  const { origin } = site;
  const catalogue = summaries.map((one) => one.catalogue);
  const examples = summaries.find((one) => one.examples)?.examples;
  if (examples !== undefined) yield emitDescription(catalogue, origin, examples);
  yield emitReadme(catalogue, origin);
  yield emitStatus(summaries.map(({ status }) => status));
  yield emitChanges(summaries.flatMap(({ changes }) => changes));
  yield emitLotteries(summaries.map(({ body }) => body));
  yield* emitWholeFeeds(
    summaries.flatMap(({ feed }) => feed),
    origin,
  );
}
