// The API, of the last build or an origin, as tools for language models, over stdio or HTTP.
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { nameBook } from '../../src/intake/text/name-book.ts';
import { newCommand, runCommand } from '../command/command-line.ts';
import { Failure, readMessage } from '../command/failure.ts';
import type { Io } from '../command/io.ts';
import { findDataFolder, openRegistry } from '../gather/store/open-data.ts';
import { MCP_PATH } from '../mcp/http.ts';
import { openBuiltApi } from '../mcp/local-api.ts';
import { logFailure } from '../mcp/log-failure.ts';
import { serveHttp } from '../mcp/serve-http.ts';
import { createServers } from '../mcp/server.ts';
import { foldersOf } from '../output/output-folder.ts';
import { isPort } from '../output/site-url.ts';

const HTTP_PORT = '4323';

const HELP = `
MCP_HOSTS        names others ask it by, behind a proxy; without it only this machine is answered
MCP_ORIGINS      sites whose pages may ask it too
TRUSTED_PROXIES  proxies whose X-Forwarded-For is believed: 120 requests a minute a client

To a program that starts such servers: command npm, arguments run --silent mcp, in this folder.
To one that asks over HTTP: http://127.0.0.1:${HTTP_PORT}${MCP_PATH}. For others: docs/operations.md.
Exit codes: 2 where it cannot start (a wrong option, no build, an origin or a port that does not answer).`;

type McpFlags = { readonly url?: string; readonly http?: string | true };

export function main(argv: readonly string[], io: Io) {
  const command = newCommand('mcp', io, HELP)
    .description(
      'Serves the API as tools of the Model Context Protocol, on standard input and output or over HTTP.',
    )
    .option('--url <origin>', 'a live deployment; without it, the last build')
    .option(
      '--http [port]',
      `over HTTP on HOST (127.0.0.1) instead (${HTTP_PORT}; 0: any free port)`,
    );
  return runCommand(command, argv, io, () => serve(command.opts(), io), 2);
}

async function serve({ url, http }: McpFlags, io: Io) {
  const now = () => new Date(io.now());
  if (url !== undefined && !URL.canParse(url)) throw new Failure(`--url ${url} is not an address`);
  const port = http === true ? HTTP_PORT : http;
  if (port !== undefined && !isPort(port)) {
    throw new Failure(`--http ${port} is not a port from 0 to 65535`);
  }
  const api =
    url === undefined
      ? await openBuiltApi(now, foldersOf(io.env))
      : { origin: url.replace(/\/+$/, ''), fetch: io.fetch };
  const { lotteries, otherNames } = await openRegistry(findDataFolder(io.env));
  const names = nameBook(lotteries, otherNames);
  const createServer = await createServers({ ...api, names, now }).catch((error) => {
    throw new Failure(`the list of lotteries cannot be read: ${readMessage(error)}`);
  });
  if (port === undefined) serveStdio(createServer, { onerror: logFailure });
  else await serveHttp(createServer, Number(port), io);
  return 0 as const;
}
