import { describe, expect, test } from 'vitest';
import { bytesOf, type FileDigest } from './emitted-file.ts';
import { emitManifest, emitSums, listedIn, manifestRun } from './manifest.ts';

const digest = (path: string): FileDigest => ({
  path,
  bytes: path.length,
  sha256: 'a'.repeat(64),
});

const DRAWS = ['2025-12-30', '2025-12-31'].map((day) => digest(`/api/draws/lao-tv/${day}.json`));
const NEWER = ['2026-01-01', '2026-01-02'].map((day) => digest(`/api/draws/lao-tv/${day}.json`));
const SINGLE = ['/api/draws/lao-tv/index.json', '/api/draws/a/index.json', '/api/x.json'].map(
  digest,
);

describe('the manifest', () => {
  const runs = [NEWER, DRAWS, ...SINGLE.map((one) => [one])].map(manifestRun);
  const { file, places } = emitManifest(runs, 'f'.repeat(64));
  const bytes = Buffer.from(bytesOf(file));

  test('lists every file by path, however its runs come', () => {
    const files = [SINGLE[1], ...DRAWS, ...NEWER, SINGLE[0], SINGLE[2]];
    const body = { success: true, dataRevision: 'f'.repeat(64), files };
    expect(bytes.toString()).toBe(`${JSON.stringify(body)}\n`);
    const oneByOne = [...files].reverse().map((one) => manifestRun([one as FileDigest]));
    expect(emitManifest(oneByOne, 'f'.repeat(64)).file).toEqual(file);
  });

  test('has each run at its place, from where it is read back', () => {
    for (const run of runs) {
      const entries = bytes.subarray(...(places[run.first] ?? [0, 0]));
      expect(entries).toEqual(run.entries);
      expect(manifestRun(listedIn({ entries }))).toEqual(run);
    }
  });

  test('without a file is an empty list', () => {
    const empty = Buffer.from(bytesOf(emitManifest([], 'f').file)).toString();
    expect(JSON.parse(empty)).toMatchObject({ files: [] });
  });

  test.each([
    ['overlap', [manifestRun([...DRAWS, ...NEWER]), manifestRun([digest(DRAWS[1]?.path ?? '')])]],
    ['list a file twice', [manifestRun(DRAWS), manifestRun(DRAWS)]],
  ])('is not made of runs that %s', (_, wrong) => {
    expect(() => emitManifest(wrong, 'f')).toThrow('stands among others of the manifest');
  });
});

test('the sums are those of the exports, by name', () => {
  const digests = ['/api/export/b.csv', '/api/x.json', '/api/export/all.ndjson.gz'].map(digest);
  expect(emitSums(digests).text).toBe(
    `${'a'.repeat(64)}  all.ndjson.gz\n${'a'.repeat(64)}  b.csv\n`,
  );
});
