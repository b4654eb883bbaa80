// A reporter for .ci/run: the files that took longest. The report in JSON leaves out what hooks take.
import type { Reporter, TestModule } from 'vitest/node';

const SHOWN = 15;

export default class Slowest implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const timed = modules.map((module) => [module.diagnostic().duration, module.relativeModuleId]);
    const slowest = timed.sort(([one], [other]) => Number(other) - Number(one)).slice(0, SHOWN);
    const line = ([ms, file]: (string | number)[]) =>
      `${(Number(ms) / 1000).toFixed(1).padStart(7)} s  ${file}`;
    console.log(slowest.map(line).join('\n'));
  }
}
