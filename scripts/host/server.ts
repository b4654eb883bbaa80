// The local host: joins the edge, the files and the check function of production in one process.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { tryDecode } from 'hono/utils/url';
import { methodNotAllowed, unreadableRequest } from '../../src/contract/faults.ts';
import { answerRequest, type Edge } from '../../src/edge/answer.ts';
import { clientKey } from '../../src/edge/client-ip.ts';
import {
  faultReply,
  type Headers,
  internalErrorReply,
  type Reply,
  toResponse,
} from '../../src/edge/reply.ts';
import { COMPRESS, isWorthIt, readBytes, type HostedSite, siteFile } from './built-site.ts';
import { limitConnections } from './connections.ts';
import { type Encoding, encodingFor, staticFile } from './static-file.ts';
import { trustedProxies } from './trusted-proxies.ts';

const LIMITS = {
  /** Headers, the address included. Ten thousand characters of value must still get their 400. */
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

const UNDER_API = /^\/+(?:api|compat)(?:[/?]|$)/i;
const PAGE_METHODS = ['GET', 'HEAD'];
const NO_PAGE_METHOD = faultReply(methodNotAllowed(PAGE_METHODS), { Allow: 'GET, HEAD' });
const UNREADABLE = faultReply(unreadableRequest());

/**
 * A server over the built site, not yet listening.
 * @param overrideGlobalObjects replaces `Request` and `Response` of the whole process by quick ones
 */
export function createHost(
  site: HostedSite,
  edge: Edge,
  proxies = trustedProxies(),
  overrideGlobalObjects = true,
): Server {
  const answer = async (request: Request, { socket, headers, url = '' }: IncomingMessage) => {
    const { method } = request;
    const address = new URL(request.url);
    const { pathname, search } = address;
    // In capitals or small letters, as it was sent or decoded.
    if (!UNDER_API.test(url) && !UNDER_API.test(tryDecode(pathname, decodeURIComponent))) {
      if (!PAGE_METHODS.includes(method)) return sendReply(request, NO_PAGE_METHOD);
      await site.pages;
      return sendFile(request, site.files, pathname);
    }
    const client = clientKey(proxies.clientOf(socket.remoteAddress, headers['x-forwarded-for']));
    const decision = await answerRequest({ method, url: address }, client, edge);
    if (decision.kind === 'reply') return sendReply(request, decision.reply);
    const file = decision.kind === 'file' ? decision.path : undefined;
    if (file !== undefined) await site.reach?.(file);
    if (file !== undefined && site.files.has(file))
      return sendFile(request, site.files, file, decision.headers);
    const reply = await site.check(file ?? `${pathname}${search}`);
    if (file !== undefined && reply.status === 200) {
      // A lean release leaves it out.
      const files = new Map([[file, siteFile(file, Buffer.from(reply.text ?? ''))]]);
      return sendFile(request, files, file, decision.headers);
    }
    return sendReply(request, { ...reply, headers: { ...reply.headers, ...decision.headers } });
  };
  const answerFailure = (error: unknown) => toResponse(internalErrorReply(error));
  // What is not an address does not become a request.
  const errorHandler = () => toResponse(UNREADABLE);
  const listener = getRequestListener(
    (request, bindings) =>
      answer(request, (bindings as HttpBindings).incoming).catch(answerFailure),
    { errorHandler, autoCleanupIncoming: false, overrideGlobalObjects },
  );
  const serve = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { headers, socket } = incoming;
    if (socket.destroyed) return;
    // No request needs a body. The host reads none and closes the connection after its answer.
    const { 'transfer-encoding': encoding, 'content-length': length = '0' } = headers;
    if (encoding !== undefined || Number(length) > 0) outgoing.setHeader('Connection', 'close');
    // Ours: a name taken from the request could carry a path of its own.
    headers.host = 'localhost';
    void listener(incoming, outgoing);
  };
  const server = createServer(LIMITS);
  limitConnections(server, proxies);
  // A connection whose other end reads nothing of its answer for so long is closed.
  server.timeout = 20_000;
  server.on('request', serve).on('checkExpectation', serve);
  return server.on('clientError', (_, socket) => refuseUnreadable(socket as Socket));
}

async function sendFile(
  { headers: asked }: Request,
  files: HostedSite['files'],
  path: string,
  own?: Headers,
): Promise<Response> {
  const { file, ...found } = staticFile(files, path, asked.get('If-None-Match'), own);
  if (file === undefined) return new Response(null, found);
  const encoding = file.isCompressible ? encodingFor(asked.get('Accept-Encoding')) : undefined;
  return send(found.status, found.headers, await readBytes(file, encoding), encoding);
}

async function sendReply({ headers: asked }: Request, reply: Reply): Promise<Response> {
  if (reply.text === null) return toResponse(reply);
  const { text } = reply;
  const isLarge = isWorthIt(Buffer.byteLength(text));
  const encoding = isLarge ? encodingFor(asked.get('Accept-Encoding')) : undefined;
  // Node writes a text together with its headers, and bytes in a second piece.
  const body = encoding ? await COMPRESS[encoding](Buffer.from(text)) : text;
  return send(reply.status, { ...reply.headers, Vary: 'Accept-Encoding' }, body, encoding);
}

function send(status: number, own: Headers, body: string | Buffer, encoding?: Encoding): Response {
  const length = String(Buffer.byteLength(body));
  const headers: Record<string, string> = { ...own, 'Content-Length': length };
  if (encoding) headers['Content-Encoding'] = encoding;
  return new Response(body as string | Uint8Array<ArrayBuffer>, { status, headers });
}

/** Answers bytes that are not HTTP: there is no request, so it writes to the socket. */
function refuseUnreadable(socket: Socket, { headers, text } = UNREADABLE): void {
  const sent = { ...headers, 'Content-Length': Buffer.byteLength(text ?? ''), Connection: 'close' };
  const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}\r\n`);
  if (socket.writable) socket.end(`HTTP/1.1 400 Bad Request\r\n${lines.join('')}\r\n${text}`);
}
