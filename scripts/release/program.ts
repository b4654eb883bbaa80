// Other programs of a publication: they run silently, and what they printed is shown only if they
// fail.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Failure, readCode, readMessage } from '../command/failure.ts';
import type { Env, Io } from '../command/io.ts';

/** Runs a program with this environment alone; returns what it printed. Throws where it fails. */
export type RunProgram = (
  command: readonly string[],
  env: Env,
) => Promise<{ readonly stdout: string; readonly stderr: string }>;

/**
 * Runs the programs of one publication.
 * @param isApart whether they get a group of their own: the terminal's ^C stops a round after its
 *   publication, not the build under it
 */
export function programRunner({ err }: Pick<Io, 'err'>, isApart: boolean): RunProgram {
  return async ([program = '', ...args], env) => {
    const commandLine = [program, ...args].join(' ');
    // No input: the output is hidden, so nobody could answer a question.
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: isApart,
      env: { ...env },
    });
    const printed = { stdout: '', stderr: '', both: '' };
    for (const stream of ['stdout', 'stderr'] as const) {
      child[stream].setEncoding('utf8').on('data', (text: string) => {
        printed[stream] += text;
        printed.both += text;
      });
    }
    const [code, signal] = await once(child, 'close').catch((error: unknown) => {
      throw new Failure(`${commandLine} cannot be run: ${readCode(error) ?? readMessage(error)}`);
    });
    if (code !== 0) {
      err(printed.both.replace(/\n$/, ''));
      const end = signal === null ? `exit code ${code}` : `signal ${signal}`;
      throw new Failure(`${commandLine} ended with ${end}; what it printed is above`);
    }
    return printed;
  };
}
