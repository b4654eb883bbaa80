import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import {
  folderWith,
  linesOf,
  removeFolders,
  runScript,
  textsOf,
  treeOf,
} from '../src/testing/run-script.ts';
import { smallData, TV_FILE } from '../src/testing/small-data-folder.ts';
import { listFiles } from './files.ts';

afterAll(removeFolders);

const SITE_URL = 'https://results.example/';
const REAL_DATA = fileURLToPath(new URL('../data', import.meta.url));

/** Emits a data folder into `public` and `generated` below the output folder. */
const emit = (data: string, output: string, env: Readonly<Record<string, string>> = {}) => {
  const into = ['--public', join(output, 'public'), '--generated', join(output, 'generated')];
  return runScript('emit.mjs', ['--data', data, ...into], { SITE_URL, ...env });
};

describe.concurrent('emit', () => {
  test('writes the answers of each held lottery once, then leaves them alone', async () => {
    const [data, output] = [await folderWith(smallData()), await folderWith()];
    const first = await emit(data, output);
    expect([first.code, first.stderr]).toEqual([0, '']);
    const count = Number(/^(\d+) files: \1 written, 0 removed/.exec(first.stdout)?.[1]);
    const written = await treeOf(output);
    const generated = [...written.keys()].filter((path) => path.startsWith('generated/'));
    expect(written.size).toBe(count + generated.length);
    // Of each lottery its draws and what is known of it; those without a draw have a page that says so.
    const ofLotteries = generated.filter((path) => /^generated\/(?:archive|emitted)\//.test(path));
    expect(ofLotteries).toHaveLength(2 * 4);
    expect(generated.filter((path) => !ofLotteries.includes(path))).toEqual([
      'generated/catalogue.json',
      'generated/emitted.json',
      'generated/latest-draws.json',
      'generated/site.json',
    ]);
    expect(written.get('public/api/results/lao-tv/1.json')?.[0]).toContain(
      '"url":"https://results.example',
    );
    expect([...written.keys()].filter((path) => /^public.*lao-morning/.test(path))).toEqual([]);

    const second = await emit(data, output);
    expect(second.stdout).toMatch(
      new RegExp(`^${count} files: 0 written, 0 removed, the rest unchanged; [0-9.]+ MB in all\n$`),
    );
    // Not even the ledger is written, nor anything touched.
    expect(await treeOf(output)).toEqual(written);
  });

  test('after a new draw only its lottery and the indexes are made again', async () => {
    const data = await folderWith(smallData());
    const output = await folderWith();
    await emit(data, output);
    const before = await treeOf(output);
    const path = join(data, TV_FILE);
    const text = await readFile(path, 'utf8');
    const newest = text.split('\n')[1] ?? '';
    await writeFile(
      path,
      text.replace('[\n', `[\n${newest.replace(/2026-\d\d-\d\d/, '2026-08-29')}\n`),
    );
    expect((await emit(data, output)).code).toBe(0);
    const after = await treeOf(output);
    const changed = [...after].filter(([file, [bytes]]) => before.get(file)?.[0] !== bytes);
    const paths = changed.map(([file]) => file);
    const elsewhere = paths.filter((file) => !/\/lao-tv[./]/.test(file));
    expect(elsewhere).toEqual([
      'generated/catalogue.json',
      'generated/emitted.json',
      'generated/latest-draws.json',
      'public/api/export/SHA256SUMS',
      'public/api/export/all.ndjson.gz',
      'public/api/feeds/all.json',
      'public/api/feeds/all.xml',
      'public/api/lotteries.json',
      'public/api/manifest.json',
      'public/api/status.json',
    ]);
    const ofDraws = paths.filter((file) => /api\/(?:draws|checksets)\//.test(file));
    expect(ofDraws).toEqual([
      'public/api/checksets/lao-tv/2026-08-29.json',
      'public/api/draws/lao-tv/2026-08-29.json',
      'public/api/draws/lao-tv/index.json',
    ]);
  });

  test('a file that has gone is written again', async () => {
    const [data, output] = [await folderWith(smallData()), await folderWith()];
    await emit(data, output);
    const before = await treeOf(output);
    await rm(join(output, 'public/api/results/lao-tv/3.json'));
    expect((await emit(data, output)).stdout).toContain(' 1 written, 0 removed');
    expect([...(await treeOf(output)).keys()]).toEqual([...before.keys()]);
  });

  test('the manifest is the tree, byte for byte; the sums are those of the exports', async () => {
    const [data, output] = [await folderWith(smallData()), await folderWith()];
    await emit(data, output);
    const root = join(output, 'public');
    const found = [];
    for (const path of await listFiles(root)) {
      const bytes = await readFile(join(root, path));
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      found.push({ path: `/${path}`, bytes: bytes.length, sha256 });
    }
    const read = (path: string) => readFile(join(root, path), 'utf8');
    const { files, dataRevision } = JSON.parse(await read('api/manifest.json'));
    expect(files).toEqual(found.filter(({ path }) => path !== '/api/manifest.json'));
    const exports = found.filter(({ path }) => /^\/api\/export\/(?!SHA)/.test(path));
    const sums = exports.map(({ path, sha256 }) => `${sha256}  ${path.split('/').pop()}\n`);
    expect(await read('api/export/SHA256SUMS')).toBe(sums.join(''));
    expect(exports).toHaveLength(10);

    await writeFile(join(data, TV_FILE), smallData().get(TV_FILE)?.replace('"37"', '"38"') ?? '');
    await emit(data, output);
    expect(JSON.parse(await read('api/manifest.json')).dataRevision).not.toBe(dataRevision);
  });

  test('removes answers no question leads to any more, and nothing outside of them', async () => {
    const data = await folderWith(smallData());
    const output = await folderWith(
      new Map([
        ['public/api/stats/gone.json', '{}'],
        ['public/api/results/lao-tv/21.json', '{}'],
        ['public/favicon.svg', '<svg/>'],
        ['public/apis.txt', 'x'],
      ]),
    );
    const { code, stdout } = await emit(data, output);
    expect(code).toBe(0);
    expect(stdout).toContain(' written, 2 removed, the rest unchanged');
    const paths = [...(await textsOf(output)).keys()];
    expect(paths).toEqual(expect.arrayContaining(['public/favicon.svg', 'public/apis.txt']));
    expect(paths.filter((path) => /gone|21\.json/.test(path))).toEqual([]);
  });

  test('on broken data every problem is printed, exit is 1, and nothing is written or removed', async () => {
    const broken = smallData().get(TV_FILE)?.replace('["37"]', '["3"]').replace('["792"]', '[7]');
    const data = await folderWith(smallData().set(TV_FILE, broken ?? ''));
    const output = await folderWith(new Map([['public/api/stats/gone.json', '{}']]));
    const before = await treeOf(output);
    const { code, stdout, stderr } = await emit(data, output);
    expect([code, stdout]).toEqual([1, '']);
    expect(linesOf(stderr)).toEqual([
      expect.stringContaining('lao-tv/2026.json:3: draw 2026-07-07 prizes.top-three-digit[0]: 7'),
      expect.stringContaining('lao-tv/2026.json:2: draw 2026-07-08 prizes.bottom-two-digit[0]'),
      '2 problems in 1 of 6 files; nothing was written',
    ]);
    expect(await treeOf(output)).toEqual(before);
  });

  test('all real draws give the same bytes under UTC and in Los Angeles', async () => {
    const [utc, west] = [await folderWith(), await folderWith()];
    const runs = await Promise.all([
      emit(REAL_DATA, utc, { TZ: 'UTC' }),
      emit(REAL_DATA, west, { TZ: 'America/Los_Angeles' }),
    ]);
    expect(runs.map(({ code }) => code)).toEqual([0, 0]);
    // Without what is only known of the emission itself: where on this disk it put what.
    const bundled = async (output: string) => {
      const texts = await textsOf(join(output, 'generated'));
      return new Map([...texts].filter(([path]) => !path.startsWith('emitted')));
    };
    expect(await bundled(west)).toEqual(await bundled(utc));
    // The manifest has the hash of every file, so that two trees need not be read.
    const manifest = (output: string) =>
      readFile(join(output, 'public/api/manifest.json'), 'utf8').then(JSON.parse);
    const [one, other] = [await manifest(utc), await manifest(west)];
    expect(one.files.length).toBeGreaterThan(20_000);
    expect(other).toEqual(one);
    // Two whole sites are written: tens of seconds on a busy machine.
  }, 300_000);

  test('an origin that is no address stops it before anything is written', async () => {
    const [data, output] = [await folderWith(smallData()), await folderWith()];
    const { code, stderr } = await emit(data, output, { SITE_URL: 'results.example' });
    expect(code).toBe(1);
    expect(stderr).toContain('Invalid URL');
    expect(await textsOf(output)).toEqual(new Map());
  });
});
