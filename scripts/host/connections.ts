// Limits what one client holds open or asks at once, so that it cannot use up what all share.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { clientKey } from '../../src/serve/edge/client-ip.ts';
import type { Proxies } from '../../src/serve/edge/trusted-proxies.ts';
import { keepAccepting, takeTurn } from './turns.ts';

/** Many times what a browser uses at once, since an office or a mobile network may share one. */
export const MAX_BUSY_PER_CLIENT = 512;
const MAX_CONNECTIONS = 10_000;
const OTHER_DESCRIPTORS = 64;
/** A connection this young is not closed: it may be about to ask, or is being served. */
const FRESH_MS = 1_000;
/** Requests sent ahead on one connection: hardly any client sends as many. */
const MAX_UNANSWERED = 32;

type Serve = (outgoing: ServerResponse, client: string) => void;

/**
 * Has requests served by turns of their clients. At the limit a new connection takes the place of
 * the one that has been idle longest, or if that is fresh, of the one that has read nothing for
 * longest.
 * @param mostOpenFiles of the process: a connection is one
 */
export function serveFairly(
  server: Server,
  proxies: Proxies,
  serve: Serve,
  mostOpenFiles = Number.POSITIVE_INFINITY,
): Server {
  const most = Math.min(MAX_CONNECTIONS, mostOpenFiles - OTHER_DESCRIPTORS);
  /** Connections by client, in the order in which they became so; without those of proxies. */
  const [idle, busy] = [new Map<Socket, string>(), new Map<Socket, string>()];
  /** When a connection came, asked, read or had its answer. */
  const since = new WeakMap<Socket, number>();
  const note = (connections: Map<Socket, string>, socket: Socket, client: string) => {
    connections.set(socket, client);
    since.set(socket, performance.now());
  };
  const counts = new Map<string | Socket, number>();
  const count = (key: string | Socket, change: number): number => {
    const sum = (counts.get(key) ?? 0) + change;
    if (sum > 0) counts.set(key, sum);
    else counts.delete(key);
    return sum;
  };
  const rest = (socket: Socket) => {
    const client = busy.get(socket);
    if (client !== undefined && busy.delete(socket)) count(client, -1);
    if (client !== undefined && !socket.destroyed) note(idle, socket, client);
  };
  const close = (socket: Socket) => {
    socket.destroy();
    counts.delete(socket);
    rest(socket);
    idle.delete(socket);
  };
  server.on('connection', (socket: Socket) => {
    socket.once('close', () => close(socket));
    keepAccepting();
    if (proxies.includes(socket.remoteAddress ?? '')) return;
    const longest = [...idle.keys().take(1), ...busy.keys().take(1)];
    const freshSince = performance.now() - FRESH_MS;
    const loser = longest.find((held) => (since.get(held) ?? 0) <= freshSince) ?? longest[0];
    if (loser !== undefined && idle.size + busy.size >= most) close(loser);
    note(idle, socket, clientKey(socket.remoteAddress));
    socket.on('drain', () => {
      const client = busy.get(socket);
      if (client !== undefined && busy.delete(socket)) note(busy, socket, client);
    });
  });
  const receive = ({ socket, headers }: IncomingMessage, outgoing: ServerResponse) => {
    if (socket.destroyed) return;
    const holder = idle.get(socket);
    if (holder !== undefined && idle.delete(socket)) {
      note(busy, socket, holder);
      if (count(holder, 1) > MAX_BUSY_PER_CLIENT) return close(socket);
    }
    outgoing.once('close', () => count(socket, -1) > 0 || rest(socket));
    const client = clientKey(proxies.clientOf(socket.remoteAddress, headers['x-forwarded-for']));
    const answer = () => socket.destroyed || serve(outgoing, client);
    if (count(socket, 1) > MAX_UNANSWERED || !takeTurn(client, answer)) close(socket);
  };
  return server.on('request', receive).on('checkExpectation', receive);
}
