import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { health, MOMENT, storedThen } from '../../../tests/support/health.ts';
import { folderWith, removeFolders, treeOf } from '../../../tests/support/run-script.ts';
import { lastLook, noteLook } from './last-look.ts';

afterAll(removeFolders);

describe.concurrent('lastLook', () => {
  test('is what was noted last, and nothing where nobody ever looked', async () => {
    const data = await folderWith();
    expect(await lastLook(data)).toBeUndefined();
    for (const now of [Date.parse(MOMENT), Date.parse(MOMENT) + 1]) {
      await noteLook(data, now);
      expect(await lastLook(data)).toBe(now);
    }
  });

  test('a file of something else is no look', async () => {
    const data = await folderWith();
    await noteLook(data, 0);
    const [path = ''] = (await treeOf(data)).keys();
    await writeFile(join(data, path), 'soon\n');
    expect(await lastLook(data)).toBeUndefined();
  });

  const HOUR_MS = 3_600_000;
  test.each([
    { fact: 'six hours ago', ago: 6 * HOUR_MS, isQuiet: false },
    { fact: 'more than six hours ago', ago: 6 * HOUR_MS + 1, isQuiet: true },
  ])('health of a folder looked at $fact', async ({ ago, isQuiet }) => {
    const at = new Date(Date.parse(MOMENT) - ago).toISOString();
    const files = storedThen().set('.lock-last-look', `${at}\n`);
    // The one that misses draws.
    for (const path of files.keys()) if (path.startsWith('draws/lao-tv/')) files.delete(path);
    const run = await health([], files);
    expect(run).toEqual({
      code: isQuiet ? 1 : 0,
      stderr: '',
      stdout: `${isQuiet ? `nobody has looked since ${at}\n` : ''}no draw is missed\n`,
    });
  });
});
