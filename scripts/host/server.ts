// The host: joins the edge, the files and the check function of production in one process.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { tryDecode } from 'hono/utils/url';
import { methodNotAllowed, unreadableRequest } from '../../src/api/contract/faults.ts';
import { SHARED_FILES } from '../../src/api/contract/security.ts';
import { answerRequest } from '../../src/serve/edge/answer-request.ts';
import {
  faultReply,
  type Headers,
  internalErrorReply,
  preflightReply,
  type Reply,
  unlessKnown,
} from '../../src/serve/edge/reply.ts';
import { clientKey } from '../../src/serve/edge/client-ip.ts';
import type { QuotaStore } from '../../src/serve/edge/quota.ts';
import { trustedProxies } from '../../src/serve/edge/trusted-proxies.ts';
import { type HostedSite, readPiece } from '../output/built.ts';
import { encodingFor } from '../output/encodings.ts';
import { staticFile } from './static-file.ts';
import { keepAccepting, takeTurn } from './turns.ts';

const LIMITS = {
  /** The limit of all headers: a value of ten thousand characters must still get its 400. */
  maxHeaderSize: 32 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  /** How often Node looks for overdue requests; its own 30 s are too late against slow clients. */
  connectionsCheckingInterval: 1_000,
  /** Longer than the 60 s after which proxies drop an idle connection, so that they do it first. */
  keepAliveTimeout: 65_000,
  // No answer depends on the Host header; without this Node refuses requests that lack it.
  requireHostHeader: false,
};

/** Connections; of those that come beyond it Node closes each at once. */
const MOST_CONNECTIONS = 10_000;
/** Files that a process opens beside its connections. */
const OTHER_DESCRIPTORS = 64;

/** What is hosted: the release of this moment, which another one may follow. */
export type Hosted = { now: HostedSite };

const UNDER_API = /^\/+(?:api|compat)(?:[/?]|$)/i;
const SHARED = new RegExp(SHARED_FILES);
const PAGE_METHODS = ['GET', 'HEAD'];
const NO_PAGE_METHOD = faultReply(methodNotAllowed(PAGE_METHODS), { Allow: 'GET, HEAD' });
const UNREADABLE = faultReply(unreadableRequest());

/** A server over what is hosted, not yet listening. @param mostOpenFiles of the process */
export function createHost(
  hosted: Readonly<Hosted>,
  quota: QuotaStore,
  proxies = trustedProxies(),
  mostOpenFiles = Number.POSITIVE_INFINITY,
): Server {
  const answer = async (outgoing: ServerResponse, client: string): Promise<void> => {
    // One request is answered of one release, whatever is hosted by its end.
    const site = hosted.now;
    const { method = '', url = '' } = outgoing.req;
    const address = parseTarget(url);
    if (address === null) return sendReply(outgoing, UNREADABLE);
    const { pathname, search } = address;
    // In capitals or small letters, as it was sent or decoded.
    if (!UNDER_API.test(url) && !UNDER_API.test(tryDecode(pathname, decodeURIComponent))) {
      // Pages of others load these, some of them after a preflight.
      if (method === 'OPTIONS' && SHARED.test(pathname))
        return sendReply(outgoing, preflightReply());
      if (!PAGE_METHODS.includes(method)) return sendReply(outgoing, NO_PAGE_METHOD);
      if (site.pages === undefined) return sendFile(outgoing, site, pathname, client);
      await site.pages;
      return sendFile(outgoing, hosted.now, pathname, client);
    }
    const edge = { catalogue: site.catalogue, quota };
    const decision = await answerRequest({ method, url: address }, client, edge);
    if (decision.kind === 'reply') return sendReply(outgoing, decision.reply);
    const { headers } = decision;
    if (decision.kind === 'file') {
      await site.reach?.(decision.path);
      return sendFile(outgoing, site, decision.path, client, headers);
    }
    const reply = await site.check(`${pathname}${search}`);
    const whole = { ...reply, headers: { ...reply.headers, ...headers } };
    sendReply(outgoing, unlessKnown(whole, outgoing.req.headers['if-none-match']));
  };
  const serve = (outgoing: ServerResponse, client: string) => {
    if (outgoing.destroyed) return;
    // No request needs a body. The host reads none and closes the connection after its answer.
    const { 'transfer-encoding': encoding, 'content-length': length = '0' } = outgoing.req.headers;
    if (encoding !== undefined || Number(length) > 0) outgoing.setHeader('Connection', 'close');
    answer(outgoing, client).catch((error: unknown) => {
      const reply = internalErrorReply(error);
      if (outgoing.headersSent) outgoing.destroy();
      else sendReply(outgoing, reply);
    });
  };
  const receive = ({ socket, headers }: IncomingMessage, outgoing: ServerResponse) => {
    const address = proxies.clientOf(socket.remoteAddress, headers['x-forwarded-for']);
    const client = clientKey(address);
    if (!takeTurn(client, () => serve(outgoing, client))) socket.destroy();
  };
  const server = createServer(LIMITS).on('connection', keepAccepting);
  server.on('request', receive).on('checkExpectation', receive);
  server.maxConnections = Math.min(MOST_CONNECTIONS, mostOpenFiles - OTHER_DESCRIPTORS);
  // A connection whose other end reads nothing of its answer for so long is closed.
  server.timeout = 20_000;
  return server.on('clientError', (_, socket) => refuseUnreadable(socket as Socket));
}

