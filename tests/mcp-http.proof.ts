// What `npm run mcp -- --http` answers to strangers, and its answers' length for every lottery.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ListeningTools, overHttp, toolsOverHttp } from './support/mcp.ts';
import { newestDraw } from './support/newest-draw.ts';
import { startNginx } from './support/nginx.ts';

const MOST_BYTES = 20_000;

let http: ListeningTools;
beforeAll(async () => {
  http = await toolsOverHttp();
});
afterAll(() => http.stop());

const textOf = ({ content }: { content: unknown }) =>
  (content as { text: string }[])[0]?.text ?? '';

test('no answer is above 20 kB unless that is asked for, whatever the lottery', async () => {
  const client = await overHttp(http.address, 'auto');
  const bytesOf = async (name: string, input: object) => {
    const answer = await client.callTool({ name: `perdphon_${name}`, arguments: { ...input } });
    expect(
      answer.isError,
      `${name} ${JSON.stringify(input)} ${JSON.stringify(answer.content)}`,
    ).toBeFalsy();
    return Buffer.byteLength(textOf(answer));
  };
  const { content } = await client.callTool({ name: 'perdphon_list_lotteries' });
  const all = JSON.parse(textOf({ content })).lotteries as {
    lottery: string;
    to?: string;
  }[];
  const sizes = [];
  for (const { lottery, to: date } of all.filter(({ to }) => to !== undefined)) {
    for (const name of [
      'get_results',
      'get_stats',
      'get_calculations',
      'list_days',
      'list_coming',
    ]) {
      sizes.push(await bytesOf(name, { lottery }));
    }
    for (const [name, input] of [
      ['get_results', { limit: 20 }],
      ['get_stats', { top: 1000 }],
      ['get_calculations', { top: 1000 }],
      ['list_days', { top: 1500 }],
      ['list_coming', { top: 100 }],
    ] as const) {
      sizes.push(await bytesOf(name, { lottery, ...input }));
    }
    sizes.push(
      await bytesOf('list_lotteries', { lottery }),
      await bytesOf('get_draw', { lottery, date }),
    );
  }
  const newest = await newestDraw('thai-government');
  const numbers = Array.from({ length: 20 }, () => newest.numberOf('first-prize'));
  sizes.push(await bytesOf('list_lotteries', {}), await bytesOf('check_numbers', { numbers }));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(MOST_BYTES);
  expect(await bytesOf('get_results', { limit: 20, full: true })).toBeGreaterThan(MOST_BYTES);
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

test('whoever asks for the longest answers makes no other client wait, and they are bounded', async () => {
  const others = await toolsOverHttp({ MCP_HOSTS: 'mcp.example', TRUSTED_PROXIES: '127.0.0.1/32' });
  const send = (client: string, message: object) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, ...message });
    const headers = { Host: 'mcp.example', 'X-Forwarded-For': client };
    return ask(others.address, headers, { body });
  };
  const LONGEST = [
    { lottery: 'thai-government', prize: 'fifth-prize', full: true },
    { lottery: 'thai-government', prize: 'fourth-prize', top: 1000 },
    { lottery: 'hanoi-normal', full: true },
  ].map((given) => ({
    method: 'tools/call',
    params: { name: 'perdphon_get_stats', arguments: given },
  }));
  /** Milliseconds that another client waits for each ping. */
  const pingWhile = async (work: Promise<unknown>) => {
    const waits: number[] = [];
    const ended = work.then(() => true);
    do {
      const began = performance.now();
      expect((await send(`198.51.100.${waits.length}`, { method: 'ping' })).status).toBe(200);
      waits.push(performance.now() - began);
    } while (!(await Promise.race([ended, setTimeout(20)])));
    return waits.sort((one, other) => one - other);
  };
  const alone = await pingWhile(setTimeout(1_000));
  const answers = Promise.all(
    Array.from({ length: 60 }, (_, at) => send(`192.0.2.${at}`, LONGEST[at % 3] as object)),
  );
  const beside = await pingWhile(answers);
  const median = (waits: readonly number[]) => Math.round(waits[waits.length >> 1] ?? 0);
  console.log(`a ping waits ${median(alone)} ms, worst ${Math.round(alone.at(-1) ?? 0)}`);
  console.log(`beside 60 calls ${median(beside)} ms, worst ${Math.round(beside.at(-1) ?? 0)}`);
  for (const { status, text } of await answers) {
    expect([status, text.length < 500_000]).toEqual([200, true]);
  }
  expect(median(beside)).toBeLessThan(Math.max(100, 10 * median(alone)));
  await others.stop();
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
    expect((await client.listTools()).tools).toHaveLength(10);
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
