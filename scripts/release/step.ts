// The steps of a publication: each says its name when it begins, its result and seconds when it
// ends. Other programs run silently, and what they printed is shown only if they fail.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { PUBLICATION_BUILDS } from '../site/build-lock.ts';
import { Failure, readCode, readMessage } from '../command/failure.ts';
import { environmentFor } from './environment.ts';
import type { Release } from './target.ts';

/** Prints each step as it begins, and what each took at the end. */
export class Steps {
  readonly warnings: string[] = [];
  readonly #times: string[] = [];

  /** Runs one step. What it throws ends the publication; its first line is printed here. */
  async run<T>(name: string, work: () => Promise<T>, describe: (result: T) => string): Promise<T> {
    console.log(`> ${name}`);
    const startedAt = performance.now();
    const end = (outcome: string, sentence: string | undefined) => {
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      this.#times.push(`${name} ${seconds}`);
      console.log(`${outcome} ${name}: ${sentence} (${seconds} s)`);
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
    console.log(`- ${name}: left out, ${reason}`);
  }

  /** Prints a warning now, and again when the publication ends. */
  readonly warn = (line: string): void => {
    this.warnings.push(line);
    console.log(line);
  };

  describeTimes(): string {
    return `seconds: ${this.#times.join(', ')}`;
  }
}

/** Runs a command with this environment alone; returns what it printed. Throws where it fails. */
export async function runCommand([program = '', ...args]: string[], env: NodeJS.ProcessEnv) {
  const shown = [program, ...args].join(' ');
  // No input: the output is hidden, so nobody could answer a question.
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
  const printed = { stdout: '', stderr: '', both: '' };
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].setEncoding('utf8').on('data', (text: string) => {
      printed[stream] += text;
      printed.both += text;
    });
  }
  const [code, signal] = await once(child, 'close').catch((error: unknown) => {
    throw new Failure(`${shown} cannot be run: ${readCode(error) ?? readMessage(error)}`);
  });
  if (code !== 0) {
    process.stderr.write(printed.both);
    const end = signal === null ? `exit code ${code}` : `signal ${signal}`;
    throw new Failure(`${shown} ended with ${end}; what it printed is above`);
  }
  return printed;
}

/** A script of ours, for a release of a publication, which holds the lock. */
export function runNpm(script: string, release: Release) {
  const env = { ...environmentFor('build'), [PUBLICATION_BUILDS]: release };
  return runCommand(['npm', 'run', script], env);
}

/** Our own build; returns the command. */
export async function npmBuild(release: Release): Promise<string> {
  await runNpm('build', release);
  return 'npm run build';
}
