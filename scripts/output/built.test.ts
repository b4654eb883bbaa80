import { truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { filesIn } from '../../tests/support/small-host.ts';
import { folderWith, removeFolders } from '../../tests/support/run-script.ts';
import { makeCopies, readPiece, type SiteFile } from './built.ts';

afterAll(removeFolders);

const TEXT = 'เลขท้าย 2 ตัว '.repeat(500);

async function openFiles(texts: Readonly<Record<string, string>>) {
  const folder = await folderWith(new Map(Object.entries(texts)));
  const files = filesIn(folder);
  return { folder, files, file: (path: string) => files.get(path) as SiteFile };
}

describe('a file', () => {
  test('is named by its path of the site, with a tag of its bytes', async () => {
    const { files, file } = await openFiles({ 'api/a.json': '{}', 'b.html': 'x', 'c.json': '{}' });
    expect([...files.keys()]).toEqual(['/api/a.json', '/b.html', '/c.json']);
    expect(file('/api/a.json').etag).toBe(file('/c.json').etag);
    expect(file('/api/a.json').etag).not.toBe(file('/b.html').etag);
  });

  test.each([
    ['small', TEXT],
    ['empty', ''],
    ['large', TEXT.repeat(100)],
  ])('is read in pieces that join to its bytes, and are shared: %s', async (size, text) => {
    const { file } = await openFiles({ 'a.json': text });
    const pieces = [readPiece(file('/a.json'))];
    for (let end = pieces[0]?.length ?? 0; end < file('/a.json').size; ) {
      const piece = readPiece(file('/a.json'), end);
      pieces.push(piece);
      end += piece.length;
    }
    expect(Buffer.concat(pieces).toString()).toBe(text);
    expect(pieces.length > 1).toBe(size === 'large');
    expect(readPiece(file('/a.json'))).toBe(pieces[0]);
  });

  test.each([
    // Not those of another test: what was read of late is kept.
    ['small', `สั้น ${TEXT}`],
    ['large', `ยาว ${TEXT.repeat(100)}`],
  ])('that was cut off since is not read, rather than filled up: %s', async (_, text) => {
    const { folder, file } = await openFiles({ 'a.json': text });
    await truncate(join(folder, 'a.json'), 9);
    expect(() => readPiece(file('/a.json'))).toThrow('was cut off while it was served');
  });
});

describe('the copies of files', () => {
  test('say the same, each in a block of its own, of what is worth it', async () => {
    const { files, file } = await openFiles({
      'a.json': TEXT,
      'b.json': '{}',
      'c.png': TEXT,
      'd.woff2': TEXT,
      'e.gz': TEXT,
    });
    await makeCopies(files);
    const { br, gzip } = file('/a.json').copies ?? { br: Buffer.of(), gzip: Buffer.of() };
    expect([String(brotliDecompressSync(br)), String(gunzipSync(gzip))]).toEqual([TEXT, TEXT]);
    for (const bytes of [br, gzip]) expect(bytes.buffer.byteLength).toBe(bytes.length);
    const copied = [...files].filter(([, { copies }]) => copies !== undefined);
    expect(copied.map(([path]) => path)).toEqual(['/a.json']);
  });

  test('are made of what the host opened: none of a file that was edited since', async () => {
    const { folder, files, file } = await openFiles({ 'a.json': TEXT, 'b.json': TEXT });
    await writeFile(join(folder, 'a.json'), TEXT.replace('2', '3'));
    await makeCopies(files);
    expect([file('/a.json').copies, file('/b.json').copies?.br.length]).toEqual([
      undefined,
      expect.any(Number),
    ]);
  });

  test('that cannot be made leave the file as it is', async () => {
    const { files } = await openFiles({ 'a.json': TEXT });
    const gone = new Map([...files].map(([path, file]) => [path, { ...file, source: 'nowhere' }]));
    await makeCopies(gone);
    expect(gone.get('/a.json')?.copies).toBeUndefined();
  });
});
