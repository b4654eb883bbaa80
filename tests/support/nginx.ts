// A real nginx with a configuration from docs/, changed only where that says CHANGE; and requests
// that go out as written, from an address of our choice.
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, type RequestOptions, request } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect } from 'vitest';
import { listFiles } from '../../scripts/disk/text-files.ts';
import { start } from './fresh-clone.ts';

const NGINX = process.env['NGINX'] ?? '/usr/sbin/nginx';

export const STATIC = '.vercel/output/static';

/** `npm run serve` that believes what an nginx on this machine says of its clients. */
export async function startHost(port = 0) {
  const command = `exec "${process.execPath}" scripts/run.ts serve`;
  const env = { PORT: String(port), TRUSTED_PROXIES: '127.0.0.1/32,::1/128' };
  const host = await start('.', command, /site http:\/\/127\.0\.0\.1:(\d+)\//, env);
  return { port: Number(host.match[1]), stop: host.stop };
}

/** docs/nginx.conf in front of hosts at these ports. */
export function startNginxBefore(ports: readonly number[], changes = {}) {
  return startNginx('docs/nginx.conf', {
    ...changes,
    '127.0.0.1:4321': ports.map((port) => `127.0.0.1:${port}`).join(' max_fails=0; server '),
    '/srv/lottery/current': resolve(STATIC),
  });
}

export async function startBehindNginx(changes = {}) {
  const host = await startHost();
  const nginx = await startNginxBefore([host.port], changes);
  const stop = async () => {
    await nginx.stop();
    await host.stop('SIGKILL').catch(() => {});
  };
  return { port: nginx.port, hostPort: host.port, host, stop };
}

/** What a distribution's nginx.conf is around ours, for one that runs in a folder of its own. */
const around = (mainSettings: string) => `daemon off;
pid nginx.pid;
error_log stderr notice;
${process.getuid?.() === 0 ? 'user root;' : ''}
${mainSettings}
http {
    access_log off;
    client_body_temp_path body;
    proxy_temp_path proxy;
    fastcgi_temp_path fastcgi;
    uwsgi_temp_path uwsgi;
    scgi_temp_path scgi;
    include site.conf;
}
`;

/** Starts nginx with a configuration, each placeholder replaced. */
export async function startNginx(file: string, changes: Readonly<Record<string, string>>) {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  let site = await readFile(file, 'utf8');
  // What the file says that nginx.conf needs beside it.
  const [mainSettings = 'events {}'] = /(?:^# {5}.*;.*\n)+/m.exec(site) ?? [];
  for (const [written, meant] of Object.entries({
    'listen 80;': `listen ${port};`,
    ...changes,
  })) {
    const lines = site.split('\n').filter((line) => line.includes(written) && !/^#/.test(line));
    expect(lines, written).toEqual([expect.stringContaining('# CHANGE')]);
    site = site.replace(lines[0] ?? '', (lines[0] ?? '').replace(written, meant));
  }
  await writeFile(join(folder, 'nginx.conf'), around(mainSettings.replace(/^#/gm, '')));
  await writeFile(join(folder, 'site.conf'), site);
  const command = `exec ${NGINX} -p ${folder} -c ${folder}/nginx.conf`;
  const server = await start('.', command, /start worker process/);
  const stop = async () => {
    await server.stop('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  };
  return { port, stop };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

export type Reply = {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  text: string;
};

/** One request on a connection of its own; the path goes out as it is written. */
export function ask(options: RequestOptions & { body?: string }): Promise<Reply> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', agent: false, ...options }, (response) => {
      const { statusCode: status = 0, headers } = response;
      const whole = (chunks: Buffer[]) => {
        const bytes = Buffer.concat(chunks);
        resolve({ status, headers, bytes, text: bytes.toString() });
      };
      response.toArray().then(whole, reject);
    })
      .on('error', reject)
      .end(options.body);
  });
}

/** How an answer travels: what it weighs depends on how strongly it was compressed. */
const TRANSPORT = 'date connection server keep-alive transfer-encoding content-length'.split(' ');

/** Seconds that pass between two questions. */
const SECONDS = /(?<=^"\w+";r=\d+;t=|^|รอ )\d{1,2}(?=$| วินาที)/g;

/** What a caller gets, without the transport and without what the clock decides. */
export function answer({ status, headers, bytes }: Reply, excluded: readonly string[] = []) {
  const encoding = headers['content-encoding'];
  const unpack = encoding === 'gzip' ? gunzipSync : brotliDecompressSync;
  // An answer to HEAD or a 304 may name an encoding without having bytes.
  const plain = encoding === undefined || bytes.length === 0 ? bytes : unpack(bytes);
  const kept = Object.entries(headers)
    .filter(([name]) => ![...TRANSPORT, ...excluded].includes(name))
    .map(([name, value]) => [name, String(value).replace(SECONDS, 'N')]);
  const body = plain.toString().replace(SECONDS, 'N');
  return { status, headers: Object.fromEntries(kept), body };
}

/** Bytes out, bytes back, until the other side hangs up, were it before it had read all of ours. */
export async function exchange(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const back: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => back.push(chunk));
  const ended = once(socket, 'close').catch((error: NodeJS.ErrnoException) => {
    // A reset after an answer is how a server stops a client that goes on sending.
    if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') throw error;
  });
  socket.write(bytes);
  await ended;
  return Buffer.concat(back).toString();
}

/** Hundreds of pages are alike: a few of each folder and type stand for them. */
const ALIKE = 3;

/** Some of the static files beside the API, by their path below the root. */
export async function fewOfEachKind(): Promise<string[]> {
  const files = listFiles(STATIC).filter((path) => !path.startsWith('api/'));
  const kindOf = (path: string) =>
    `${path.split('/')[0]} ${path.split('/').length} ${path.split('.').at(-1)}`;
  return [...Map.groupBy(files, kindOf).values()].flatMap((paths) => paths.slice(0, ALIKE));
}
