// The client package in somebody else's project does what its README says, against the local host.
// client-failures.proof.ts has servers that fail, client-types.proof.ts what compilers say of it.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answered } from '../src/client/perdphon.ts';
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

describe('an export', () => {
  test.each(['csv', 'json', 'ndjson'] as const)('%s is the file of the service', async (format) => {
    const { createClient } = installed.perdphon;
    const served = await (await fetch(`${host.origin}/api/export/lao-tv.${format}`)).text();
    for (const mirror of [false, true]) {
      const client = createClient({ hosts: [{ url: `${host.origin}/api`, mirror }] });
      const asText = await client.export({ lottery: 'lao-tv', format });
      expect((await asText.text()) === served).toBe(true);
      const { stream, meta } = await client.export({ lottery: 'lao-tv', format });
      expect((await new Response(stream).text()) === served).toBe(true);
      expect(meta.headers['content-type']).toContain(format === 'ndjson' ? 'ndjson' : format);
    }
  });
});

test('the export of every lottery is unpacked', async () => {
  const packed = await fetch(`${host.origin}/api/export/all.ndjson.gz`);
  const client = installed.perdphon.createClient({ hosts: [host.origin] });
  const { text } = await client.export({ lottery: 'all', format: 'ndjson' });
  expect((await text()) === String(gunzipSync(await packed.arrayBuffer()))).toBe(true);
});

test('every function answers, by query and by path alike', async () => {
  const { createClient } = installed.perdphon;
  const { drawDate, drawDateBefore } = await newestDraw('lao-tv');
  const member = { lottery: 'lao-tv', date: drawDateBefore } as const;
  const calls = [
    (client) => client.results({ lottery: 'lao-tv', limit: 2 }),
    (client) => client.results({ lottery: 'lao-tv', from: '2026-01-01' }),
    (client) => client.stats({ lottery: 'lao-tv', prize: 'top-three-digit' }),
    (client) => client.calculations({ lottery: 'lao-tv', window: '10', prize: 'top-two-digit' }),
    (client) => client.lotteries(),
    (client) => client.draws({ lottery: 'lao-tv' }),
    (client) => client.draw(member),
    (client) => client.status(),
    (client) => client.changes(),
    (client) => client.check({ ...member, number: '123' }),
    (client) => client.checkMany({ ...member, numbers: ['123', '45'] }),
  ] satisfies ((client: ReturnType<typeof createClient>) => Promise<Answered<{ success: true }>>)[];
  const byQuery = createClient({ hosts: [host.origin] });
  const byPath = createClient({ hosts: [{ url: host.origin, mirror: true }] });
  for (const call of calls) {
    const copied = await call(byPath);
    expect([knownByFiles(copied), copied.stale?.from]).toEqual([await call(byQuery), 'mirror']);
  }

  const newest = { lottery: 'lao-tv', date: drawDate, number: '123' } as const;
  expect(knownToFiles(knownByFiles(await byPath.check(newest)))).toEqual(
    knownToFiles(await byQuery.check(newest)),
  );
});

test('every draw of every year, from the files of the years, is the export', async () => {
  const client = installed.perdphon.createClient({ hosts: [host.origin] });
  const lottery = 'thai-government';
  const { data, range } = await client.results({ lottery, to: '9998-12-31' });
  const { text } = await client.export({ lottery, format: 'json' });
  const exported = JSON.parse(await text()).data;
  expect(data).toMatchObject(exported);
  expect(range).toMatchObject({ listed: exported.length, given: exported.length });
});

test('the package needs only what every platform has: no Node, no page, no import', async () => {
  const code = await readFile(join(installed.folder, 'node_modules/perdphon/perdphon.js'), 'utf8');
  expect(code).not.toMatch(/^import |import\(|require\(/m);
  const aborting = { AbortController, AbortSignal, setTimeout, clearTimeout };
  const platform = { fetch, URL, URLSearchParams, ...aborting };
  const script = code.replace(/^export (\{.*\});$/m, 'globalThis.perdphon = $1;');
  const context = createContext({ ...platform });
  runInContext(script, context);
  const { checkOffline, createClient } = context['perdphon'] as InstalledPackage['perdphon'];
  const client = createClient({ hosts: [host.origin, { url: host.origin, mirror: true }] });
  const member = { lottery: 'lao-tv', date: (await newestDraw('lao-tv')).drawDateBefore } as const;
  const { data } = await client.checkMany({ ...member, numbers: ['123', '45'] });
  expect(checkOffline({ draw: (await client.draw(member)).data, numbers: ['123', '45'] })).toEqual(
    data,
  );
});
