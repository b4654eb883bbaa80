import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { HeldBackDraw } from '../../src/domain/held-back.ts';
import { formatHeldBack, HELD_BACK_FILE } from '../../src/intake/data-files.ts';
import { contextOf, drawOf, SOURCES, threeOf } from '../../tests/support/real-lotteries.ts';
import { folderWith, removeFolders } from '../../tests/support/run-script.ts';
import { endHold, readHeldBack } from './held-back-draws.ts';

afterAll(removeFolders);

const known = { lottery: contextOf('lao-tv').lottery, sources: SOURCES };
const at = '2026-07-08T03:40:00.000Z';
const heldBack = (lottery: string): HeldBackDraw => ({
  lottery,
  drawDate: '2026-07-08' as HeldBackDraw['drawDate'],
  doubts: [{ name: 'witness', sentence: 'แหล่งให้เลขไม่ตรงกัน' }],
  readings: [
    { source: 'allhuay', at, prizes: threeOf('508', '37') },
    { source: 'lekdee', at, prizes: threeOf('509', '37') },
  ],
});
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

describe('endHold', () => {
  test('rules out who said otherwise, for that day, and leaves other holds', async () => {
    const other = heldBack('lao-star');
    const folder = await folderOf(formatHeldBack([heldBack('lao-tv'), other]));
    const draw = drawOf('2026-07-08', threeOf('509', '37'), { source: 'lekdee' });
    await endHold(folder, draw, { at, reason: 'the page has 509' }, known);
    expect(await readHeldBack(folder, known)).toEqual([other]);
    expect(JSON.parse(await rulingsOf(folder))).toEqual([
      {
        action: 'leave-out',
        lottery: 'lao-tv',
        source: 'allhuay',
        drawDate: '2026-07-08',
        reason: 'the page has 509',
      },
    ]);
  });

  test('a draw that is not held back changes nothing', async () => {
    const folder = await folderOf(formatHeldBack([heldBack('lao-tv')]));
    await endHold(folder, drawOf('2026-07-07', threeOf('509', '37')), { at }, known);
    expect(await readHeldBack(folder, known)).toEqual([heldBack('lao-tv')]);
    await expect(rulingsOf(folder)).rejects.toThrow('ENOENT');
  });
});
