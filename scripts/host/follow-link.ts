// Has a host take each release that becomes live, while it answers.
import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { setInterval } from 'node:timers/promises';
import { logLine } from '../../src/serve/edge/log.ts';
import { Failure, readMessage } from '../command/failure.ts';
import type { Print } from '../command/io.ts';
import { openRelease } from '../output/built.ts';
import { CURRENT } from '../output/releases.ts';
import type { Hosted } from './server.ts';

const LOOK_EVERY_MS = 1_000;

/** What a folder of releases has live, and its path. Throws a `Failure` where there is nothing. */
export async function openCurrent(folder: string) {
  const path = await realpath(join(folder, CURRENT)).catch((error: unknown) => {
    const fault = `${folder} has no release to serve (${readMessage(error)})`;
    throw new Failure(`${fault}; run: npm run publish -- --to ${folder}`);
  });
  return { path, now: await openRelease(path) };
}

/**
 * Looks where `current` leads, until it is stopped. What cannot be opened is said once, and what is
 * hosted stays.
 * @param taken is told of each release that is hosted from now on
 */
export async function followLink(
  folder: string,
  hosted: Hosted & { path?: string },
  stop: AbortSignal,
  { taken, err }: { readonly taken: () => void; readonly err: Print },
): Promise<void> {
  let said = '';
  const look = async () => {
    const path = await realpath(join(folder, CURRENT));
    if (path === hosted.path) return;
    Object.assign(hosted, { path, now: await openRelease(path, hosted.now) });
    taken();
  };
  const looks = setInterval(LOOK_EVERY_MS, undefined, { signal: stop, ref: false });
  try {
    for await (const _ of looks) {
      await look().catch((error: unknown) => {
        const line = logLine('the release that is live is not served', error);
        if (said !== readMessage(error)) err(line);
        said = readMessage(error);
      });
    }
  } catch (error) {
    if (!stop.aborted) throw error;
  }
}
