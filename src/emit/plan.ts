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
//   /api/draws/<lottery>/<date>.json                 one draw, for good
//   /api/checksets/<lottery>/<date>.json             what checking a ticket against it needs
//   /api/export/<lottery>.json .ndjson .csv          the whole history
//   /api/export/all.ndjson.gz  SHA256SUMS            of all lotteries, and the hashes
//   /api/feeds/<lottery>.xml .json, all.xml .json    the newest draws for feed readers
//   /api/calendars/<lottery>.ics                     the coming announcements
//   /api/manifest.json                               every file with its size and hash
//
// A lottery without a draw has no file: it answers 404 until its first draw is entered.
import type { Catalogue } from '../contract/catalogue.ts';
import type { LatestDraws } from '../contract/check-body.ts';
import { completeDraws, type LotteryDraws } from '../domain/draw.ts';
import { emitCalculations } from './calculations.ts';
import { emitCalendar } from './calendars.ts';
import { emitChanges } from './changes.ts';
import { emitDescription } from './description.ts';
import { emitDrawIndex, emitDraws } from './draws.ts';
import { bytesOf, digestOf, type EmittedFile, type FileDigest, sha256Of } from './emitted-file.ts';
import { emitExports, emitWholeExport } from './export.ts';
import { emitFeeds, emitWholeFeeds } from './feeds.ts';
import { emitLotteries } from './lotteries.ts';
import { type LotterySummary, summarize } from './lottery-summary.ts';
import {
  dataRevisionOf,
  emitManifest,
  emitSums,
  type ManifestPlaces,
  type ManifestRun,
  manifestRun,
} from './manifest.ts';
import { emitReadme } from './readme.ts';
import { emitResults, type Site, type WrittenDraws, writeDraws } from './results.ts';
import { emitStats } from './stats.ts';
import { emitStatus } from './status.ts';

/** The answers of one lottery; none without a draw. */
export function planLottery(
  archive: LotteryDraws,
  site: Site,
  written?: WrittenDraws,
): EmittedFile[] {
  if (archive.draws.length === 0) return [];
  const complete = completeDraws(archive);
  const counted = complete.draws.length > 0;
  return [
    ...emitResults(archive, site, written),
    ...(counted ? [...emitStats(complete, site), ...emitCalculations(complete)] : []),
  ];
}

/** The files that tell the whole history of one lottery; none without a draw. */
export function planHistory(
  archive: LotteryDraws,
  site: Site,
  written?: WrittenDraws,
): EmittedFile[] {
  if (archive.draws.length === 0) return [];
  return [
    emitDrawIndex(archive),
    ...emitExports(archive, site, written),
    ...emitFeeds(archive, site.origin),
    ...emitCalendar(archive, site),
  ];
}

/** Some files together with all that they are made from: the same inputs give the same files. */
export type SitePart = {
  readonly name: string;
  readonly inputs: readonly unknown[];
  readonly files: () => EmittedFile[];
  /** Its files are many, hardly ever change, and in each folder stand side by side. */
  readonly settled?: boolean;
};

export type LotteryPlan = {
  /** A hash of the lottery and all its draws. */
  readonly revision: string;
  readonly parts: readonly SitePart[];
  /** All its draws as JSON: what its pages, and checks of past draws, are made from. */
  readonly draws: string;
  readonly summary: () => LotterySummary;
};

/** Everything about one lottery; what several files have in common is made once. */
export function planOne(one: LotteryDraws, site: Site): LotteryPlan {
  const { slug } = one.lottery;
  const { origin, sources, calendar } = site;
  const draws = JSON.stringify(one);
  const revision = sha256Of(draws);
  const written = once(() => writeDraws(one, site));
  const answers = once(() => planLottery(one, site, written()));
  const inputs = [revision, origin, sources];
  const parts = [
    { name: slug, inputs, files: answers },
    {
      name: `${slug}/history`,
      inputs: [...inputs, calendar[slug]],
      files: () => planHistory(one, site, written()),
    },
    ...yearParts(one, site, written),
  ];
  const summary = () => summarize(one, site, { revision, written: written(), answers });
  return { revision, parts, draws, summary };
}

/** The files of single draws, a part a year, so that a new draw leaves those of other years alone. */
function yearParts(
  { lottery, draws }: LotteryDraws,
  site: Site,
  written: () => WrittenDraws,
): SitePart[] {
  const years = Map.groupBy(draws, ({ drawDate }) => drawDate.slice(0, 4));
  return [...years].map(([year, ofYear]) => ({
    name: `${lottery.slug}/${year}`,
    inputs: [lottery, ofYear, site.origin, site.sources],
    files: () => emitDraws({ lottery, draws: ofYear }, site, written()),
    settled: true,
  }));
}

/** What speaks of all lotteries. @param summaries in registry order */
export function planIndexes(summaries: readonly LotterySummary[], site: Site): SitePart[] {
  const catalogue = summaries.map((one) => one.catalogue);
  const examples = summaries.find((one) => one.examples)?.examples;
  const { origin } = site;
  // What is known of a lottery follows from its draws and from what the site says of them.
  const inputs = [site, summaries.map(({ revision }) => revision)];
  return [
    {
      name: 'description',
      inputs,
      files: () => (examples ? [emitDescription(catalogue, origin, examples)] : []),
    },
    {
      name: 'indexes',
      inputs,
      files: () => [
        emitReadme(catalogue, origin),
        emitStatus(summaries.map(({ status }) => status)),
        emitChanges(summaries.flatMap(({ changes }) => changes)),
        emitLotteries(summaries.map(({ body }) => body)),
        ...emitWholeFeeds(
          summaries.flatMap(({ feed }) => feed),
          origin,
        ),
        emitWholeExport(summaries.map(({ packed }) => packed)),
      ],
    },
  ];
}

/** What speaks of all other files by their bytes, and so comes last. */
export function planManifest(
  summaries: readonly LotterySummary[],
  site: Site,
  others: { digests: readonly FileDigest[]; runs: readonly ManifestRun[] },
): { sums: EmittedFile; manifest: EmittedFile; places: ManifestPlaces } {
  const sums = emitSums(others.digests);
  const single = [...others.digests, digestOf(sums.path, bytesOf(sums))];
  const runs = [...others.runs, ...single.map((digest) => manifestRun([digest]))];
  const revision = dataRevisionOf(
    summaries.map((one) => one.revision),
    site,
  );
  const { file, places } = emitManifest(runs, revision);
  return { sums, manifest: file, places };
}

/** What the edge and the check function carry with them, instead of the whole archive. */
export function planBundled(
  summaries: readonly LotterySummary[],
  { origin }: Site,
): { catalogue: Catalogue; latestDraws: LatestDraws } {
  const catalogue = summaries.map((one) => one.catalogue);
  const latest = summaries.flatMap((one) => one.latest ?? []);
  return { catalogue, latestDraws: { origin, latest } };
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
