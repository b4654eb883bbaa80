import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FILE_PATHS, QUOTA_EXCHANGE } from './_exchanges.ts';

test.each(FILE_PATHS)('%s is a file of the site', (path) => {
  expect(existsSync(`public${path}`)).toBe(true);
});

test('a refusal for the quota says how long to wait', () => {
  expect(QUOTA_EXCHANGE).toMatch(/RateLimit: "results";r=0;t=(\d+)\nRetry-After: \1$/);
});
