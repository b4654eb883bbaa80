// A source that redirects. The servers are on this machine: each but the source itself is private.
import { createServer, type Server } from 'node:http';
import { type AddressInfo, isIP, type LookupFunction } from 'node:net';
import { Agent } from 'undici';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { lookupPublic } from '../../command/public-lookup.ts';
import { fetchText } from './fetch-text.ts';
import { fetchFollowing } from './redirects.ts';

type Place = { status: number; location: string };
const places = new Map<string, Place>();
const requests: string[] = [];
let servers: Server[] = [];
let [source, house] = ['', ''];

async function start(): Promise<string> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      requests.push(`${request.method} ${request.url} ${body}`.trim());
      const place = places.get(request.url ?? '');
      if (place === undefined) return response.end('an answer');
      return response.writeHead(place.status, { location: place.location }).end('moved');
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  [source, house] = [await start(), await start()];
});
afterAll(() => {
  for (const server of servers) server.close();
  servers = [];
});
afterEach(() => {
  places.clear();
  requests.length = 0;
});

const ask = (json?: object) =>
  fetchText(
    { source: 'glo', method: json ? 'POST' : 'GET', url: `${source}/`, json },
    { env: {}, now: Date.now, fetch },
    { tries: 2, firstDelayMs: 1, timeoutMs: 5_000 },
  );
const leadTo = (location: string, status = 302) => places.set('/', { status, location });
const port = () => new URL(house).port;

// Every address that is not public: scripts/tell/post.test.ts.
test.each([
  ['another port of this machine', () => `${house}/admin`],
  ['a name of this machine', () => `http://localhost:${port()}/admin`],
  ['the same with a dot', () => `http://localhost.:${port()}/admin`],
  ['a number', () => `http://2130706433:${port()}/`],
  ['IPv6', () => `http://[::1]:${port()}/`],
  ['a house', () => 'http://192.168.1.1/'],
  ['without its scheme', () => `//127.0.0.1:${port()}/admin`],
])('is not followed to %s', async (_where, address) => {
  leadTo(address());
  await expect(ask()).rejects.toThrow(/redirects to .*, which is not a public address \(1 try\)$/);
  expect(requests).toEqual(['GET /']);
});

test.each(['127.0.0.1', '10.0.0.1', '::1', '169.254.169.254'])(
  'nor to a name that leads to %s',
  async (address) => {
    leadTo(`http://rebound.example:${port()}/admin`);
    const lookup = lookupPublic((_name, _options, callback) =>
      callback(null, [{ address, family: isIP(address) }]),
    );
    const agent = new Agent({ connect: { lookup } });
    await expect(fetchFollowing(new Request(`${source}/`), fetch, agent)).rejects.toThrow(
      `redirects to rebound.example:${port()} (${address}), which is not a public address`,
    );
    expect(requests).toEqual(['GET /']);
  },
);

test('a name is looked up once: by the connection itself', async () => {
  leadTo(`http://moved.example:${port()}/new`, 307);
  const lookup = vi.fn<LookupFunction>((_name, _options, callback) =>
    callback(null, [{ address: '127.0.0.1', family: 4 }]),
  );
  const agent = new Agent({ connect: { lookup } });
  const request = new Request(`${source}/`, { method: 'POST', body: '{"year":"2026"}' });
  const answer = await fetchFollowing(request, fetch, agent);
  expect(await answer.text()).toBe('an answer');
  expect(lookup).toHaveBeenCalledTimes(1);
  expect(requests).toEqual(['POST / {"year":"2026"}', 'POST /new {"year":"2026"}']);
});

test('a chain of redirects is not followed to a private address, nor without end', async () => {
  leadTo('/second');
  places.set('/second', { status: 301, location: `${house}/admin` });
  await expect(ask()).rejects.toThrow('which is not a public address');
  places.set('/second', { status: 301, location: '/' });
  await expect(ask()).rejects.toThrow('redirects more than 5 times (1 try)');
});

test.each([
  ['file:///etc/passwd', 'redirects to file:'],
  ['http://me:secret@source.example/', 'redirects to source.example with a user or a password'],
  ['http://', 'redirects to what is not an address'],
])('nor to %s', async (location, detail) => {
  leadTo(location);
  await expect(ask()).rejects.toThrow(detail);
  await expect(ask()).rejects.not.toThrow('secret');
});

test('a source at a private address may lead to itself', async () => {
  leadTo('/moved?day=1');
  expect(await ask()).toBe('an answer');
  leadTo(`${source}/moved`);
  expect(await ask()).toBe('an answer');
});

test.each([
  [302, 'GET /moved'],
  [303, 'GET /moved'],
  [307, 'POST /moved {"year":"2026"}'],
  [308, 'POST /moved {"year":"2026"}'],
])('%i asks as the standard says', async (status, second) => {
  leadTo('/moved', status);
  expect(await ask({ year: '2026' })).toBe('an answer');
  expect(requests).toEqual(['POST / {"year":"2026"}', second]);
});
