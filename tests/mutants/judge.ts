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

  /** The first test that fails with the file as it now is, among those that import it. */
  relatedFailureOf(path: string): Promise<string | undefined> {
    return this.firstFailure(path, []);
  }

  /** The same among those named. */
  async failureOf(path: string, tests: readonly string[]): Promise<string | undefined> {
    return tests.length > 0 ? this.firstFailure(path, tests) : undefined;
  }

  private async firstFailure(path: string, tests: readonly string[]): Promise<string | undefined> {
    const vitest = this.vitest ?? (await this.open());
    this.vitest = vitest;
    const file = `${this.folder}/${path}`;
    vitest.invalidateFile(file);
    Object.assign(vitest.config, { related: tests.length > 0 ? undefined : [file] });
    const names = tests.map((test) => `${this.folder}/${test}`);
    // Those of scripts start processes, and take minutes.
    const near = path.startsWith('scripts/') ? 'scripts' : 'src';
    const specifications = (await vitest.getRelevantTestSpecifications(names)).filter(
      ({ moduleId }) => moduleId.startsWith(`${this.folder}/${near}/`),
    );
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
    const why = first?.fullName ?? failed.errors()[0]?.message ?? 'a hook of it fails';
    return `${failed.relativeModuleId}: ${why}`;
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
      reporters: [{}],
      teardownTimeout: 1_000,
    };
    return createVitest('test', options);
  }
}
