import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { askPort, smallHost } from '../../tests/support/small-host.ts';
import { MAX_CONNECTIONS_PER_CLIENT } from './connections.ts';

const MORE = 30;

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** How many of so many silent connections stay open. */
async function openAndCount(port: number, count: number, localAddress: string): Promise<number> {
  const opened = Array.from({ length: count }, () => {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    return socket.on('error', () => undefined).resume();
  });
  sockets.push(...opened);
  await Promise.all(opened.map((socket) => once(socket, 'connect')));
  const open = () => opened.filter((socket) => !socket.closed).length;
  // Until no more are closed: a busy machine takes its time.
  for (let before = -1; before !== open(); await setTimeout(200)) before = open();
  return open();
}

describe('one address', () => {
  test('holds so many connections and no more; others are answered', async () => {
    const { port } = await smallHost({ files: { 'a.txt': 'a' } });
    const open = await openAndCount(port, MAX_CONNECTIONS_PER_CLIENT + MORE, '127.0.0.5');
    expect(open).toBe(MAX_CONNECTIONS_PER_CLIENT);
    expect((await askPort(port, '/a.txt')).status).toBe(200);
  });

  test('may open others once some have ended', async () => {
    const { port } = await smallHost({});
    await openAndCount(port, MAX_CONNECTIONS_PER_CLIENT, '127.0.0.6');
    const ended = sockets.splice(0, MORE);
    await Promise.all(ended.map((socket) => once(socket.destroy(), 'close')));
    await setTimeout(100);
    expect(await openAndCount(port, 2 * MORE, '127.0.0.6')).toBe(MORE);
  });

  test('of a trusted proxy may hold more: it brings many clients', async () => {
    const { port } = await smallHost({ proxies: '127.0.0.7/32' });
    const count = MAX_CONNECTIONS_PER_CLIENT + MORE;
    expect(await openAndCount(port, count, '127.0.0.7')).toBe(count);
    expect(await openAndCount(port, count, '127.0.0.8')).toBe(MAX_CONNECTIONS_PER_CLIENT);
  });
});
