// Serves the built site on this machine; `npm start` builds first.
import { readFile } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import type { Catalogue } from '../src/contract/catalogue.ts';
import { API_BASE } from '../src/contract/site.ts';
import { quotaStore } from '../src/edge/quota-store.ts';
import { type Proxies, trustedProxies } from '../src/edge/trusted-proxies.ts';
import { commandOf } from './command-line.ts';
import { Failure } from './failure.ts';
import { openBuiltSite } from './host/built-site.ts';
import { createHost } from './host/server.ts';
import { OUTPUT_FOLDER } from './output-folder.ts';
import { HOST, PORT } from './site-url.ts';

type Options = { host: string; port: string; output: string; generated: string };

/** Answers under way get this long to finish before the process ends anyway. */
const STOP_GRACE_MS = 5_000;

const { host, port, output, generated } = commandOf('serve')
  .description('Serves the built site: static files, edge and check function, as in production.')
  .option('--host <address>', 'address to listen on (or HOST)', HOST)
  .option('--port <number>', 'port to listen on (or PORT)', PORT)
  .option('--output <folder>', 'the output of npm run build', OUTPUT_FOLDER)
  .option('--generated <folder>', 'where emit put the bundled files', 'src/generated')
  .addHelpText(
    'after',
    `
REDIS_URL        counts the quotas in that Redis instead of this process
TRUSTED_PROXIES  proxies whose X-Forwarded-For is believed: addresses and CIDR ranges`,
  )
  .parse()
  .opts<Options>();

if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
  fail(`port ${JSON.stringify(port)} is not a number from 0 to 65535`);
}

// By itself glibc keeps large blocks that were given back: 400 MB in the place of 230. It reads this when a process begins.
const { MALLOC_MMAP_THRESHOLD_ } = process.env;
if (process.platform === 'linux' && MALLOC_MMAP_THRESHOLD_ === undefined) {
  const args = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  process.execve?.(process.execPath, args, { ...process.env, MALLOC_MMAP_THRESHOLD_: '65536' });
}

// Under load V8 lets the room for new objects grow to 130 MB, for a host that keeps none (docs/operations.md).
setFlagsFromString('--semi-space-growth-factor=1');

const catalogue = JSON.parse(await readFile(`${generated}/catalogue.json`, 'utf8').catch(missing));
const site = await openBuiltSite(output).catch(missing);
const { REDIS_URL, TRUSTED_PROXIES } = process.env;
const quota = await quotaStore(REDIS_URL).catch((error: Error) =>
  // Not the address itself: it may hold a password.
  fail(`REDIS_URL is no address of a Redis, like redis://localhost:6379 (${error.message})`),
);
const edge = { catalogue: catalogue as Catalogue, quota };
const server = createHost(site, edge, proxies(TRUSTED_PROXIES));

server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE') {
    fail(`port ${port} is taken; choose another one: PORT=${Number(port) + 1} npm run serve`);
  }
  fail(`cannot listen on ${host}:${port}: ${error.message}`);
});

server.listen(Number(port), host, () => {
  const address = server.address();
  const listening = typeof address === 'object' && address !== null ? address.port : port;
  const origin = `http://${host.includes(':') ? `[${host}]` : host}:${listening}`;
  console.log(`site ${origin}/  API ${origin}${API_BASE}/results  stop with Ctrl+C`);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);

function stop(): void {
  // A proxy sends its next request elsewhere, instead of on a connection that is about to end.
  server.prependListener('request', (_, outgoing) => outgoing.setHeader('Connection', 'close'));
  server.close(() => process.exit(0));
  server.closeIdleConnections();
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
