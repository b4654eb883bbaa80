import { expect, test } from 'vitest';
import { realFiles } from '../../../../tests/support/real-files.ts';
import { FILE_PATHS, QUOTA_EXCHANGE } from './exchanges.ts';

test.each(FILE_PATHS)('%s is a file of the site', async (path) => {
  expect((await realFiles()).some((file) => file.path === path)).toBe(true);
});

test('a refusal for the quota says how long to wait', () => {
  expect(QUOTA_EXCHANGE).toMatch(/RateLimit: "results";r=0;t=(\d+)\nRetry-After: \1$/);
});
