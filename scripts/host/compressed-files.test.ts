import { readdir } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { folderWith, removeFolders } from '../../tests/support/run-script.ts';
import { CompressedFiles } from './compressed-files.ts';
import { COMPRESS_WELL, COMPRESSOR } from './encoding.ts';
import { readWhole } from './files-on-disk.ts';
import { type Content, openFiles, type SiteFile } from './site-files.ts';

const SMALL = 'เลขท้าย 2 ตัว '.repeat(500);
const LARGE = SMALL.repeat(100);

afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await removeFolders();
});

async function filesOf(texts: Readonly<Record<string, string>>) {
  const files = await openFiles(await folderWith(new Map(Object.entries(texts))));
  return (path: string) => files.get(path) as SiteFile;
}

const bytesOf = (content: Content | undefined) =>
  content === undefined || Buffer.isBuffer(content) ? (content ?? Buffer.of()) : readWhole(content);

describe('CompressedFiles', () => {
  test.each([
    ['small', SMALL],
    ['large', LARGE],
  ])('gives back the same text from each encoding: %s', async (_, text) => {
    const file = (await filesOf({ 'a.json': text }))('/a.json');
    const files = new CompressedFiles();
    const [br, gzip] = [await files.of(file, 'br'), await files.of(file, 'gzip')];
    expect(brotliDecompressSync(await bytesOf(br)).toString()).toBe(text);
    expect(gunzipSync(await bytesOf(gzip)).toString()).toBe(text);
  });

  test('compresses once, however many ask, and files that say the same only once', async () => {
    const [small, large] = [vi.spyOn(COMPRESS_WELL, 'br'), vi.spyOn(COMPRESSOR, 'br')];
    for (const text of [SMALL, LARGE]) {
      const file = await filesOf({ 'a.json': text, 'b.json': text });
      const files = new CompressedFiles();
      const asked = Array.from({ length: 20 }, () => files.of(file('/a.json'), 'br'));
      const [one] = await Promise.all(asked);
      expect(await files.of(file('/b.json'), 'br')).toBe(one);
    }
    expect(small).toHaveBeenCalledOnce();
    expect(large).toHaveBeenCalledOnce();
  });

  test('a large file is in memory in no encoding, and leaves nothing in the folder of the system', async () => {
    const file = (await filesOf({ 'a.json': LARGE }))('/a.json');
    const folder = await folderWith(new Map());
    vi.stubEnv('TMPDIR', folder);
    for (const encoding of ['br', 'gzip'] as const) {
      const compressed = await new CompressedFiles().of(file, encoding);
      expect(compressed).toMatchObject({ descriptor: expect.any(Number) });
    }
    expect(await readdir(folder)).toEqual([]);
  });

  test('small files are held up to the limit, those asked for longest ago go', async () => {
    const compress = vi.spyOn(COMPRESS_WELL, 'gzip');
    const file = await filesOf({ 'a.json': `a${SMALL}`, 'b.json': `b${SMALL}` });
    const { length = 0 } = (await new CompressedFiles().of(file('/a.json'), 'gzip')) ?? {};
    const files = new CompressedFiles(length + 10);
    for (const path of ['/a.json', '/a.json', '/b.json', '/a.json']) {
      expect(gunzipSync(await bytesOf(await files.of(file(path), 'gzip'))).toString()).toContain(
        SMALL,
      );
    }
    expect(compress).toHaveBeenCalledTimes(1 + 3);
  });

  test('what is small or compressed already stays as it is', async () => {
    const file = await filesOf({ 'a.json': '{}', 'b.png': SMALL });
    const files = new CompressedFiles();
    expect([files.of(file('/a.json'), 'br'), files.of(file('/b.png'), 'br')]).toEqual([
      undefined,
      undefined,
    ]);
  });

  test('a compression that failed is tried again', async () => {
    const file = (await filesOf({ 'a.json': LARGE }))('/a.json');
    const files = new CompressedFiles();
    vi.spyOn(COMPRESSOR, 'gzip').mockImplementationOnce(() => {
      throw new Error('broken on purpose');
    });
    await expect(files.of(file, 'gzip')).rejects.toThrow('broken on purpose');
    expect(gunzipSync(await bytesOf(await files.of(file, 'gzip'))).toString()).toBe(LARGE);
  });
});
