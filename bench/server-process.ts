// Servers to be measured, each a process of its own, and the CPU time each has used so far.
import { type ChildProcess, execFile, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export type ServerProcess = {
  readonly origin: string;
  /** CPU milliseconds since it started. */
  cpuMs(): Promise<number>;
  stop(): void;
};

/** Starts `servers/<name>.ts` on a free port, by Node alone as `npm run serve` does. */
export async function startServer(name: string, args: readonly string[] = []) {
  const script = fileURLToPath(new URL(`servers/${name}.ts`, import.meta.url));
  const child = fork(script, args, { execArgv: [], stdio: 'inherit' });
  const next = messagesOf(child, name);
  const { port } = await next<{ port: number }>();
  return {
    origin: `http://127.0.0.1:${port}`,
    cpuMs: async () => {
      child.send('cpu');
      return (await next<{ cpuMs: number }>()).cpuMs;
    },
    stop: () => void child.kill(),
  } satisfies ServerProcess;
}

function messagesOf(child: ChildProcess, name: string) {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the server ${name} ended with ${code}`);
  });
  // Only of interest while a message is awaited.
  ended.catch(() => {});
  return async <T>() => {
    const told = new Promise<T>((resolve) => child.once('message', (it) => resolve(it as T)));
    return Promise.race([told, ended]);
  };
}

/** Whether nginx can be measured here: it is installed, and its CPU time can be read. */
export async function hasNginx(): Promise<boolean> {
  if (process.platform !== 'linux') return false;
  return promisify(execFile)('nginx', ['-v']).then(
    () => true,
    () => false,
  );
}

/** Starts nginx, one process, on a configuration that listens on this port. */
export async function startNginx(config: string, port: number): Promise<ServerProcess> {
  const child = spawn('nginx', ['-c', config], { stdio: ['ignore', 'ignore', 'inherit'] });
  const origin = `http://127.0.0.1:${port}`;
  await untilItAnswers(origin, child);
  return {
    origin,
    cpuMs: async () => {
      // Nanoseconds on a CPU; the ticks of `stat` would be too coarse.
      const [ns] = (await readFile(`/proc/${child.pid}/schedstat`, 'utf8')).split(' ');
      return Number(ns) / 1e6;
    },
    stop: () => void child.kill(),
  };
}

async function untilItAnswers(origin: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const answers = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (answers) return;
  }
  throw new Error(`nginx ended with ${child.exitCode}`);
}
