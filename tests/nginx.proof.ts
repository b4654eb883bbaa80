// deploy/lottery.conf in a real nginx before two hosts of a folder of releases: who is counted,
// what one client may hold open, how long others wait for fifty that ask all at once, and what
// callers notice of a new release, a restart and a host that is gone.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { connect as connect2 } from 'node:http2';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listFiles } from '../scripts/disk/text-files.ts';
import { run } from './support/fresh-clone.ts';
import { childrenOf, runApart, runAsOthers, runFirst } from './support/run-first.ts';
import { ask, STATIC, startHost, startNginxBefore } from './support/nginx.ts';

let folder: string;
let hosts: [Awaited<ReturnType<typeof startHost>>, Awaited<ReturnType<typeof startHost>>];
let nginx: Awaited<ReturnType<typeof startNginxBefore>>;

const publish = (args: string) =>
  run('.', `npm run --silent publish -- --to ${folder} --skip-build ${args}`);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lottery-'));
  await publish('');
  hosts = [await startHost(folder), await startHost(folder)];
  nginx = await startNginxBefore(folder, [hosts[0].port, hosts[1].port], {
    // Without a certificate: as a browser speaks within TLS.
    'listen 80': 'listen 127.0.0.1:PORT2 http2; listen 127.0.0.1:PORT',
  });
});
afterAll(async () => {
  await nginx?.stop();
  for (const { stop } of hosts ?? []) await stop('SIGKILL').catch(() => undefined);
  await rm(folder, { recursive: true, force: true });
});

const get = (path: string, localAddress: string, headers = {}) =>
  ask({ path, port: nginx.port, localAddress, headers });

test('each client has a quota of its own, whatever it claims to be', async () => {
  const statuses: number[] = [];
  for (let turn = 0; turn < 80; turn += 1) {
    const forged = `198.51.100.${turn}`;
    const claims = { 'X-Forwarded-For': `${forged}, 127.0.0.1`, 'X-Real-IP': forged };
    statuses.push((await get('/api/stats', '127.0.0.2', claims)).status);
  }
  expect(statuses).toEqual([...Array(60).fill(200), ...Array(20).fill(429)]);
  expect((await get('/api/stats', '127.0.0.3')).headers['ratelimit']).toBe('"stats";r=59;t=60');
});

const assets = listFiles(STATIC).filter((path) => path.startsWith('_astro/'));

test('ten visitors of one address load all files of their pages over HTTP/2', async () => {
  const load = async () => {
    const session = connect2(`http://127.0.0.1:${nginx.port2}`);
    const statuses = assets.slice(0, 25).map(async (path) => {
      const stream = session.request({ ':path': `/${path}` }).resume();
      const [headers] = await once(stream, 'response');
      await once(stream, 'end');
      return headers[':status'];
    });
    const seen = await Promise.all(statuses);
    session.close();
    return seen;
  };
  const all = (await Promise.all(Array.from({ length: 10 }, load))).flat();
  expect(all).toEqual(Array(10 * Math.min(25, assets.length)).fill(200));
});

test('an asset comes from the disk with the headers of the host, and one that is not there is 404', async () => {
  const path = `/${assets.find((name) => name.endsWith('.css'))}`;
  const through = await get(path, '127.0.0.5');
  const straight = await ask({ path, port: hosts[0].port });
  expect([through.status, through.text]).toEqual([200, straight.text]);
  for (const name of ['cache-control', 'x-content-type-options'] as const) {
    expect(through.headers[name]).toBe(straight.headers[name]);
  }
  const missing = await get('/_astro/none.js', '127.0.0.5');
  expect([missing.status, missing.headers['cache-control']]).toEqual([404, 'no-store']);
});

