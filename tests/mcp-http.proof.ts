// What `npm run mcp -- --http` answers to others, and its answers' length for every lottery.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ListeningTools, overHttp, toolsOverHttp } from './support/mcp.ts';
import { newestDraw } from './support/newest-draw.ts';
import { startNginx } from './support/nginx.ts';

/** Ten thousand tokens or so. */
const MOST_BYTES = 30_000;

let http: ListeningTools;
beforeAll(async () => {
  http = await toolsOverHttp();
});
afterAll(() => http.stop());

const textOf = ({ content }: { content: unknown }) =>
  (content as { text: string }[])[0]?.text ?? '';

test('no answer is long unless that is asked for, whatever the lottery', async () => {
  const client = await overHttp(http.address, 'auto');
  const sizes = new Map<string, number>();
  const measure = async (name: string, input: object) => {
    const answer = await client.callTool({ name: `perdphon_${name}`, arguments: { ...input } });
    expect([name, input, answer.isError ?? false]).toEqual([name, input, false]);
    sizes.set(name, Math.max(sizes.get(name) ?? 0, Buffer.byteLength(textOf(answer))));
  };
  const { content } = await client.callTool({ name: 'perdphon_list_lotteries' });
  const all: { lottery: string; to?: string }[] = JSON.parse(textOf({ content })).lotteries;
  for (const { lottery } of all.filter(({ to }) => to !== undefined)) {
    for (const name of ['get_results', 'get_stats', 'get_calculations']) {
      await measure(name, { lottery });
    }
    for (const name of ['list_lotteries', 'list_days', 'list_coming']) {
      await measure(name, { lottery });
    }
  }
  const newest = await newestDraw('thai-government');
  const numbers = Array.from({ length: 20 }, () => newest.numberOf('first-prize'));
  await measure('list_lotteries', {});
  await measure('check_numbers', { numbers });
  await measure('get_latest', {});
  expect([...sizes].filter(([, size]) => size > MOST_BYTES)).toEqual([]);
  await client.close();
});

const LIST = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });

/** A question with headers as a browser, a proxy or a stranger would send them. */
async function ask(
  { hostname, port }: URL,
  headers: Record<string, string>,
  { path = '/mcp', method = 'POST', body = '{}', localAddress = '127.0.0.1' } = {},
) {
  const sent = {
    'Content-Type': 'application/json',
    Accept: 'application/json, text/event-stream',
  };
  const asked = request({
    ...{ hostname, port, path, method, localAddress },
    headers: { ...sent, ...headers },
  });
  asked.end(method === 'POST' ? body : undefined);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, headers: answer.headers, text: await text(answer) };
}

describe('over HTTP', () => {
  const statusOf = async (headers: Record<string, string>, question = {}) =>
    (await ask(http.address, headers, question)).status;

  test('only this machine is answered, by its own name', async () => {
    expect(http.address.hostname).toBe('127.0.0.1');
    for (const name of ['evil.example', 'localhost.evil.example', '127.0.0.1.nip.io']) {
      expect(await statusOf({ Host: name })).toBe(403);
      expect(await statusOf({ Origin: `http://${name}` })).toBe(403);
    }
    for (const name of ['evil.example@localhost', 'localhost/x', 'localhost?', 'a@127.0.0.1:1']) {
      expect([name, await statusOf({ Host: name })]).toEqual([name, 403]);
    }
    expect(await statusOf({ Origin: 'null' })).toBe(403);
    expect(await statusOf({ Host: `localhost:${http.address.port}` })).not.toBe(403);
    expect(await statusOf({ Origin: 'http://localhost:6274' })).not.toBe(403);
  });

  test('what is no question is refused by status', async () => {
    expect(await statusOf({}, { path: '/' })).toBe(404);
    expect(await statusOf({}, { method: 'GET' })).toBe(405);
    expect(await statusOf({}, { method: 'DELETE' })).toBe(405);
    expect(await statusOf({ 'Content-Type': 'text/plain' })).toBe(415);
    expect(await statusOf({}, { body: '{' })).toBe(400);
    expect(await statusOf({}, { body: `[${LIST}]` })).toBe(400);
    expect(await statusOf({}, { body: ' '.repeat(40_000) })).toBe(413);
    expect(await statusOf({}, { body: LIST })).toBe(200);
  });
});

