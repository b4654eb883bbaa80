// The slower proofs: each builds, installs or opens something real. They look at the last `npm run build`,
// and none of them writes into it. Each waits for networks, timers and processes, so on two cores three run at a time.
import { defineConfig } from 'vitest/config';

/** These measure time, memory or open connections, so nothing else may run beside them. */
const MEASURED = [
  'announce',
  'attacks',
  'interactions',
  'lighthouse',
  'memory',
  'nginx.connections',
  'nginx.upgrade',
  'redis',
  'soak',
  'tickets-app',
].map((name) => `tests/${name}.proof.ts`);

const SHARED = {
  testTimeout: 180_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 30_000 } },
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...SHARED,
          name: 'proofs',
          include: ['tests/**/*.proof.ts'],
          exclude: MEASURED,
          maxWorkers: 3,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...SHARED,
          // Our commands as processes, each on a folder of its own, and long simulations: they need no build.
          name: 'commands',
          include: ['{scripts,bench}/**/*.proof.ts'],
          setupFiles: ['tests/support/platform-globals.ts'],
          isolate: false,
          maxWorkers: 3,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...SHARED,
          name: 'measured',
          include: MEASURED,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
