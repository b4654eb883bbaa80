// Other programs that a publication runs. Their output is shown as it comes; a bad end is a failure.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { codeOf, Failure, messageOf } from './failure.ts';

export type Command = readonly [program: string, ...args: string[]];

/**
 * Runs a command to its end and returns its standard output. Throws unless it exits 0.
 *
 * @param shows whether standard output is for people too
 */
export async function runCommand([program, ...args]: Command, shows = true): Promise<string> {
  const shown = [program, ...args].join(' ');
  const child = spawn(program, args, { stdio: ['inherit', 'pipe', 'inherit'] });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    if (shows) process.stderr.write(chunk);
  });
  const [code, signal] = await once(child, 'close').catch((error: unknown) => {
    throw new Failure(`${shown} cannot be run: ${codeOf(error) ?? messageOf(error)}`);
  });
  if (code !== 0) {
    const end = signal === null ? `exit code ${code}` : `signal ${signal}`;
    throw new Failure(`${shown} ended with ${end}; its own words are above`);
  }
  return Buffer.concat(chunks).toString('utf8');
}
