import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { HELD_BACK_FILE } from '../../src/intake/data-files.ts';
import { SOURCES } from '../../tests/support/real-lotteries.ts';
import { folderWith, removeFolders } from '../../tests/support/run-script.ts';
import { addRulings, readHeldBack } from './held-back-draws.ts';

afterAll(removeFolders);

const known = { sources: SOURCES };
const folderOf = (text: string) => folderWith(new Map([[HELD_BACK_FILE, text]]));
const rulingsOf = (folder: string) => readFile(join(folder, 'rulings.json'), 'utf8');

describe('readHeldBack', () => {
  test('no file is nothing held back', async () => {
    expect(await readHeldBack(await folderWith(), known)).toEqual([]);
  });

  test.each(['[{', '{}', '[null]', '[{"lottery":"lao-tv"}]'])(
    '%s is refused in words',
    async (text) => {
      const reading = readHeldBack(await folderOf(text), known);
      await expect(reading).rejects.toThrow('held-back.json has a problem; run data:check');
    },
  );
});

describe('addRulings', () => {
  const ruling = {
    action: 'leave-out' as const,
    lottery: 'lao-tv',
    source: 'allhuay',
    drawDate: '2026-07-08',
    reason: 'the page has 509',
  };

  test('adds them to what was decided before; without any no file is touched', async () => {
    const folder = await folderWith();
    await addRulings(folder, []);
    await expect(rulingsOf(folder)).rejects.toThrow('ENOENT');
    await addRulings(folder, [ruling]);
    await addRulings(folder, [{ ...ruling, source: 'lekdee' }]);
    expect(JSON.parse(await rulingsOf(folder))).toEqual([ruling, { ...ruling, source: 'lekdee' }]);
  });
});