describe('what one client holds open', () => {
  test('beyond 32 is 429 that a page can read, and others are answered', async () => {
    const head = 'POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n';
    const sockets = Array.from({ length: 32 }, () =>
      connect({ port: nginx.port, host: '127.0.0.1', localAddress: '127.7.0.1' }).on(
        'error',
        () => undefined,
      ),
    );
    for (const socket of sockets) socket.write(head);
    await expect.poll(() => get('/api', '127.7.0.1')).toMatchObject({ status: 429 });
    const { headers, text } = await get('/api', '127.7.0.1');
    expect(headers).toMatchObject({ 'retry-after': '1', 'access-control-allow-origin': '*' });
    expect(JSON.parse(text)).toMatchObject({ success: false, code: 'quota_exceeded' });
    expect((await get('/api/results', '127.7.0.2')).status).toBe(200);
    for (const socket of sockets) socket.destroy();
  });

  describe('how long others wait', () => {
    /** When nobody asks beside them. */
    let alone: Waits;
    beforeAll(async () => {
      const workers = childrenOf(nginx.pid);
      expect(workers.length).toBeGreaterThan(1);
      runFirst(nginx.pid, ...workers, ...hosts.map(({ pid }) => pid));
      // It stands for a client on another machine; those who ask beside it run as anything else.
      runApart();
      alone = await measureWaits();
      tell('nobody', alone);
    });
    afterAll(runAsOthers);

    test.each([
      [1, 500],
      [50, 20],
      [50, 100],
    ])('%i addresses of %i connections: 50 ms, at worst 500', async (addresses, each) => {
      const args = ['tests/support/pipelining.ts', nginx.port, addresses, each].map(String);
      const asking = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
      const counted = asking.stdout.toArray();
      const waits = await measureWaits();
      asking.kill();
      const answers = Number(Buffer.concat(await counted));
      tell(`${addresses} × ${each}, ${answers} answers`, waits);
      // So many at least that they did ask meanwhile.
      expect(answers).toBeGreaterThan(addresses * 32);
      expect(waits.median - alone.median).toBeLessThan(50);
      expect(waits.worst - alone.worst).toBeLessThan(500);
    });
  });

  type Waits = { readonly median: number; readonly worst: number };

  async function measureWaits(): Promise<Waits> {
    const waits: number[] = [];
    for (let turn = 0; turn < 200; turn += 1) {
      const began = performance.now();
      const path = '/api/results?lottery=lao-tv';
      expect((await get(path, `127.5.9.${1 + turn}`)).status).toBe(200);
      waits.push(performance.now() - began);
      await wait(20);
    }
    waits.sort((one, other) => one - other);
    return { median: waits[100] ?? 0, worst: waits.at(-1) ?? 0 };
  }

  const tell = (who: string, { median, worst }: Waits) =>
    console.log(`${who}: ${median.toFixed(1)}, ${worst.toFixed(0)} ms`);
});

test('a rollback, a publication, and each host in turn restarted: every answer is whole', async () => {
  let isRunning = true;
  const seen: Record<string, number> = {};
  const call = async (caller: number) => {
    const agent = new Agent({ keepAlive: true });
    for (let turn = 0; isRunning; turn += 1) {
      const localAddress = `127.2.${caller}.${1 + ((turn >> 5) % 250)}`;
      const outcome = await ask({ path: '/api/stats', port: nginx.port, agent, localAddress }).then(
        ({ status, text }) => `${status} ${JSON.parse(text).success}`,
        (error: Error) => error.message,
      );
      seen[outcome] = (seen[outcome] ?? 0) + 1;
      await wait(5);
    }
    agent.destroy();
  };
  const calling = Array.from({ length: 8 }, (_, caller) => call(caller));
  // By hand, so that the very same build is another release.
  await run('.', `echo >> ${folder}/current/static/robots.txt`);
  expect(await publish('')).toContain('published ');
  expect(await publish('--rollback').catch(String)).toContain('altered static/robots.txt');
  for (const [index, host] of hosts.entries()) {
    expect(await host.stop('SIGTERM')).toEqual([0, null]);
    hosts[index] = await startHost(folder, host.port);
  }
  isRunning = false;
  await Promise.all(calling);
  expect(Object.keys(seen)).toEqual(['200 true']);
}, 300_000);

test('without a host nginx says so in words that a page can read', async () => {
  for (const { stop } of hosts) await stop('SIGTERM');
  const { status, headers, text } = await get('/api/results', '127.0.0.9');
  expect([status, headers['access-control-allow-origin']]).toEqual([500, '*']);
  expect(JSON.parse(text)).toMatchObject({ success: false, code: 'internal_error' });
  expect((await get(`/${assets[0]}`, '127.0.0.9')).status).toBe(200);
});
