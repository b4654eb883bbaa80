// `withdraw` on small data folders of their own.
import { afterAll, describe, expect, test } from 'vitest';
import type { Draw } from '../../src/domain/draw.ts';
import { formatDayFile } from '../../src/intake/fold/day-file.ts';
import { addDraw } from '../../tests/support/add-draw.ts';
import { heldBackIn } from '../../tests/support/held-back.ts';
import { drawOf, lotteryOf, threeOf } from '../../tests/support/real-lotteries.ts';
import { runMain } from '../../tests/support/run-main.ts';
import { dataTreeOf, folderWith, removeFolders } from '../../tests/support/run-script.ts';
import { smallData, TV_FILE } from '../../tests/support/small-data-folder.ts';

afterAll(removeFolders);

const REASONS = ['เลขซ้ำ', 'a copy'];

async function act(flags: readonly string[], folder?: string) {
  const data = folder ?? (await folderWith(smallData()));
  const before = await dataTreeOf(data);
  const run = await runMain('withdraw', [...flags], { DATA_FOLDER: data });
  const after = await dataTreeOf(data);
  const draws: Draw[] = JSON.parse(after.get(TV_FILE)?.[0] ?? '[]');
  return { ...run, data, before, after, draws };
}
const withdrawals = (draws: readonly Draw[]) =>
  draws.map(({ drawDate, withdrawals: [last] = [] }) => [
    drawDate,
    last?.reason.en ?? null,
    last?.restored?.reason.en ?? null,
  ]);

