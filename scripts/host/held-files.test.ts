import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { folderWith, removeFolders } from '../../src/testing/run-script.ts';
import { encodingFor } from './encoding.ts';
import { type Body, HeldBytes, openFiles } from './held-files.ts';

afterAll(removeFolders);

describe('openFiles', () => {
  test('names each file by its path of the site, with its type and a tag of its bytes', async () => {
    const files = await openFiles(
      await folderWith(
        new Map([
          ['api/a.json', '{}'],
          ['b.html', 'x'],
          ['c.json', '{}'],
          ['d', ''],
        ]),
      ),
    );
    expect([...files].map(([path, { type }]) => [path, type])).toEqual([
      ['/api/a.json', 'application/json; charset=utf-8'],
      ['/b.html', 'text/html; charset=utf-8'],
      ['/c.json', 'application/json; charset=utf-8'],
      ['/d', 'application/octet-stream'],
    ]);
    expect(files.get('/api/a.json')?.etag).toBe(files.get('/c.json')?.etag);
    expect(files.get('/api/a.json')?.etag).not.toBe(files.get('/b.html')?.etag);
  });

  test('holds no more bytes than it may, nor a file above a megabyte', async () => {
    const texts = new Map([
      ['a', 'x'.repeat(6)],
      ['b', 'x'.repeat(5)],
      ['c', 'x'.repeat(4)],
    ]);
    const held = async (folder: string, most?: number) =>
      [...(await openFiles(folder, most))].filter(([, { held }]) => held).map(([path]) => path);
    expect(await held(await folderWith(texts), 10)).toEqual(['/a', '/c']);
    const large = new Map([
      ['a', 'x'.repeat(2 ** 20)],
      ['b', 'x'.repeat(2 ** 20 + 1)],
    ]);
    expect(await held(await folderWith(large))).toEqual(['/a']);
  });
});

describe('HeldBytes', () => {
  const text = 'เลขท้าย 2 ตัว '.repeat(500);
  const bytes = Buffer.from(text);
  const bufferOf = (body: Body = '') =>
    typeof body === 'string' ? Buffer.from(body, 'latin1') : body;

  test('gives back the same text from each encoding', async () => {
    const held = new HeldBytes(bytes);
    expect(brotliDecompressSync(bufferOf(await held.compressed('br'))).toString()).toBe(text);
    expect(gunzipSync(bufferOf(await held.compressed('gzip'))).toString()).toBe(text);
  });

  test('is text where it is small and a buffer where it is not, the same bytes in both', () => {
    for (const length of [0, 16 * 1024, 16 * 1024 + 1]) {
      const one = Buffer.alloc(length, 'ก');
      const { plain } = new HeldBytes(one);
      expect([typeof plain, plain.length]).toEqual([
        length > 2 ** 14 ? 'object' : 'string',
        length,
      ]);
      expect(bufferOf(plain).equals(one)).toBe(true);
    }
  });

  test('compresses once, however many ask at the same time', async () => {
    const held = new HeldBytes(bytes);
    const [one, other] = await Promise.all([held.compressed('br'), held.compressed('br')]);
    expect(other).toBe(one);
    expect(await held.compressed('br')).toBe(one);
  });

  test('keeps no encoding that saves nothing', async () => {
    expect(await new HeldBytes(Buffer.from('x')).compressed('gzip')).toBeUndefined();
  });
});

test.each([
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['deflate', undefined],
  ['zstd', undefined],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0', undefined],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['nonsense;;;q=', undefined],
])('who takes %j gets %s', (accepted, encoding) => {
  // Twice: the second answer is a remembered one.
  expect([encodingFor(accepted), encodingFor(accepted)]).toEqual([encoding, encoding]);
});
