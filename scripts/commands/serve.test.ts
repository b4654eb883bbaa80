// What serve refuses before it listens; scripts/host/until-stopped.test.ts says how it ends.
import { expect, test } from 'vitest';
import { fixtureOutput } from '../../tests/support/fixture-output.ts';
import { runMain } from '../../tests/support/run-main.ts';

test.each([
  ['PORT', 'x', 'is not a number from 0 to 65535'],
  ['PORT', '70000', 'is not a number from 0 to 65535'],
  ['PORT', '-1', 'is not a number from 0 to 65535'],
  ['REDIS_URL', 'http://user:secret@a.example', 'REDIS_URL is no address of a Redis'],
  [
    'REDIS_URL',
    'redis://:secret@a,redis://b',
    'several addresses; the quota is counted in one Redis',
  ],
  ['TRUSTED_PROXIES', '10.0.0.0/8 everybody', 'invalid IP address: everybody'],
  ['TRUSTED_PROXIES', '0.0.0.0/0', 'TRUSTED_PROXIES takes addresses and CIDR ranges'],
  ['OUTPUT_FOLDER', 'nowhere', 'run: npm run build'],
])('refuses %s=%s', async (name, value, words) => {
  const env = { OUTPUT_FOLDER: (await fixtureOutput()).output, PORT: '0' };
  const { code, stderr } = await runMain('serve', [], { ...env, [name]: value });
  expect([code, stderr]).toEqual([1, expect.stringContaining(words)]);
  expect(stderr).not.toMatch(/secret|\n.+\n/);
});

test.each([
  [['/nowhere'], 1, 'run: npm run publish -- --to /nowhere'],
  [['/nowhere', '--build'], 1, '--build serves no folder of releases'],
])('refuses %j', async (args, code, words) => {
  const refused = await runMain('serve', args, { PORT: '0' });
  expect([refused.code, refused.stderr]).toEqual([code, expect.stringContaining(words)]);
});

test('--help names its settings', async () => {
  const { code, stdout } = await runMain('serve', ['--help']);
  expect([code, stdout]).toEqual([0, expect.stringContaining('HOST, PORT')]);
});
