import { describe, expect, test } from 'vitest';
import type { FileDigest } from './emitted-file.ts';
import { emitManifest, emitSums } from './manifest.ts';

const digest = (path: string): FileDigest => ({
  path,
  bytes: path.length,
  sha256: 'a'.repeat(64),
});

describe('the manifest', () => {
  test('lists every file by path, in whatever order they come', () => {
    const [a, b, c] = ['/api/a.json', '/api/a/b.json', '/api/c.json'].map(digest);
    const files = [c, a, b] as FileDigest[];
    const body = { success: true, dataRevision: 'f'.repeat(64), files: [a, b, c] };
    const file = emitManifest(files, 'f'.repeat(64));
    expect(file).toEqual({ path: '/api/manifest.json', text: `${JSON.stringify(body)}\n` });
  });

  test('without a file is an empty list', () => {
    expect(JSON.parse(emitManifest([], 'f').text)).toMatchObject({ files: [] });
  });
});

test('the sums are those of the exports, by name', () => {
  const digests = ['/api/export/b.csv', '/api/x.json', '/api/export/all.ndjson.gz'].map(digest);
  expect(emitSums(digests).text).toBe(
    `${'a'.repeat(64)}  all.ndjson.gz\n${'a'.repeat(64)}  b.csv\n`,
  );
});
