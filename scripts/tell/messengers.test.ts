import { expect, test } from 'vitest';
import { createRetryKey } from './messengers.ts';

const IDS = Array.from({ length: 200 }, (_, index) => `lao-tv/2026-08-16#${index}`);

test('each id has a UUID of its own, of version 8, and always the same', () => {
  const keys = IDS.map(createRetryKey);
  const other = keys.filter(
    (key) => !/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(key),
  );
  expect(other).toEqual([]);
  expect(new Set(keys).size).toBe(IDS.length);
  expect(IDS.map(createRetryKey)).toEqual(keys);
  // All but the six bits of the form are of the id.
  expect(new Set(keys.map((key) => key.slice(15, 18))).size).toBeGreaterThan(150);
});
