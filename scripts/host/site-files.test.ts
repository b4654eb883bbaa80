import { afterAll, describe, expect, test } from 'vitest';
import { folderWith, removeFolders } from '../../tests/support/run-script.ts';
import { openFiles } from './site-files.ts';

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
      [...(await openFiles(folder, most))]
        .filter(([, { content }]) => Buffer.isBuffer(content))
        .map(([path]) => path);
    expect(await held(await folderWith(texts), 10)).toEqual(['/a', '/c']);
    const large = new Map([
      ['a', 'x'.repeat(2 ** 20)],
      ['b', 'x'.repeat(2 ** 20 + 1)],
    ]);
    expect(await held(await folderWith(large))).toEqual(['/a']);
  });
});
