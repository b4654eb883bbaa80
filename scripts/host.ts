// The local host: the same edge, files and function as production, in one process. Static files go
// through `send`, compression through `compression`; only the joining is ours.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import compression from 'compression';
import send from 'send';
import { unreadableRequest } from '../src/contract/faults.ts';
import { type Answer, answerRequest, type Edge } from '../src/edge/answer.ts';
import { clientKey } from '../src/edge/client-ip.ts';
import { faultResponse, internalErrorResponse } from '../src/edge/fault-response.ts';
import type { BuiltSite } from './built-site.ts';

/** Headers, the address included. Ten thousand characters of value must still get their 400. */
const MAX_HEADER_BYTES = 32 * 1024;
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 15_000;

/** Pages change with each build and are asked for again each time; the ETag makes that cheap. */
const PAGE_CACHE = 'public, max-age=0, must-revalidate';

/** A server over the built site, not yet listening. */
export function createHost(site: BuiltSite, edge: Edge): Server {
  const compress = compression();
  const server = createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
    },
    (incoming, outgoing) => {
      compress(incoming as never, outgoing as never, () => {
        answer(incoming, outgoing, site, edge).catch((error: unknown) =>
          writeResponse(outgoing, internalErrorResponse(error)),
        );
      });
    },
  );
  return server.on('clientError', (_, socket) => refuseUnreadable(socket as Socket));
}

async function answer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  site: BuiltSite,
  edge: Edge,
): Promise<void> {
  // Concatenated rather than resolved: a path that begins with two slashes is a path, not a host.
  const address = `http://${incoming.headers.host ?? 'localhost'}${incoming.url}`;
  if (incoming.url?.startsWith('/') !== true || !URL.canParse(address)) {
    return writeResponse(outgoing, faultResponse(unreadableRequest()));
  }
  const url = new URL(address);
  if (!isApi(incoming.url) && !isApi(url.pathname))
    return sendFile(incoming, outgoing, site, pagePath(url.pathname));
  const method = incoming.method ?? 'GET';
  const client = clientKey(incoming.socket.remoteAddress);
  const decision = await answerRequest({ method, url: url.href }, client, edge);
  await ACT[decision.kind](decision as never, { incoming, outgoing, site, url });
}

type Exchange = {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  readonly site: BuiltSite;
  readonly url: URL;
};

const ACT: {
  [Kind in Answer['kind']]: (
    answer: Extract<Answer, { kind: Kind }>,
    exchange: Exchange,
  ) => Promise<void>;
} = {
  response: ({ response }, { outgoing }) => writeResponse(outgoing, response),
  file: ({ path, headers }, { incoming, outgoing, site }) => {
    outgoing.setHeaders(new Map(Object.entries(headers)));
    return sendFile(incoming, outgoing, site, path);
  },
  check: async ({ headers }, { incoming, outgoing, site, url }) => {
    const path = url.pathname.replace(/\/$/, '');
    const request = new Request(new URL(`${path}${url.search}`, url), {
      method: incoming.method ?? 'GET',
    });
    const response = await site.check(request);
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    await writeResponse(outgoing, response);
  },
};

/** What is or was written under /api is the edge's, however its letters are written. */
function isApi(path: string): boolean {
  return /^\/+api(?:\/|$)/i.test(decoded(path));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // Not UTF-8 when decoded: no file of ours has such a name, so it is looked up as written.
    return path;
  }
}

/** `/` and `/docs/` are their index pages. */
function pagePath(path: string): string {
  return path.endsWith('/') ? `${path}index.html` : path;
}

function sendFile(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { root, etags }: BuiltSite,
  path: string,
): Promise<void> {
  const found = [path, `${path}/index.html`, '/404.html'].find((one) => etags.has(one));
  const etag = found === undefined ? undefined : etags.get(found);
  if (found === undefined || etag === undefined) throw new Error(`no file ${path}`);
  if (!outgoing.hasHeader('Cache-Control')) outgoing.setHeader('Cache-Control', PAGE_CACHE);
  if (found === '/404.html') {
    // A missing page has no ETag, or `send` would answer 304 to one who has it.
    outgoing.statusCode = 404;
    outgoing.setHeader('Cache-Control', 'no-store');
  } else {
    outgoing.setHeader('ETag', etag);
  }
  return new Promise((resolve, reject) => {
    outgoing.on('close', resolve);
    const stream = send(incoming, found, {
      root,
      acceptRanges: false,
      cacheControl: false,
      lastModified: false,
      etag: false,
      index: false,
    });
    stream.on('error', reject).pipe(outgoing);
  });
}

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
