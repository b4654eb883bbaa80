// Every file of the site as real draws give it.
import type { EmittedFile } from '../../src/api/answers/emitted-file.ts';
import type { Site } from '../../src/api/answers/publisher.ts';
import type { DataFolder } from '../../src/intake/files/data-folder.ts';
import { plannedTexts } from './planned-site.ts';
import { readLiveArchive, readRealArchive } from './real-archive.ts';
import { SMALL_SITE } from './small-archive.ts';

const siteOf = ({ sources, calendar }: DataFolder): Site => ({ ...SMALL_SITE, sources, calendar });

/** The site that shows the frozen draws. */
export async function realSite(): Promise<Site> {
  return siteOf(await readRealArchive());
}

/** The site that shows the draws stored today. */
export async function liveSite(): Promise<Site> {
  return siteOf(await readLiveArchive());
}

/** Planned once for all tests that share a process, since it takes seconds. */
let planning: Promise<readonly EmittedFile[]> | undefined;

export function realFiles(): Promise<readonly EmittedFile[]> {
  planning ??= readRealArchive().then((data) => plannedTexts(data.archive, siteOf(data)));
  return planning;
}

export async function liveFiles(): Promise<readonly EmittedFile[]> {
  const data = await readLiveArchive();
  return plannedTexts(data.archive, siteOf(data));
}
