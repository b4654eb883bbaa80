// /api/manifest.json: every file of the API, so that a mirror fetches only what has changed;
// /api/export/SHA256SUMS for `sha256sum -c` beside the downloaded exports; and /api/index.json,
// what there is.
import { CHECK_BATCH, ENDPOINTS } from '../contract/endpoints.ts';
import { FILES, NAMED_FILES } from '../contract/open-files.ts';
import type { IndexBody, ManifestBody } from './files.schema.ts';
import { type EmittedFile, type FileDigest, jsonFile, sha256Of } from './emitted-file.ts';
import type { LotteryDraws } from '../../domain/draw.ts';
import type { Site } from './publisher.ts';

const EXPORTS = FILES.exportSums.path.replace(/[^/]+$/, '');

/** @param digests of every other file of the site, in any order */
export function emitManifest(digests: readonly FileDigest[], dataRevision: string): EmittedFile {
  const body: ManifestBody = { success: true, dataRevision, files: digests.toSorted(byPath) };
  return jsonFile(FILES.manifest.path, body);
}

/**
 * A hash of everything that was drawn, with the registry, sources and calendar that give it
 * meaning.
 */
export function dataRevisionOf(archive: readonly LotteryDraws[], site: Site): string {
  const revisions = archive.map(({ heard: _, ...drawn }) => sha256Of(JSON.stringify(drawn)));
  return sha256Of(JSON.stringify([revisions, site.sources, site.calendar]));
}

/** @param digests of all exports, among others */
export function emitSums(digests: readonly FileDigest[]): EmittedFile {
  const lines = digests
    .filter(({ path }) => path.startsWith(EXPORTS))
    .sort(byPath)
    .map(({ path, sha256 }) => `${sha256}  ${path.slice(EXPORTS.length)}\n`);
  return { path: FILES.exportSums.path, text: lines.join('') };
}

function byPath(left: FileDigest, right: FileDigest): number {
  return left.path < right.path ? -1 : 1;
}

/** What `/api` answers: paths alone, so that a copy on any host says the same. */
export function emitApiIndex(): EmittedFile {
  const endpoints = Object.values(ENDPOINTS).map(({ path }) => path);
  return jsonFile(FILES.index.path, {
    success: true,
    description: FILES.openapi.path,
    documentation: FILES.readme.path,
    endpoints: [...endpoints, CHECK_BATCH.path],
    files: NAMED_FILES.map(([, { path }]) => path),
  } satisfies IndexBody);
}
