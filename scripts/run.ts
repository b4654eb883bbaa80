// Starts a command: `scripts/run.ts health --json` runs commands/health.ts. Only here is the
// process touched; what a command needs of it is handed down.
import { globSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { Io } from './command/io.ts';

const { dirname, filename } = import.meta;
const extension = extname(filename);
const commands = globSync(join(dirname, `commands/*${extension}`))
  .map((file) => basename(file, extension))
  .filter((command) => !command.includes('.'));

const stop = new AbortController();

function stopSignal(): AbortSignal {
  // Each time: npm repeats what a terminal has sent, and the second one may not end it halfway.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort(signal));
  return stop.signal;
}

function mostOpenFiles(): number {
  const limits = process.report.getReport() as { userLimits?: { open_files: { soft: unknown } } };
  return Number(limits.userLimits?.open_files.soft) || Number.POSITIVE_INFINITY;
}

const io: Io = {
  env: process.env,
  now: Date.now,
  fetch,
  // Opened only by a command that reads it.
  get stdin() {
    return process.stdin;
  },
  out: Object.assign((line: string) => console.log(line), { isTerminal: process.stdout.isTTY }),
  err: Object.assign((line: string) => console.error(line), { isTerminal: process.stderr.isTTY }),
  program: [process.execPath, ...process.execArgv, filename],
  stopSignal,
  mostOpenFiles,
};

const [name = '', ...argv] = process.argv.slice(2);
if (commands.includes(name)) {
  const { main } = await import(join(dirname, `commands/${name}${extension}`));
  process.exitCode = await main(argv, io);
  // What it left running ends with it, once all is printed.
  const exit = () => process.exit();
  if (process.exitCode !== 0 || stop.signal.aborted) {
    process.stdout.write('', () => process.stderr.write('', exit));
  }
} else {
  console.error(`${name || 'nothing'} is not a command; there are ${commands.sort().join(', ')}`);
  process.exitCode = 2;
}
