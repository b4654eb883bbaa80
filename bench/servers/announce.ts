// A server in a process of its own tells whoever measures it where it listens and, when asked, how
// much CPU time it has used.
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export function announce(server: Server): void {
  const tellPort = () => process.send?.({ port: (server.address() as AddressInfo).port });
  if (server.listening) tellPort();
  else server.once('listening', tellPort);
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpuMs: (user + system) / 1000 });
  });
  process.once('disconnect', () => process.exit());
}
