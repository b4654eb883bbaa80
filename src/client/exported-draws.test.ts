import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { clientClock } from '../../tests/support/client-clock.ts';
import { createClient } from './client.ts';
import { mirror } from './mirror.ts';
import { getExport } from './questions.ts';
import { LotteryFault, NoHostAnswered } from './refusal.ts';

const CSV = 'lottery,drawDate\nlao-tv,2026-11-16\n';
const FILE = () => new Response(CSV, { headers: { 'Content-Type': 'text/csv', ETag: '"a"' } });
const API = 'https://api.example';
const MIRROR = mirror('https://mirror.example');

function clientOf(hosts: Parameters<typeof createClient>[0]['hosts'], ...replies: unknown[]) {
  const asked: string[] = [];
  const client = createClient({
    hosts,
    clock: clientClock().clock,
    timeoutSeconds: 0.05,
    fetch: (async (url: unknown, init: RequestInit) => {
      const reply = replies[asked.length];
      asked.push(String(url));
      if (reply instanceof Response) return reply;
      if (reply instanceof Error) throw reply;
      return new Promise((_, reject) => {
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    }) as typeof fetch,
  });
  return { client, asked };
}

test.each(['csv', 'json', 'ndjson'] as const)('%s has an address of its own', async (format) => {
  const { client, asked } = clientOf([API], FILE());
  await getExport(client, { lottery: 'lao-tv', format });
  expect(asked).toEqual([`https://api.example/api/export/lao-tv.${format}`]);
});

describe('every draw of every lottery', () => {
  const lines = '{"lottery":"lao-tv"}\n'.repeat(1000);
  const type = { 'Content-Type': 'application/gzip' };
  const ALL = { lottery: 'all', format: 'ndjson' } as const;

  test.each([
    ['is unpacked', new Response(gzipSync(lines), { headers: type })],
    [
      'that came unpacked is left so',
      new Response(lines, { headers: { ...type, 'Content-Encoding': 'gzip' } }),
    ],
  ])('%s', async (_, reply) => {
    const { client, asked } = clientOf([API], reply);
    expect(await (await getExport(client, ALL)).text()).toBe(lines);
    expect(asked[0]).toBe('https://api.example/api/export/all.ndjson.gz');
  });

  test('throws where it is cut off', async () => {
    const cut = new Response(gzipSync(lines).subarray(0, 40), { headers: type });
    const all = await getExport(clientOf([API], cut).client, ALL);
    await expect(all.text()).rejects.toThrow();
  });
});

const OF_TV = { lottery: 'lao-tv', format: 'csv' } as const;

describe('a file', () => {
  test('is read as text, says where it came from, and is not kept', async () => {
    const down = () => new Error('down');
    const { client, asked } = clientOf([API], FILE(), down(), down(), down());
    const csv = await getExport(client, OF_TV);
    expect([await csv.text(), csv.meta.from, csv.meta.headers['etag']]).toEqual([
      ...[CSV, 'service', '"a"'],
    ]);
    expect(csv.stale).toBeUndefined();
    await expect(getExport(client, OF_TV)).rejects.toThrow(NoHostAnswered);
    expect(asked).toHaveLength(4);
  });

  test('is read as a stream, however long it takes after its first byte', async () => {
    const slow = new ReadableStream({
      async start(controller) {
        for (const letter of ['a', 'b']) {
          await new Promise((resolve) => setTimeout(resolve, 60));
          controller.enqueue(new TextEncoder().encode(letter));
        }
        controller.close();
      },
    });
    const { client } = clientOf([API], new Response(slow));
    const { body } = await getExport(client, OF_TV);
    expect(await new Response(body).text()).toBe('ab');
  });

  test.each([
    ['broken', [new Error('down'), new Error('down'), new Error('down')]],
    ['silent', [undefined]],
    ['no host of ours', [new Response('<html>', { headers: { 'Content-Type': 'text/html' } })]],
  ])('comes from a mirror where the service is %s', async (_, failures) => {
    const { client } = clientOf([API, MIRROR], ...failures, FILE());
    const csv = await getExport(client, OF_TV);
    expect([await csv.text(), csv.stale?.from]).toEqual([CSV, 'mirror']);
  });
});

test('a refusal and a silence are thrown as those of every call', async () => {
  const fault = { success: false, error: 'ไม่มี', code: 'unknown_path' };
  const refused = clientOf([API], new Response(JSON.stringify(fault), { status: 404 }));
  await expect(getExport(refused.client, OF_TV)).rejects.toThrow(LotteryFault);
  const silent = getExport(clientOf([API]).client, OF_TV);
  await expect(silent).rejects.toMatchObject({
    attempts: [{ reason: 'Error: timeout: silent for 0.05 seconds' }],
  });
  await expect(silent).rejects.toThrow(NoHostAnswered);
});
