// The host against nginx on the same files, and against a framework that computes the answers.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { OUTPUT_FOLDER } from '../scripts/output/output-folder.ts';
import { loadInTurn, type Target } from './load.ts';
import type { Measure } from './measure.ts';
import { nginxConfig, REFUSING } from './nginx-config.ts';
import { hasNginx, type ServerProcess, startNginx, startServer } from './server-process.ts';

const UNIT = 'answers/s of CPU';
const DRAW = '/api/results/lao-lottery/1.json';
const STATS = '/api/stats/lao-lottery.json';
/** A framework that answers from draws in memory. */
const LIVE = 'fastify';

type Size = { readonly rounds: number; readonly requests: number };

/** Files, 304 and 429 against nginx, where it is installed. */
export async function measureAgainstNginx(size: Size): Promise<Measure[]> {
  if (!(await hasNginx())) {
    console.error('nginx is not installed: the host is measured without it');
    return [];
  }
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const config = join(folder, 'nginx.conf');
  await writeFile(config, nginxConfig(folder, resolve(OUTPUT_FOLDER, 'static'), port));
  const nginx = await startNginx(config, port);
  const [ours, refusing] = await Promise.all([
    startServer('ours'),
    startServer('ours', ['refusing']),
  ]);
  try {
    const cases = [
      { what: 'one draw', atLeast: 0.5, of: files(DRAW) },
      { what: 'a stats file', atLeast: 0.5, of: files(STATS) },
      { what: 'a 304', of: async (server: ServerProcess) => notModified(server, DRAW) },
      {
        what: 'a 429',
        of: async (server: ServerProcess) =>
          server === nginx
            ? { server, path: REFUSING + DRAW, status: 429 }
            : { server: refusing, path: DRAW, status: 429 },
      },
    ];
    const measures: Measure[] = [];
    for (const { what, atLeast, of } of cases) {
      const [our, their] = await loadInTurn([await of(ours), await of(nginx)], size);
      if (our === undefined || their === undefined) throw new Error(`no load of ${what}`);
      const row = { area: 'host', baselineName: 'nginx' };
      measures.push({
        ...row,
        what,
        unit: UNIT,
        ours: our.perCpuSecond,
        baseline: their.perCpuSecond,
        wanted: atLeast === undefined ? undefined : { atLeast },
      });
      const p99 = { what: `${what}, p99 under load`, unit: 'ms' };
      measures.push({ ...row, ...p99, ours: our.p99Ms, baseline: their.p99Ms });
    }
    return measures;
  } finally {
    for (const server of [nginx, ours, refusing]) server.stop();
    await rm(folder, { recursive: true });
  }
}

/** The same questions to a server that computes its answers from the same draws. */
export async function measureAgainstLive(size: Size): Promise<Measure[]> {
  const [ours, live] = await Promise.all([startServer('ours'), startServer(LIVE)]);
  try {
    const cases = [
      { what: 'one draw', path: '/api/results?lottery=lao-lottery&limit=1', liveShare: 0.2 },
      // Statistics over a whole archive take that server a hundred times as long.
      {
        what: 'stats',
        path: '/api/stats?lottery=lao-lottery',
        liveShare: 0.02,
        wanted: { atLeast: 10 },
      },
    ];
    const measures: Measure[] = [];
    for (const { what, path, liveShare, wanted } of cases) {
      const [our, their] = await loadInTurn(
        [
          { server: ours, path, status: 200 },
          { server: live, path, status: 200, share: liveShare },
        ],
        size,
      );
      measures.push({
        area: 'host',
        what: `${what} asked of it`,
        unit: UNIT,
        ours: our?.perCpuSecond ?? 0,
        baseline: their?.perCpuSecond ?? 0,
        baselineName: `${LIVE}, live`,
        wanted,
      });
    }
    return measures;
  } finally {
    for (const server of [ours, live]) server.stop();
  }
}

const files = (path: string) => async (server: ServerProcess) => ({ server, path, status: 200 });

async function notModified(server: ServerProcess, path: string): Promise<Target> {
  const { headers } = await fetch(server.origin + path);
  return { server, path, headers: { 'If-None-Match': String(headers.get('etag')) }, status: 304 };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}
