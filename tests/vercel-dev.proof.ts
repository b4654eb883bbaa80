// The real `vercel dev`, without an account: middleware, files and check function as it joins them.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneInstalled, removeClone, start } from './support/fresh-clone.ts';
import { newestDraw } from './support/newest-draw.ts';
import { Redis } from './support/redis.ts';
import { OFFLINE, VERCEL } from './support/vercel.ts';

const MIDDLEWARE = `
export { default } from './src/serve/function/middleware.ts';
export const config = { runtime: 'nodejs', matcher: ['/api', '/api/(.*)'] };
`;

let dev: Awaited<ReturnType<typeof start>>;
let origin: string;
let redis: Redis;
let folder: string;
beforeAll(async () => {
  [folder, redis] = await Promise.all([cloneInstalled(), Redis.create()]);
  // A build brings the middleware bundled; `vercel dev` looks for its source here.
  await writeFile(join(folder, 'middleware.ts'), MIDDLEWARE);
  const command = `${VERCEL} dev --local --yes --listen 127.0.0.1:0`;
  dev = await start(folder, command, /Available at (http:\/\/\S+)/, {
    ...OFFLINE,
    REDIS_URL: redis.url,
  });
  origin = String(dev.match[1]);
});
afterAll(async () => {
  await dev?.stop('SIGKILL');
  await redis?.stop();
  await removeClone(folder);
});

test.each([
  ['/api/results?lottery=lao-tv', 200],
  ['/api/results/lao-tv/1.json', 200],
  ['/api/calculations?lottery=lao-tv&window=5&prize=top-two-digit', 200],
  ['/api/check?number=004615&date=2026-08-01', 200],
  ['/api/draws/lao-tv/2026-01-01.json', 404],
  ['/api/check?number=12a', 400],
  ['/api/nowhere', 404],
  ['/api/..%2f..%2fpackage.json', 404],
])('%s is %i, JSON, readable from any origin', async (path, status) => {
  const response = await fetch(`${origin}${path}`, { redirect: 'manual' });
  expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([
    status,
    '*',
  ]);
  expect(typeof (await response.json())).toBe('object');
});

test('the check function wins behind the middleware, with its quota on it', async () => {
  const first = (await newestDraw('thai-government')).numberOf('first-prize');
  const response = await fetch(`${origin}/api/check?number=${first}`);
  expect(response.headers.get('ratelimit-policy')).toBe('"check";q=60;w=60');
  expect((await response.json()).data.matches[0].winningNumber).toBe(first);
});

test('every request meets a new middleware, and still Redis keeps the count', async () => {
  const status = async () => (await fetch(`${origin}/api/calculations?lottery=lao-tv`)).status;
  await redis.command('flushall');
  expect(await status()).toBe(200);
  const key = await redis.command(`--scan --pattern 'quota:calculations:*'`);
  // The other 58 would take minutes here; Redis is told that they have been.
  await redis.command(`incrby ${key} 58`);
  expect([await status(), await status()]).toEqual([200, 429]);
});
