// The steps of a publication: each says its name when it begins, its result and seconds when it
// ends.
import { readMessage } from '../command/failure.ts';
import type { Print } from '../command/io.ts';

/** Prints each step as it begins, and what each took at the end. */
export class Steps {
  readonly warnings: string[] = [];
  readonly say: Print;
  readonly #times: string[] = [];

  constructor(say: Print) {
    this.say = say;
  }

  /** Runs one step. What it throws ends the publication; its first line is printed here. */
  async run<T>(name: string, work: () => Promise<T>, describe: (result: T) => string): Promise<T> {
    this.say(`> ${name}`);
    const startedAt = performance.now();
    const end = (outcome: string, sentence: string | undefined) => {
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      this.#times.push(`${name} ${seconds}`);
      this.say(`${outcome} ${name}: ${sentence} (${seconds} s)`);
    };
    try {
      const result = await work();
      end('ok', describe(result));
      return result;
    } catch (error) {
      end('FAILED', readMessage(error).split('\n')[0]);
      throw error;
    }
  }

  leaveOut(name: string, reason: string): void {
    this.say(`- ${name}: left out, ${reason}`);
  }

  /** Prints a warning now, once, and again when the publication ends. */
  readonly warn = (line: string): void => {
    if (this.warnings.includes(line)) return;
    this.warnings.push(line);
    this.say(line);
  };

  describeTimes(): string {
    return `seconds: ${this.#times.join(', ')}`;
  }
}
