import { afterAll, describe, expect, test } from 'vitest';
import { health, storedThen } from '../../tests/support/health.ts';
import { linesOf, removeFolders } from '../../tests/support/run-script.ts';
import { TV_FILE } from '../../tests/support/small-data-folder.ts';

afterAll(removeFolders);

describe.concurrent('health', () => {
  test('lists every draw missed in the data folder: exit 1', async () => {
    expect(await health([])).toEqual({
      code: 1,
      stderr: '',
      stdout:
        'lao-tv: 3 missed, the newest stored is of 2026-08-15: 2026-08-16 2026-08-17 2026-08-18\n',
    });
  });

  test('--json is for machines', async () => {
    const { code, stdout } = await health(['--json']);
    const missed = ['2026-08-16', '2026-08-17', '2026-08-18'];
    expect([code, JSON.parse(stdout)]).toEqual([
      1,
      { missed: [{ lottery: 'lao-tv', lotteryName: 'ลาวทีวี', latest: '2026-08-15', missed }] },
    ]);
  });

  test('a data folder with a problem is not called healthy: exit 2', async () => {
    const { code, stdout, stderr } = await health([], storedThen().set(TV_FILE, '[{'));
    expect([code, stdout, linesOf(stderr).at(-1)]).toEqual([
      2,
      '',
      'health: the data folder has a problem',
    ]);
  });
});
