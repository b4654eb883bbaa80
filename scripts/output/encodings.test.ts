import { expect, test } from 'vitest';
import { encodingFor } from './encodings.ts';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['deflate', undefined],
  ['zstd', undefined],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0', undefined],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['nonsense;;;q=', undefined],
  [`br,${'a,'.repeat(200)}`, undefined],
])('who takes %j gets %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});
