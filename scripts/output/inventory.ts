// The inventory of a build: /api/manifest.json has the hash of each file of the API, /build.json of
// all others. That is written last: an output that has it is a whole build.
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { FILES } from '../../src/api/contract/open-files.ts';
import { manifestSchema } from '../../src/api/answers/files.schema.ts';
import { ANSWERED_PATHS, API_BASE } from '../../src/api/contract/service.ts';
import { type FileDigest, sha256Of } from '../../src/api/answers/emitted-file.ts';
import { Failure } from '../command/failure.ts';
import { parseAs, readText, writeChanged } from '../disk/text-files.ts';
import { changesBetween, digestFiles, listTree, type Tree } from '../disk/tree.ts';
import { type Address, folderAddress } from './address.ts';
import { STATIC_FOLDER } from './output-folder.ts';
import type { Sources } from './source-digest.ts';

export const BUILD_FILE = '/build.json';

/**
 * Raised with each change of the paths or of the JSON files by which a host reads a build: code of
 * another format leaves it alone.
 */
export const FORMAT = 1;

const ANSWERS = new RegExp(
  `^(?:functions|${STATIC_FOLDER}(?:${ANSWERED_PATHS}|/\\.well-known|/draws))/`,
);

const OUTSIDE = `${STATIC_FOLDER}${BUILD_FILE}`;
const MANIFEST = `${STATIC_FOLDER}${FILES.manifest.path}`;

/** More names than this hide what matters; the number of the others is printed. */
export const MOST_NAMED = 20;

const buildSchema = z.object({
  /** 0 of a build before there were formats. */
  format: z.number().default(0),
  /** Digest of what it was built from; null without git, or if pages are older than answers. */
  sources: z.string().nullable(),
  /** The digest of what the pages were built from, without the draws. */
  code: z.string().nullable().default(null),
  /** SHA-256 by path below the output. */
  files: z.record(z.string(), z.string()),
});

export type Build = Sources & {
  readonly format: number;
  /** Every file of the output, /build.json included. */
  readonly files: Tree;
};

/** The deployment on the disk: what else the output folder holds is not part of it. */
function listOutput(output: string): string[] {
  return listTree(output).filter((path) => /^(?:config\.json$|static\/|functions\/)/.test(path));
}

/** Lists what a build left, as its last file. Throws if the API has other files than it lists. */
export async function writeInventory(output: string, { sources, code }: Sources): Promise<void> {
  const paths = listOutput(output).filter((path) => path !== OUTSIDE);
  // Its digests are those of the bytes as written; `readBuild` reads them all again.
  const manifest = parseManifest(await readText(join(output, MANIFEST)), MANIFEST);
  const isApi = (path: string) => path.startsWith(`${STATIC_FOLDER}${API_BASE}/`);
  const api = paths.filter((path) => isApi(path) && path !== MANIFEST);
  const actual = new Map(api.map((path) => [path, manifest.get(path) ?? '']));
  refuseChanges(manifest, actual, `${output} is not as its own ${FILES.manifest.path}`);
  const besides = paths.filter((path) => !manifest.has(path));
  const build = {
    format: FORMAT,
    sources,
    code,
    files: Object.fromEntries(digestFiles(output, besides)),
  };
  await writeChanged(join(output, OUTSIDE), `${JSON.stringify(build)}\n`);
}

/** Reads the mark of an output, not its files. Throws if there is none. */
export function readMark(output: string): Promise<Build> {
  return recordedBuild({ ...folderAddress(join(output, STATIC_FOLDER)), name: output });
}

/** The build in an output folder. Throws, naming each file, unless all of it is as it was built. */
export async function readBuild(output: string): Promise<Build> {
  const build = await readMark(output);
  const actual = digestFiles(output, listOutput(output));
  refuseChanges(build.files, actual, `${output} is not as it was built (run: npm run build)`);
  return build;
}

