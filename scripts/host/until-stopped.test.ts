import { once } from 'node:events';
import { Agent, createServer, get } from 'node:http';
import { expect, test } from 'vitest';
import { listenUntilStopped } from './until-stopped.ts';

const HOST = '127.0.0.1';

/** Starts a server that says `yes`, and what it prints. */
function start(port = 0, server = createServer((_, response) => response.end('yes'))) {
  const stop = new AbortController();
  const lines: string[] = [];
  const out = (line: string) => void lines.push(line);
  const io = { out, err: out, stopSignal: () => stop.signal };
  const check = () => Promise.reject(new Error('not asked'));
  const site = { now: { files: new Map(), catalogue: new Map(), check } };
  const ended = listenUntilStopped(server, site, { host: HOST, port }, io);
  return { server, stop, lines, ended };
}

test('stopped, it answers on every kept connection once more, and says that it is the last time', async () => {
  const { server, stop, lines, ended } = start();
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const agents = Array.from({ length: 60 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  const ask = (agent: Agent) =>
    new Promise<string | undefined>((resolve, reject) => {
      get({ host: HOST, port, agent }, (response) => {
        response.resume().on('end', () => resolve(response.headers.connection));
      }).on('error', reject);
    });
  expect(new Set(await Promise.all(agents.map(ask)))).toEqual(new Set(['keep-alive']));
  const site = `http://${HOST}:${port}`;
  expect(lines).toEqual([`site ${site}/  API ${site}/api/results  stop with Ctrl+C`]);
  stop.abort('SIGTERM');
  expect(new Set(await Promise.all(agents.map(ask)))).toEqual(new Set(['close']));
  // No connection is left to wait for.
  await ended;
  expect(server.listening).toBe(false);
});

test('stopped at a terminal, it does not wait for those who say nothing', async () => {
  const { server, stop, ended } = start();
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const agent = new Agent({ keepAlive: true });
  await new Promise((resolve) => {
    get({ host: HOST, port, agent }, (response) => response.resume().on('end', resolve));
  });
  const began = performance.now();
  stop.abort('SIGINT');
  await ended;
  expect(performance.now() - began).toBeLessThan(4_000);
});

test('a port that is taken is one sentence, and what to do', async () => {
  const neighbour = createServer().listen(0, HOST);
  await once(neighbour, 'listening');
  const { port } = neighbour.address() as { port: number };
  await expect(start(port).ended).rejects.toThrow(
    `port ${port} is taken; choose another one: PORT=${port + 1} npm run serve`,
  );
  neighbour.close();
});
