// Runs tests again and again in one process, since starting one takes longer than most tests.
import { createVitest, type Vitest } from 'vitest/node';

/** A mutant that takes longer never ends, and counts as killed. */
const PATIENCE_MS = 600_000;

/** Judges the files of a copy of the tree; end it with `close`. */
export class Judge {
  private vitest: Vitest | undefined;
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** The first of the tests that fails with the file as it now is. */
  async failureOf(path: string, tests: readonly string[]): Promise<string | undefined> {
    if (tests.length === 0) return undefined;
    const vitest = this.vitest ?? (await this.open());
    this.vitest = vitest;
    vitest.invalidateFile(`${this.folder}/${path}`);
    const names = tests.map((test) => `${this.folder}/${test}`);
    const specifications = await vitest.getRelevantTestSpecifications(names);
    if (specifications.length === 0) return undefined;
    const run = vitest.runTestSpecifications(specifications, false);
    const timer = Promise.withResolvers<undefined>();
    const waiting = setTimeout(() => timer.resolve(undefined), PATIENCE_MS);
    const result = await Promise.race([run, timer.promise]);
    clearTimeout(waiting);
    if (result === undefined) {
      await this.close();
      return 'it does not end';
    }
    // The result has those of earlier runs too.
    const asked = new Set(specifications.map(({ moduleId }) => moduleId));
    const failed = result.testModules.find((module) => asked.has(module.moduleId) && !module.ok());
    if (failed === undefined) return undefined;
    const [first] = failed.children.allTests('failed');
    const [error] = first?.result().errors ?? failed.errors();
    const where = [failed.relativeModuleId, first?.name ?? 'no test of it'].join(': ');
    return `${where}: ${error?.message ?? 'a hook of it fails'}`.replace(/\s+/g, ' ');
  }

  async close(): Promise<void> {
    const { vitest } = this;
    this.vitest = undefined;
    await vitest?.close();
  }

  private open(): Promise<Vitest> {
    const root = this.folder;
    // Silent: what fails is read from the result.
    const options = {
      root,
      include: ['{src,scripts,bench}/**/*.{test,proof}.ts'],
      watch: false,
      bail: 1,
      maxWorkers: 1,
      // A slow machine kills nobody.
      testTimeout: PATIENCE_MS,
      hookTimeout: PATIENCE_MS,
      reporters: [{}],
      teardownTimeout: 1_000,
    };
    return createVitest(options);
  }
}
