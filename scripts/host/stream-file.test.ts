import { once } from 'node:events';
import { appendFile } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { askPort, smallHost } from '../../tests/support/small-host.ts';

const LARGE = 'ก'.repeat(4_000_000);

describe('a large file', () => {
  test('is whole for the next client after one has left in the middle', async () => {
    const { port } = await smallHost({ files: { 'large.txt': LARGE } });
    for (let turn = 0; turn < 3; turn += 1) {
      const asked = request({ host: '127.0.0.1', port, path: '/large.txt', agent: false }).end();
      const [response] = await once(asked, 'response');
      response.on('error', () => undefined).destroy();
      await setTimeout(50);
      const { status, bytes } = await askPort(port, '/large.txt');
      expect([status, bytes.toString() === LARGE]).toEqual([200, true]);
    }
  });

  test('reaches other clients at once while one reads nothing of a hundred answers', async () => {
    const { port } = await smallHost({ files: { 'large.txt': LARGE } });
    const idle = Array.from({ length: 100 }, () => {
      const socket = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' });
      socket.on('error', () => undefined).write('GET /large.txt HTTP/1.1\r\nHost: a\r\n\r\n');
      return socket.pause();
    });
    await setTimeout(500);
    const { bytes } = await askPort(port, '/large.txt');
    expect(bytes.toString() === LARGE).toBe(true);
    for (const socket of idle) socket.destroy();
  }, 15_000);

  test('that somebody has written into is no answer: 500, and the connection of a half one ends', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { port, root } = await smallHost({ files: { 'large.txt': LARGE } });
    await appendFile(join(root, 'large.txt'), 'x');
    await expect(askPort(port, '/large.txt')).rejects.toThrow();
    const gzip = { headers: { 'Accept-Encoding': 'gzip' } };
    expect((await askPort(port, '/large.txt', gzip)).status).toBe(500);
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('was changed'));
    logged.mockRestore();
  });
});
