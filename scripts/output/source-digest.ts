// A hash of what a build depends on: a scheduled publication skips one that changes nothing, and a
// new draw goes out beside live pages that are of the same code.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '../command/io.ts';
import { listTree } from '../disk/tree.ts';
import { siteSettings } from './settings.ts';
import { siteUrl } from './site-url.ts';

const SOURCES =
  'src scripts/build scripts/output astro.config.mjs package-lock.json CHANGELOG.md docs/examples data';

/** What a new draw changes. */
const DRAWS = /^data\/draws\//;
/** What a build makes, and what a write leaves that is under way. */
const NOT_SOURCES = /^src\/generated\/|(?:^|\/)\.|\.test\.ts$|\.json\.\d+$/;

export type Sources = {
  /** Covers data, code, packages, Node and settings; null where they were edited during a build. */
  readonly sources: string | null;
  /** Covers all of that but the draws. */
  readonly code: string | null;
};

/** The digests of what a build depends on. */
export function digestSources(env: Env, folder = '.'): Sources {
  const settings = `${process.version}\n${siteUrl(env)}\n${JSON.stringify(siteSettings(env))}\n`;
  const [code, draws] = [createHash('sha256').update(settings), createHash('sha256')];
  for (const path of SOURCES.split(' ').flatMap((root) => listSources(folder, root))) {
    const hash = DRAWS.test(path) ? draws : code;
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(folder, path)))
      .update('\0');
  }
  const [ofCode, ofDraws] = [code.digest('hex'), draws.digest('hex')];
  return {
    code: ofCode,
    sources: createHash('sha256')
      .update(ofCode + ofDraws)
      .digest('hex'),
  };
}

/** Those of before that still hold: of a source edited meanwhile only some files have the edit. */
export function unchangedSince(before: Sources, env: Env, folder = '.'): Sources {
  const now = digestSources(env, folder);
  const sources = now.sources === before.sources ? before.sources : null;
  return { sources, code: now.code === before.code ? before.code : null };
}

function listSources(folder: string, root: string): string[] {
  const path = join(folder, root);
  if (!existsSync(path)) return [];
  const below = statSync(path).isFile() ? [root] : listTree(path).map((name) => `${root}/${name}`);
  return below.filter((name) => !NOT_SOURCES.test(name));
}
