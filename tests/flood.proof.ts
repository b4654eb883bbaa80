import { expect, test } from 'vitest';
import { run } from './support/fresh-clone.ts';

test('two million addresses cost no more memory than the bound allows', async () => {
  const output = await run('.', `"${process.execPath}" --expose-gc tests/support/flood.ts`);
  const { addresses, atBound, after, newest } = JSON.parse(output.trim().split('\n').at(-1) ?? '');
  console.log(
    `counters of four endpoints: ${atBound.toFixed(1)} MB at the bound, ${after.toFixed(1)} MB after ${addresses} addresses`,
  );
  expect(after).toBeLessThan(atBound * 1.5);
  expect(atBound).toBeLessThan(30);
  // The newest address is its second request: only old windows were dropped.
  expect(newest.remaining).toBe(58);
});
