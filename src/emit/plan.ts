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
//
// A lottery without a draw has no file: it answers 404 until its first draw is entered.
import { type Catalogue, catalogueOf } from '../contract/catalogue.ts';
import type { LatestDraws } from '../contract/check-body.ts';
import { DEFAULT_LOTTERY } from '../contract/query.ts';
import { completeDraws, type LotteryDraws } from '../domain/draw.ts';
import { eraOn } from '../domain/lottery.ts';
import { emitCalculations } from './calculations.ts';
import { emitChanges } from './changes.ts';
import { emitDescription } from './description.ts';
import type { EmittedFile } from './emitted-file.ts';
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

/** Some files together with all that they are made from: the same inputs give the same files. */
export type SitePart = {
  readonly name: string;
  readonly inputs: readonly unknown[];
  readonly files: () => EmittedFile[];
};

/** The parts of the site: each lottery in registry order, then what speaks of all of them. */
export function planParts(archive: readonly LotteryDraws[], site: Site): SitePart[] {
  const catalogue = catalogueOf(archive);
  const { origin, sources, calendar } = site;
  const ofDefault = archive.find(({ lottery }) => lottery.slug === DEFAULT_LOTTERY);
  return [
    ...archive.map((one) => ({
      name: one.lottery.slug,
      inputs: [one, origin, sources],
      files: () => planLottery(one, site),
    })),
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
      inputs: [catalogue, archive, origin, calendar],
      files: () => [
        emitReadme(catalogue, origin),
        emitStatus(archive, calendar),
        emitChanges(archive),
      ],
    },
  ];
}

/** All files, part by part, so that only one part's files are in memory at a time. */
export function* planSite(archive: readonly LotteryDraws[], site: Site): Generator<EmittedFile[]> {
  for (const { files } of planParts(archive, site)) yield files();
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
