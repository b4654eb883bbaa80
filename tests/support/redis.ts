// A real Redis on a free port, in its own folder, that can be frozen, stopped and started again.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './fresh-clone.ts';

export class Redis {
  #server: ChildProcess | undefined;
  readonly port: number;
  readonly #folder: string;

  private constructor(port: number, folder: string) {
    this.port = port;
    this.#folder = folder;
  }

  static async create(): Promise<Redis> {
    const probe = createServer().listen(0, '127.0.0.1');
    await once(probe, 'listening');
    const { port } = probe.address() as AddressInfo;
    probe.close();
    const redis = new Redis(port, await mkdtemp(join(tmpdir(), 'redis-')));
    await redis.start();
    return redis;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const keepNothing = ['--save', '', '--appendonly', 'no', '--dir', this.#folder];
    const listen = ['--port', String(this.port), '--bind', '127.0.0.1'];
    const server = spawn('redis-server', [...listen, ...keepNothing]);
    this.#server = server;
    for await (const chunk of server.stdout.iterator({ destroyOnReturn: false })) {
      if (String(chunk).includes('Ready to accept connections')) break;
    }
    server.stdout.resume();
  }

  async stop(): Promise<void> {
    const server = this.#server;
    if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
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
  }

  thaw(): void {
    this.#server?.kill('SIGCONT');
  }
}
