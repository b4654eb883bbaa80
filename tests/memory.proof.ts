// The memory of the host while 400 clients at once ask for each large file, in every encoding, and
// while as many read nothing of what they asked for.
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listFiles } from '../scripts/files.ts';
import { LARGE_BYTES } from '../scripts/host/site-files.ts';
import { startHostProcess } from './support/host-process.ts';
import { STATIC } from './support/nginx.ts';

const AT_ONCE = 400;
/** As docs/operations.md states it. */
const MOST_MEGABYTES = 400;
/** Ours, and one that is not. */
const ENCODINGS = ['identity', 'gzip', 'br', 'zstd'] as const;
const UNPACK: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  gzip: gunzipSync,
  br: brotliDecompressSync,
};

let host: Awaited<ReturnType<typeof startHostProcess>>;
let large: string[];
beforeAll(async () => {
  host = await startHostProcess();
  const sized = (await listFiles(STATIC)).map(
    async (path) => [path, (await stat(join(STATIC, path))).size] as const,
  );
  large = (await Promise.all(sized)).filter(([, size]) => size > LARGE_BYTES).map(([path]) => path);
});
afterAll(() => void host?.stop());

/** Each request comes from an address of its own, so that no quota ends it. */
let addresses = 0;
function nextAddress(): string {
  addresses += 1;
  return `127.${1 + (addresses >> 16)}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** The digest of the answer as it was on the wire; of every tenth also what it says. */
function digestOf(path: string, encoding: string, turn: number): Promise<string> {
  const headers = { 'Accept-Encoding': encoding };
  const from = { host: '127.0.0.1', port: host.port, localAddress: nextAddress(), agent: false };
  return new Promise((resolve, reject) => {
    request({ ...from, path: `/${path}`, headers }, (response) => {
      const chunks: Buffer[] = [];
      let length = 0;
      response.on('data', (chunk: Buffer) => {
        length += chunk.length;
        if (turn % 40 === 0) chunks.push(chunk);
      });
      response.on('end', () => {
        const { statusCode, headers: got } = response;
        const whole = String(length) === got['content-length'];
        const unpack = UNPACK[String(got['content-encoding'])] ?? ((bytes: Buffer) => bytes);
        const said = turn % 40 === 0 ? sha256(unpack(Buffer.concat(chunks))) : '';
        resolve([statusCode, whole, said].join(' ').trim());
      });
      response.on('error', reject);
    })
      .on('error', reject)
      .end();
  });
}

test.each(ENCODINGS)(
  '400 clients at once that take %s, for each large file',
  async (encoding) => {
    expect(large.length).toBeGreaterThan(0);
    for (const path of large) {
      const asked = Array.from({ length: AT_ONCE }, (_, turn) => digestOf(path, encoding, turn));
      const answers = new Set(await Promise.all(asked));
      const said = sha256(await readFile(join(STATIC, path)));
      expect([path, [...answers].sort()]).toEqual([path, ['200 true', `200 true ${said}`]]);
    }
    console.log(
      `${encoding}: ${await host.megabytes()} MB, at most ${await host.peakMegabytes()} MB`,
    );
    expect(await host.peakMegabytes()).toBeLessThan(MOST_MEGABYTES);
  },
  600_000,
);

test.each(ENCODINGS)(
  '400 clients that take %s and read nothing',
  async (encoding) => {
    const head = `HTTP/1.1\r\nHost: a\r\nAccept-Encoding: ${encoding}\r\n\r\n`;
    for (const path of large) {
      const sockets: Socket[] = Array.from({ length: AT_ONCE }, () => {
        const socket = connect({ port: host.port, host: '127.0.0.1', localAddress: nextAddress() });
        socket.on('error', () => undefined).write(`GET /${path} ${head}`);
        return socket.pause();
      });
      await setTimeout(1_000);
      for (const socket of sockets) socket.destroy();
    }
    console.log(`${encoding}, unread: at most ${await host.peakMegabytes()} MB`);
    expect(await host.peakMegabytes()).toBeLessThan(MOST_MEGABYTES);
  },
  600_000,
);

test('it still answers, and nothing was logged', async () => {
  expect(await digestOf('api/status.json', 'identity', 1)).toBe('200 true');
  expect(host.printed.stderr).toBe('');
});
