// Runs a sample of the package, and gives what it prints.
import { transformSync } from 'esbuild';
import * as perdphon from '../../src/client/perdphon.ts';

/** Runs code with these things at hand beside the package, and gives the words of each line. */
export async function printed(code: string, given: Readonly<Record<string, unknown>>) {
  const lines: unknown[][] = [];
  const console = { log: (...words: unknown[]) => lines.push(words) };
  const names = { ...perdphon, console, ...given };
  const script = transformSync(code.replace(/^ *import .*$/gm, ''), { loader: 'ts' }).code;
  const run = new Function(...Object.keys(names), `return (async () => {${script}})()`);
  await run(...Object.values(names));
  return lines;
}
