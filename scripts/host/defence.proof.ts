// The host against those who do not play by the rules.
import { once } from 'node:events';
import { request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { memoryQuota } from '../../src/serve/edge/quota.ts';
import { fixtureOutput } from '../../tests/support/fixture-output.ts';
import { createHost } from './server.ts';
import { trustedProxies } from '../../src/serve/edge/trusted-proxies.ts';

let host: Server;

afterEach(() => void host.close());

async function listen(proxies?: string): Promise<string> {
  const { site } = await fixtureOutput();
  host = createHost({ now: site }, memoryQuota(), trustedProxies(proxies)).listen(0, '127.0.0.1');
  await once(host, 'listening');
  return `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
}

async function passedOf(
  times: number,
  headers: (turn: number) => Record<string, string>,
  proxies?: string,
) {
  const url = `${await listen(proxies)}/api/check?number=123456`;
  let passed = 0;
  for (let turn = 0; turn < times; turn += 1) {
    const response = await fetch(url, { headers: headers(turn) });
    await response.arrayBuffer();
    if (response.status === 200) passed += 1;
  }
  return passed;
}

describe('who is counted', () => {
  test.each(['X-Forwarded-For', 'X-Real-IP', 'CF-Connecting-IP', 'True-Client-IP', 'X-Client-IP'])(
    'a forged %s makes nobody another client',
    async (name) => {
      expect(await passedOf(70, (turn) => ({ [name]: `198.51.100.${turn}` }))).toBe(60);
    },
  );

  test('a forged Forwarded gives no quota of its own', async () => {
    expect(await passedOf(70, (turn) => ({ Forwarded: `for=198.51.100.${turn}` }))).toBe(60);
  });

  test('a thousand addresses of one /64 share one quota', async () => {
    const address = (turn: number) => `2001:db8:0:7:${turn.toString(16)}::1`;
    const headers = (turn: number) => ({ 'X-Forwarded-For': address(turn) });
    expect(await passedOf(1000, headers, 'loopback')).toBe(60);
  });
});

describe('bodies', () => {
  test.each([
    { headers: { 'Content-Length': '3' }, because: 'it says its length' },
    { headers: { 'Transfer-Encoding': 'chunked' }, because: 'it comes in chunks' },
  ])(
    'the connection of a request with a body ends with the answer: $because',
    async ({ headers }) => {
      const origin = await listen();
      const answered = new Promise<[number, unknown]>((resolve, reject) => {
        const options = { method: 'POST', headers };
        request(`${origin}/api/results`, options, (response) => {
          response.resume();
          resolve([response.statusCode ?? 0, response.headers.connection]);
        })
          .on('error', reject)
          .end('abc');
      });
      expect(await answered).toEqual([405, 'close']);
    },
  );

  test('a body without end is cut off, not read', async () => {
    const { port } = new URL(await listen());
    const socket = connect(Number(port), '127.0.0.1');
    const lines = ['POST /api/results HTTP/1.1', 'Host: a', 'Content-Length: 1000000000', '', ''];
    socket.write(lines.join('\r\n'));
    const chunk = Buffer.alloc(64 * 1024);
    const pour = () => {
      while (socket.writable && socket.write(chunk));
    };
    socket.on('drain', pour).on('error', () => undefined);
    pour();
    // Cut off in the middle, it may hear of it as an error first.
    await new Promise((resolve) => socket.on('close', resolve));
    expect(socket.bytesWritten).toBeLessThan(100_000_000);
  });
});

describe('pipelining', () => {
  const question = 'GET /api/results?lottery=lao-tv HTTP/1.1\r\nHost: a\r\n';
  async function answersTo(requests: string): Promise<number> {
    const { port } = new URL(await listen());
    const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
    let text = '';
    socket.on('data', (chunk: Buffer) => {
      text += chunk;
    });
    socket.write(requests);
    await new Promise((resolve) => socket.on('close', resolve));
    return text.match(/HTTP\/1\.1 200/g)?.length ?? 0;
  }

  test('as many as a client may well send at once are all answered', async () => {
    const last = `${question}Connection: close\r\n\r\n`;
    expect(await answersTo(`${question}\r\n`.repeat(19) + last)).toBe(20);
  });

  test('who asks thousands of times without waiting is cut off', async () => {
    expect(await answersTo(`${question}\r\n`.repeat(5_000))).toBeLessThan(100);
  });
});
