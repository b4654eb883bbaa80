// The tools over HTTP, for programs of this machine only: stateless, a server for each request.
import { createServer, type Server } from 'node:http';
import {
  localhostHostValidation,
  localhostOriginValidation,
  toNodeHandler,
} from '@modelcontextprotocol/node';
import { createMcpHandler, type McpServer } from '@modelcontextprotocol/server';

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

/**
 * A server that answers `POST /mcp`. It refuses names of other hosts and pages of other sites with
 * 403, so that a page in a browser cannot ask it.
 */
export function mcpHttpServer(createMcpServer: () => McpServer): Server {
  const handle = toNodeHandler(
    createMcpHandler(createMcpServer, {
      maxRequestBodySize: MOST_BODY_BYTES,
      onerror: console.error,
    }),
  );
  const hostIsLocal = localhostHostValidation();
  const originIsLocal = localhostOriginValidation();
  const server = createServer(TIMEOUTS, (request, response) => {
    if (!HOST.test(request.headers.host ?? '')) {
      response.writeHead(403).end();
      return;
    }
    if (!hostIsLocal(request, response) || !originIsLocal(request, response)) return;
    if (request.url?.split('?')[0] === MCP_PATH) {
      // Its method and address are there: this is a request that arrived.
      void handle(request as Parameters<typeof handle>[0], response);
      return;
    }
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' });
    response.end(`POST ${MCP_PATH}\n`);
  });
  server.setTimeout(IDLE_MS);
  return server;
}
