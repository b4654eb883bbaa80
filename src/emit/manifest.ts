// /api/manifest.json: every file there is, so that a mirror fetches only what has changed. And
// /api/export/SHA256SUMS for `sha256sum -c` beside the downloaded exports.
import type { ManifestBody } from '../contract/bodies/manifest.ts';
import { EXPORT_SUMS_FILE, MANIFEST_FILE } from '../contract/endpoints.ts';
import { type EmittedFile, type FileDigest, sha256Of } from './emitted-file.ts';
import type { Site } from './results.ts';

const EXPORTS = EXPORT_SUMS_FILE.replace(/[^/]+$/, '');

/**
 * Files that stand side by side in the manifest, already written out: the files of old draws are many
 * and stay the same, and are not listed anew for each new draw.
 */
export type ManifestRun = {
  /** The paths it begins and ends with. */
  readonly first: string;
  readonly last: string;
  readonly files: number;
  /** Of all its files. */
  readonly bytes: number;
  /** Its part of the manifest. */
  readonly entries: Uint8Array;
};

/** @param digests of at least one file, between which no other file of the site comes */
export function manifestRun(digests: readonly FileDigest[]): ManifestRun {
  const ascending = [...digests].sort(byPath);
  const [first, last] = [ascending[0], ascending.at(-1)];
  if (first === undefined || last === undefined) throw new Error('a run has no file');
  return {
    first: first.path,
    last: last.path,
    files: ascending.length,
    bytes: ascending.reduce((sum, { bytes }) => sum + bytes, 0),
    entries: Buffer.from(JSON.stringify(ascending).slice(1, -1)),
  };
}

/** What a run lists. */
export function listedIn({ entries }: Pick<ManifestRun, 'entries'>): FileDigest[] {
  return JSON.parse(`[${Buffer.from(entries.buffer, entries.byteOffset, entries.byteLength)}]`);
}

/** Where the entries of each run stand in the manifest, in bytes, by the path the run begins with. */
export type ManifestPlaces = Readonly<Record<string, readonly [from: number, to: number]>>;

/** @param runs of every other file of the site, in any order */
export function emitManifest(
  runs: readonly ManifestRun[],
  dataRevision: string,
): { file: EmittedFile; places: ManifestPlaces } {
  const body: ManifestBody = { success: true, dataRevision, files: [] };
  const empty = JSON.stringify(body);
  const end = empty.lastIndexOf(']');
  const places: Record<string, readonly [number, number]> = {};
  const pieces: Uint8Array[] = [Buffer.from(empty.slice(0, end))];
  let at = end;
  let before = '';
  for (const { first, last, entries } of runs.toSorted(byBeginning)) {
    if (first <= before) throw new Error(`${first} stands among others of the manifest`);
    if (before !== '') pieces.push(COMMA);
    places[first] = [at, at + entries.byteLength];
    pieces.push(entries);
    at += entries.byteLength + 1;
    before = last;
  }
  pieces.push(Buffer.from(`${empty.slice(end)}\n`));
  return { file: { path: MANIFEST_FILE, text: '', packed: Buffer.concat(pieces) }, places };
}

const COMMA = Buffer.from(',');

/** A hash of all that was drawn, and of the registry, sources and calendar it is read by. */
export function dataRevisionOf(revisions: readonly string[], { sources, calendar }: Site): string {
  return sha256Of(JSON.stringify([revisions, sources, calendar]));
}

/** @param digests of all exports, among others */
export function emitSums(digests: readonly FileDigest[]): EmittedFile {
  const lines = digests
    .filter(({ path }) => path.startsWith(EXPORTS))
    .sort(byPath)
    .map(({ path, sha256 }) => `${sha256}  ${path.slice(EXPORTS.length)}\n`);
  return { path: EXPORT_SUMS_FILE, text: lines.join('') };
}

function byBeginning(one: ManifestRun, other: ManifestRun): number {
  return one.first < other.first ? -1 : 1;
}

function byPath(one: FileDigest, other: FileDigest): number {
  return one.path < other.path ? -1 : 1;
}
