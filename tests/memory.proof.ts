// The memory of the host while MEMORY_MINUTES (0.5) of ordinary questions in every encoding come
// in, beside 400 clients that read nothing of what they asked for; and while 400 clients at once
// ask for each large file.
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listFiles } from '../scripts/disk/text-files.ts';
import { startHostProcess } from './support/host-process.ts';
import { STATIC } from './support/nginx.ts';

const MINUTES = Number(process.env['MEMORY_MINUTES'] ?? 0.5);
const AT_ONCE = 400;
const LARGE_BYTES = 2 ** 20;
/** As docs/operations.md states it. */
const MOST_MEGABYTES = 350;
/** Who asks at once, beside those who read nothing. */
const CALLERS = 32;
/** Node closes what is not read after 20 s; others take their places. */
const UNREAD_MS = 15_000;
/** Ours, and one that is not. */
const ENCODINGS = ['identity', 'gzip', 'br', 'zstd'] as const;
const UNPACK: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  gzip: gunzipSync,
  br: brotliDecompressSync,
};

let host: Awaited<ReturnType<typeof startHostProcess>>;
let all: string[];
let large: string[];
beforeAll(async () => {
  host = await startHostProcess();
  all = listFiles(STATIC);
  const sized = all.map(async (path) => [path, (await stat(join(STATIC, path))).size] as const);
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

/** 400 connections that ask for large files and read nothing of them. */
function readNothing(): Socket[] {
  return Array.from({ length: AT_ONCE }, (_, turn) => {
    const socket = connect({ port: host.port, host: '127.0.0.1', localAddress: nextAddress() });
    const path = large[turn % large.length];
    const encoding = ENCODINGS[Math.floor(turn / large.length) % ENCODINGS.length];
    const head = `HTTP/1.1\r\nHost: a\r\nAccept-Encoding: ${encoding}\r\n\r\n`;
    socket.on('error', () => undefined).write(`GET /${path} ${head}`);
    return socket.pause();
  });
}

test(
  `${MINUTES} minutes of every file in every encoding, while 400 read nothing`,
  async () => {
    const endsAt = performance.now() + MINUTES * 60_000;
    const answers = new Map<string, number>();
    let turn = 0;
    const call = async () => {
      while (performance.now() < endsAt) {
        turn += 1;
        // Every file in every encoding, one after the other, but most of them not the large ones.
        const path =
          turn % 200 === 0 ? large[turn % large.length] : all[(turn * 7_919) % all.length];
        const answer = await digestOf(path ?? '', ENCODINGS[turn % 4] ?? '', 1);
        answers.set(answer, (answers.get(answer) ?? 0) + 1);
      }
    };
    const idle = async () => {
      while (performance.now() < endsAt) {
        const sockets = readNothing();
        await setTimeout(Math.min(UNREAD_MS, endsAt - performance.now()));
        for (const socket of sockets) socket.destroy();
      }
    };
    await Promise.all([...Array.from({ length: CALLERS }, call), idle()]);
    const peak = await host.peakMegabytes();
    console.log(`${turn} answers: ${await host.megabytes()} MB, at most ${peak} MB`);
    answers.delete('404 true');
    expect([...answers.keys()].sort()).toEqual(['200 true']);
    expect(peak).toBeLessThan(MOST_MEGABYTES);
  },
  (MINUTES + 2) * 60_000,
);

test('400 clients at once, in every encoding, for each large file', async () => {
  expect(large.length).toBeGreaterThan(0);
  for (const path of large) {
    // Of each encoding some are among those whose bytes are looked at.
    const encodingOf = (turn: number) => ENCODINGS[(turn >> 3) % ENCODINGS.length] ?? '';
    const asked = Array.from({ length: AT_ONCE }, (_, turn) =>
      digestOf(path, encodingOf(turn), turn),
    );
    const answers = new Set(await Promise.all(asked));
    const said = sha256(await readFile(join(STATIC, path)));
    expect([path, [...answers].sort()]).toEqual([path, ['200 true', `200 true ${said}`]]);
  }
  console.log(`${await host.megabytes()} MB, at most ${await host.peakMegabytes()} MB`);
  expect(await host.peakMegabytes()).toBeLessThan(MOST_MEGABYTES);
}, 600_000);

test('the host still answers, and logged nothing', async () => {
  expect(await digestOf('api/status.json', 'identity', 1)).toBe('200 true');
  expect(host.printed.stderr).toBe('');
});
