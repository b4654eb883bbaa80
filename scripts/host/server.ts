// The local host: joins the edge, the files and the check function of production in one process.
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { tryDecode } from 'hono/utils/url';
import { methodNotAllowed, unreadableRequest } from '../../src/api/contract/faults.ts';
import { answerRequest, type Edge } from '../../src/serve/edge/answer-request.ts';
import {
  faultReply,
  type Headers,
  internalErrorReply,
  type Reply,
  unlessKnown,
} from '../../src/serve/edge/reply.ts';
import { trustedProxies } from '../../src/serve/edge/trusted-proxies.ts';
import { type HostedSite, readPiece } from '../output/built.ts';
import { encodingFor } from '../output/encodings.ts';
import { serveFairly } from './connections.ts';
import { staticFile } from './static-file.ts';
import { takeTurn } from './turns.ts';

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

type Files = HostedSite['files'];
const UNDER_API = /^\/+(?:api|compat)(?:[/?]|$)/i;
const PAGE_METHODS = ['GET', 'HEAD'];
const NO_PAGE_METHOD = faultReply(methodNotAllowed(PAGE_METHODS), { Allow: 'GET, HEAD' });
const UNREADABLE = faultReply(unreadableRequest());

/** A server over the built site, not yet listening. @param mostOpenFiles of the process */
export function createHost(
  site: HostedSite,
  edge: Edge,
  proxies = trustedProxies(),
  mostOpenFiles?: number,
): Server {
  const answer = async (outgoing: ServerResponse, client: string): Promise<void> => {
    const { method = '', url = '' } = outgoing.req;
    const address = parseTarget(url);
    if (address === null) return sendReply(outgoing, UNREADABLE);
    const { pathname, search } = address;
    // In capitals or small letters, as it was sent or decoded.
    if (!UNDER_API.test(url) && !UNDER_API.test(tryDecode(pathname, decodeURIComponent))) {
      if (!PAGE_METHODS.includes(method)) return sendReply(outgoing, NO_PAGE_METHOD);
      await site.pages;
      return sendFile(outgoing, site.files, pathname);
    }
    const decision = await answerRequest({ method, url: address }, client, edge);
    if (decision.kind === 'reply') return sendReply(outgoing, decision.reply);
    const { headers } = decision;
    if (decision.kind === 'file') {
      await site.reach?.(decision.path);
      return sendFile(outgoing, site.files, decision.path, headers);
    }
    const reply = await site.check(`${pathname}${search}`);
    const whole = { ...reply, headers: { ...reply.headers, ...headers } };
    sendReply(outgoing, unlessKnown(whole, outgoing.req.headers['if-none-match']));
  };
  const serve = (outgoing: ServerResponse, client: string) => {
    // No request needs a body. The host reads none and closes the connection after its answer.
    const { 'transfer-encoding': encoding, 'content-length': length = '0' } = outgoing.req.headers;
    if (encoding !== undefined || Number(length) > 0) outgoing.setHeader('Connection', 'close');
    answer(outgoing, client).catch((error: unknown) => {
      const reply = internalErrorReply(error);
      if (outgoing.headersSent) outgoing.destroy();
      else sendReply(outgoing, reply);
    });
  };
  const server = serveFairly(createServer(LIMITS), proxies, serve, mostOpenFiles);
  // A connection whose other end reads nothing of its answer for so long is closed.
  server.timeout = 20_000;
  return server.on('clientError', (_, socket) => refuseUnreadable(socket as Socket));
}

/** `null` where it is not an address of ours. A browser would take a backslash for a slash. */
function parseTarget(target: string): URL | null {
  if (!/^(?:\/|https?:\/\/)[^?\\]*(?:\?|$)/.test(target)) return null;
  return URL.parse(target.startsWith('/') ? `http://localhost${target}` : target);
}

async function sendFile(outgoing: ServerResponse, files: Files, path: string, own?: Headers) {
  const { method, headers: wanted, socket } = outgoing.req;
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
    const next = (resolve: () => void) => takeTurn(socket.remoteAddress ?? '', resolve);
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
