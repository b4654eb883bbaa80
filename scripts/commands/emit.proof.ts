import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { frozenData } from '../../tests/support/frozen-data.ts';
import {
  folderWith,
  linesOf,
  removeFolders,
  runScript,
  textsOf,
  treeOf,
} from '../../tests/support/run-script.ts';
import { smallData, TV_FILE } from '../../tests/support/small-data-folder.ts';
import { listFiles, writeChanged } from '../disk/text-files.ts';

afterAll(removeFolders);

const SITE_URL = 'https://results.example/';
/** Real draws of a year of each family. */
const REAL_DRAWS = /^draws\/(?:thai-government|hanoi-normal|lao-lottery|lao-tv)\/2026\.json$/;
const realData = () =>
  folderWith(
    new Map([...frozenData()].filter(([path]) => !/^draws/.test(path) || REAL_DRAWS.test(path))),
  );

/** Emits a data folder into `public` and `generated` below the output folder. */
const emit = (data: string, output: string, env: Readonly<Record<string, string>> = {}) => {
  return runScript('emit', [join(output, 'public')], {
    GENERATED_FOLDER: join(output, 'generated'),
    DATA_FOLDER: data,
    SITE_URL,
    ...env,
  });
};

describe.concurrent('emit', () => {
  test('writes the answers of each lottery with draws once, then leaves them alone', async () => {
    const [data, output] = [await folderWith(smallData()), await folderWith()];
    const first = await emit(data, output);
    expect([first.code, first.stderr]).toEqual([0, '']);
    const count = Number(/^(\d+) files: \1 written, 0 removed/.exec(first.stdout)?.[1]);
    const written = await treeOf(output);
    const generated = [...written.keys()].filter((path) => path.startsWith('generated/'));
    expect(written.size).toBe(count + generated.length);
    expect(generated).toEqual([
      ...['catalogue', 'changes'].map((name) => `generated/${name}.json`),
      ...['hanoi-special', 'lao-morning', 'lao-tv', 'thai-government'].map(
        (slug) => `generated/draws/${slug}.json`,
      ),
      ...['latest-draws', 'openapi', 'site', 'status'].map((name) => `generated/${name}.json`),
    ]);
    expect(written.get('public/api/results/lao-tv/1.json')?.[0]).toContain(
      '"url":"https://results.example',
    );
    expect([...written.keys()].filter((path) => /^public.*lao-morning/.test(path))).toEqual([]);

    const second = await emit(data, output);
    expect(second.stdout).toMatch(
      new RegExp(`^${count} files: 0 written, 0 removed, the rest unchanged; [0-9.]+ MB in all\n$`),
    );
    expect(await treeOf(output)).toEqual(written);
  });

  test.each([
    ['has gone', (file: string) => rm(file)],
    ['was altered', (file: string) => writeFile(file, '{"success":true}')],
    ['was cut short', (file: string) => writeFile(file, '')],
  ])('a file that %s is written again, and no other', async (_, damage) => {
    const [data, output] = [await folderWith(smallData()), await folderWith()];
    await emit(data, output);
    const before = await treeOf(output);
    const damaged = 'public/api/results/lao-tv/3.json';
    await damage(join(output, damaged));
    expect((await emit(data, output)).stdout).toContain(' 1 written, 0 removed');
    const after = await treeOf(output);
    expect(after.get(damaged)?.[0]).toBe(before.get(damaged)?.[0]);
    before.delete(damaged);
    after.delete(damaged);
    expect(after).toEqual(before);
  });

  test('what a killed emission left of a file is removed', async () => {
    const [data, output] = [await folderWith(smallData()), await folderWith()];
    await emit(data, output);
    const before = await textsOf(output);
    await writeFile(join(output, 'public/api/status.json.4711.tmp'), '{"succ');
    await writeFile(join(output, 'generated/site.json.4711.tmp'), '{"or');
    expect((await emit(data, output)).stdout).toContain(' 0 written, 1 removed');
    expect(await textsOf(output)).toEqual(before);
  });

  test('types beside what is generated are left alone', async () => {
    const [data, output] = [await folderWith(smallData()), await folderWith()];
    await writeChanged(join(output, 'generated/openapi.ts'), 'export {};');
    await emit(data, output);
    expect((await textsOf(output)).get('generated/openapi.ts')).toBe('export {};');
  });

  test('the manifest is the tree, byte for byte; the sums are those of the exports', async () => {
    const [data, output] = [await folderWith(smallData()), await folderWith()];
    await emit(data, output);
    const root = join(output, 'public');
    const found = [];
    for (const path of listFiles(root)) {
      if (!path.startsWith('api/')) continue;
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
    expect(exports).toHaveLength(14);

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

  test('real draws give the same bytes under UTC and in Los Angeles', async () => {
    const [data, utc, west] = [await realData(), await folderWith(), await folderWith()];
    const runs = await Promise.all([
      emit(data, utc, { TZ: 'UTC' }),
      emit(data, west, { TZ: 'America/Los_Angeles' }),
    ]);
    expect(runs.map(({ code }) => code)).toEqual([0, 0]);
    const generated = (output: string) => textsOf(join(output, 'generated'));
    expect(await generated(west)).toEqual(await generated(utc));
    // The manifest has the hash of every file, so that two trees need not be read.
    const manifest = (output: string) =>
      readFile(join(output, 'public/api/manifest.json'), 'utf8').then(JSON.parse);
    const [one, other] = [await manifest(utc), await manifest(west)];
    expect(one.files.length).toBeGreaterThan(300);
    expect(other).toEqual(one);
  });

  test('an origin that is no address stops it before anything is written', async () => {
    const [data, output] = [await folderWith(smallData()), await folderWith()];
    const { code, stderr } = await emit(data, output, { SITE_URL: 'results.example' });
    expect(code).toBe(1);
    expect(stderr).toContain('Invalid URL');
    expect(await textsOf(output)).toEqual(new Map());
  });
});
