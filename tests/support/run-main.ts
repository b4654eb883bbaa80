// Commands as functions: what they print and how they end, without a process.
import { Readable } from 'node:stream';
import type { Env, ExitCode, Io } from '../../scripts/command/io.ts';
import type { Run } from './run-script.ts';

type Command = { main(argv: readonly string[], io: Io): Promise<ExitCode> };
type Circumstances = Partial<Pick<Io, 'fetch' | 'stopSignal'>> & {
  readonly now?: number;
  /** Standard input. */
  readonly input?: string | Uint8Array;
};

/** Runs `scripts/commands/<name>.ts` at a moment. */
export async function runMain(
  name: string,
  argv: readonly string[],
  env: Env = {},
  circumstances: Circumstances = {},
): Promise<Run> {
  const { main }: Command = await import(`../../scripts/commands/${name}.ts`);
  const { io, printed } = ioOf(env, circumstances);
  return { code: await main(argv, io), ...printed };
}

/** What a command gets from whoever starts it, and what it prints. */
export function ioOf(env: Env, { now, input = '', ...more }: Circumstances = {}) {
  const printed = { stdout: '', stderr: '' };
  const io: Io = {
    env,
    now: () => now ?? Date.now(),
    fetch,
    stdin: Readable.from([Buffer.from(input)]),
    out: (line) => {
      printed.stdout += `${line}\n`;
    },
    err: (line) => {
      printed.stderr += `${line}\n`;
    },
    program: [],
    stopSignal: () => new AbortController().signal,
    mostOpenFiles: () => Number.POSITIVE_INFINITY,
    ...more,
  };
  return { io, printed };
}

/** Runs a command as a message prints it, `npm run ingest -- …`, and agrees to what it asks. */
export function runPrinted(command: string, env: Env, circumstances?: Circumstances): Promise<Run> {
  const [, script = '', typed = ''] = /^npm run (\S+) -- (.*)$/.exec(command) ?? [];
  const argv = typed.replaceAll("'", '').split(' ');
  if (argv.includes('--rule')) argv.push('--yes');
  return runMain(script === 'draw:add' ? 'add-draw' : script, argv, env, circumstances);
}
