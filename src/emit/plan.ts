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
import { type Catalogue, catalogueOf } from '../contract/catalogue.ts';
import type { LatestDraws } from '../contract/check-body.ts';
import { DEFAULT_LOTTERY } from '../contract/query.ts';
import { completeDraws, type LotteryDraws } from '../domain/draw.ts';
import { eraOn } from '../domain/lottery.ts';
import { emitCalculations } from './calculations.ts';
import { emitCalendar } from './calendars.ts';
import { emitChanges } from './changes.ts';
import { emitDescription } from './description.ts';
import { emitDrawIndex, emitDraws } from './draws.ts';
import { bytesOf, digestOf, type EmittedFile, type FileDigest } from './emitted-file.ts';
import { emitExports, emitWholeExport } from './export.ts';
import { emitFeeds, emitWholeFeeds } from './feeds.ts';
import { emitLotteries } from './lotteries.ts';
import { dataRevisionOf, emitManifest } from './manifest.ts';
import { emitReadme } from './readme.ts';
import { emitResults, type Site } from './results.ts';
import { emitStats } from './stats.ts';
import { emitStatus } from './status.ts';

/** The files of one lottery; none without a draw. */
export function planLottery(archive: LotteryDraws, site: Site): EmittedFile[] {
  if (archive.draws.length === 0) return [];
  const complete = completeDraws(archive);
  const counted = complete.draws.length > 0;
  return [
    ...emitResults(archive, site),
    ...(counted ? [...emitStats(complete, site), ...emitCalculations(complete)] : []),
  ];
}

/** The files that tell the whole history of one lottery; none without a draw. */
export function planHistory(archive: LotteryDraws, site: Site): EmittedFile[] {
  if (archive.draws.length === 0) return [];
  return [
    emitDrawIndex(archive),
    ...emitExports(archive, site),
    ...emitFeeds(archive, site.origin),
    ...emitCalendar(archive, site),
  ];
}

/** Some files together with all that they are made from: the same inputs give the same files. */
export type SitePart = {
  readonly name: string;
  readonly inputs: readonly unknown[];
  readonly files: () => EmittedFile[];
};

/** The files of single draws, a part a year, so that a new draw leaves those of other years alone. */
function yearParts({ lottery, draws }: LotteryDraws, site: Site): SitePart[] {
  const years = Map.groupBy(draws, ({ drawDate }) => drawDate.slice(0, 4));
  return [...years].map(([year, ofYear]) => ({
    name: `${lottery.slug}/${year}`,
    inputs: [lottery, ofYear, site.origin, site.sources],
    files: () => emitDraws({ lottery, draws: ofYear }, site),
  }));
}

/** The parts of the site: each lottery in registry order, then what speaks of all of them. */
export function planParts(archive: readonly LotteryDraws[], site: Site): SitePart[] {
  const catalogue = catalogueOf(archive);
  const { origin, sources, calendar } = site;
  const ofDefault = archive.find(({ lottery }) => lottery.slug === DEFAULT_LOTTERY);
  return [
    ...archive.flatMap((one) => [
      {
        name: one.lottery.slug,
        inputs: [one, origin, sources],
        files: () => planLottery(one, site),
      },
      {
        name: `${one.lottery.slug}/history`,
        inputs: [one, origin, sources, calendar[one.lottery.slug]],
        files: () => planHistory(one, site),
      },
      ...yearParts(one, site),
    ]),
    {
      name: 'description',
      inputs: [catalogue, ofDefault, origin, sources],
      files: () => {
        if (ofDefault === undefined || ofDefault.draws.length === 0) return [];
        return [emitDescription(catalogue, ofDefault, planLottery(ofDefault, site), origin)];
      },
    },
    {
      name: 'indexes',
      inputs: [catalogue, archive, origin, sources, calendar],
      files: () => [
        emitReadme(catalogue, origin),
        emitStatus(archive, calendar),
        emitChanges(archive),
        emitLotteries(archive, site),
        ...emitWholeFeeds(archive, origin),
        emitWholeExport(archive, site),
      ],
    },
  ];
}

/** What speaks of all other files by their bytes, and so comes last. */
export function planManifest(
  archive: readonly LotteryDraws[],
  site: Site,
  digests: readonly FileDigest[],
): EmittedFile[] {
  return emitManifest(digests, dataRevisionOf(archive, site));
}

/** All files, part by part, so that only one part's files are in memory at a time. */
export function* planSite(archive: readonly LotteryDraws[], site: Site): Generator<EmittedFile[]> {
  const digests: FileDigest[] = [];
  for (const part of planParts(archive, site)) {
    const files = part.files();
    digests.push(...files.map((file) => digestOf(file.path, bytesOf(file))));
    yield files;
  }
  yield planManifest(archive, site, digests);
}

/** What the edge and the check function carry with them, instead of the whole archive. */
export function planBundled(
  archive: readonly LotteryDraws[],
  site: Site,
): { catalogue: Catalogue; latestDraws: LatestDraws } {
  const latest = archive.flatMap(({ lottery, draws: [draw] }) => {
    if (draw === undefined) return [];
    const era = eraOn(lottery, draw.drawDate);
    return [{ lottery: { ...lottery, eras: era === undefined ? [] : [era] }, draw }];
  });
  return { catalogue: catalogueOf(archive), latestDraws: { origin: site.origin, latest } };
}

/** What the pages are made from, by name: the site's facts, and each lottery with all its draws. */
export function planPageData(
  archive: readonly LotteryDraws[],
  site: Site,
): Readonly<Record<string, unknown>> {
  const ofLotteries = archive.map((one) => [`archive/${one.lottery.slug}`, one] as const);
  return { site, ...Object.fromEntries(ofLotteries) };
}
