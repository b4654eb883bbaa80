// Two processes that store draws into one file.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type DrawDate, parseDrawDate } from '../../../src/domain/draw-date.ts';
import {
  contextOf,
  drawOf,
  lotteryOf,
  SOURCES,
  threeOf,
} from '../../../tests/support/real-lotteries.ts';
import { folderWith, removeFolders } from '../../../tests/support/run-script.ts';
import { smallData } from '../../../tests/support/small-data-folder.ts';
import { readStoredDraws } from './draw-store.ts';

afterAll(removeFolders);

const context = { ...contextOf('lao-tv'), rulings: [] };
const entry = { at: '2026-08-29T03:40:00.000Z' };

test('of two processes that store ten draws each into one file, none is lost', async () => {
  const folder = await folderWith(smallData());
  const days = Array.from({ length: 20 }, (_, n) => parseDrawDate(`2026-07-${String(n + 11)}`));
  const [even, odd] = [0, 1].map((rest) => days.filter((_, index) => index % 2 === rest));
  const writers = await Promise.all([even, odd].map((own) => writerOf(folder, own ?? [])));
  const codes = await Promise.all(writers.map((store) => store()));
  expect(codes).toEqual([0, 0]);
  const stored = await readStoredDraws(folder, lotteryOf('lao-tv'), {
    sources: SOURCES,
    calendar: {},
  });
  expect(stored.slice(0, -2).map(({ drawDate }) => drawDate)).toEqual(days.toReversed());
});

/** Another process, ready to store these draws one after another once it is told to. */
async function writerOf(folder: string, days: readonly DrawDate[]) {
  const draws = days.map((day) => drawOf(day, threeOf(`7${day.slice(-2)}`, '65')));
  const program = `
    import { once } from 'node:events';
    import { storeReadings } from ${JSON.stringify(resolve('scripts/gather/store/draw-store.ts'))};
    const [folder, draws, entry, context] = ${JSON.stringify([folder, draws, entry, context])};
    console.log('ready');
    await once(process.stdin, 'data');
    for (const draw of draws) await storeReadings(folder, [{ draw, entry }], context);
    process.exit();`;
  const argv = ['--input-type=module', '--eval', program];
  const child = spawn(process.execPath, argv, { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return async () => {
    child.stdin.write('go');
    const [code] = await once(child, 'exit');
    return code;
  };
}
