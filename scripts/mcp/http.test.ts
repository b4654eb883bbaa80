// How clients are answered over HTTP; by the official client: `tests/mcp-http.proof.ts`.
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { fromJsonSchema, McpServer } from '@modelcontextprotocol/server';
import { afterEach, expect, test, vi } from 'vitest';
import { trustedProxies } from '../../src/serve/edge/trusted-proxies.ts';
import { mcpHttpServer } from './http.ts';

const ANY = fromJsonSchema({ type: 'object' } as never);

let running: ReturnType<typeof mcpHttpServer> | undefined;
afterEach(() => {
  running?.close();
  running?.closeAllConnections();
  vi.restoreAllMocks();
});

/** A server with one tool. @param answer its text, or when it comes */
async function listening(answer: () => string | Promise<string>) {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const calls = { begun: 0 };
  const create = () => {
    const server = new McpServer({ name: 'x', version: '1' });
    server.registerTool('tell', { description: 'x', inputSchema: ANY }, async () => {
      calls.begun += 1;
      return { content: [{ type: 'text', text: await answer() }] };
    });
    return server;
  };
  const proxies = trustedProxies('127.0.0.1/32');
  running = mcpHttpServer(create, { hosts: ['mcp.example'], origins: [], proxies });
  await once(running.listen(0, '127.0.0.1'), 'listening');
  return { port: (running.address() as AddressInfo).port, calls };
}

const PING = { jsonrpc: '2.0', id: 1, method: 'ping' };
const CALL = { ...PING, method: 'tools/call', params: { name: 'tell', arguments: {} } };

const headersOf = (client: string) => ({
  Host: 'mcp.example',
  'X-Forwarded-For': client,
  'Content-Type': 'application/json',
  Accept: 'application/json, text/event-stream',
});

function written(client: string, body: string): string {
  const headers = { ...headersOf(client), 'Content-Length': Buffer.byteLength(body) };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `POST /mcp HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}

async function ask(port: number, body: unknown, client = '192.0.2.1') {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const asked = request({ port, host: '127.0.0.1', path: '/mcp', method: 'POST', agent: false });
  for (const [name, value] of Object.entries(headersOf(client))) asked.setHeader(name, value);
  asked.end(text);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, text: await readText(answer) };
}

/** Opens a connection whose requests are written and whose answers are not read. */
function writeUnread(port: number, client: string, count: number): Socket {
  const socket = connect(port, '127.0.0.1').pause();
  socket.on('error', () => {});
  socket.write(written(client, JSON.stringify(CALL)).repeat(count));
  return socket;
}

test.each([
  ['a hundred calls', Array.from({ length: 100 }, (_, id) => ({ ...CALL, id }))],
  ['one', [CALL]],
  ['none', []],
  ['a ping and a notification', [PING, { jsonrpc: '2.0', method: 'notifications/initialized' }]],
  ['one, after blanks', ` \n\t[${JSON.stringify(CALL)}]`],
])('several messages in a request are refused: %s', async (_, body) => {
  const { port, calls } = await listening(() => 'x');
  const { status, text } = await ask(port, body);
  expect([status, calls.begun]).toEqual([400, 0]);
  expect(text).toContain('"code":-32600');
  expect(text).toMatch(/[ก-๙]{5}.*One message a request/);
  expect((await ask(port, CALL)).status).toBe(200);
});

test('a body that is too long is refused before it has arrived', async () => {
  const { port } = await listening(() => 'x');
  const long = written('192.0.2.1', ' '.repeat(40_000)).replace(/Content-Length: \d+/, 'A: 1');
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(long.replace('\r\n\r\n', '\r\nTransfer-Encoding: chunked\r\n\r\n9c40\r\n'));
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toContain('HTTP/1.1 413');
  socket.destroy();
});

test('who does not read its answers makes no other client wait', async () => {
  const { port, calls } = await listening(() => 'x'.repeat(1_000_000));
  const sockets = Array.from({ length: 20 }, (_, at) => writeUnread(port, `198.51.100.${at}`, 5));
  await vi.waitFor(() => expect(calls.begun).toBeGreaterThan(20), 20_000);
  expect((await ask(port, PING, '192.0.2.9')).status).toBe(200);
  for (const socket of sockets) socket.destroy();
});

test('a subscription is refused: nothing to be told ever changes', async () => {
  const { port } = await listening(() => 'x');
  const meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 'x', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  };
  const params = { _meta: meta, notifications: { toolsListChanged: true } };
  const listen = { ...PING, method: 'subscriptions/listen', params };
  const text = JSON.stringify(listen);
  const socket = connect(port, '127.0.0.1');
  const headers = 'MCP-Protocol-Version: 2026-07-28\r\nMcp-Method: subscriptions/listen\r\n';
  socket.write(written('192.0.2.1', text).replace('\r\n\r\n', `\r\n${headers}\r\n`));
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toContain('Subscription limit reached');
  socket.destroy();
});

test('a failure is one line of the log, and what was asked stands in none', async () => {
  const { port } = await listening(() => {
    throw new Error('the list is\ngone');
  });
  const secret = 'เลข-402701';
  const bodies = [
    { ...CALL, params: { name: 'tell', arguments: { secret } } },
    { ...CALL, params: { name: secret, arguments: {} } },
    { ...CALL, method: secret },
    { ...CALL, params: secret },
    { jsonrpc: secret },
    [secret],
    `{"${secret}`,
    secret,
    '',
  ];
  for (const body of bodies) await ask(port, body);
  const logged = vi.mocked(console.error).mock.calls.flat();
  expect(logged.length).toBeGreaterThan(0);
  for (const line of logged) {
    expect(line).toBeTypeOf('string');
    expect(line).not.toMatch(/\n|402701/);
  }
});
