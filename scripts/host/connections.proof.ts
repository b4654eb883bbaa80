// Which connection gives way where there are too many, and whose turn it is where many ask.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { fixtureOutput } from '../../tests/support/fixture-output.ts';
import { start } from '../../tests/support/fresh-clone.ts';
import { askPort, smallHost } from '../../tests/support/small-host.ts';
import { MAX_BUSY_PER_CLIENT } from './connections.ts';

const MORE = 30;
const HEAD = 'HTTP/1.1\r\nHost: a\r\n\r\n';

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** So many connections of an address, each of which sends a text, and reads answers or does not. */
async function open(port: number, count: number, localAddress: string, text = '', reads = true) {
  const opened = Array.from({ length: count }, () => {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    socket.on('error', () => undefined).write(text);
    return reads ? socket.resume() : socket.pause();
  });
  sockets.push(...opened);
  await Promise.all(opened.map((socket) => once(socket, 'connect')));
  return opened;
}

/**
 * How many of them are still open, once no more are being closed: a busy machine takes its time.
 */
async function countOpen(opened: readonly Socket[]): Promise<number> {
  const count = () => opened.filter((socket) => !socket.closed).length;
  for (let before = -1; before !== count(); await setTimeout(300)) before = count();
  return count();
}

describe('one address', () => {
  const files = { 'a.txt': 'a', 'large.txt': 'large '.repeat(4_000_000) };
  const large = `GET /large.txt ${HEAD}`;

  test('is answered on so many connections at once and no more; others are answered', async () => {
    const { port } = await smallHost({ files });
    await open(port, MAX_BUSY_PER_CLIENT + MORE, '127.0.0.5', large, false);
    // Who reads nothing does not hear that it was cut off.
    for (const socket of sockets.splice(MAX_BUSY_PER_CLIENT)) socket.resume();
    expect((await askPort(port, '/a.txt')).status).toBe(200);
    const [late] = await open(port, 1, '127.0.0.5', `GET /a.txt ${HEAD}`);
    expect(await countOpen([late as Socket])).toBe(0);
  });

  test('may hold as many idle ones as there is room for', async () => {
    const { port } = await smallHost({ files });
    const idle = await open(port, 2 * MAX_BUSY_PER_CLIENT, '127.0.0.6', `GET /a.txt ${HEAD}`);
    expect(await countOpen(idle)).toBe(2 * MAX_BUSY_PER_CLIENT);
  });

  test('of a trusted proxy may have more answered: it brings many clients', async () => {
    const { port } = await smallHost({ files, proxies: '127.0.0.7/32' });
    await open(port, MAX_BUSY_PER_CLIENT + MORE, '127.0.0.7', large, false);
    const [late] = await open(port, 1, '127.0.0.7', `GET /a.txt ${HEAD}`);
    expect(await countOpen([late as Socket])).toBe(1);
  });

  test('that sends thousands of requests at once has no more turns than who sends one', async () => {
    const { port } = await smallHost({ files });
    let answers = 0;
    const flooding = await open(port, 128, '127.0.0.5', `GET /api/nowhere ${HEAD}`.repeat(32));
    for (const socket of flooding)
      socket.on('data', (data) => {
        answers += String(data).split('HTTP/1.1 404').length - 1;
      });
    await expect.poll(() => answers).toBeGreaterThan(0);
    expect((await askPort(port, '/a.txt')).status).toBe(200);
    expect(answers).toBeLessThan((128 * 32) / 2);
    await expect.poll(() => answers).toBe(128 * 32);
  });
});

test('at the limit the one that has been idle longest gives way to a new one', async () => {
  const { output, generated } = await fixtureOutput();
  const command = `ulimit -n 264; exec "${process.execPath}" scripts/run.ts serve`;
  const env = { PORT: '0', OUTPUT_FOLDER: output, GENERATED_FOLDER: generated };
  const few = await start('.', command, /site http:\/\/127\.0\.0\.1:(\d+)\//, env);
  const port = Number(few.match[1]);
  const ask = `GET /api/nowhere ${HEAD}`;
  const [first] = await open(port, 1, '127.0.0.8', ask);
  const others = await open(port, 199, '127.0.0.5', ask);
  expect(await countOpen([first as Socket, ...others])).toBe(200);
  first?.write(ask);
  await once(first as Socket, 'data');
  const late = await open(port, 20, '127.0.0.6', ask);
  await Promise.all(late.map((socket) => once(socket, 'data')));
  expect([await countOpen(late), await countOpen([first as Socket])]).toEqual([20, 1]);
  expect(await countOpen(others)).toBe(179);
  await few.stop('SIGKILL').catch(() => undefined);
});
