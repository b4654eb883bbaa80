// Runs a process and measures its CPU time; a wall clock would count others too.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export type Cost = { readonly cpuMs: number };

const REPORTER = fileURLToPath(new URL('report-cost.cjs', import.meta.url));

/** Runs a script of ours as the build does, by Node alone. Throws with its output if it fails. */
export function runMeasured(script: string, args: readonly string[], env = {}): Promise<Cost> {
  const argv = ['--require', REPORTER, script, ...args];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, argv, {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: { ...process.env, ...env },
    });
    const said: Buffer[] = [];
    let cost: Cost | undefined;
    child.stderr?.on('data', (chunk: Buffer) => said.push(chunk));
    child.on('message', (message) => {
      cost = message as Cost;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0 && cost !== undefined) return resolve(cost);
      reject(new Error(`${script} ended with ${code}: ${Buffer.concat(said).toString()}`));
    });
  });
}
