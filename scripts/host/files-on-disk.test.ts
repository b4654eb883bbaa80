import { appendFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { folderWith, removeFolders } from '../../tests/support/run-script.ts';
import { type FileOnDisk, partsOf, readWhole } from './files-on-disk.ts';
import { openFiles } from './site-files.ts';

afterAll(removeFolders);

describe('a file on the disk', () => {
  const LARGE = 'ก'.repeat(2 ** 20);
  const open = async () => {
    const root = await folderWith(new Map([['api/large.json', LARGE]]));
    return { root, file: (await openFiles(root)).get('/api/large.json')?.content as FileOnDisk };
  };
  const read = async (file: FileOnDisk) => {
    const parts = await Array.fromAsync(partsOf(file), (part) => Buffer.from(part));
    return Buffer.concat(parts).toString();
  };

  test('is read whole by as many as ask at once', async () => {
    const { file } = await open();
    const texts = await Promise.all([read(file), read(file), read(file)]);
    expect(texts.every((text) => text === LARGE)).toBe(true);
  });

  test('is read again after a reader has left in the middle', async () => {
    const { file } = await open();
    for await (const part of partsOf(file)) {
      if (part.length > 0) break;
    }
    expect(await read(file)).toBe(LARGE);
  });

  test('stays as it was when a release takes its place', async () => {
    const { root, file } = await open();
    await rename(join(root, 'api'), join(root, 'old'));
    await mkdir(join(root, 'api'));
    await writeFile(join(root, 'api/large.json'), 'x'.repeat(LARGE.length));
    expect(await read(file)).toBe(LARGE);
    await rm(join(root, 'old'), { recursive: true });
    expect(await read(file)).toBe(LARGE);
  });

  test('is not served once somebody has written into it', async () => {
    const { root, file } = await open();
    await appendFile(join(root, 'api/large.json'), 'x');
    await expect(read(file)).rejects.toThrow('was changed while the host runs');
    await expect(readWhole(file)).rejects.toThrow('was changed while the host runs');
  });
});
