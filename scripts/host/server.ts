// The local host: the same edge, files and function as production, in one process. Files go through
// `send`, compression through `compression`; only the joining is ours.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import compression from 'compression';
import { methodNotAllowed, unreadableRequest } from '../../src/contract/faults.ts';
import { type Answer, answerRequest, type Edge } from '../../src/edge/answer.ts';
import { clientKey } from '../../src/edge/client-ip.ts';
import { faultResponse, internalErrorResponse } from '../../src/edge/fault-response.ts';
import type { BuiltSite } from './built-site.ts';
import { type ClientAddress, clientAddressBehind } from './client-address.ts';
import { sendFile } from './send-file.ts';
import { isApi, targetOf } from './target.ts';
import { limitUnderWay } from './under-way.ts';

/** Headers, the address included. Ten thousand characters of value must still get their 400. */
const MAX_HEADER_BYTES = 32 * 1024;
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 15_000;
/** Node looks for overdue requests this often, every 30 s by itself: too late against slow clients. */
const TIMEOUT_CHECK_MS = 1_000;
/** Longer than the 60 s after which proxies give up an idle connection, so that they do so first. */
const KEEP_ALIVE_MS = 65_000;
/** Each open connection costs some kilobytes; beyond this new ones are closed at once. */
const MAX_CONNECTIONS = 10_000;
/** A connection whose other end reads nothing of its answer for so long is closed. */
const UNREAD_TIMEOUT_MS = 20_000;

const PAGE_METHODS = ['GET', 'HEAD'];

/** A server over the built site, not yet listening. */
export function createHost(
  site: BuiltSite,
  edge: Edge,
  clientAddress: ClientAddress = clientAddressBehind(),
): Server {
  const compress = compression();
  const mayAnswer = limitUnderWay();
  const serve = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (!mayAnswer(incoming.socket, outgoing)) return;
    compress(incoming as never, outgoing as never, () => {
      // No question of ours has a body. None is read: the connection ends with the answer.
      if (hasBody(incoming)) outgoing.setHeader('Connection', 'close');
      answer({ incoming, outgoing, site, clientAddress }, edge).catch((error: unknown) => {
        // The headers of the answer that failed, its ETag above all, are not those of a refusal.
        for (const name of outgoing.getHeaderNames()) outgoing.removeHeader(name);
        return writeResponse(outgoing, internalErrorResponse(error));
      });
    });
  };
  const server = createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: TIMEOUT_CHECK_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      // Nothing here depends on the name we are called by; without this Node would refuse by itself.
      requireHostHeader: false,
    },
    serve,
  );
  server.maxConnections = MAX_CONNECTIONS;
  server.timeout = UNREAD_TIMEOUT_MS;
  server.on('checkExpectation', serve);
  return server.on('clientError', (_, socket) => refuseUnreadable(socket as Socket));
}

type Exchange = {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  readonly site: BuiltSite;
  readonly clientAddress: ClientAddress;
};

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

async function answer(exchange: Exchange, edge: Edge): Promise<void> {
  const { incoming, outgoing, site, clientAddress } = exchange;
  const { method = 'GET', url: requested } = incoming;
  const url = targetOf(requested);
  if (url === undefined) return writeResponse(outgoing, faultResponse(unreadableRequest()));
  if (isApi(requested ?? '', url)) {
    const client = clientKey(clientAddress(incoming));
    const decision = await answerRequest({ method, url: url.href }, client, edge);
    return ACT[decision.kind](decision as never, exchange, url);
  }
  if (PAGE_METHODS.includes(method)) return sendFile(incoming, outgoing, site, url.pathname);
  const allowed = { Allow: PAGE_METHODS.join(', ') };
  return writeResponse(outgoing, faultResponse(methodNotAllowed(PAGE_METHODS), allowed));
}

const ACT: {
  [Kind in Answer['kind']]: (
    answer: Extract<Answer, { kind: Kind }>,
    exchange: Exchange,
    url: URL,
  ) => Promise<void>;
} = {
  response: ({ response }, { outgoing }) => writeResponse(outgoing, response),
  file: ({ path, headers }, { incoming, outgoing, site }) => {
    outgoing.setHeaders(new Map(Object.entries(headers)));
    return sendFile(incoming, outgoing, site, path);
  },
  check: async ({ headers }, { incoming, outgoing, site }, url) => {
    const path = url.pathname.replace(/\/$/, '');
    const request = new Request(new URL(`${path}${url.search}`, url), {
      method: incoming.method ?? 'GET',
    });
    const response = await site.check(request);
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    await writeResponse(outgoing, response);
  },
};

async function writeResponse(outgoing: ServerResponse, response: Response): Promise<void> {
  outgoing.statusCode = response.status;
  outgoing.setHeaders(response.headers);
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}

/** What is not HTTP gets the same plain words, written by hand since there is no request. */
async function refuseUnreadable(socket: Socket): Promise<void> {
  if (!socket.writable) return;
  const response = faultResponse(unreadableRequest());
  const body = await response.text();
  const lines = [
    'HTTP/1.1 400 Bad Request',
    ...[...response.headers].map(([name, value]) => `${name}: ${value}`),
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
}
