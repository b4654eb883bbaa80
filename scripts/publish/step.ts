// The steps of a publication: each says its name when it begins, its result and seconds when it ends.
import { messageOf } from './failure.ts';

export type StepTime = { readonly name: string; readonly seconds: string };

export type Steps = {
  /** Runs one step. What it throws ends the publication; it is said here, with its time. */
  run<Result>(
    name: string,
    work: () => Promise<Result>,
    describe?: (result: Result) => string,
  ): Promise<Result>;
  leaveOut(name: string, reason: string): void;
  readonly times: readonly StepTime[];
};

export function startSteps(print: (line: string) => void = console.log): Steps {
  const times: StepTime[] = [];
  return {
    times,
    leaveOut: (name, reason) => print(`- ${name}: left out, ${reason}`),
    async run(name, work, describe) {
      print(`> ${name}`);
      const startedAt = performance.now();
      const ended = () => {
        const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
        times.push({ name, seconds });
        return `(${seconds} s)`;
      };
      try {
        const result = await work();
        print(`ok ${name}: ${describe?.(result) ?? 'done'} ${ended()}`);
        return result;
      } catch (error) {
        print(`FAILED ${name}: ${messageOf(error)} ${ended()}`);
        throw error;
      }
    },
  };
}
