// The last build, or one that is under way, as the host serves it.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { Failure } from '../command/failure.ts';
import type { Env } from '../command/io.ts';
import { type HostedSite, openRelease } from '../output/built.ts';
import { readBuild } from '../output/inventory.ts';
import type { Folders } from '../output/output-folder.ts';
import type { Hosted } from './server.ts';

/** Throws a `Failure` where there is none, or it is not as it was built. */
export async function openLastBuild({ output }: Folders): Promise<HostedSite> {
  await readBuild(output);
  return openRelease(output);
}

/** Builds in a process of its own, while the host answers. */
export function startBuild(env: Env): ChildProcess {
  return fork('scripts/run.ts', ['build'], { env: { ...env } });
}

/**
 * Hosts a build once it is done. Whoever opens a page of it too early waits for it, and is not
 * closed as idle.
 */
export async function addPages(
  hosted: Hosted,
  build: ChildProcess,
  server: Server,
  folders: Folders,
): Promise<void> {
  const { timeout } = server;
  server.timeout = 0;
  const [code] = await once(build, 'exit');
  // The build has said why.
  if (code !== 0) throw new Failure('the pages could not be built');
  hosted.now = await openLastBuild(folders);
  server.timeout = timeout;
}
