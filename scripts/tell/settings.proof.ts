import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { folderWith, removeFolders, runScript } from '../../tests/support/run-script.ts';
import { smallData } from '../../tests/support/small-data-folder.ts';

afterAll(removeFolders);

const TELEGRAM = {
  TELEGRAM_BOT_TOKEN: `123456:${'A'.repeat(35)}`,
  TELEGRAM_CHAT: '@channel',
  TELEGRAM_LOTTERIES: 'all',
};

describe('the commands', () => {
  const env = { ...TELEGRAM, SITE_URL: 'http://localhost:4321' };

  test.each([
    ['publish', ['--to', '/tmp/nowhere-to-publish']],
    ['publish', ['--to', '/tmp/nowhere-to-publish', '--dry-run']],
    ['watch', ['--once']],
  ])('%s %j refuses before anything is asked or built, with exit 2', async (name, args) => {
    const data = await folderWith(smallData());
    const { code, stdout, stderr } = await runScript(name, args, { ...env, DATA_FOLDER: data });
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain('links to http://localhost:4321, which nobody else can open');
  });

  test('a rollback announces nothing, and is not held up', async () => {
    const to = join(await folderWith(), 'host');
    const { code, stderr } = await runScript('publish', ['--to', to, '--rollback'], env);
    expect([code, stderr]).toEqual([1, expect.stringContaining('no earlier release')]);
  });

  test('watch says a typo before anything else', async () => {
    const data = await folderWith(smallData());
    const wrong = { TELEGRAM_CHAT: '@channel', SITE_URL: 'https://a.example' };
    const { stdout } = await runScript('watch', ['--once', '--', '--help'], {
      DATA_FOLDER: data,
      ...wrong,
    });
    expect(stdout.split('\n')[0]).toContain('TELEGRAM_CHAT is set, and TELEGRAM_BOT_TOKEN is not');
  });
});
