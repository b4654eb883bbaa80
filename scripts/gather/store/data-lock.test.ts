import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { folderWith, removeFolders } from '../../../tests/support/run-script.ts';
import { takeLock } from '../../disk/lock.ts';
import { withDataLock } from './data-lock.ts';

afterAll(removeFolders);

describe('withDataLock', () => {
  test('gives what the task gives, and throws what it throws', async () => {
    const folder = await folderWith();
    expect(await withDataLock(folder, async () => 7)).toBe(7);
    const failing = withDataLock(folder, () => Promise.reject(new Error('a full disk')));
    await expect(failing).rejects.toThrow('a full disk');
    expect(await withDataLock(folder, async () => 8)).toBe(8);
  });

  test('holds the lock of its folder while it works, and of no other folder', async () => {
    const [folder, neighbour] = [await folderWith(), await folderWith()];
    const lock = (path: string) => takeLock(join(path, '.lock'), `${path} is held`)();
    await withDataLock(folder, async () => {
      expect(() => lock(folder)).toThrow(`${folder} is held`);
      lock(neighbour);
    });
    lock(folder);
  });

  test('one task after another, also of this process', async () => {
    const folder = await folderWith();
    const log: string[] = [];
    const tasks = ['first', 'second'].map((name) =>
      withDataLock(folder, async () => {
        log.push(`${name} begins`);
        await new Promise((resolve) => setTimeout(resolve, 5));
        log.push(`${name} ends`);
      }),
    );
    await Promise.all(tasks);
    expect(log).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  });

  test('a folder that is not there is an error, and no new folder', async () => {
    await expect(withDataLock('/nowhere/at/all', async () => {})).rejects.toThrow(/open/);
  });
});
