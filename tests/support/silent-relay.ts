// A relay to a port that can fall silent as a lost network does: what is connected stays so, and
// says nothing any more; what connects later is served.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type SilentRelay = Awaited<ReturnType<typeof silentRelay>>;

/** @param port of this machine, to which it leads */
export async function silentRelay(port: number) {
  const sockets = new Set<Socket>();
  const relay = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const [socket, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.pipe(to);
      socket.on('error', () => to.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        to.destroy();
      });
    }
  }).listen(0, '127.0.0.1');
  await once(relay, 'listening');
  return {
    url: `redis://127.0.0.1:${(relay.address() as AddressInfo).port}`,
    silence(): void {
      for (const socket of sockets) socket.unpipe().resume();
    },
    close(): void {
      relay.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