describe.concurrent('draw:withdraw', () => {
  test('marks one draw of one file, keeps its numbers, and draw:restore takes it back', async () => {
    const { code, stdout, data, draws, before, after } = await act([
      'lao-tv/2026-07-08',
      ...REASONS,
      '--yes',
    ]);
    expect([code, stdout]).toEqual([
      0,
      'ลาวทีวี lao-tv: would withdraw 1 of its draws\n  2026-07-08 508\n  เหตุผล: เลขซ้ำ\n  reason: a copy\nwithdrawn: 1\n',
    ]);
    expect(withdrawals(draws)).toEqual([
      ['2026-07-08', 'a copy', null],
      ['2026-07-07', null, null],
    ]);
    expect(draws[0]?.prizes).toEqual(JSON.parse(before.get(TV_FILE)?.[0] ?? '')[0].prizes);
    for (const tree of [before, after]) tree.delete(TV_FILE);
    expect(after).toEqual(before);
    const check = await runMain('check-data', [], { DATA_FOLDER: data });
    expect(check).toMatchObject({
      code: 0,
      stdout: '5 draws of 3 lotteries are in order, and 1 withdrawn\n',
    });

    // Neither by hand nor by a file is anything published of it.
    const flags = ['lao-tv', '2026-07-08', '--source', 'lekdee', '--yes'];
    const hand = await addDraw([...flags, 'top-three-digit=508'], data);
    expect([hand.code, hand.stderr]).toEqual([1, expect.stringContaining('was withdrawn: a copy')]);
    expect(hand.stderr).toContain('scripts/run.ts withdraw --restore lao-tv/2026-07-08');
    expect(hand.stderr).toContain('it is kept, and not published');

    const again = await act(['lao-tv/2026-07-07..2026-07-08', ...REASONS, '--yes'], data);
    expect([again.code, again.stderr]).toEqual([
      1,
      'withdraw: lao-tv 2026-07-08: withdrawn already; nothing was written\n',
    ]);
    const back = await act(['--restore', 'lao-tv/2026-07-08', ...REASONS, '--yes'], data);
    expect([back.code, withdrawals(back.draws)[0]]).toEqual([
      0,
      ['2026-07-08', 'a copy', 'a copy'],
    ]);
    const whole = await runMain('check-data', [], { DATA_FOLDER: data });
    expect(whole.stdout).toBe('6 draws of 3 lotteries are in order\n');
  });

  test('a span is one act, over all the years it spans', async () => {
    const { code, data, draws } = await act(['lao-tv/2025-01-01..2026-12-31', ...REASONS, '--yes']);
    expect(code).toBe(0);
    expect(new Set(draws.map(({ withdrawals: [last] = [] }) => last?.at)).size).toBe(1);
    const years = await act(['hanoi-special/2025-01-01..2026-12-31', ...REASONS, '--yes'], data);
    expect(years.stdout).toContain('withdrawn: 2');
  });

  test('ends the hold of its day, until it is restored', async () => {
    const data = await folderWith(smallData());
    const typed = ['lao-tv', '2026-07-08', 'top-three-digit=509', '--source', 'lekdee', '--yes'];
    await runMain('add-draw', typed, { DATA_FOLDER: data });
    await act(['lao-tv/2026-07-08', ...REASONS, '--yes'], data);
    expect(await heldBackIn(data)).toEqual([]);
    await act(['--restore', 'lao-tv/2026-07-08', ...REASONS, '--yes'], data);
    expect(await heldBackIn(data)).toMatchObject([{ drawDate: '2026-07-08' }]);
  });

  test.each([
    {
      flags: ['lao-tv/2026-07-09', ...REASONS, '--yes'],
      code: 1,
      said: 'no draw of lao-tv is stored',
    },
    {
      flags: ['--restore', 'lao-tv/2026-07-08', ...REASONS, '--yes'],
      code: 1,
      said: 'not withdrawn',
    },
    { flags: ['lao-tv/2026-07-08', ...REASONS], code: 2, said: 'nobody can be asked here' },
    { flags: ['lao-tvv/2026-07-08', ...REASONS], code: 2, said: 'did you mean lao-tv?' },
    { flags: ['lao-tv/2026-07-32', ...REASONS], code: 2, said: 'is no day YYYY-MM-DD' },
    { flags: ['lao-tv/2569-07-08', ...REASONS], code: 2, said: 'did you mean 2026-07-08?' },
    { flags: ['lao-tv/2026-07-08..2026-07-07', ...REASONS], code: 2, said: 'is no day YYYY-MM-DD' },
    {
      flags: ['lao-tv/2026-07-08', ...REASONS.slice(1)],
      code: 2,
      said: 'the first reason has to say why',
    },
    {
      flags: ['lao-tv/2026-07-08', ...REASONS.slice(0, 1)],
      code: 2,
      said: 'the second reason has to say',
    },
    {
      flags: ['lao-tv/2026-07-08', 'a copy', 'a copy'],
      code: 2,
      said: 'the first reason has to say why, in Thai',
    },
  ])('$flags: $code, $said', async ({ flags, code, said }) => {
    const run = await act(flags);
    expect([run.code, run.stderr]).toEqual([code, expect.stringContaining(said)]);
    expect(run.after).toEqual(run.before);
  });

  test('of many draws ten are shown, of those withdrawn already three, and how many more', async () => {
    const days = Array.from(
      { length: 12 },
      (_, index) => `2026-07-${String(20 - index).padStart(2, '0')}`,
    );
    const draws = days.map((day) => drawOf(day, threeOf(`5${day.slice(-2)}`, '37')));
    const file = formatDayFile(lotteryOf('lao-tv'), draws);
    const data = await folderWith(smallData().set(TV_FILE, file));
    const { stdout } = await act(['lao-tv/2026-07-09..2026-07-20', ...REASONS], data);
    const shown = stdout.split('\n').filter((line) => /^ {2}(?:2026|…)/.test(line));
    expect(shown.slice(9)).toEqual(['  2026-07-11 511', '  … and 2 more, to 2026-07-09']);
    const flags = ['lao-tv/2026-07-09..2026-07-20', ...REASONS, '--yes'];
    expect(await act(flags, data)).toMatchObject({ code: 0 });
    expect((await act(flags, data)).stderr).toContain(
      'lao-tv 2026-07-20, 2026-07-19, 2026-07-18 and 9 more: withdrawn already',
    );
  });
});
