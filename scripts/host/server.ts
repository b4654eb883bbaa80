// The local host: joins the edge, the files and the check function of production in one process.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { methodNotAllowed, unreadableRequest } from '../../src/contract/faults.ts';
import { type Answer, answerRequest, type Edge } from '../../src/edge/answer.ts';
import { clientKey } from '../../src/edge/client-ip.ts';
import { faultReply, internalErrorReply } from '../../src/edge/fault-response.ts';
import type { BuiltSite } from './built-site.ts';
import { type Proxies, trustedProxies } from './client-address.ts';
import { limitConnections } from './connections.ts';
import { inTurn } from './in-turn.ts';
import { type Exchange, sendFile } from './send-file.ts';
import { UNREAD_TIMEOUT_MS } from './stream-file.ts';
import { isApi, targetOf } from './target.ts';
import { writeReply } from './write-reply.ts';

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

const PAGE_METHODS = ['GET', 'HEAD'];

/** A server over the built site, not yet listening. */
export function createHost(
  site: BuiltSite,
  edge: Edge,
  proxies: Proxies = trustedProxies(),
): Server {
  const answerInTurn = inTurn();
  const serve = (incoming: IncomingMessage, outgoing: ServerResponse) =>
    answerInTurn(incoming.socket, outgoing, () => {
      // No request needs a body. The host reads none and closes the connection after its answer.
      if (hasBody(incoming)) outgoing.setHeader('Connection', 'close');
      answer({ incoming, outgoing, site, proxies }, edge).catch((error: unknown) => {
        const reply = internalErrorReply(error);
        // An answer that has begun cannot become an error, so the host breaks it off.
        if (outgoing.headersSent) outgoing.destroy();
        else writeReply(incoming, outgoing, reply);
      });
    });
  const server = createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: TIMEOUT_CHECK_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      // No answer depends on the Host header; without this Node refuses requests that lack it.
      requireHostHeader: false,
    },
    serve,
  );
  server.maxConnections = MAX_CONNECTIONS;
  limitConnections(server, proxies);
  server.timeout = UNREAD_TIMEOUT_MS;
  server.on('checkExpectation', serve);
  return server.on('clientError', (_, socket) => refuseUnreadable(socket as Socket));
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

async function answer(exchange: Exchange, edge: Edge): Promise<void> {
  const { incoming, outgoing, proxies } = exchange;
  const { method = 'GET', url: requested } = incoming;
  const url = targetOf(requested);
  if (url === undefined) return writeReply(incoming, outgoing, faultReply(unreadableRequest()));
  if (isApi(requested ?? '', url)) {
    const client = clientKey(proxies.clientOf(incoming));
    const decision = await answerRequest({ method, url }, client, edge);
    return ACT[decision.kind](decision as never, exchange, url);
  }
  if (PAGE_METHODS.includes(method)) return sendFile(exchange, url.pathname, {});
  const allowed = { Allow: PAGE_METHODS.join(', ') };
  return writeReply(incoming, outgoing, faultReply(methodNotAllowed(PAGE_METHODS), allowed));
}

const ACT: {
  [Kind in Answer['kind']]: (
    answer: Extract<Answer, { kind: Kind }>,
    exchange: Exchange,
    url: URL,
  ) => void | Promise<void>;
} = {
  reply: ({ reply }, { incoming, outgoing }) => writeReply(incoming, outgoing, reply),
  file: ({ path, headers }, exchange) => sendFile(exchange, path, headers),
  check: async ({ headers }, { incoming, outgoing, site }, { pathname, search }) => {
    const reply = await site.check(`${pathname}${search}`);
    writeReply(incoming, outgoing, { ...reply, headers: { ...reply.headers, ...headers } });
  },
};

/** Answers bytes that are not HTTP: there is no request, so it writes to the socket. */
function refuseUnreadable(socket: Socket): void {
  if (!socket.writable) return;
  const { headers, text } = faultReply(unreadableRequest());
  const body = text ?? '';
  const lines = [
    'HTTP/1.1 400 Bad Request',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
}
