import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { runMain } from '../../tests/support/run-main.ts';
import { folderWith, removeFolders } from '../../tests/support/run-script.ts';
import { smallData } from '../../tests/support/small-data-folder.ts';
import { judgeSettings } from './channel-settings.ts';

afterAll(removeFolders);

const links = 'https://a.example';
const TELEGRAM = {
  TELEGRAM_BOT_TOKEN: `123456:${'A'.repeat(35)}`,
  TELEGRAM_CHAT: '@channel',
  TELEGRAM_LOTTERIES: 'all',
};
const SECRET = `whsec_${Buffer.alloc(32, 9).toString('base64')}`;

describe('with a channel set', () => {
  // Addresses that are not public: post.test.ts.
  test.each([
    'http://localhost:4321',
    'https://localhost.',
    'https://api.localhost',
    'https://10.0.0.7',
    'https://[fd00::1]',
    'https://nas',
    'https://nas.local',
    'https://site.internal',
    'http://a.example',
    'https://user:password@a.example',
    'a.example',
    '',
  ])('links to %j are refused', async (address) => {
    const judged = judgeSettings(TELEGRAM, address);
    await expect(judged).rejects.toThrow(
      `links to ${address || 'nothing'}, which nobody else can open: set SITE_URL`,
    );
  });

  test.each([
    'https://a.example',
    'https://a.example:8443/',
    'https://xn--12c.example',
    'https://8.8.8.8',
  ])('%s is public', async (address) => {
    expect(await judgeSettings(TELEGRAM, address)).toEqual([]);
  });
});

test('without a channel any address may be built for', async () => {
  expect(await judgeSettings({}, 'http://localhost:4321')).toEqual([]);
});

test.each([
  [{ ...TELEGRAM, TELEGRAM_BOT_TOKEN: '123456:short' }, 'telegram: TELEGRAM_BOT_TOKEN is no token'],
  [
    { ...TELEGRAM, TELEGRAM_BOT_TOKEN: `"${TELEGRAM.TELEGRAM_BOT_TOKEN}"` },
    'TELEGRAM_BOT_TOKEN is no token',
  ],
  [{ ...TELEGRAM, TELEGRAM_LOTTERIES: 'lao-tvv' }, 'has "lao-tvv", which is no lottery'],
  [{ ...TELEGRAM, TELEGRAM_CHAT: '' }, 'TELEGRAM_CHAT names no channel'],
  [{ TELEGRAM_CHAT: '@channel' }, 'TELEGRAM_CHAT is set, and TELEGRAM_BOT_TOKEN is not'],
  [
    { LINE_CHANNEL_ACCESS_TOKEN: 'token', LINE_LOTTERIES: 'thai-goverment' },
    'line: LINE_LOTTERIES has "thai-goverment"',
  ],
  [
    { LINE_CHANNEL_ACCESS_TOKEN: 'tok en', LINE_LOTTERIES: 'all' },
    'line: LINE_CHANNEL_ACCESS_TOKEN is no token',
  ],
  [{ LINE_LOTTERIES: 'all' }, 'LINE_LOTTERIES is set, and LINE_CHANNEL_ACCESS_TOKEN is not'],
  [
    { WEBHOOK_SUBSCRIBERS: '/nowhere.json' },
    'WEBHOOK_SUBSCRIBERS is set, and WEBHOOK_SECRETS is not',
  ],
  [{ WEBHOOK_SECRETS: `a=${SECRET}`, WEBHOOK_SUBSCRIBERS: '/nowhere.json' }, 'webhooks: ENOENT'],
])('%j is said when a command starts', async (environment, said) => {
  const lines = await judgeSettings(environment, links);
  expect(lines).toEqual([expect.stringContaining(said)]);
  for (const secret of [TELEGRAM.TELEGRAM_BOT_TOKEN, SECRET])
    expect(lines.join()).not.toContain(secret);
});

test('a receiver whose secret is missing is said when a command starts, by its name alone', async () => {
  const list = JSON.stringify([{ url: 'https://a.example/hook', secretName: 'a' }]);
  const folder = await folderWith(new Map([['list.json', list]]));
  const environment = {
    WEBHOOK_SUBSCRIBERS: join(folder, 'list.json'),
    WEBHOOK_SECRETS: 'a=whsec_short',
  };
  expect(await judgeSettings(environment, links)).toEqual([
    'warning: webhooks https://a.example/hook: WEBHOOK_SECRETS has no a=whsec_… with base64 of 24 to 64 bytes',
  ]);
});

describe('the commands', () => {
  const env = { ...TELEGRAM, SITE_URL: 'http://localhost:4321' };

  test.each([
    ['publish', ['--to', '/tmp/nowhere-to-publish']],
    ['publish', ['--to', '/tmp/nowhere-to-publish', '--dry-run']],
    ['due', ['--every', '60']],
  ])('%s %j refuses before anything is asked or built, with exit 2', async (name, args) => {
    const data = await folderWith(smallData());
    const { code, stdout, stderr } = await runMain(name, args, { ...env, DATA_FOLDER: data });
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain('links to http://localhost:4321, which nobody else can open');
  });

  test('a rollback announces nothing, and is not held up', async () => {
    const to = join(await folderWith(), 'host');
    const { code, stderr } = await runMain('publish', ['--to', to, '--rollback'], env);
    expect([code, stderr]).toEqual([1, expect.stringContaining('no earlier publication')]);
  });

  test('due says a typo before anything else', async () => {
    const data = await folderWith(smallData());
    const wrong = { TELEGRAM_CHAT: '@channel', SITE_URL: 'https://a.example' };
    const { stdout } = await runMain(
      'due',
      ['--news'],
      { DATA_FOLDER: data, ...wrong },
      { now: 0 },
    );
    expect(stdout.split('\n')[0]).toContain('TELEGRAM_CHAT is set, and TELEGRAM_BOT_TOKEN is not');
  });
});
