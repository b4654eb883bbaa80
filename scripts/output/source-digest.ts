// A hash of all that a build depends on: a scheduled publication skips one that changes nothing.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sha256Of } from '../../src/api/answers/emitted-file.ts';
import { readCode } from '../command/failure.ts';
import type { Env } from '../command/io.ts';
import { siteSettings } from './settings.ts';
import { siteUrl } from './site-url.ts';

/** What npm installed, whatever the lock file says. */
const INSTALLED = 'node_modules/.package-lock.json';

/** What a new draw changes. */
const DRAWS = /^data\/(?:draws\/|held-back\.json$)/;

export type Sources = {
  /** Covers data, code, installed packages, Node, the origin, and settings of announcements. */
  readonly sources: string | null;
  /** Covers all of that but the draws. */
  readonly code: string | null;
};

type Hashes = Sources & {
  /** Covers all but the data folder. */
  readonly program: string | null;
};

/** The digests of sources, and by what an edit since then is noticed without reading them again. */
export type DigestedSources = Sources & { readonly stamps: Hashes };

/** The digests of what a build depends on; `null` where git cannot list the files. */
export async function digestSources(env: Env, folder = '.'): Promise<DigestedSources> {
  const settings = JSON.stringify(siteSettings(env));
  const rest = `${process.version}\n${siteUrl(env)}\n${settings}\n`;
  // Stamped first: an edit while the texts are read is one since then.
  const stamps = await hashSources(folder, '', stampFile);
  const { sources, code } = await hashSources(folder, rest, digestFile);
  return { sources, code, stamps };
}

/** The digests that still hold: of a source edited during a build only some files have the edit. */
export async function unchangedSince(before: DigestedSources, folder = '.'): Promise<Sources> {
  const { sources, code, stamps } = before;
  const now = await hashSources(folder, '', stampFile);
  return {
    sources: now.sources === stamps.sources ? sources : null,
    code: now.code === stamps.code ? code : null,
  };
}

/** Hashes `rest` and what is said of each file that git lists. */
async function hashSources(
  folder: string,
  rest: string,
  describe: (path: string) => Promise<string>,
): Promise<Hashes> {
  const listing = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const listed = promisify(execFile)('git', listing, { cwd: folder, maxBuffer: 2 ** 28 });
  // Nothing without git on this machine, or without a repository.
  const { stdout } = await listed.catch(() => ({ stdout: '' }));
  const paths = [...new Set(stdout.split('\0'))].filter((path) => path !== '').sort();
  if (paths.length === 0) return { sources: null, code: null, program: null };
  const sources = createHash('sha256').update(rest);
  const [code, program] = [sources.copy(), sources.copy()];
  for (const path of [...paths, INSTALLED]) {
    const line = `${path}\0${await describe(join(folder, path)).catch(describeAbsence)}\n`;
    sources.update(line);
    if (!DRAWS.test(path)) code.update(line);
    if (!path.startsWith('data/')) program.update(line);
  }
  return {
    sources: sources.digest('hex'),
    code: code.digest('hex'),
    program: program.digest('hex'),
  };
}

const digestFile = async (path: string) => sha256Of(await readFile(path));

async function stampFile(path: string): Promise<string> {
  const { mtimeMs, size, ino } = await stat(path);
  return `${mtimeMs} ${size} ${ino}`;
}

/** A file that git lists and somebody removed; a repository inside this one. */
function describeAbsence(error: unknown): string {
  const code = readCode(error);
  if (code === 'ENOENT' || code === 'EISDIR') return code;
  throw error;
}
