import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { folderWith, removeFolders } from '../../tests/support/run-script.ts';
import { COMPRESS, readBytes, readSite, type SiteFile } from './built-site.ts';

afterAll(removeFolders);

const SMALL = 'เลขท้าย 2 ตัว '.repeat(500);

async function filesOf(texts: Readonly<Record<string, string>>) {
  const files = await readSite(await folderWith(new Map(Object.entries(texts))));
  return (path: string) => files.get(path) as SiteFile;
}

describe('a file', () => {
  test('is named by its path of the site, with a tag of its bytes', async () => {
    const texts = { 'api/a.json': '{}', 'b.html': 'x', 'c.json': '{}', d: '' };
    const files = await readSite(await folderWith(new Map(Object.entries(texts))));
    expect([...files.keys()]).toEqual(['/api/a.json', '/b.html', '/c.json', '/d']);
    expect(files.get('/api/a.json')?.etag).toBe(files.get('/c.json')?.etag);
    expect(files.get('/api/a.json')?.etag).not.toBe(files.get('/b.html')?.etag);
  });

  test.each([
    ['small', SMALL],
    ['large', SMALL.repeat(100)],
    ['empty', ''],
  ])('says the same in each encoding: %s', async (_, text) => {
    const file = (await filesOf({ 'a.json': text }))('/a.json');
    expect(String(await readBytes(file))).toBe(text);
    expect(String(brotliDecompressSync(await readBytes(file, 'br')))).toBe(text);
    expect(String(gunzipSync(await readBytes(file, 'gzip')))).toBe(text);
  });

  test('keeps alive its own bytes alone, not the block that zlib cut them from', async () => {
    const file = (await filesOf({ 'a.json': `own${SMALL}` }))('/a.json');
    for (const bytes of [
      file.packed,
      await readBytes(file),
      await readBytes(file, 'br'),
      await readBytes(file, 'gzip'),
    ]) {
      expect(bytes.buffer.byteLength).toBe(bytes.length);
    }
  });

  test('is in memory once, however many clients are slow and whatever else is asked for', async () => {
    const large = Array.from({ length: 12 }, (_, at) => [`${at}.json`, `${at}${'x'.repeat(4e6)}`]);
    const file = await filesOf(Object.fromEntries(large));
    const onItsWay = await readBytes(file('/0.json'));
    for (const [path] of large) await readBytes(file(`/${path}`));
    expect(await readBytes(file('/0.json'))).toBe(onItsWay);
  });

  test('is compressed once, however many ask, and files that say the same only once', async () => {
    const compress = vi.spyOn(COMPRESS, 'br');
    const file = await filesOf({ 'a.json': `once${SMALL}`, 'b.json': `once${SMALL}` });
    const asked = Array.from({ length: 20 }, () => readBytes(file('/a.json'), 'br'));
    const [first] = await Promise.all(asked);
    expect(await readBytes(file('/b.json'), 'br')).toBe(first);
    expect(compress).toHaveBeenCalledOnce();
    compress.mockRestore();
  });

  test('whose compression failed is compressed again', async () => {
    const compress = vi.spyOn(COMPRESS, 'gzip').mockRejectedValueOnce(new Error('on purpose'));
    const file = (await filesOf({ 'a.json': `again${SMALL}` }))('/a.json');
    await expect(readBytes(file, 'gzip')).rejects.toThrow('on purpose');
    expect(String(gunzipSync(await readBytes(file, 'gzip')))).toBe(`again${SMALL}`);
    compress.mockRestore();
  });

  test('that is small goes out as it is', async () => {
    const file = await filesOf({ 'a.json': '{}', 'b.json': SMALL });
    expect([file('/a.json').isCompressible, file('/b.json').isCompressible]).toEqual([false, true]);
  });

  test.each(['a.png', 'a.woff2', 'a.gz'])(
    'that is compressed already goes out so: %s',
    async (path) => {
      expect((await filesOf({ [path]: SMALL }))(`/${path}`).isCompressible).toBe(false);
    },
  );
});
