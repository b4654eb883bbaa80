// `ingest --rule` as a process: a person ends a hold.
import { afterAll, describe, expect, test } from 'vitest';
import type { HeldBackDraw } from '../../../src/domain/held-back.ts';
import { formatHeldBack, HELD_BACK_FILE } from '../../../src/intake/data-files.ts';
import { threeOf } from '../../../tests/support/real-lotteries.ts';
import { runMain } from '../../../tests/support/run-main.ts';
import {
  dataTreeOf,
  folderWith,
  removeFolders,
  textsOf,
} from '../../../tests/support/run-script.ts';
import { smallData, TV_FILE } from '../../../tests/support/small-data-folder.ts';

afterAll(removeFolders);

const at = '2026-07-08T03:40:00.000Z';
const HELD_BACK: HeldBackDraw = {
  lottery: 'lao-tv',
  drawDate: '2026-07-08' as HeldBackDraw['drawDate'],
  doubts: [{ name: 'witness', sentence: 'แหล่งให้เลขไม่ตรงกัน' }],
  readings: [
    { source: 'allhuay', at, prizes: threeOf('508', '37') },
    { source: 'lekdee', at, prizes: threeOf('509', '37') },
  ],
};
const folderHeldBack = () =>
  folderWith(smallData().set(HELD_BACK_FILE, formatHeldBack([HELD_BACK])));
const rule = (data: string, draw: string, source: string, ...more: string[]) =>
  runMain(
    'ingest',
    ['--rule', draw, '--source', source, ...more],
    { DATA_FOLDER: data },
    { now: Date.parse('2026-08-23T12:00:00+07:00') },
  );
const because = ['--reason', 'the page of the operator'];

describe.concurrent('ingest --rule', () => {
  test('stores the numbers of that source, rules the other out and ends the hold', async () => {
    const data = await folderHeldBack();
    const { code, stderr } = await rule(data, 'lao-tv/2026-07-08', 'lekdee', ...because);
    expect([code, stderr]).toEqual([0, '']);
    const texts = await textsOf(data);
    const [stored] = JSON.parse(texts.get(TV_FILE) ?? '');
    expect(stored).toMatchObject({
      drawDate: '2026-07-08',
      prizes: { 'top-three-digit': ['509'] },
      corrections: [{ reason: 'the page of the operator' }],
    });
    expect(JSON.parse(texts.get(HELD_BACK_FILE) ?? '')).toEqual([]);
    expect(JSON.parse(texts.get('rulings.json') ?? '')).toMatchObject([
      { action: 'leave-out', lottery: 'lao-tv', source: 'allhuay', drawDate: '2026-07-08' },
    ]);
    expect((await runMain('check-data', [], { DATA_FOLDER: data })).code).toBe(0);
    // Whoever types its numbers again is told why they do not count.
    const typed = ['lao-tv', '2026-07-08', 'top-three-digit=508', '--source', 'allhuay', '--yes'];
    const again = await runMain('add-draw', typed, { DATA_FOLDER: data });
    expect([again.code, again.stderr]).toEqual([
      1,
      expect.stringMatching(/a ruling leaves this source out .*\npassed over; nothing was written/),
    ]);
  });

  test.each([
    {
      draw: 'lao-nowhere/2026-07-08',
      source: 'lekdee',
      said: 'lao-nowhere/2026-07-08 is not held back; held back is lao-tv/2026-07-08',
    },
    {
      draw: 'lao-tv/2026-07-07',
      source: 'lekdee',
      said: 'lao-tv/2026-07-07 is not held back; held back is lao-tv/2026-07-08',
    },
    {
      draw: 'lao-tv/2026-07-08',
      source: 'glo',
      said: 'glo says nothing of it: allhuay has top-three-digit 508, top-two-digit 08; lekdee has top-three-digit 509, top-two-digit 09',
    },
  ])('$draw by $source is refused in words, and nothing is written', async (given) => {
    const data = await folderHeldBack();
    const before = await dataTreeOf(data);
    expect(await rule(data, given.draw, given.source, ...because)).toEqual({
      code: 1,
      stdout: '',
      stderr: `ingest: ${given.said}\n`,
    });
    expect(await dataTreeOf(data)).toEqual(before);
  });

  test('a reading that is doubtful by itself names each way out, on a line of its own', async () => {
    const readings = [
      { source: 'lekdee', at, prizes: { ...threeOf('509', '37'), 'top-two-digit': ['10'] } },
    ];
    const data = await folderWith(
      smallData().set(HELD_BACK_FILE, formatHeldBack([{ ...HELD_BACK, readings }])),
    );
    const before = await dataTreeOf(data);
    const { code, stderr } = await rule(data, 'lao-tv/2026-07-08', 'lekdee', ...because);
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^ingest: .+(\n {2}\S.+)+\n$/)]);
    expect(await dataTreeOf(data)).toEqual(before);
  });

  test('a ruling without a source or a reason is wrong use', async () => {
    const { code, stderr } = await rule(await folderHeldBack(), 'lao-tv/2026-07-08', 'lekdee');
    expect([code, stderr]).toEqual([2, 'ingest: --rule wants a --source, and a --reason\n']);
  });
});
