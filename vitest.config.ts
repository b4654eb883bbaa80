import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
    // Emitting and reading the whole archive takes seconds on a small machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
