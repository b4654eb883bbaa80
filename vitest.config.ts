import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

// Without what `npm test` generates first, a single test would say only that a module is missing.
if (!existsSync('src/generated/catalogue.json'))
  throw new Error('src/generated is not there: run npm run generate once, or npm test');

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/*.test.ts'],
    // No test changes what another one sees, so files may share a process and what it has loaded.
    isolate: false,
    // One file a core: nearly all of them reckon.
    maxWorkers: '100%',
    // Emitting and reading the whole archive takes seconds on a small machine.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
