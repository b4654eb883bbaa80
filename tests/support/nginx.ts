// A real nginx with a configuration of ours, changed only where that says CHANGE; and requests
// that go out as written, from an address of our choice.
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, type RequestOptions, request } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { start } from './fresh-clone.ts';

const NGINX = process.env['NGINX'] ?? '/usr/sbin/nginx';

export const STATIC = '.vercel/output/static';

/** `serve` of a folder of releases that believes what an nginx on this machine says. */
export async function startHost(folder: string, port = 0) {
  const command = `exec "${process.execPath}" scripts/run.ts serve ${folder}`;
  const env = { PORT: String(port), TRUSTED_PROXIES: '127.0.0.1/32,::1/128' };
  const host = await start('.', command, /site http:\/\/127\.0\.0\.1:(\d+)\//, env);
  return { ...host, port: Number(host.match[1]) };
}

/** deploy/lottery.conf in front of two hosts of a folder of releases. */
export function startNginxBefore(folder: string, ports: readonly [number, number], changes = {}) {
  return startNginx('deploy/lottery.conf', {
    '127.0.0.1:4321': `127.0.0.1:${ports[0]}`,
    '127.0.0.1:4322': `127.0.0.1:${ports[1]}`,
    '/srv/lottery': folder,
    ...changes,
  });
}

/** What a distribution's nginx.conf is around ours, for one that runs in a folder of its own. */
const AROUND = `daemon off;
pid nginx.pid;
error_log stderr notice;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes auto;
worker_rlimit_nofile 65536;
events { worker_connections 16384; multi_accept on; }
http {
    access_log off;
    include /etc/nginx/mime.types;
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
  const [port, port2] = [await freePort(), await freePort()];
  let site = await readFile(file, 'utf8');
  for (const [written, meant] of Object.entries({
    'listen 80': `listen ${port}`,
    ...changes,
  })) {
    const lines = site.split('\n').filter((line) => line.includes(written) && !/^#/.test(line));
    expect(lines, written).toEqual([expect.stringContaining('# CHANGE')]);
    site = site.replace(lines[0] ?? '', (lines[0] ?? '').replace(written, meant));
  }
  await writeFile(join(folder, 'nginx.conf'), AROUND);
  const placed = site.replaceAll('PORT2', String(port2)).replaceAll('PORT', String(port));
  await writeFile(join(folder, 'site.conf'), placed);
  const command = `exec ${NGINX} -p ${folder} -c ${folder}/nginx.conf`;
  const server = await start('.', command, /start worker process/);
  const stop = async () => {
    await server.stop('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  };
  return { port, port2, stop, pid: server.pid };
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
