// The tools over HTTP: stateless, a server for each request. For programs of this machine, or for
// others under names that the operator gives.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { hostHeaderValidation, originValidation, toNodeHandler } from '@modelcontextprotocol/node';
import {
  createMcpHandler,
  localhostAllowedHostnames,
  type McpHttpHandler,
  type McpServer,
} from '@modelcontextprotocol/server';
import { ENDPOINTS } from '../../src/api/contract/endpoints.ts';
import { quotaExceeded } from '../../src/api/contract/faults.ts';
import { quotaHeaders } from '../../src/api/contract/quota-headers.ts';
import { clientKey } from '../../src/serve/edge/client-ip.ts';
import { memoryQuota } from '../../src/serve/edge/quota.ts';
import { faultReply, preflightReply, type Reply } from '../../src/serve/edge/reply.ts';
import type { Proxies } from '../../src/serve/edge/trusted-proxies.ts';
import { logFailure } from './log-failure.ts';

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
const MOST_BODY_BYTES = 32_768;

/** Milliseconds for a request to arrive; an answer that nobody reads ends with its connection. */
const TIMEOUTS = { headersTimeout: 5_000, requestTimeout: 10_000, keepAliveTimeout: 30_000 };
const IDLE_MS = 30_000;

/** A request is counted as one for results: 120 a minute. */
const COUNTED = ENDPOINTS.results;

/**
 * A server that answers `POST /mcp`. It refuses names of other hosts and pages of other sites with
 * 403, so that no page in a browser can ask it under a name of its own.
 */
export function mcpHttpServer(create: () => McpServer, { hosts, origins, proxies }: Others) {
  const limits = { maxRequestBodySize: MOST_BODY_BYTES, onerror: logFailure };
  // Subscriptions would stay open for ever, although nothing here ever changes.
  const handler = createMcpHandler(create, { ...limits, maxSubscriptions: 0 });
  const handle = toNodeHandler({ ...handler, fetch: oneMessage(handler.fetch) }, limits);
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
      const address = proxies.clientOf(socket.remoteAddress, headers['x-forwarded-for']);
      const count = await quota.count(COUNTED.name, clientKey(address));
      if (!count.allowed) {
        const fault = faultReply(quotaExceeded(COUNTED.quotaPerMinute, count.resetSeconds));
        const retry = { 'Retry-After': String(count.resetSeconds) };
        return write(response, fault, { ...quotaHeaders(COUNTED, count), ...retry, ...allowed });
      }
    }
    // It has a method and an address, so it is a request that arrived.
    await handle(request as Parameters<typeof handle>[0], response);
  };
  const server = createServer(TIMEOUTS, (request, response) => {
    answer(request, response).catch(logFailure);
  });
  server.setTimeout(IDLE_MS);
  return server;
}

/** Refuses several messages in one request: counted as one, they were a hundred answers. */
function oneMessage(fetch: McpHttpHandler['fetch']): McpHttpHandler['fetch'] {
  return async (request, options) => {
    const isList = request.method === 'POST' && /^\s*\[/.test(await request.clone().text());
    return isList ? Response.json(SEVERAL, { status: 400 }) : fetch(request, options);
  };
}

/** Invalid Request, as JSON-RPC calls it. */
const SEVERAL = {
  jsonrpc: '2.0',
  id: null,
  error: {
    code: -32_600,
    message:
      'ส่งได้คำขอละหนึ่งข้อความ · One message a request: the protocol has no batches since 2025-06-18. Send each on its own.',
  },
};

function write(response: ServerResponse, { status, headers, text }: Reply, others: object): void {
  response.writeHead(status, { ...headers, ...others });
  response.end(text ?? undefined);
}
