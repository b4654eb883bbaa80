// The last build, or one that is under way, as the host serves it.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { type Catalogue, openCatalogue } from '../../src/api/contract/catalogue.ts';
import { Failure } from '../command/failure.ts';
import type { Env } from '../command/io.ts';
import { type HostedSite, openBuiltSite } from '../output/built.ts';
import type { Folders } from '../output/output-folder.ts';
import { withoutMemorySetting } from './memory.ts';

/** Throws a `Failure` where there is none. */
export async function openLastBuild({
  output,
  generated,
}: Folders): Promise<HostedSite & { readonly catalogue: Catalogue }> {
  const file = `${generated}/catalogue.json`;
  const entries = JSON.parse(await readFile(file, 'utf8').catch(refuseMissing));
  return {
    catalogue: openCatalogue(entries),
    ...(await openBuiltSite(output).catch(refuseMissing)),
  };
}

/** Builds in a process of its own, while the host answers. */
export function startBuild(env: Env): ChildProcess {
  return fork('scripts/run.ts', ['build'], { env: withoutMemorySetting(env) });
}

/**
 * Puts the pages of a build into the site once it is done. Whoever opens one too early waits for
 * it, and is not closed as idle.
 */
export async function addPages(
  site: HostedSite,
  build: ChildProcess,
  server: Server,
  { output }: Folders,
): Promise<void> {
  const { timeout } = server;
  server.timeout = 0;
  const [code] = await once(build, 'exit');
  // The build has said why.
  if (code !== 0) throw new Failure('the pages could not be built');
  Object.assign(site, await openBuiltSite(output).catch(refuseMissing));
  delete site.reach;
  server.timeout = timeout;
}

function refuseMissing(error: NodeJS.ErrnoException): never {
  const isMissing = error.code === 'ENOENT' || error.code === 'ERR_MODULE_NOT_FOUND';
  if (error instanceof Failure || !isMissing) throw error;
  throw new Failure(`there is no build to serve (${error.message}); run: npm run build`);
}
