// Serves the built site on this machine. `npm start` builds it meanwhile.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { type AddressInfo, Server as NetServer } from 'node:net';
import { platform } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import type { Catalogue } from '../../src/contract/catalogue.ts';
import { API_BASE } from '../../src/contract/site.ts';
import { logLine } from '../../src/edge/log.ts';
import { quotaStore } from '../../src/edge/quota-store.ts';
import { GENERATED_FOLDER } from '../site/output-folder.ts';
import { isPort, listenAt, originAt } from '../site/site-url.ts';
import { newCommand, runCommand } from '../command/command-line.ts';
import { Failure, readMessage } from '../command/failure.ts';
import type { Env, Io } from '../command/io.ts';
import { type HostedSite, makeCopies, openBuiltSite } from '../site/built-site.ts';
import { createHost } from '../host/server.ts';
import { type Proxies, trustedProxies } from '../../src/edge/trusted-proxies.ts';

/** Answers under way get this long to finish before the process ends anyway. */
const STOP_GRACE_MS = 5_000;

/** Connections that wait to be accepted: a client that finds no room tries again after a second. */
const BACKLOG = 4_096;

const HELP = `
HOST, PORT       where it listens (127.0.0.1, 4321)
REDIS_URL        counts the quotas in that Redis, or Redis Cluster (several, with commas), instead of this process
TRUSTED_PROXIES  proxies whose X-Forwarded-For is believed: addresses and CIDR ranges`;

export function main(argv: readonly string[], io: Io) {
  const command = newCommand('serve', io, HELP)
    .option(
      '--build',
      'answers from the data, and builds meanwhile: a page waits until it is there',
    )
    .description('Serves the built site: static files, edge and check function, as in production.');
  return runCommand(command, argv, io, () => serve(command.opts(), io), 1);
}

/** By itself glibc keeps freed large blocks: 400 MB instead of 230. It reads this at the start. */
const FREES_BLOCKS = { MALLOC_MMAP_THRESHOLD_: '131072' };

/** Serves until it is told to stop. */
async function serve({ build: builds }: { build?: true }, io: Io) {
  const { host, port } = listenAt(io.env);
  if (!isPort(port)) {
    throw new Failure(`PORT ${JSON.stringify(port)} is not a number from 0 to 65535`);
  }
  const isSet = io.env['MALLOC_MMAP_THRESHOLD_'] !== undefined;
  if (platform() === 'linux' && !isSet) io.startAnew(FREES_BLOCKS);
  // Else V8 lets the room for new objects grow to 130 MB under load.
  setFlagsFromString('--semi-space-growth-factor=1');
  const { catalogue, ...site } = await (builds ? openData(io) : openBuild());
  const trusted = proxies(io.env['TRUSTED_PROXIES']);
  const quota = await quotaStore(io.env['REDIS_URL']).catch((error: Error) => {
    // Not the address itself: it may hold a password.
    throw new Failure(
      `REDIS_URL is no address of a Redis, like redis://localhost:6379 (${error.message})`,
    );
  });
  const server = createHost(site, { catalogue, quota }, trusted);
  using children = new DisposableStack();
  const build = builds ? startBuild(io.env) : undefined;
  if (build) {
    children.defer(() => build.kill());
    site.pages = showPages(build, server, site);
  }
  const stop = io.stopSignal();
  const stopped = once(stop, 'abort');
  server.listen({ port: Number(port), host, backlog: BACKLOG });
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    const script = builds ? 'start' : 'run serve';
    const isTaken = error.code === 'EADDRINUSE';
    const free = `choose another one: PORT=${Number(port) + 1} npm ${script}`;
    throw new Failure(
      isTaken
        ? `port ${port} is taken; ${free}`
        : `cannot listen on ${host}:${port}: ${error.message}`,
    );
  });
  const origin = originAt(host, (server.address() as AddressInfo).port);
  const api = `API ${origin}${API_BASE}/results`;
  if (builds) io.out(`${api}  answers; the pages are being built`);
  const hasPages = Promise.resolve(site.pages).then(() => true);
  const isWhole = await Promise.race([hasPages, stopped.then(() => false)]);
  if (isWhole) {
    io.out(`site ${origin}/  ${api}  stop with Ctrl+C`);
    makeCopies(site.files).catch((error) => io.err(logLine('compression stopped', error)));
  }
  await stopped;
  await close(server, stop.reason === 'SIGINT');
  return 0 as const;
}

async function openBuild() {
  const file = `${GENERATED_FOLDER}/catalogue.json`;
  const catalogue: Catalogue = JSON.parse(await readFile(file, 'utf8').catch(missing));
  return { catalogue, ...(await openBuiltSite().catch(missing)) };
}

async function openData(io: Io) {
  // Loaded only here: a host of a finished build runs for months without them.
  const { planSite } = await import('../site/planned-site.ts');
  const { findDataFolder, openDataFolder } = await import('../gather/store/data-folder.ts');
  const data = await openDataFolder(findDataFolder(io.env), io);
  if (data === undefined) throw new Failure('the data folder has a problem');
  return planSite(data);
}

function startBuild(env: Env): ChildProcess {
  // What suits a host that runs for months makes a build slower.
  const { MALLOC_MMAP_THRESHOLD_: _, ...others } = env;
  return fork('scripts/run.ts', ['build'], { env: others });
}

/** Whoever opens a page too early waits for it, and is not closed as idle. */
async function showPages(build: ChildProcess, server: Server, site: HostedSite): Promise<void> {
  const { timeout } = server;
  server.timeout = 0;
  const [code] = await once(build, 'exit');
  // The build has said why.
  if (code !== 0) throw new Failure('the pages could not be built');
  Object.assign(site, await openBuiltSite().catch(missing));
  delete site.reach;
  server.timeout = timeout;
}

async function close(server: Server, isInteractive: boolean): Promise<void> {
  // Whoever kept a connection hears with its next answer that it is the last one.
  server.prependListener('request', (_, outgoing) => outgoing.setHeader('Connection', 'close'));
  // That of HTTP would close kept connections at once, under requests that are on their way.
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
  if (isInteractive) server.closeIdleConnections();
  await Promise.race([closed, sleep(STOP_GRACE_MS)]);
}

function proxies(list: string | undefined): Proxies {
  try {
    return trustedProxies(list);
  } catch (error) {
    throw new Failure(
      `TRUSTED_PROXIES takes addresses and CIDR ranges, like 10.0.0.0/8,::1 (${readMessage(error)})`,
    );
  }
}

function missing(error: NodeJS.ErrnoException): never {
  const isMissing = error.code === 'ENOENT' || error.code === 'ERR_MODULE_NOT_FOUND';
  if (error instanceof Failure || !isMissing) throw error;
  throw new Failure(`there is no build to serve (${error.message}); run: npm run build`);
}
