// Limits what one client holds open, so that it cannot use up what all share.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { clientKey } from '../../src/edge/client-ip.ts';
import type { Proxies } from './trusted-proxies.ts';

/** Many times what a browser opens, since an office or a mobile network may share an address. */
export const MAX_CONNECTIONS_PER_CLIENT = 512;
const MAX_CONNECTIONS = 10_000;
const OTHER_DESCRIPTORS = 64;
/** Requests sent ahead on one connection: hardly any client sends as many. */
const MAX_UNANSWERED = 32;

/** Limits connections, in all and by client (a trusted proxy has many), and requests on each. */
export function limitConnections(server: Server, proxies: Proxies): void {
  const limits = process.report.getReport() as { userLimits?: { open_files: { soft: unknown } } };
  const descriptors = Number(limits.userLimits?.open_files.soft) || Number.POSITIVE_INFINITY;
  server.maxConnections = Math.min(MAX_CONNECTIONS, descriptors - OTHER_DESCRIPTORS);
  const counts = new Map<string | Socket, number>();
  const count = (key: string | Socket, change: number): number => {
    const sum = (counts.get(key) ?? 0) + change;
    if (sum > 0) counts.set(key, sum);
    else counts.delete(key);
    return sum;
  };
  server.on('connection', (socket: Socket) => {
    if (proxies.includes(socket.remoteAddress ?? '')) return;
    const client = clientKey(socket.remoteAddress);
    socket.once('close', () => count(client, -1));
    if (count(client, 1) > MAX_CONNECTIONS_PER_CLIENT) socket.destroy();
  });
  server.on('request', ({ socket }: IncomingMessage, outgoing: ServerResponse) => {
    outgoing.once('close', () => count(socket, -1));
    if (count(socket, 1) > MAX_UNANSWERED) socket.destroy();
  });
}
