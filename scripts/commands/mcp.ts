// The API, of the last build or an origin, as tools for language models, over stdio or HTTP.
import type { AddressInfo } from 'node:net';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { nameBook } from '../../src/intake/lottery-names.ts';
import { HOST, isPort, originAt } from '../site/site-url.ts';
import { newCommand } from '../command/command-line.ts';
import { openBuiltApi } from '../mcp/local-api.ts';
import { trustedProxies } from '../../src/edge/trusted-proxies.ts';
import { MCP_PATH, mcpHttpServer } from '../mcp/http.ts';
import { createServers } from '../mcp/server.ts';
import { openRegistry } from '../gather/store/data-folder.ts';

const HTTP_PORT = '4323';

const HELP = `
MCP_HOSTS        names others ask it by, behind a proxy; without it only this machine is answered
MCP_ORIGINS      sites whose pages may ask it too
TRUSTED_PROXIES  proxies whose X-Forwarded-For is believed: 120 requests a minute a client

To a program that starts such servers: command npm, arguments run --silent mcp, in this folder.
To one that asks over HTTP: http://127.0.0.1:${HTTP_PORT}${MCP_PATH}. For others: docs/operations.md.
Exit codes: 2 where it cannot start (a wrong option, no build, an origin or a port that does not answer).`;

const options = newCommand('mcp', HELP)
  .description(
    'Serves the API as tools of the Model Context Protocol, on standard input and output or over HTTP.',
  )
  .option('--url <origin>', 'a live deployment; without it, the last build')
  .option('--http [port]', `over HTTP on HOST (127.0.0.1) instead (${HTTP_PORT}; 0: any free port)`)
  .parse()
  .opts<{ url?: string; http?: string | true }>();

const { url, http } = options;
const now = () => new Date();
if (url !== undefined && !URL.canParse(url)) fail(`--url ${url} is not an address`);
const port = http === true ? HTTP_PORT : http;
if (port !== undefined && !isPort(port)) fail(`--http ${port} is not a port from 0 to 65535`);
const api =
  url === undefined
    ? { origin: '', fetch: await openBuiltApi(now).catch(missing) }
    : { origin: url.replace(/\/+$/, ''), fetch };
const { lotteries, otherNames } = await openRegistry().catch((error) => fail(error.message));
const names = nameBook(lotteries, otherNames);
const createServer = await createServers({ ...api, names, now }).catch((error) =>
  fail(`the list of lotteries cannot be read: ${error.message}`),
);
if (port === undefined) serveStdio(createServer, { onerror: console.error });
else listen(port);

function listen(port: string): void {
  const server = mcpHttpServer(createServer, {
    hosts: readVariable('MCP_HOSTS', readNames),
    origins: readVariable('MCP_ORIGINS', readNames),
    proxies: readVariable('TRUSTED_PROXIES', trustedProxies),
  });
  server.on('error', (error) => fail(error.message));
  server.listen(Number(port), HOST, () => {
    console.log(originAt((server.address() as AddressInfo).port) + MCP_PATH);
  });
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      server.close();
      server.closeAllConnections();
    });
  }
}

/** The names in a list of hosts and addresses, with commas or blanks between them. */
function readNames(list: string): string[] {
  const hosts = list.split(/[\s,]+/).filter(Boolean);
  return hosts.map((host) => new URL(host.replace(/^(?!https?:\/\/)/, 'https://')).hostname);
}

function readVariable<Value>(variable: string, read: (text: string) => Value): Value {
  try {
    return read(process.env[variable] ?? '');
  } catch (error) {
    return fail(`${variable} cannot be read: ${(error as Error).message}`);
  }
}

function missing(error: NodeJS.ErrnoException): never {
  if (error.code !== 'ENOENT') throw error;
  fail(`there is no build to read (${error.message}); run: npm run build`);
}

function fail(message: string): never {
  console.error(`mcp: ${message}`);
  process.exit(2);
}
