// docs/nginx.conf: whose request it is behind Cloudflare, and how many a client has at once.
import { once } from 'node:events';
import type { OutgoingHttpHeaders } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ask, startBehindNginx } from './support/nginx.ts';

/** Stands for Cloudflare, whose own ranges are not on this machine. */
const CDN = '127.9.0.1';
const AT_ONCE = 512;

let behind: Awaited<ReturnType<typeof startBehindNginx>>;
beforeAll(async () => {
  const believed = 'server_name _; set_real_ip_from 127.9.0.0/16;';
  behind = await startBehindNginx({ 'server_name _;': believed });
});
afterAll(() => behind?.stop());

const get = (localAddress: string, headers: OutgoingHttpHeaders = {}, path = '/api/stats') =>
  ask({ path, port: behind.port, localAddress, headers });

describe('behind Cloudflare', () => {
  test.each(['203.0.113.7', '2001:db8:5::9'])(
    'the client is %s of CF-Connecting-IP, whatever else is claimed',
    async (client) => {
      const statuses: number[] = [];
      for (let turn = 0; turn < 70; turn += 1) {
        const forged = { 'X-Forwarded-For': `198.51.100.${turn}`, 'X-Real-IP': `10.0.0.${turn}` };
        const { status } = await get(CDN, { ...forged, 'CF-Connecting-IP': client });
        statuses.push(status);
      }
      expect(statuses).toEqual([...Array(60).fill(200), ...Array(10).fill(429)]);
      const { headers } = await get(
        CDN,
        { 'CF-Connecting-IP': '203.0.113.8' },
        '/api/check?number=12',
      );
      expect(headers['ratelimit']).toMatch(/^"check";r=5\d;/);
    },
  );

  test('all Workers are one client: what one writes into X-Forwarded-For is not read', async () => {
    const left: unknown[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const forged = { 'X-Forwarded-For': `198.51.100.${turn}` };
      const worker = { 'CF-Connecting-IP': `2a06:98c0:3600::10${turn}` };
      left.push((await get(CDN, { ...forged, ...worker })).headers['ratelimit']);
    }
    expect(left.map((text) => /r=(\d+)/.exec(String(text))?.[1])).toEqual(['59', '58', '57']);
  });
});

test('from elsewhere CF-Connecting-IP is not believed', async () => {
  const left: unknown[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const { headers } = await get('127.8.0.1', { 'CF-Connecting-IP': `203.0.113.${20 + turn}` });
    left.push(/r=(\d+)/.exec(String(headers['ratelimit']))?.[1]);
  }
  expect(left).toEqual(['59', '58', '57']);
});

describe('requests of one client at once', () => {
  /** Shorter than nginx waits for a body: then all of them are under way at once. */
  const MOST_MS = 4_000;

  /** Requests whose body does not come: nginx waits five seconds for it. */
  async function pending(
    localAddress: string,
    count: number,
    clientOf: (turn: number) => string = () => '',
  ): Promise<Socket[]> {
    const head = 'POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n';
    const sockets = Array.from({ length: count }, () =>
      connect({ port: behind.port, host: '127.0.0.1', localAddress }).on('error', () => undefined),
    );
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    for (const [turn, socket] of sockets.entries()) {
      socket.write(`${head}CF-Connecting-IP: ${clientOf(turn)}\r\n\r\n`);
    }
    return sockets;
  }

  test.each(['/api/results', '/'])('beyond 512 %s is 429 that a page can read', async (path) => {
    const address = path === '/' ? '127.7.0.1' : '127.7.0.2';
    const sockets = await pending(address, AT_ONCE);
    const refused = await vi.waitFor(async () => {
      const answer = await get(address, {}, path);
      expect(answer.status).toBe(429);
      return answer;
    }, MOST_MS);
    const other = await get('127.7.0.3', {}, path);
    for (const socket of sockets) socket.destroy();
    expect(other.status).toBe(200);
    expect(refused.headers).toMatchObject({
      'retry-after': '1',
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
      'content-type': 'application/json; charset=utf-8',
    });
    expect(JSON.parse(refused.text)).toMatchObject({ success: false, code: 'quota_exceeded' });
    await expect.poll(() => get(address, {}, path)).toMatchObject({ status: 200 });
  });

  test.each([
    {
      network: (turn: number) => `2001:db8::${(turn + 1).toString(16)}`,
      same: '2001:db8:0:0:ffff::',
      other: '2001:db8:0:1::1',
    },
    {
      network: (turn: number) => `2001:db8:a::${turn.toString(16)}:0:0:1`,
      same: '2001:db8:a::9',
      other: '2001:db8:a:1::9',
    },
    {
      network: (turn: number) => `2002:cb00:7109:${turn.toString(16)}::1`,
      same: '203.0.113.9',
      other: '2002:cb00:710a::1',
    },
    {
      network: (turn: number) => `2001:0:${turn.toString(16)}:1:0:fb8f:34ff:8ef5`,
      same: '2001:0:ffff:ffff:0:1:34ff:8ef5',
      other: '2001:0:1:1:0:fb8f:34ff:8ef4',
    },
    {
      network: (turn: number) => `64:ff9b:1:${turn.toString(16)}::203.0.113.11`,
      same: '203.0.113.11',
      other: '64:ff9b:1::203.0.113.12',
    },
  ])('however its network is written: $same', async ({ network, same, other }) => {
    const sockets = await pending(CDN, AT_ONCE, network);
    const statusOf = async (client: string) =>
      (await get(CDN, { 'CF-Connecting-IP': client }, '/')).status;
    await expect.poll(() => statusOf(same), { timeout: MOST_MS }).toBe(429);
    expect(await statusOf(other)).toBe(200);
    for (const socket of sockets) socket.destroy();
  });

  test('nginx has connections for many such clients', async () => {
    const sockets: Socket[] = [];
    for (let client = 1; client <= 5; client += 1) {
      sockets.push(...(await pending(`127.6.0.${client}`, AT_ONCE)));
    }
    expect((await get('127.6.0.9')).status).toBe(200);
    expect(sockets.length).toBeGreaterThan(2_000);
    for (const socket of sockets) socket.destroy();
  });
});
