// The slower proofs: each builds, installs or opens something real. They look at the last `npm run
// build`, and none of them writes into it. Each waits for networks, timers and processes, so on two
// cores three run at a time.
import { defineConfig } from 'vitest/config';

/** These measure time, memory or connections, so nothing else runs beside them. At night. */
const MEASURED = [
  'attacks',
  'interactions',
  'lighthouse',
  'longest-inputs',
  'memory',
  'nginx',
  'redis',
  'tickets-app',
].map((name) => `tests/${name}.proof.ts`);

/** Long simulations, and what needs a build of its own. They begin first: none is left over. */
const NIGHTLY = [
  ...[
    'announce',
    'announcement',
    'clocks',
    'container',
    'contributing',
    'deploy',
    'evening',
    'faults',
    'full-disk',
    'generators',
    'kept-tickets',
    'kill',
    'mixed',
    'newcomer',
    'publish',
    'questions',
    'self-hosted',
    'soak',
    'three-checks',
    'troubles',
    'twice',
    'typing-errors',
    'vercel-dev',
    'week',
  ].map((name) => `tests/${name}.proof.ts`),
  'bench/*.proof.ts',
];

/** Visits of the last build, which share its host's files and one browser in each worker. */
const PAGES = [
  'charts',
  'check-page',
  'check-page.address',
  'documentation',
  'early-check',
  'links',
  'moments',
  'my-tickets',
  'scan-set',
  'share',
  'site',
  'small-screens',
  'stats-pages',
  'tickets-storage',
  'tickets-walk',
  'walks',
  'which-draw',
].map((name) => `tests/${name}.proof.ts`);

/** Long enough for a machine that others use too: only what never ends is ended. */
const SHARED = {
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 60_000 } },
  // A browser or a process on a machine that others load is late now and then: what is wrong fails
  // twice. The closing lines of .ci/run name every test that needed its second try.
  retry: 1,
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...SHARED,
          name: 'nightly',
          include: NIGHTLY,
          maxWorkers: 3,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...SHARED,
          name: 'pages',
          include: PAGES,
          isolate: false,
          maxWorkers: 3,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...SHARED,
          name: 'proofs',
          include: ['tests/**/*.proof.ts'],
          exclude: [...MEASURED, ...NIGHTLY, ...PAGES],
          maxWorkers: 3,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...SHARED,
          // Our commands as processes, each on a folder of its own, and long simulations: they need
          // no build. What stands in src counts, or measures its own CPU time.
          name: 'commands',
          include: ['{src,scripts}/**/*.proof.ts'],
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
