// Runs a code sample of the documentation as a reader would, and gives what it printed.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Sample } from '../../src/site/view/docs/samples.ts';

const run = promisify(execFile);

const COMMANDS: Readonly<
  Record<Sample['language'], (code: string) => readonly [string, string[]]>
> = {
  curl: (code) => ['sh', ['-c', code]],
  fetch: (code) => [process.execPath, ['--input-type=module', '-e', code]],
  python: (code) => ['python3', ['-c', code]],
  php: (code) => ['php', ['-r', code.replace(/^<\?php\n/, '')]],
};

/** Standard output; rejects when the sample fails. */
export async function runSample({ language, code }: Pick<Sample, 'language' | 'code'>) {
  const [command, commandArguments] = COMMANDS[language](code);
  const { stdout } = await run(command, commandArguments, { maxBuffer: 10_000_000 });
  return stdout;
}
