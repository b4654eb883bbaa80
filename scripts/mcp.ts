// The API, of the last build or an origin, as tools for language models, over stdio or HTTP.
import type { AddressInfo } from 'node:net';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { newCommand } from './command/command-line.ts';
import { openBuiltApi } from './mcp/api.ts';
import { MCP_PATH, mcpHttpServer } from './mcp/http.ts';
import { createServers } from './mcp/server.ts';

type McpFlags = {
  url?: string;
  http?: string | true;
};

/** Never asked over a network; only its path counts. */
const HERE = 'http://localhost';
/** Only programs of this machine reach it. */
const LOOPBACK = '127.0.0.1';
const HTTP_PORT = '4323';

const options = newCommand('mcp')
  .description(
    'Serves the API as tools of the Model Context Protocol, on standard input and output or over HTTP.',
  )
  .option('--url <origin>', 'a live deployment; without it, the last build')
  .option('--http [port]', `over HTTP on ${LOOPBACK} instead (${HTTP_PORT}; 0: any free port)`)
  .addHelpText(
    'after',
    `
To a program that starts such servers: command npm, arguments run --silent mcp, in this folder.
To one that asks over HTTP: http://${LOOPBACK}:${HTTP_PORT}${MCP_PATH}, only from this machine.
Exit codes: 2 where it cannot start (a wrong option, no build, an origin or a port that does not answer).`,
  )
  .parse()
  .opts<McpFlags>();

const { url, http } = options;
const now = () => new Date();
if (url !== undefined && !URL.canParse(url)) fail(`--url ${url} is not an address`);
const port = http === true ? HTTP_PORT : http;
if (port !== undefined && !(/^\d{1,5}$/.test(port) && Number(port) <= 65_535)) {
  fail(`--http ${port} is not a port from 0 to 65535`);
}
const api =
  url === undefined
    ? { origin: HERE, fetch: await openBuiltApi(now).catch(missing) }
    : { origin: url.replace(/\/+$/, ''), fetch };
const createServer = await createServers({ ...api, now }).catch(unread);
if (port === undefined) serveStdio(createServer, { onerror: console.error });
else listen(port);

function listen(port: string): void {
  const server = mcpHttpServer(createServer);
  server.on('error', (error) => fail(error.message));
  server.listen(Number(port), LOOPBACK, () => {
    const { port } = server.address() as AddressInfo;
    console.log(`http://${LOOPBACK}:${port}${MCP_PATH}`);
  });
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      server.close();
      server.closeAllConnections();
    });
  }
}

function missing(error: NodeJS.ErrnoException): never {
  if (error.code !== 'ENOENT') throw error;
  fail(`there is no build to read (${error.message}); run: npm run build`);
}

function unread(error: Error): never {
  fail(`the list of lotteries cannot be read: ${error.message}`);
}

function fail(message: string): never {
  console.error(`mcp: ${message}`);
  process.exit(2);
}
