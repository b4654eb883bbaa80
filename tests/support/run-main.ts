// A command as a function: what it prints and how it ends, without a process.
import { Readable } from 'node:stream';
import type { Env, ExitCode, Io } from '../../scripts/command/io.ts';
import type { Run } from './run-script.ts';

type Main = (argv: readonly string[], io: Io) => Promise<ExitCode>;

/** Runs a command at a moment. @param input its standard input */
export async function runMain(
  main: Main,
  argv: readonly string[],
  env: Env = {},
  { now = Date.now(), input = '' }: { readonly now?: number; readonly input?: string } = {},
): Promise<Run> {
  const printed = { stdout: '', stderr: '' };
  const code = await main(argv, {
    env,
    now: () => now,
    fetch,
    stdin: Readable.from([Buffer.from(input)]),
    out: (line) => {
      printed.stdout += `${line}\n`;
    },
    err: (line) => {
      printed.stderr += `${line}\n`;
    },
    stopSignal: () => new AbortController().signal,
    startAnew: () => undefined,
  });
  return { code, ...printed };
}
