import { afterAll, describe, expect, test } from 'vitest';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatHeld, HELD_FILE } from '../src/intake/held-file.ts';
import type { HeldDraw } from '../src/domain/held.ts';
import { contextOf, drawOf, SOURCES, threeOf } from '../tests/support/real-lotteries.ts';
import { folderWith, removeFolders } from '../tests/support/run-script.ts';
import { endHold, readHeld } from './held-draws.ts';

afterAll(removeFolders);

const known = { lottery: contextOf('lao-tv').lottery, sources: SOURCES };
const at = '2026-07-08T03:40:00.000Z';
const held = (lottery: string): HeldDraw => ({
  lottery,
  drawDate: '2026-07-08' as HeldDraw['drawDate'],
  doubts: [{ name: 'witness', sentence: 'แหล่งให้เลขไม่ตรงกัน' }],
  readings: [
    { source: 'allhuay', at, prizes: threeOf('508', '37') },
    { source: 'lekdee', at, prizes: threeOf('509', '37') },
  ],
});
const folderOf = (text: string) => folderWith(new Map([[HELD_FILE, text]]));
const rulingsOf = (folder: string) => readFile(join(folder, 'rulings.json'), 'utf8');

describe('readHeld', () => {
  test('no file is nothing held', async () => {
    expect(await readHeld(await folderWith(), known)).toEqual([]);
  });

  test.each(['[{', '{}', '[null]', '[{"lottery":"lao-tv"}]'])(
    '%s is refused in words',
    async (text) => {
      const reading = readHeld(await folderOf(text), known);
      await expect(reading).rejects.toThrow('held.json has a problem; run data:check');
    },
  );
});

describe('endHold', () => {
  test('rules out who said otherwise, for that day, and leaves other holds', async () => {
    const other = held('lao-star');
    const folder = await folderOf(formatHeld([held('lao-tv'), other]));
    const draw = drawOf('2026-07-08', threeOf('509', '37'), { source: 'lekdee' });
    await endHold(folder, draw, { at, reason: 'the page has 509' }, known);
    expect(await readHeld(folder, known)).toEqual([other]);
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

  test('a draw that is not held changes nothing', async () => {
    const folder = await folderOf(formatHeld([held('lao-tv')]));
    await endHold(folder, drawOf('2026-07-07', threeOf('509', '37')), { at }, known);
    expect(await readHeld(folder, known)).toEqual([held('lao-tv')]);
    await expect(rulingsOf(folder)).rejects.toThrow('ENOENT');
  });
});
