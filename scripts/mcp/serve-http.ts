// Serves the tools over HTTP until it is told to stop.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { trustedProxies } from '../../src/serve/edge/trusted-proxies.ts';
import { Failure, readMessage } from '../command/failure.ts';
import type { Env, Io } from '../command/io.ts';
import { listenAt, originAt } from '../output/site-url.ts';
import { MCP_PATH, mcpHttpServer } from './http.ts';

type CreateServer = Parameters<typeof mcpHttpServer>[0];

/** Prints the address once it listens there. */
export async function serveHttp(
  createServer: CreateServer,
  port: number,
  { env, out, stopSignal }: Pick<Io, 'env' | 'out' | 'stopSignal'>,
): Promise<void> {
  const { host } = listenAt(env);
  const server = mcpHttpServer(createServer, {
    hosts: readVariable(env, 'MCP_HOSTS', readNames),
    origins: readVariable(env, 'MCP_ORIGINS', readNames),
    proxies: readVariable(env, 'TRUSTED_PROXIES', trustedProxies),
  });
  server.listen(port, host);
  await once(server, 'listening').catch((error) => {
    throw new Failure(readMessage(error));
  });
  out(originAt(host, (server.address() as AddressInfo).port) + MCP_PATH);
  stopSignal().addEventListener('abort', () => {
    server.close();
    server.closeAllConnections();
  });
  await once(server, 'close');
}

/** The names in a list of hosts and addresses, with commas or blanks between them. */
function readNames(list: string): string[] {
  const hosts = list.split(/[\s,]+/).filter(Boolean);
  return hosts.map((host) => new URL(host.replace(/^(?!https?:\/\/)/, 'https://')).hostname);
}

function readVariable<Value>(env: Env, variable: string, read: (text: string) => Value): Value {
  try {
    return read(env[variable] ?? '');
  } catch (error) {
    throw new Failure(`${variable} cannot be read: ${readMessage(error)}`);
  }
}