/** Lists a build again after a step that may change only some files. @param build before it */
export async function extendInventory(output: string, build: Build, mayChange: typeof isAnswer) {
  const paths = listOutput(output).filter((path) => path !== OUTSIDE && !mayChange(path));
  const fixedFiles = [...build.files].filter(([path]) => path !== OUTSIDE && !mayChange(path));
  const actual = digestFiles(output, paths);
  refuseChanges(new Map(fixedFiles), actual, `${output} is not as it was built`);
  await writeInventory(output, build);
}

/** Whether a file of the output is not a page: a new draw changes it before pages are built. */
export function isAnswer(path: string): boolean {
  return path === 'config.json' || path === OUTSIDE || ANSWERS.test(path);
}

/** What a build says of itself, wherever it is served. Throws where it does not say it. */
export async function recordedBuild({ read, name }: Address): Promise<Build> {
  const text = await read(BUILD_FILE);
  if (text === undefined) {
    throw new Failure(`there is no completed build in ${name}; run: npm run build`);
  }
  const refusal = `${BUILD_FILE} of ${name} is not what a build writes`;
  const { files, ...said } = parseAs(buildSchema, text, refusal);
  const manifest = await read(FILES.manifest.path);
  if (manifest === undefined || sha256Of(manifest) !== files[MANIFEST]) {
    const fault = manifest === undefined ? 'missing' : 'altered';
    throw new Failure(`${name} is not as it was built: ${fault} ${MANIFEST}; run: npm run build`);
  }
  const own = [OUTSIDE, sha256Of(text)] as const;
  const all = [...Object.entries(files), ...parseManifest(manifest, name), own];
  return { ...said, files: new Map(all.sort(([path], [next]) => (path < next ? -1 : 1))) };
}

/** Throws where this program may not know the paths or the JSON files of a build. */
export function refuseFormat({ format }: Build, folder: string): void {
  if (format === FORMAT) return;
  const fault = `${folder} is of format ${format}, and this program reads ${FORMAT}`;
  throw new Failure(`${fault}; restart after the update, or publish again`);
}

/** Whether two builds have the same pages, whatever they answer. */
export function hasSamePages(left: Build, right: Build): boolean {
  const pagesOf = ({ files }: Build) => new Map([...files].filter(([path]) => !isAnswer(path)));
  return isDeepStrictEqual(pagesOf(left), pagesOf(right));
}

/** The files that a host serves, by path below its root. */
export function staticFiles(files: Tree): Tree {
  const inside = [...files].filter(([path]) => path.startsWith(`${STATIC_FOLDER}/`));
  return new Map(inside.map(([path, hash]) => [path.slice(STATIC_FOLDER.length + 1), hash]));
}

function parseManifest(text: string | undefined, name: string): Tree {
  const files = parseListedFiles(text, name);
  return new Map(files.map(({ path, sha256 }) => [`${STATIC_FOLDER}${path}`, sha256]));
}

/** What the manifest of an address lists. Throws a `Failure` for any other text. */
export function parseListedFiles(text = '', name: string): readonly FileDigest[] {
  const refusal = `${FILES.manifest.path} of ${name} is not a list of files`;
  return parseAs(manifestSchema, text, refusal).files;
}

/** Throws, naming each file, unless two trees are the same. */
export function refuseChanges(expected: Tree, actual: Tree, claim: string): void {
  const { added, changed, removed } = changesBetween(expected, actual);
  const names = [
    ...removed.map((path) => `missing ${path}`),
    ...changed.map((path) => `altered ${path}`),
    ...added.map((path) => `extra ${path}`),
  ];
  if (names.length > 0) throw new Failure(`${claim}: ${nameFirst(names).join(', ')}`);
}

/** The first so many names, and how many more there are. */
export function nameFirst(names: readonly string[]): readonly string[] {
  const more = names.length - MOST_NAMED;
  return more > 0 ? [...names.slice(0, MOST_NAMED), `and ${more} more`] : names;
}
