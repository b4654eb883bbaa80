// A host over a folder of releases: it takes each that becomes live, whole, while it answers.
import { mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryQuota } from '../../src/serve/edge/quota.ts';
import { folderWith, removeFolders, writeFiles } from '../../tests/support/run-script.ts';
import { askPort } from '../../tests/support/small-host.ts';
import { listedFiles, outputFiles, siteFiles } from '../../tests/support/small-site.ts';
import type { SiteFile } from '../output/built.ts';
import { followLink, openCurrent } from './follow-link.ts';
import { createHost } from './server.ts';

const [FIRST, SECOND] = ['2026-11-16T13-40-00-000Z-2', '2026-11-17T13-40-00-000Z-2'];
const filesOn = (day: string, page: string, asset: string) =>
  listedFiles(
    new Map([
      ...siteFiles({ 'lao-tv': day }, { page }),
      ['404.html', 'ไม่พบ'],
      [`_astro/${asset}.js`, asset],
    ]),
  );

let root: string;
let hosted: Awaited<ReturnType<typeof openCurrent>>;
let host: Server;
let stop: AbortController;
let taken: ReturnType<typeof vi.fn<() => void>>;
let err: ReturnType<typeof vi.fn<(line: string) => void>>;
beforeEach(async () => {
  root = await folderWith();
  await put(FIRST, filesOn('2026-11-16', 'the first', 'old'));
  hosted = await openCurrent(root);
  host = createHost(hosted, memoryQuota()).listen(0, '127.0.0.1');
  await once(host, 'listening');
  [stop, taken, err] = [new AbortController(), vi.fn(), vi.fn()];
  void followLink(root, hosted, stop.signal, { taken, err });
});
afterEach(async () => {
  stop.abort();
  host.close();
  host.closeAllConnections();
  await removeFolders();
});

async function put(name: string, files: ReadonlyMap<string, string>) {
  await writeFiles(join(root, 'releases', name), outputFiles(files));
  await link(name);
}

async function link(name: string) {
  await symlink(join('releases', name), join(root, '.current'));
  await rename(join(root, '.current'), join(root, 'current'));
}

async function textAt(path: string): Promise<string> {
  return String((await askPort((host.address() as AddressInfo).port, path)).bytes);
}

test('it takes the release that becomes live, and serves assets of the one before', async () => {
  const same = hosted.now.files.get('/404.html') as SiteFile;
  same.copies = { br: Buffer.of(1), gzip: Buffer.of(2) };
  await put(SECOND, filesOn('2026-11-17', 'the second', 'new'));
  await vi.waitFor(() => expect(taken).toHaveBeenCalledTimes(1), { timeout: 10_000 });
  expect(await textAt('/')).toBe('the second');
  expect([await textAt('/_astro/new.js'), await textAt('/_astro/old.js')]).toEqual(['new', 'old']);
  // The same bytes keep their copies, and lie in the new release.
  expect(hosted.now.files.get('/404.html')).toBe(same);
  expect([same.copies.br, same.source]).toEqual([
    Buffer.of(1),
    join(root, 'releases', SECOND, 'static/404.html'),
  ]);
  expect(hosted.now.files.get('/index.html')?.copies).toBeUndefined();
  await link(FIRST);
  await vi.waitFor(() => expect(taken).toHaveBeenCalledTimes(2), { timeout: 10_000 });
  expect(await textAt('/')).toBe('the first');
});

const BUILD = 'static/build.json';
const DATA = 'functions/api/check.func/catalogue.json';

test.each([
  [
    'of another format',
    async (folder: string) => {
      const file = join(folder, BUILD);
      const build = JSON.parse(await readFile(file, 'utf8'));
      await writeFile(file, JSON.stringify({ ...build, format: 99 }));
    },
    'is of format 99, and this program reads 1; restart after the update',
  ],
  ['without its mark', (folder: string) => rm(join(folder, BUILD)), 'no completed build'],
  ['without a file', (folder: string) => rm(join(folder, 'static/404.html')), '404.html'],
  ['without its data', (folder: string) => rm(join(folder, DATA)), 'catalogue.json'],
])('a release %s is said once, and what is hosted stays', async (_, damage, said) => {
  const files = filesOn('2026-11-17', 'the second', 'new');
  await writeFiles(join(root, 'releases', SECOND), outputFiles(files));
  await damage(join(root, 'releases', SECOND));
  await link(SECOND);
  await vi.waitFor(() => expect(err).toHaveBeenCalled(), { timeout: 10_000 });
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect(err.mock.calls).toEqual([[expect.stringContaining(said)]]);
  expect([await textAt('/'), await textAt('/_astro/old.js')]).toEqual(['the first', 'old']);
  await rm(join(root, 'releases', SECOND), { recursive: true });
  await put(SECOND, files);
  await vi.waitFor(() => expect(taken).toHaveBeenCalled(), { timeout: 10_000 });
  expect(await textAt('/')).toBe('the second');
});

test('a folder without a release says how to make one', async () => {
  const empty = await folderWith();
  await expect(openCurrent(empty)).rejects.toThrow(`npm run publish -- --to ${empty}`);
  await mkdir(join(empty, 'current'));
  await expect(openCurrent(empty)).rejects.toThrow('there is no completed build');
});
