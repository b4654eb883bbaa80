// The README's first command, as a newcomer runs it: fresh clone, the machine's Node, nothing else.

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneFresh, removeClone, run, start } from './support/fresh-clone.ts';
import { newestDraw } from './support/newest-draw.ts';

let folder: string;
beforeAll(async () => {
  folder = await cloneFresh();
});
afterAll(() => removeClone(folder));

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return String(port);
}

test('npm ci && npm start serves the API, then its pages, and stops when told', async () => {
  const port = await freePort();
  const host = await start(folder, 'npm ci && npm start', /API (http:\S+)\/api\//, {
    PORT: port,
  });
  // The pages are still being built: one that is asked for now is waited for, below.
  expect(host.output()).not.toContain('site http:');
  const origin = `http://127.0.0.1:${port}`;
  expect(host.match[1]).toBe(origin);
  const first = (await newestDraw('thai-government')).numberOf('first-prize');
  const results = await (await fetch(`${origin}/api/results`)).json();
  expect(results.data[0].prizes[0].numbers).toEqual([first]);
  const check = await (await fetch(`${origin}/api/check?number=${first}`)).json();
  expect(check.data.matches[0].winningNumber).toBe(first);
  expect(await (await fetch(`${origin}/`)).text()).toContain(first);
  const openapi = await (await fetch(`${origin}/api/openapi.json`)).json();
  expect(openapi.servers).toEqual([{ url: `http://localhost:${port}/api` }]);
  await expect.poll(host.output).toContain(`site ${origin}/`);
  await host.stop('SIGINT');
  await expect(fetch(`${origin}/api/results`)).rejects.toThrow();
}, 600_000);

test('building leaves the clone as it was committed', async () => {
  expect(await run(folder, 'git status --porcelain')).toBe('');
});
