// A reporter for .ci/run: the files that took longest, and the tests that passed at a second try
// only. The report in JSON leaves out what hooks take, and tries.
import type { Reporter, TestModule } from 'vitest/node';

const SHOWN = 15;

export default class Slowest implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const timed = modules.map((module) => [module.diagnostic().duration, module.relativeModuleId]);
    const slowest = timed.sort(([one], [other]) => Number(other) - Number(one)).slice(0, SHOWN);
    const line = ([ms, file]: (string | number)[]) =>
      `${(Number(ms) / 1000).toFixed(1).padStart(7)} s  ${file}`;
    console.log(slowest.map(line).join('\n'));
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const tries = (test.diagnostic()?.retryCount ?? 0) + 1;
        if (tries > 1) console.log(`${tries} tries: ${module.relativeModuleId} > ${test.fullName}`);
      }
    }
  }
}
