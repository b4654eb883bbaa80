// A hash of all that a build depends on: a scheduled publication skips one that changes nothing.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sha256Of } from '../../src/emit/emitted-file.ts';
import { readCode } from '../command/failure.ts';
import { siteSettings } from './settings.ts';
import { SITE_URL } from './site-url.ts';

/** What npm installed, whatever the lock file says. */
const INSTALLED = 'node_modules/.package-lock.json';

/** What a new draw changes. */
const DRAWS = /^data\/(?:draws\/|held-back\.json$)/;

export type Sources = {
  /** Of data, code, installed packages, Node, the origin, and settings of announcements. */
  readonly sources: string | null;
  /** Of all that but the draws. */
  readonly code: string | null;
};

/** The digests of what a build depends on; `null` where git cannot list the files. */
export async function digestSources(folder = '.'): Promise<Sources> {
  const listing = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const listed = promisify(execFile)('git', listing, { cwd: folder, maxBuffer: 2 ** 28 });
  // Nothing without git on this machine, or without a repository.
  const { stdout } = await listed.catch(() => ({ stdout: '' }));
  const paths = [...new Set(stdout.split('\0'))].filter((path) => path !== '').sort();
  if (paths.length === 0) return { sources: null, code: null };
  const settings = JSON.stringify(siteSettings());
  const sources = createHash('sha256').update(`${process.version}\n${SITE_URL}\n${settings}\n`);
  const code = sources.copy();
  for (const path of [...paths, INSTALLED]) {
    const line = `${path}\0${await digestFile(join(folder, path))}\n`;
    sources.update(line);
    if (!DRAWS.test(path)) code.update(line);
  }
  return { sources: sources.digest('hex'), code: code.digest('hex') };
}

async function digestFile(path: string): Promise<string> {
  return readFile(path).then(sha256Of, (error: unknown) => {
    // A file that git lists and somebody removed; a repository inside this one.
    const code = readCode(error);
    if (code === 'ENOENT' || code === 'EISDIR') return code;
    throw error;
  });
}
