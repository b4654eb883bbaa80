// A real Redis on a free port, in its own folder, that can be frozen, stopped and started again.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './fresh-clone.ts';
import { runFirst } from './run-first.ts';

export class Redis {
  #server: ChildProcess | undefined;
  #isFrozen = false;
  readonly port: number;
  readonly #folder: string;
  readonly #settings: readonly string[];

  private constructor(port: number, folder: string, settings: readonly string[]) {
    this.port = port;
    this.#folder = folder;
    this.#settings = settings;
  }

  /** @param settings of its command line, beside those that every one here has */
  static async create(settings: readonly string[] = []): Promise<Redis> {
    const folder = await mkdtemp(join(tmpdir(), 'redis-'));
    const redis = new Redis(await freePort(), folder, settings);
    await redis.start();
    return redis;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** Whether it runs, and is not frozen. */
  get answers(): boolean {
    return this.#isRunning && !this.#isFrozen;
  }

  get #isRunning(): boolean {
    const server = this.#server;
    return server !== undefined && server.exitCode === null && server.signalCode === null;
  }

  async start(): Promise<void> {
    const keepNothing = ['--save', '', '--appendonly', 'no', '--dir', this.#folder];
    const listen = ['--port', String(this.port), '--bind', '127.0.0.1'];
    const server = spawn('redis-server', [...listen, ...keepNothing, ...this.#settings]);
    this.#server = server;
    runFirst(server.pid);
    for await (const chunk of server.stdout.iterator({ destroyOnReturn: false })) {
      if (String(chunk).includes('Ready to accept connections')) break;
    }
    server.stdout.resume();
  }

  async stop(): Promise<void> {
    const server = this.#server;
    if (server === undefined || !this.#isRunning) return;
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  }

  /** What `redis-cli` prints. `command('get a')` */
  async command(command: string): Promise<string> {
    return (await run('.', `redis-cli -p ${this.port} ${command}`)).trim();
  }

  freeze(): void {
    this.#server?.kill('SIGSTOP');
    this.#isFrozen = true;
  }

  thaw(): void {
    this.#server?.kill('SIGCONT');
    this.#isFrozen = false;
  }
}

/** Nodes of a cluster listen on the port 10,000 above it too. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port + 10_000 < 2 ** 16 ? port : freePort();
}
