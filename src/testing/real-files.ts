// Every file of the site as the repository's own draws give it.
import type { EmittedFile } from '../emit/emitted-file.ts';

import type { Site } from '../emit/results.ts';
import { planSite } from './planned-site.ts';
import { readRealArchive } from './real-archive.ts';
import { SMALL_SITE } from './small-archive.ts';

/** The site that shows the real draws. */
export async function realSite(): Promise<Site> {
  const { sources, calendar } = await readRealArchive();
  return { ...SMALL_SITE, sources, calendar };
}

/** Planned once for all tests that share a process, since it takes seconds. */
let planning: Promise<readonly EmittedFile[]> | undefined;

export function realFiles(): Promise<readonly EmittedFile[]> {
  planning ??= plan();
  return planning;
}

async function plan(): Promise<readonly EmittedFile[]> {
  const { archive } = await readRealArchive();
  return [...planSite(archive, await realSite())].flat();
}
