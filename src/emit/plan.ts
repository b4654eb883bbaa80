// Every file there is: those of each endpoint (contract/endpoints.ts, one file a legal question)
// and those beside them (contract/files.ts). A lottery without a draw has none: it answers 404.
import { memberPath } from '../contract/file-family.ts';
import { FILES } from '../contract/files.ts';
import { describeApi } from '../openapi/description.ts';
import type { ChangesBody } from '../answers/changes.schema.ts';
import type { LotteriesBody } from '../answers/lotteries.schema.ts';
import type { StatusBody } from '../answers/status.schema.ts';
import type { LotteryDraws } from '../domain/draw.ts';
import { newestChanges } from '../answers/changes.ts';
import { emitCompat } from '../answers/compat.ts';
import { emitDataPackage } from '../answers/data-package.ts';
import {
  type EmittedFile,
  type FileDigest,
  type PlannedFile,
  digestFile,
  jsonFile,
} from '../answers/emitted-file.ts';
import { exampleFiles, examplesAwaited } from '../openapi/examples.ts';
import { GzipFile, writeTable } from '../answers/exports.ts';
import { emitWholeFeeds } from '../answers/feeds.ts';
import { emitLottery, SCHEMAS } from '../answers/all.ts';
import { type LotterySummary, summarize } from './lottery-summary.ts';
import { dataRevisionOf, emitManifest, emitSums } from '../answers/manifest.ts';
import { emitReadme } from '../answers/readme.ts';
import type { Site } from '../answers/site.ts';
import { emitApiCatalog, emitSecurityTxt } from '../answers/well-known.ts';
import { writeWorkbook } from '../answers/workbook.ts';

/** The files of a lottery that lie where they belong already. */
export type UnchangedFiles = {
  readonly digests: readonly FileDigest[];
  /** What the export of all draws has of it. */
  readonly lines: Uint8Array;
};

/**
 * Every file of the API with its bytes, lottery by lottery, so that the files of only one are in
 * memory; then those about all lotteries, and last those that list files.
 * @param unchanged by lottery, files that are listed without being made
 */
export function* planApi(
  archive: Iterable<LotteryDraws>,
  site: Site,
  summaryOf = summarize,
  unchanged: ReadonlyMap<string, UnchangedFiles> = new Map(),
) {
  const digests: FileDigest[] = [];
  const summaries: LotterySummary[] = [];
  const everyDraw = new GzipFile();
  const compat: EmittedFile[] = [];
  function* planned(files: Iterable<EmittedFile>) {
    for (const { path, text } of files) yield listed(path, Buffer.from(text));
  }
  function listed(path: string, content: Uint8Array): PlannedFile {
    const digest = digestFile(path, content);
    digests.push(digest);
    return { ...digest, content };
  }
  for (const one of archive) {
    const examples = examplesAwaited(one, site);
    const [linesPath, workbookPath] = [FILES.exportLines, FILES.exportWorkbook].map(({ path }) =>
      memberPath(path, { lottery: one.lottery.slug }),
    ) as [string, string];
    // Examples are picked from files as they are made.
    const unchangedFiles = examples === undefined ? unchanged.get(one.lottery.slug) : undefined;
    let lines = unchangedFiles?.lines ?? Buffer.of();
    if (unchangedFiles !== undefined) {
      digests.push(...unchangedFiles.digests);
    } else {
      for (const file of emitLottery(one, site)) {
        examples?.see(file);
        const content = Buffer.from(file.text);
        if (file.path === linesPath) lines = content;
        yield listed(file.path, content);
      }
      if (lines.length > 0) yield listed(workbookPath, writeWorkbook(one, site));
    }
    everyDraw.add(lines);
    compat.push(...emitCompat(one, site));
    summaries.push(summaryOf(one, site, examples));
  }
  yield* planned(emitIndexes(summaries, site));
  yield listed(FILES.exportAll.path, everyDraw.close());
  const names = new Map(summaries.map(({ catalogue: { slug, nameTh } }) => [slug, nameTh]));
  yield* planned([emitSums(digests), emitDataPackage(names, digests, site)]);
  yield* planned([emitManifest(digests, dataRevisionOf(summaries, site))]);
  // No files of the API, so the manifest does not list them.
  yield* planned([emitApiCatalog(site.origin), ...emitSecurityTxt(site.origin, site.security)]);
  yield* planned(compat);
}

/** The files about all lotteries. @param summaries in registry order */
export function* emitIndexes(summaries: readonly LotterySummary[], site: Site) {
  const catalogue = summaries.map((one) => one.catalogue);
  const entries = summaries.flatMap(({ feed }) => feed);
  const changes = newestChanges(summaries.flatMap((one) => one.changes));
  const latest = summaries.flatMap(({ latestRows }) => latestRows);
  const statuses = summaries.map(({ status }) => status);
  const lotteries = summaries.map(({ body }) => body);
  const files = [
    jsonFile(FILES.status.path, { success: true, lotteries: statuses } satisfies StatusBody),
    jsonFile(FILES.changes.path, { success: true, changes } satisfies ChangesBody),
    { path: FILES.exportLatest.path, text: writeTable(latest) },
    jsonFile(FILES.lotteries.path, { success: true, lotteries } satisfies LotteriesBody),
    ...emitWholeFeeds(entries, site),
  ];
  const examples = summaries.find((one) => one.examples)?.examples;
  if (examples !== undefined) {
    const digests = files.map(({ path, text }) => digestFile(path, Buffer.from(text)));
    const manifest = emitManifest(digests, dataRevisionOf(summaries, site));
    const shown = { ...examples, ...exampleFiles([...files, manifest]) };
    const answers = { schemas: SCHEMAS, examples: shown };
    yield jsonFile(FILES.openapi.path, describeApi(catalogue, site.origin, answers));
  }
  yield emitReadme(catalogue, site.origin);
  yield* files;
}
