// Lets one build or publication at a time write the output of a working folder.
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Env } from '../command/io.ts';
import { takeLock } from '../disk/lock.ts';

/**
 * Set for the build that a publication starts, which holds the publication's lock already: `whole`,
 * or `pages` where the answers are built. Then PUBLICATION_SOURCES has the digests of the sources.
 */
export const PUBLICATION_BUILDS = 'PUBLICATION_BUILDS';
export const PUBLICATION_SOURCES = 'PUBLICATION_SOURCES';

/** Held from the first step of a publication to the last, and by each build outside of one. */
export function lockPublication(output: string): () => void {
  return lock(`${output}.publishing`);
}

/** Held while output is written, or checked and copied: a killed publication's build runs on. */
export function lockOutput(output: string): () => void {
  return lock(`${output}.lock`);
}

/** Both, for a build; a publication that started it holds the first. */
export function lockBuild(output: string, env: Env): () => void {
  if (env[PUBLICATION_BUILDS] !== undefined) return lockOutput(output);
  using locks = new DisposableStack();
  locks.defer(lockPublication(output));
  locks.defer(lockOutput(output));
  const held = locks.move();
  return () => held.dispose();
}

/** Takes the lock of a file in a folder that need not exist. */
export function lock(file: string, what = 'build or publication is under way in this folder') {
  mkdirSync(dirname(file), { recursive: true });
  return takeLock(file, `another ${what}; run this again after it`);
}
