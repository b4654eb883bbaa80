// A reporter for .ci/run: slow files as they end, so that a long run shows how far it is; last,
// those that took longest. The tests that passed at a second try only go to the file RETRIED, for
// the closing lines. The report in JSON leaves out what hooks take, and tries.
import { appendFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

const SHOWN = 15;
const SLOW_MS = 10_000;
const RETRIED = process.env['RETRIED'] ?? '/dev/stderr';

const line = (module: TestModule) =>
  `${(module.diagnostic().duration / 1000).toFixed(1).padStart(7)} s  ${module.relativeModuleId}`;

export default class Slowest implements Reporter {
  onTestModuleEnd(module: TestModule): void {
    if (module.diagnostic().duration > SLOW_MS) console.log(`\n${line(module)}`);
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const slowest = modules.toSorted(
      (one, other) => other.diagnostic().duration - one.diagnostic().duration,
    );
    console.log(slowest.slice(0, SHOWN).map(line).join('\n'));
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const tries = (test.diagnostic()?.retryCount ?? 0) + 1;
        if (tries > 1 && test.result().state === 'passed') {
          appendFileSync(RETRIED, `${module.relativeModuleId} > ${test.fullName}\n`);
        }
      }
    }
  }
}
