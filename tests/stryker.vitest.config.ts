// The tests that stand beside the mutated sources: those farther away take thirteen times as long
// for the same kills, and so do those that enumerate.
import { dirname } from 'node:path';
import { defineConfig } from 'vitest/config';

const mutated = process.env['MUTATED'];
if (mutated === undefined) throw new Error('tests/stryker.config.mjs names the files');

export default defineConfig({
  test: {
    include: mutated.split(',').map((path) => `${dirname(path)}/*.test.ts`),
    exclude: ['**/*.{enumerated,published}.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