/** `null` where it is not an address of ours. A browser would take a backslash for a slash. */
function parseTarget(target: string): URL | null {
  if (!/^(?:\/|https?:\/\/)[^?\\]*(?:\?|$)/.test(target)) return null;
  return URL.parse(target.startsWith('/') ? `http://localhost${target}` : target);
}

async function sendFile(
  outgoing: ServerResponse,
  { files }: HostedSite,
  path: string,
  client: string,
  own?: Headers,
) {
  const { method, headers: wanted } = outgoing.req;
  const { status, headers, file } = staticFile(files, path, wanted['if-none-match'], own);
  if (file === undefined) return void outgoing.writeHead(status, headers).end();
  const encoding = file.copies && encodingFor(wanted['accept-encoding']);
  const copy = encoding && file.copies?.[encoding];
  const length = { 'Content-Length': copy?.length ?? file.size };
  const sent = { ...headers, ...length, ...(encoding && { 'Content-Encoding': encoding }) };
  if (method === 'HEAD') return void outgoing.writeHead(status, sent).end();
  let piece = copy ?? readPiece(file);
  outgoing.writeHead(status, sent);
  for (let end = piece.length; end < length['Content-Length']; end += piece.length) {
    await new Promise((resolve) => outgoing.write(piece, resolve));
    // What large files hold up must not hold up others.
    const next = (resolve: () => void) => takeTurn(client, resolve);
    await new Promise<void>((resolve) => next(resolve) || resolve(void outgoing.destroy()));
    if (outgoing.destroyed) return;
    piece = readPiece(file, end);
  }
  outgoing.end(piece);
}

function sendReply(outgoing: ServerResponse, { status, headers, text }: Reply): void {
  if (text === null) return void outgoing.writeHead(status, headers).end();
  const length = { 'Content-Length': Buffer.byteLength(text), Vary: 'Accept-Encoding' };
  outgoing.writeHead(status, { ...headers, ...length }).end(text);
}

/** Answers bytes that are not HTTP: there is no request, so it writes to the socket. */
function refuseUnreadable(socket: Socket, { headers, text } = UNREADABLE): void {
  const sent = { ...headers, 'Content-Length': Buffer.byteLength(text ?? ''), Connection: 'close' };
  const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}\r\n`);
  if (socket.writable) socket.end(`HTTP/1.1 400 Bad Request\r\n${lines.join('')}\r\n${text}`);
}