describe('for others, behind a proxy', () => {
  let others: ListeningTools;
  beforeAll(async () => {
    others = await toolsOverHttp({
      MCP_HOSTS: 'mcp.example',
      MCP_ORIGINS: 'https://chat.example, other.example',
      TRUSTED_PROXIES: '127.0.0.1/32',
    });
  });
  afterAll(() => others.stop());

  const from = (client: string, headers = {}, question = {}) =>
    ask(
      others.address,
      { Host: 'mcp.example', 'X-Forwarded-For': client, ...headers },
      { body: LIST, ...question },
    );

  test('the server answers under its name, and no other', async () => {
    const { status, text } = await from('192.0.2.1');
    expect([status, text]).toEqual([200, expect.stringContaining('perdphon_get_results')]);
    for (const name of ['evil.example', 'mcp.example.evil.example', 'evil.example@mcp.example']) {
      expect([name, (await from('192.0.2.1', { Host: name })).status]).toEqual([name, 403]);
    }
  });

  test('pages of its own and of the listed sites may ask, and their browsers are told so', async () => {
    for (const Origin of ['https://mcp.example', 'https://chat.example', 'https://other.example']) {
      for (const method of ['POST', 'OPTIONS']) {
        const { status, headers } = await from('192.0.2.2', { Origin }, { method });
        expect([status, headers['access-control-allow-origin'], headers.vary]).toEqual([
          method === 'POST' ? 200 : 204,
          Origin,
          'Origin',
        ]);
      }
    }
    for (const Origin of ['https://evil.example', 'null', 'https://chat.example.evil.example']) {
      for (const method of ['POST', 'OPTIONS']) {
        expect((await from('192.0.2.2', { Origin }, { method })).status).toBe(403);
      }
    }
  });

  test('each client has 120 requests a minute, whatever it claims to be', async () => {
    const statuses = [];
    for (let at = 0; at < 125; at += 1) {
      statuses.push((await from(`203.0.113.${at}, 192.0.2.3`)).status);
    }
    expect(statuses).toEqual([...Array(120).fill(200), ...Array(5).fill(429)]);
    const { headers, text } = await from('192.0.2.3', { Origin: 'https://chat.example' });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(headers['access-control-allow-origin']).toBe('https://chat.example');
    expect(JSON.parse(text)).toMatchObject({ success: false, code: 'quota_exceeded' });
    expect((await from('192.0.2.4')).status).toBe(200);
  });
});

test('the nginx of the documentation lets the official client through, and tells who asks', async () => {
  const others = await toolsOverHttp({
    MCP_HOSTS: 'mcp.example.com',
    TRUSTED_PROXIES: '127.0.0.1/32',
  });
  const [, snippet = ''] =
    /```nginx\n(server \{[\s\S]*?)```/.exec(await readFile('docs/operations.md', 'utf8')) ?? [];
  const folder = await mkdtemp(join(tmpdir(), 'mcp-nginx-'));
  await writeFile(join(folder, 'site.conf'), snippet);
  const nginx = await startNginx(join(folder, 'site.conf'), {
    '127.0.0.1:4323': others.address.host,
  });
  const there = new URL(`http://127.0.0.1:${nginx.port}/mcp`);
  const statusFrom = async (localAddress: string, Host = 'mcp.example.com') =>
    (await ask(there, { Host, 'X-Forwarded-For': '192.0.2.9' }, { body: LIST, localAddress }))
      .status;
  const statuses = await Promise.all(Array.from({ length: 125 }, () => statusFrom('127.0.0.2')));
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  expect(await statusFrom('127.0.0.3', 'evil.example')).toBe(403);
  for (const mode of ['auto', 'legacy'] as const) {
    const client = await overHttp(there, mode);
    expect((await client.listTools()).tools).toHaveLength(8);
    await client.close();
  }
  await Promise.all([nginx.stop(), others.stop(), rm(folder, { recursive: true })]);
});

test('a variable that cannot be read ends it before it listens', async () => {
  for (const [name, value] of [
    ['MCP_HOSTS', 'a b:c:d'],
    ['TRUSTED_PROXIES', 'anybody!'],
  ] as const) {
    const env = { ...process.env, [name]: value };
    const child = spawn(process.execPath, ['scripts/run.ts', 'mcp', '--http', '0'], { env });
    const [[code], printed] = await Promise.all([once(child, 'exit'), text(child.stderr)]);
    expect([code, printed]).toEqual([2, expect.stringMatching(`mcp: ${name} cannot be read`)]);
  }
});
