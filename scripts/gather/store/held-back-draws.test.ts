import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { HELD_BACK_FILE } from '../../../src/intake/data-files.ts';
import { parseDrawDate } from '../../../src/domain/draw-date.ts';
import type { HeldBackDraw } from '../../../src/domain/held-back.ts';
import type { Reading } from '../../../src/domain/reading.ts';
import { SOURCES, threeOf } from '../../../tests/support/real-lotteries.ts';
import { folderWith, removeFolders } from '../../../tests/support/run-script.ts';
import { addRulings, readHeldBack, wayBack, waysOut, writeHeldBack } from './held-back-draws.ts';

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

test('a reading that waits keeps its page and the series of its tickets', async () => {
  const folder = await folderWith();
  const stated = { sourceUrl: 'https://www.glo.or.th/sheet.pdf', series: [33, 34] };
  const reading = { source: 'glo', at: '2026-07-08T03:40:00.000Z', prizes: threeOf('508', '37') };
  const doubts = [{ name: 'copy', sentence: 'เลขตรงกับงวดใกล้กัน' }] as const;
  const day = { lottery: 'lao-tv', drawDate: parseDrawDate('2026-07-08') };
  const heldBack = [{ ...day, doubts, readings: [{ ...reading, ...stated }] }];
  await writeHeldBack(folder, heldBack);
  expect(await readHeldBack(folder, known)).toEqual(heldBack);
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

describe('waysOut', () => {
  const at = '2026-07-08T03:40:00.000Z';
  const hold = (readings: Reading[]) =>
    ({
      lottery: 'lao-tv',
      drawDate: '2026-07-08',
      doubts: [],
      readings,
    }) as unknown as HeldBackDraw;
  const says = (source: string, top: string, rest: Partial<Reading> = {}): Reading => ({
    source,
    at,
    prizes: threeOf(top, '37'),
    ...rest,
  });
  const part = says('lekdee', '', { prizes: { 'bottom-two-digit': ['38'] }, isPart: true });
  const add = 'npm run draw:add -- lao-tv 2026-07-08 top-three-digit=509 top-two-digit=09';

  test.each([
    {
      fact: 'two sources',
      readings: [says('allhuay', '508'), says('lekdee', '509')],
      ways: [
        "--source allhuay --reason 'ตรวจกับหน้าของแหล่งแล้ว'",
        "--source lekdee --reason 'ตรวจกับหน้าของแหล่งแล้ว'",
      ],
    },
    {
      fact: 'a source that differs from itself, as it is stored',
      readings: [says('allhuay', '508', { stored: true }), says('allhuay', '509')],
      ways: [
        "--source allhuay --reason 'ตรวจกับหน้าของแหล่งแล้ว'",
        "--source stored --reason 'ตรวจกับหน้าของแหล่งแล้ว'",
      ],
    },
    {
      fact: 'two things that a source says at once: the first by its numbers',
      readings: [says('allhuay', '509', { doubts: ['copy'] }), says('allhuay', '508')],
      ways: [
        "--source allhuay --reason 'ตรวจกับหน้าของแหล่งแล้ว'",
        `${add} bottom-two-digit=37 --source allhuay --accept copy --yes`,
      ],
    },
    {
      fact: 'parts that contradict each other, which no rule admits',
      readings: [says('allhuay', '509', { doubts: ['contradiction'] })],
      ways: [],
    },
    {
      fact: 'a single prize against a whole number',
      readings: [says('allhuay', '508'), part],
      ways: [
        "--source allhuay --reason 'ตรวจกับหน้าของแหล่งแล้ว'",
        "--source lekdee --reason 'ตรวจกับหน้าของแหล่งแล้ว'",
      ],
    },
    {
      fact: 'a single prize against a doubtful one: nothing would complete it',
      readings: [says('allhuay', '508', { doubts: ['copy'] }), part],
      ways: ["--source allhuay --accept copy --reason 'ตรวจกับหน้าของแหล่งแล้ว'"],
    },
  ])('$fact', ({ readings, ways }) => {
    const rule = 'npm run ingest -- --rule lao-tv/2026-07-08 ';
    const expected = ways.map((way) => (way.startsWith('npm') ? way : rule + way));
    expect(waysOut(hold(readings))).toEqual(expected);
    const isStored = readings.some(({ stored }) => stored);
    expect(wayBack(hold(readings))).toBe(
      isStored ? undefined : `${rule}--source stored --reason 'ตรวจกับหน้าของแหล่งแล้ว'`,
    );
  });
});
