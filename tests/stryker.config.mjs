// Faults made on purpose, and whether the tests beside the source see them. Each night takes
// another file of the next room; anybody takes what was changed, commas between:
//   MUTATED=src/domain/check.ts npx stryker run tests/stryker.config.mjs
import { globSync } from 'node:fs';

const ROOMS = ['domain', 'intake', 'api', 'serve'];
const night = Math.floor(Date.now() / 86_400_000);
const room = ROOMS[night % ROOMS.length];
const sources = new Set(globSync(`src/${room}/**/*.ts`));
const tested = globSync(`src/${room}/**/*.test.ts`).map((path) => path.replace('.test', ''));
const files = tested.filter((path) => sources.has(path)).sort();
// The tests are chosen by it too, in processes of their own.
process.env['MUTATED'] ??= files[Math.floor(night / ROOMS.length) % files.length];

export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tests/stryker.vitest.config.ts' },
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: process.env['MUTATED'].split(','),
  coverageAnalysis: 'perTest',
  // Those of a module's own tables run every test: a night has no time for them.
  ignoreStatic: true,
  thresholds: { high: 90, low: 75, break: 60 },
  reporters: ['clear-text'],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
};
