// What is said of all lotteries: the catalogue, the revision of the data, and the files about all.
import { listChanges, newestChanges } from '../answers/changes.ts';
import type { ChangesBody } from '../answers/changes.schema.ts';
import { SCHEMAS } from '../answers/all.ts';
import { digestFile, type EmittedFile, jsonFile } from '../answers/emitted-file.ts';
import { latestRows, writeTable } from '../answers/exports.ts';
import { emitWholeFeeds, newestEntries } from '../answers/feeds.ts';
import type { LotteriesBody } from '../answers/lotteries.schema.ts';
import { lotteryBody } from '../answers/lotteries.ts';
import { dataRevisionOf, emitApiIndex, emitManifest } from '../answers/manifest.ts';
import { emitReadme } from '../answers/readme.ts';
import { emitLatest } from '../answers/results.ts';
import type { Site } from '../answers/publisher.ts';
import type { StatusBody } from '../answers/status.schema.ts';
import { lotteryStatus } from '../answers/status.ts';
import { type Catalogue, catalogueOf } from '../contract/catalogue.ts';
import { FILES } from '../contract/open-files.ts';
import type { LotteryDraws } from '../../domain/draw.ts';
import { describeApi } from '../openapi/description.ts';
import { exampleAnswers, exampleFiles } from '../openapi/examples.ts';

/** Made once for a build: the API and the pages say the same. */
export type Indexes = {
  readonly catalogue: Catalogue;
  readonly dataRevision: string;
  readonly files: readonly EmittedFile[];
};

/** @param archive in registry order */
export function makeIndexes(archive: readonly LotteryDraws[], site: Site): Indexes {
  const catalogue = catalogueOf(archive);
  const dataRevision = dataRevisionOf(archive, site);
  const lists = [
    emitApiIndex(),
    emitStatus(archive, site),
    ...emitLatest(archive, site),
    emitChanges(archive),
    emitLatestTable(archive, site),
    emitLotteries(archive, site),
    ...emitWholeFeeds(
      archive.flatMap((lottery) => newestEntries(lottery, site)),
      site,
    ),
  ];
  const files = [emitReadme(catalogue, site.origin), ...lists];
  const examples = exampleAnswers(archive, site);
  if (examples === undefined) return { catalogue, dataRevision, files };
  const digests = lists.map(({ path, text }) => digestFile(path, Buffer.from(text)));
  const listExamples = exampleFiles([...lists, emitManifest(digests, dataRevision)]);
  const answers = { schemas: SCHEMAS, examples: { ...examples, ...listExamples } };
  const description = describeApi(catalogue, site.origin, answers);
  return {
    catalogue,
    dataRevision,
    files: [jsonFile(FILES.openapi.path, description), ...files],
  };
}

function emitStatus(archive: readonly LotteryDraws[], site: Site): EmittedFile {
  const lotteries = archive.map((lottery) => lotteryStatus(lottery, site));
  return jsonFile(FILES.status.path, { success: true, lotteries } satisfies StatusBody);
}

function emitChanges(archive: readonly LotteryDraws[]): EmittedFile {
  const changes = newestChanges(archive.flatMap(listChanges));
  return jsonFile(FILES.changes.path, { success: true, changes } satisfies ChangesBody);
}

function emitLatestTable(archive: readonly LotteryDraws[], site: Site): EmittedFile {
  const rows = archive.flatMap((lottery) => latestRows(lottery, site));
  return { path: FILES.exportLatest.path, text: writeTable(rows) };
}

function emitLotteries(archive: readonly LotteryDraws[], site: Site): EmittedFile {
  const lotteries = archive.map((lottery) => lotteryBody(lottery, site));
  return jsonFile(FILES.lotteries.path, { success: true, lotteries } satisfies LotteriesBody);
}
