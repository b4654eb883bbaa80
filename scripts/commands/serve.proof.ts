// `npm run serve` as a process: what it says, and how it ends.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { fixtureOutput } from '../../tests/support/fixture-output.ts';
import { COMPILED } from '../../tests/support/run-script.ts';

let built: Record<string, string>;
beforeAll(async () => {
  const { output, generated } = await fixtureOutput();
  built = { OUTPUT_FOLDER: output, GENERATED_FOLDER: generated };
});

type Ended = { code: number | null; stdout: string; stderr: string };

function run(args: string[], env: Record<string, string> = {}): Promise<Ended> {
  return new Promise((resolve) => {
    const options = { env: { ...process.env, ...COMPILED, ...built, ...env } };
    const child = execFile(
      process.execPath,
      ['scripts/run.ts', 'serve', ...args],
      options,
      (_, stdout, stderr) => resolve({ code: child.exitCode, stdout, stderr }),
    );
  });
}

describe('serve', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)('answers, and ends cleanly on %s', async (signal) => {
    const child = spawn(process.execPath, ['scripts/run.ts', 'serve'], {
      env: { ...process.env, ...COMPILED, ...built, PORT: '0' },
    });
    const [line] = await once(child.stdout, 'data');
    const origin = /site (http:\/\/127\.0\.0\.1:\d+)\//.exec(String(line))?.[1];
    // A kept-alive connection must not hold the process back.
    const response = await fetch(`${origin}/api/results`);
    expect((await response.json()).success).toBe(true);
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  test('stopped, it answers on every kept connection once more, and says that it is the last time', async () => {
    const child = spawn(process.execPath, ['scripts/run.ts', 'serve'], {
      env: { ...process.env, ...COMPILED, ...built, PORT: '0' },
    });
    const [line] = await once(child.stdout, 'data');
    const port = Number(/site http:\/\/127\.0\.0\.1:(\d+)\//.exec(String(line))?.[1]);
    const agents = Array.from({ length: 60 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
    const ask = (agent: Agent) =>
      new Promise<string | undefined>((resolve, reject) => {
        get({ host: '127.0.0.1', port, path: '/api/nowhere', agent }, (response) => {
          response.resume().on('end', () => resolve(response.headers.connection));
        }).on('error', reject);
      });
    expect(new Set(await Promise.all(agents.map(ask)))).toEqual(new Set(['keep-alive']));
    child.kill('SIGTERM');
    await setTimeout(500);
    expect(new Set(await Promise.all(agents.map(ask)))).toEqual(new Set(['close']));
    // No connection is left to wait for.
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  test('says in one line that the port is taken, and what to do', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, stderr } = await run([], { PORT: String(port) });
    other.close();
    expect(code).toBe(1);
    expect(stderr).toBe(
      `serve: port ${port} is taken; choose another one: PORT=${port + 1} npm run serve\n`,
    );
  });

  test.each([['x'], ['70000'], ['-1']])('refuses the port %s', async (port) => {
    const { code, stderr } = await run([], { PORT: port });
    expect([code, stderr]).toEqual([1, expect.stringContaining('is not a number from 0 to 65535')]);
  });

  test.each([
    ['REDIS_URL', 'http://user:secret@a.example', 'REDIS_URL is no address of a Redis'],
    ['REDIS_URL', 'redis://:secret@a,redis://b', 'address 2 of 2 has another user or password'],
    ['TRUSTED_PROXIES', '10.0.0.0/8 everybody', 'invalid IP address: everybody'],
    ['TRUSTED_PROXIES', '0.0.0.0/0', 'TRUSTED_PROXIES takes addresses and CIDR ranges'],
  ])('refuses %s=%s', async (name, value, words) => {
    const { code, stderr } = await run([], { PORT: '0', [name]: value });
    expect([code, stderr]).toEqual([1, expect.stringContaining(words)]);
    expect(stderr).not.toMatch(/secret|\n.+\n/);
  });

  test('says that there is no build', async () => {
    const { code, stderr } = await run([], { OUTPUT_FOLDER: 'nowhere' });
    expect([code, stderr]).toEqual([1, expect.stringContaining('run: npm run build')]);
  });

  test('--help names its settings', async () => {
    const { code, stdout } = await run(['--help']);
    expect([code, stdout]).toEqual([0, expect.stringContaining('HOST, PORT')]);
  });
});
