// Limits the open connections of one client, so that it cannot use up those of all.
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { clientKey } from '../../src/edge/client-ip.ts';
import type { Proxies } from './client-address.ts';

/** Many times what a browser opens, since an office or a mobile network may share an address. */
export const MAX_CONNECTIONS_PER_CLIENT = 512;

/** Closes what one client (IPv6: a /64) opens beyond the limit. A trusted proxy brings many clients. */
export function limitConnections(server: Server, proxies: Proxies): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress !== undefined && proxies.includes(remoteAddress)) return;
    const client = clientKey(remoteAddress);
    const others = open.get(client) ?? 0;
    if (others >= MAX_CONNECTIONS_PER_CLIENT) {
      socket.destroy();
      return;
    }
    open.set(client, others + 1);
    socket.once('close', () => {
      const left = (open.get(client) ?? 0) - 1;
      if (left > 0) open.set(client, left);
      else open.delete(client);
    });
  });
}
