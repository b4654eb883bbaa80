// The client package in somebody else's project does what its README says, against the local host.
// client-failures.proof.ts has servers that fail, client-types.proof.ts what compilers say of it.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answered, Client } from '../src/client/perdphon.ts';
import { type InstalledPackage, installPackage } from './support/installed-package.ts';
import { knownByFiles, knownToFiles } from './support/known-to-files.ts';
import { type Listening, localHost } from './support/local-host.ts';
import { newestDraw } from './support/newest-draw.ts';

let installed: InstalledPackage;
let host: Listening;
beforeAll(async () => {
  installed = await installPackage();
  host = await localHost();
});
afterAll(async () => {
  host.stop();
  await installed.remove();
});

test('an export is every draw of the lottery, once, newest first', async () => {
  const { createClient, getDraws, getExport, mirror } = installed.perdphon;
  const client = createClient({ hosts: [host.origin] });
  const lottery = 'thai-government';
  const { data } = await getExport(client, { lottery });
  const { draws } = await getDraws(client, { lottery });
  const days = data.map(({ drawDate }) => drawDate);
  expect(days).toEqual(draws.map(({ drawDate }) => drawDate));
  expect(days).toEqual([...new Set(days)].sort().reverse());
  const copied = await getExport(createClient({ hosts: [mirror(host.origin)] }), { lottery });
  expect(copied.data).toEqual(data);
});

test('every function answers, by query and by path alike', async () => {
  const asked = installed.perdphon;
  const { drawDate, drawDateBefore } = await newestDraw('lao-tv');
  const member = { lottery: 'lao-tv', date: drawDateBefore } as const;
  const calls = [
    (client) => asked.getResults(client, { lottery: 'lao-tv', limit: 2 }),
    (client) => asked.getLatest(client, { group: 'lao' }),
    (client) => asked.getStats(client, { lottery: 'lao-tv', prize: 'top-three-digit' }),
    (client) => asked.getCalculations(client, { lottery: 'lao-tv', window: '10' }),
    (client) => asked.getLotteries(client),
    (client) => asked.getDraws(client, { lottery: 'lao-tv' }),
    (client) => asked.getDraw(client, member),
    (client) => asked.getStatus(client),
    (client) => asked.getChanges(client),
    (client) => asked.check(client, { ...member, numbers: ['123', '45'] }),
  ] satisfies ((client: Client) => Promise<Answered<{ success: true }>>)[];
  const byQuery = asked.createClient({ hosts: [host.origin] });
  const byPath = asked.createClient({ hosts: [asked.mirror(host.origin)] });
  for (const call of calls) {
    const copied = await call(byPath);
    expect([knownByFiles(copied), copied.stale?.from]).toEqual([await call(byQuery), 'mirror']);
  }

  const newest = { lottery: 'lao-tv', date: drawDate, numbers: ['123'] } as const;
  expect(knownToFiles(knownByFiles(await asked.check(byPath, newest)))).toEqual(
    knownToFiles(await asked.check(byQuery, newest)),
  );
});

test('the package needs only what every platform has: no Node, no page, no import', async () => {
  const code = await readFile(join(installed.folder, 'node_modules/perdphon/perdphon.js'), 'utf8');
  expect(code).not.toMatch(/^import |import\(|require\(/m);
  const aborting = { AbortController, AbortSignal, setTimeout, clearTimeout };
  const platform = { fetch, URL, URLSearchParams, ...aborting };
  const script = code.replace(/^export (\{.*\});$/m, 'globalThis.perdphon = $1;');
  const context = createContext({ ...platform });
  runInContext(script, context);
  const { check, checkOffline, createClient, getDraw, mirror } = context[
    'perdphon'
  ] as InstalledPackage['perdphon'];
  const client = createClient({ hosts: [host.origin, mirror(host.origin)] });
  const member = { lottery: 'lao-tv', date: (await newestDraw('lao-tv')).drawDateBefore } as const;
  const numbers = ['123', '45'];
  const { data } = await check(client, { ...member, numbers });
  const { data: draw } = await getDraw(client, member);
  expect(checkOffline({ draw, numbers })).toEqual(data);
});
