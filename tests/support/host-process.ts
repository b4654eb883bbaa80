// `npm run serve` as a process of its own, and the memory it has taken.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';

export async function startHostProcess(env: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, ['scripts/run.ts', 'serve'], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      // As package.json has it.
      MALLOC_MMAP_THRESHOLD_: '131072',
      ...env,
    },
  });
  const printed = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].on('data', (chunk) => {
      printed[name] += chunk;
    });
  }
  await once(child.stdout, 'data');
  const port = Number(/site http:\/\/127\.0\.0\.1:(\d+)\//.exec(printed.stdout)?.[1]);
  const inStatus = async (name: string) => {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
    return Math.round(Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1_000);
  };
  return {
    child,
    port,
    printed,
    /** Megabytes of memory now, and the most there ever were. */
    megabytes: () => inStatus('VmRSS'),
    peakMegabytes: () => inStatus('VmHWM'),
    stop: () => child.kill('SIGKILL'),
  };
}
