// The tools over HTTP: stateless, a server for each request. For programs of this machine, or for
// others under names that the operator gives.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { hostHeaderValidation, originValidation, toNodeHandler } from '@modelcontextprotocol/node';
import {
  createMcpHandler,
  localhostAllowedHostnames,
  type McpServer,
} from '@modelcontextprotocol/server';
import { ENDPOINTS } from '../../src/contract/endpoints.ts';
import { quotaExceeded } from '../../src/contract/faults.ts';
import { clientKey } from '../../src/edge/client-ip.ts';
import { memoryQuota, quotaHeaders } from '../../src/edge/quota.ts';
import { faultReply, preflightReply, type Reply } from '../../src/edge/reply.ts';
import type { Proxies } from '../host/trusted-proxies.ts';

export type Others = {
  /** Names it is asked by; without one, only this machine is answered, and nobody is counted. */
  readonly hosts: readonly string[];
  /** Names of sites whose pages may ask, beside its own. */
  readonly origins: readonly string[];
  readonly proxies: Proxies;
};

/** A name and a port. The library reads a name after an `@`, and fails on it later. */
const HOST = /^[\w.:[\]-]*$/;

export const MCP_PATH = '/mcp';

/** A question is a few hundred bytes. */
const MOST_BODY_BYTES = 65_536;

/** Milliseconds: of a request to arrive, and of an answer to be written. */
const TIMEOUTS = {
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
  /** Node's own 5 s end an idle connection just as a program on a busy machine asks again on it. */
  keepAliveTimeout: 30_000,
};
const IDLE_MS = 30_000;

/** A request is counted as one for results: 120 a minute. */
const COUNTED = ENDPOINTS.results;

/**
 * A server that answers `POST /mcp`. It refuses names of other hosts and pages of other sites with
 * 403, so that no page in a browser can ask it under a name of its own.
 */
export function mcpHttpServer(create: () => McpServer, { hosts, origins, proxies }: Others) {
  const limits = { maxRequestBodySize: MOST_BODY_BYTES, onerror: console.error };
  const handle = toNodeHandler(createMcpHandler(create, limits));
  const names = [...localhostAllowedHostnames(), ...hosts];
  const hostIsOurs = hostHeaderValidation(names);
  const originIsAllowed = originValidation([...names, ...origins]);
  const quota = memoryQuota();
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { headers, method, socket, url } = request;
    if (!HOST.test(headers.host ?? '')) return void response.writeHead(403).end();
    if (!hostIsOurs(request, response) || !originIsAllowed(request, response)) return;
    if (url?.split('?')[0] !== MCP_PATH) {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' });
      return void response.end(`POST ${MCP_PATH}\n`);
    }
    const allowed = { 'Access-Control-Allow-Origin': headers.origin ?? 'null', Vary: 'Origin' };
    if (method === 'OPTIONS') {
      const methods = { 'Access-Control-Allow-Methods': 'POST' };
      return write(response, preflightReply(), { ...allowed, ...methods });
    }
    if (headers.origin !== undefined) response.setHeaders(new Map(Object.entries(allowed)));
    if (hosts.length > 0) {
      const client = proxies.clientOf(socket.remoteAddress, headers['x-forwarded-for']);
      const count = await quota.count(COUNTED.name, clientKey(client));
      if (!count.allowed) {
        const fault = faultReply(quotaExceeded(COUNTED.quotaPerMinute, count.resetSeconds));
        const retry = { 'Retry-After': String(count.resetSeconds), ...allowed };
        return write(response, fault, { ...quotaHeaders(COUNTED, count), ...retry });
      }
    }
    // Its method and address are there: this is a request that arrived.
    await handle(request as Parameters<typeof handle>[0], response);
  };
  const server = createServer(TIMEOUTS, (request, response) => {
    answer(request, response).catch(console.error);
  });
  server.setTimeout(IDLE_MS);
  return server;
}

function write(response: ServerResponse, { status, headers, text }: Reply, others: object): void {
  response.writeHead(status, { ...headers, ...others });
  response.end(text ?? undefined);
}
