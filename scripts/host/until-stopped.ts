// Has a host listen until it is told to stop; then it answers what is under way, and no more.
import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, Server as NetServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { API_BASE } from '../../src/api/contract/service.ts';
import { logLine } from '../../src/serve/edge/log.ts';
import { Failure } from '../command/failure.ts';
import type { Io, Print } from '../command/io.ts';
import { makeCopies } from '../output/built.ts';
import { originAt } from '../output/site-url.ts';
import { followLink } from './follow-link.ts';
import type { Hosted } from './server.ts';

type Address = { readonly host: string; readonly port: number };

/** Answers under way get this long to finish before the process ends anyway. */
const STOP_GRACE_MS = 5_000;

/** Connections that wait to be accepted: a client that finds no room tries again after a second. */
const BACKLOG = 4_096;

/**
 * Prints where the API is, and the pages once it hosts them.
 * @param folder a folder of releases, of which it takes each that becomes live
 */
export async function listenUntilStopped(
  server: Server,
  hosted: Hosted & { path?: string },
  address: Address,
  { out, err, stopSignal }: Pick<Io, 'out' | 'err' | 'stopSignal'>,
  folder?: string,
): Promise<void> {
  const stop = stopSignal();
  const stopped = once(stop, 'abort');
  const { pages } = hosted.now;
  const { port } = await listen(server, address, pages === undefined ? 'run serve' : 'start');
  const origin = originAt(address.host, port);
  const api = `API ${origin}${API_BASE}/results`;
  if (pages !== undefined) out(`${api}  answers; the pages are being built`);
  const hasPages = Promise.resolve(pages).then(() => true);
  const isWhole = await Promise.race([hasPages, stopped.then(() => false)]);
  if (isWhole) {
    out(`site ${origin}/  ${api}  stop with Ctrl+C`);
    const copy = copier(hosted, err);
    copy();
    if (folder !== undefined) void followLink(folder, hosted, stop, { taken: copy, err });
  }
  await stopped;
  await close(server, stop.reason === 'SIGINT');
}

/** Has the copies made of what is hosted now, and no more of what was. */
function copier(hosted: Hosted, err: Print): () => void {
  let copying = new AbortController();
  return () => {
    copying.abort();
    copying = new AbortController();
    const copies = makeCopies(hosted.now.files, copying.signal);
    copies.catch((error) => err(logLine('compression stopped', error)));
  };
}

/** @param script what a person starts it with */
async function listen(
  server: Server,
  { host, port }: Address,
  script: string,
): Promise<AddressInfo> {
  server.listen({ port, host, backlog: BACKLOG });
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    const isTaken = error.code === 'EADDRINUSE';
    const free = `choose another one: PORT=${port + 1} npm ${script}`;
    throw new Failure(
      isTaken
        ? `port ${port} is taken; ${free}`
        : `cannot listen on ${host}:${port}: ${error.message}`,
    );
  });
  return server.address() as AddressInfo;
}

async function close(server: Server, isInteractive: boolean): Promise<void> {
  // A client with a kept connection is told with its next answer that it is the last one.
  server.prependListener('request', (_, outgoing) => outgoing.setHeader('Connection', 'close'));
  // HTTP's own close would end kept connections at once, under requests that are on their way.
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
  if (isInteractive) server.closeIdleConnections();
  await Promise.race([closed, sleep(STOP_GRACE_MS)]);
}
