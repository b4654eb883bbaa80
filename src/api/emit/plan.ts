// Every file there is: those of each endpoint (contract/endpoints.ts, one file a legal question)
// and those beside them (contract/open-files.ts). A lottery without a draw has none: it answers
// 404.
import { emitLottery } from '../answers/all.ts';
import { emitCompat } from '../answers/compat.ts';
import { emitDataPackage } from '../answers/data-package.ts';
import { type FileDigest, type PlannedFile, digestFile } from '../answers/emitted-file.ts';
import { GzipFile } from '../answers/exports.ts';
import { emitManifest, emitSums } from '../answers/manifest.ts';
import type { Site } from '../answers/publisher.ts';
import { emitApiCatalog, emitSecurityTxt } from '../answers/well-known.ts';
import { writeWorkbook } from '../answers/workbook.ts';
import { memberPath } from '../contract/open-file-path.ts';
import { FILES } from '../contract/open-files.ts';
import type { LotteryDraws } from '../../domain/draw.ts';
import { makeIndexes, type Indexes } from './of-all-lotteries.ts';

/** The files of a lottery that lie where they belong already. */
export type UnchangedFiles = {
  readonly digests: readonly FileDigest[];
  /** What the export of all draws has of it. */
  readonly lines: Uint8Array;
};

type Made = {
  /** Where the files were made for something else too. */
  readonly indexes?: Indexes | undefined;
  /** By lottery, files that are listed without being made. */
  readonly unchanged?: ReadonlyMap<string, UnchangedFiles> | undefined;
};

/**
 * Every file of the API with its bytes, lottery by lottery, so that the files of only one are in
 * memory; then those about all lotteries, and last those that list files.
 */
export function* planApi(
  archive: readonly LotteryDraws[],
  site: Site,
  { indexes, unchanged }: Made = {},
): Generator<PlannedFile> {
  const digests: FileDigest[] = [];
  const everyDraw = new GzipFile();
  const list = (path: string, content: Uint8Array): PlannedFile => {
    const digest = digestFile(path, content);
    digests.push(digest);
    return { ...digest, content };
  };
  for (const lottery of archive) {
    const { slug } = lottery.lottery;
    const unchangedFiles = unchanged?.get(slug);
    if (unchangedFiles !== undefined) {
      digests.push(...unchangedFiles.digests);
      everyDraw.add(unchangedFiles.lines);
      continue;
    }
    const linesPath = memberPath(FILES.exportLines.path, { lottery: slug });
    for (const { path, text } of emitLottery(lottery, site)) {
      const content = Buffer.from(text);
      if (path === linesPath) everyDraw.add(content);
      yield list(path, content);
    }
    if (lottery.draws.length > 0) {
      const path = memberPath(FILES.exportWorkbook.path, { lottery: slug });
      yield list(path, writeWorkbook(lottery, site));
    }
  }
  const { dataRevision, files } = indexes ?? makeIndexes(archive, site);
  for (const { path, text } of files) yield list(path, Buffer.from(text));
  yield list(FILES.exportAll.path, everyDraw.close());
  const names = new Map(archive.map(({ lottery: { slug, nameTh } }) => [slug, nameTh]));
  for (const { path, text } of [emitSums(digests), emitDataPackage(names, digests, site)]) {
    yield list(path, Buffer.from(text));
  }
  // The manifest lists all files before it. What follows is not a file of the API.
  const beside = [
    emitManifest(digests, dataRevision),
    emitApiCatalog(site.origin),
    ...emitSecurityTxt(site.origin, site.security),
    ...archive.flatMap((lottery) => [...emitCompat(lottery, site)]),
  ];
  for (const { path, text } of beside) yield list(path, Buffer.from(text));
}
