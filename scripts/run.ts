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

const io: Io = {
  env: process.env,
  now: Date.now,
  fetch,
  stdin: process.stdin,
  out: Object.assign((line: string) => console.log(line), { isTerminal: process.stdout.isTTY }),
  err: Object.assign((line: string) => console.error(line), { isTerminal: process.stderr.isTTY }),
};

const [name = '', ...argv] = process.argv.slice(2);
if (commands.includes(name)) {
  process.argv.splice(2, 1);
  const { main } = await import(join(dirname, `commands/${name}${extension}`));
  if (main !== undefined) process.exitCode = await main(argv, io);
} else {
  console.error(`${name || 'nothing'} is not a command; there are ${commands.sort().join(', ')}`);
  process.exitCode = 2;
}
