// Serves the built site on this machine. `npm start` builds it meanwhile.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type AddressInfo, Server as NetServer } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import type { Catalogue } from '../../src/contract/catalogue.ts';
import { API_BASE } from '../../src/contract/site.ts';
import { logLine } from '../../src/edge/log.ts';
import { quotaStore } from '../../src/edge/quota-store.ts';
import { GENERATED_FOLDER } from '../site/output-folder.ts';
import { HOST, isPort, originAt, PORT } from '../site/site-url.ts';
import { newCommand } from '../command/command-line.ts';
import { Failure } from '../command/failure.ts';
import { makeCopies, openBuiltSite } from '../site/built-site.ts';
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

const { build: builds } = newCommand('serve', HELP)
  .option('--build', 'answers from the data, and builds meanwhile: a page waits until it is there')
  .description('Serves the built site: static files, edge and check function, as in production.')
  .parse()
  .opts();

if (!isPort(PORT)) fail(`PORT ${JSON.stringify(PORT)} is not a number from 0 to 65535`);

// By itself glibc keeps freed large blocks: 400 MB instead of 230. It reads this at the start.
const { MALLOC_MMAP_THRESHOLD_ } = process.env;
if (process.platform === 'linux' && MALLOC_MMAP_THRESHOLD_ === undefined) {
  const [, program = '', ...flags] = process.argv;
  const args = [process.execPath, ...process.execArgv, program, 'serve', ...flags];
  process.execve?.(process.execPath, args, { ...process.env, MALLOC_MMAP_THRESHOLD_: '131072' });
}

// Else V8 lets the room for new objects grow to 130 MB under load.
setFlagsFromString('--semi-space-growth-factor=1');

const { catalogue, ...site } = await (builds ? openData() : openBuild());
const { REDIS_URL, TRUSTED_PROXIES } = process.env;
const trusted = proxies(TRUSTED_PROXIES);
const quota = await quotaStore(REDIS_URL).catch((error: Error) =>
  // Not the address itself: it may hold a password.
  fail(`REDIS_URL is no address of a Redis, like redis://localhost:6379 (${error.message})`),
);
const server = createHost(site, { catalogue, quota }, trusted);
if (builds) site.pages = buildPages();

server.on('error', (error: NodeJS.ErrnoException) => {
  const script = builds ? 'start' : 'run serve';
  if (error.code === 'EADDRINUSE') {
    fail(`port ${PORT} is taken; choose another one: PORT=${Number(PORT) + 1} npm ${script}`);
  }
  fail(`cannot listen on ${HOST}:${PORT}: ${error.message}`);
});

server.listen({ port: Number(PORT), host: HOST, backlog: BACKLOG }, async () => {
  const origin = originAt((server.address() as AddressInfo).port);
  const api = `API ${origin}${API_BASE}/results`;
  if (builds) console.log(`${api}  answers; the pages are being built`);
  await site.pages;
  console.log(`site ${origin}/  ${api}  stop with Ctrl+C`);
  await makeCopies(site.files).catch((error) =>
    console.error(logLine('compression stopped', error)),
  );
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);

async function openBuild() {
  const file = `${GENERATED_FOLDER}/catalogue.json`;
  const catalogue: Catalogue = JSON.parse(await readFile(file, 'utf8').catch(missing));
  return { catalogue, ...(await openBuiltSite().catch(missing)) };
}

async function openData() {
  // Loaded only here: a host of a finished build runs for months without them.
  const { planSite } = await import('../site/planned-site.ts');
  const { DATA_FOLDER, openDataFolder } = await import('../gather/store/data-folder.ts');
  return planSite((await openDataFolder(DATA_FOLDER)) ?? process.exit(1));
}

/** Whoever opens a page too early waits for it, and is not closed as idle. */
async function buildPages(): Promise<void> {
  const { timeout } = server;
  server.timeout = 0;
  // What suits a host that runs for months makes a build slower.
  const { MALLOC_MMAP_THRESHOLD_: _, ...env } = process.env;
  const child = fork('scripts/run.ts', ['build'], { env });
  process.once('exit', () => child.kill());
  const [code] = await once(child, 'exit');
  // The build has said why, unless it was stopped together with the host.
  if (code !== 0) process.exit(server.listening ? 1 : 0);
  Object.assign(site, await openBuiltSite().catch(missing));
  delete site.reach;
  server.timeout = timeout;
}

function stop(signal: string): void {
  // Whoever kept a connection hears with its next answer that it is the last one.
  server.prependListener('request', (_, outgoing) => outgoing.setHeader('Connection', 'close'));
  // That of HTTP would close kept connections at once, under requests that are on their way.
  NetServer.prototype.close.call(server, () => process.exit(0));
  if (signal === 'SIGINT') server.closeIdleConnections();
  setTimeout(() => process.exit(0), STOP_GRACE_MS).unref();
}

function proxies(list: string | undefined): Proxies {
  try {
    return trustedProxies(list);
  } catch (error) {
    fail(
      `TRUSTED_PROXIES takes addresses and CIDR ranges, like 10.0.0.0/8,::1 (${(error as Error).message})`,
    );
  }
}

function missing(error: NodeJS.ErrnoException): never {
  if (error instanceof Failure) fail(error.message);
  if (error.code !== 'ENOENT' && error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  fail(`there is no build to serve (${error.message}); run: npm run build`);
}

function fail(message: string): never {
  console.error(`serve: ${message}`);
  process.exit(1);
}
