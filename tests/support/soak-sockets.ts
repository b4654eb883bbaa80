// Connections that no honest client makes: bytes that are no HTTP, headers that drip, silence,
// answers that nobody reads.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { MARK } from './soak-load.ts';

const SLOW_AT_ONCE = 50;
const DRIP_MS = 500;

/** What the other side said until it hung up. A reset is an answer, too. */
async function hearOut(socket: Socket): Promise<string> {
  let heard = '';
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    heard += chunk;
  });
  if (!socket.closed) await once(socket, 'close').catch(() => {});
  return heard;
}

const open = (port: number, localAddress = '127.0.0.66') =>
  connect({ port, host: '127.0.0.1', localAddress });

const GET = 'GET /api/results HTTP/1.1\r\nHost: x\r\n';
const GARBAGE: readonly (() => string | Buffer)[] = [
  () => randomBytes(2_000),
  () => Buffer.from('16030100f1010000ed0303', 'hex'),
  () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  () => `${MARK}\n\x1b[2J{"message":"forged"}\r\n\r\n`,
  () => `GET /api/${MARK}\x1b[31m\x07 HTTP/1.1\r\nHost: x\r\n\r\n`,
  () => `${GET}X: ${MARK}\n{"message":"forged"}\r\n\r\n`,
  () => `${GET}X: \x1b]0;${MARK}\x07\x9b2J\r\nConnection: close\r\n\r\n`,
  () => `${GET}Host: y\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  () => `${GET}Content-Length: -1\r\n\r\n`,
  () => `POST /api/check HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzzz\r\n`,
  () => `GET /${'x'.repeat(200_000)} HTTP/1.1\r\n\r\n`,
  () => `${GET}${'A: b\r\n'.repeat(20_000)}\r\n`,
  () => `GET /api/results HTTP/9.9\r\n\r\n`,
];

/** Garbage, one connection after the other. Gives the answers that were not a refusal with CORS. */
export async function throwGarbage(port: number, signal: AbortSignal) {
  const wrong: string[] = [];
  let thrown = 0;
  for (; !signal.aborted; thrown += 1) {
    const socket = open(port);
    socket.end(GARBAGE[thrown % GARBAGE.length]?.() ?? '');
    const heard = await hearOut(socket);
    const refused = /^HTTP\/1\.1 4/.test(heard);
    if (/HTTP\/1\.1 5/.test(heard)) wrong.push(heard);
    if (refused && !/access-control-allow-origin: \*/i.test(heard)) wrong.push(heard);
    await setTimeout(20);
  }
  return { thrown, wrong };
}

/** Asks for a large answer and leaves at once. */
export async function leaveEarly(port: number, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const socket = open(port, '127.0.0.67').on('error', () => {});
    socket.write(`${GET.replace('results', 'stats')}\r\n`, () => socket.resetAndDestroy());
    await setTimeout(50);
  }
}

type Slow = { first: string; drip: string };
const SLOW: readonly Slow[] = [
  { first: GET, drip: `X-${MARK}: \x1b[2J\r\n` },
  { first: 'G', drip: '' },
  { first: '', drip: '' },
  {
    first: 'POST /api/check HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n',
    drip: 'x',
  },
];

/** Fifty slow connections of every kind at once. Resolves once the host has closed every one. */
export async function crawl(port: number): Promise<number> {
  const sockets = SLOW.flatMap(({ first, drip }) =>
    Array.from({ length: SLOW_AT_ONCE }, async () => {
      const socket = open(port, '127.0.0.68');
      if (first !== '') socket.write(first);
      const dripping = setInterval(() => drip !== '' && socket.write(drip), DRIP_MS);
      await hearOut(socket);
      clearInterval(dripping);
    }),
  );
  return (await Promise.all(sockets)).length;
}

/** So many requests in one go on one connection; the statuses in the order of the answers. */
export async function pipeline(port: number, localAddress: string, requests: number) {
  const socket = open(port, localAddress);
  const last = `${GET}Connection: close\r\n\r\n`;
  socket.write(`${GET}\r\n`.repeat(requests - 1) + last);
  const heard = await hearOut(socket);
  return [...heard.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
}
