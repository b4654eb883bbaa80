// Three attacks on the host, each from one machine, while another client asks as people do: half of its answers come
// within 50 ms, and none fails.
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { start } from './support/fresh-clone.ts';
import { startHostProcess } from './support/host-process.ts';

const SECONDS = Number(process.env['ATTACK_SECONDS'] ?? 10);
const MOST_MEDIAN_MS = 50;
/** Just below what the host takes as address and headers. */
const LONGEST = 30_000;

const longest = (piece: string) => piece.repeat(LONGEST / piece.length);

let host: Awaited<ReturnType<typeof startHostProcess>>;
beforeAll(async () => {
  host = await startHostProcess();
  const times = await askedByPeople(performance.now() + 5_000);
  undisturbed = times[times.length >> 1] ?? 0;
  console.log(`undisturbed: median ${undisturbed.toFixed(1)} ms`);
});
afterAll(() => void host?.stop());

/** The median without an attack: on a machine that others use, too, everything takes longer. */
let undisturbed = 0;

let addresses = 0;
function nextAddress(): string {
  addresses += 1;
  return `127.${50 + (addresses >> 16)}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

type Asked = {
  path: string;
  headers?: Record<string, string>;
  localAddress: string;
  port?: number;
};

/** The status, and how long it took. */
function ask(asked: Asked): Promise<{ status: number; ms: number }> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: host.port, agent: false, ...asked }, (response) => {
      response.on('error', reject).resume();
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, ms: performance.now() - startedAt });
      });
    })
      .on('error', reject)
      .end();
  });
}

/** What the attackers send, by turns, and how many of them ask at once. */
const ATTACKS: Readonly<Record<string, { callers: number; asked: (turn: number) => Asked }>> = {
  'headers of 30 kB, all from one address': {
    callers: 16,
    asked: (turn) => ({
      path: turn % 2 ? '/api/results' : '/',
      headers: {
        'Accept-Encoding': `${longest(['a,', 'gzip;q=0.1,', '*,'][turn % 3] ?? '')}${turn}`,
      },
      localAddress: '127.49.0.1',
    }),
  },
  'forms full of ranges, each caller within its quota': {
    callers: 8,
    asked: (turn) => ({
      path: `/api/check?format=html&number=${turn % 2 ? '000000..000999,'.repeat(130) : longest('000000..000999,')}`,
      localAddress: nextAddress(),
    }),
  },
  'thousands of parameters': {
    callers: 8,
    asked: () => ({
      path: `/api/check?number=12${longest('&a')}`,
      localAddress: nextAddress(),
    }),
  },
};

/** Asks like people, twenty times a second, and gives the milliseconds in order. */
async function askedByPeople(endsAt: number): Promise<number[]> {
  const times = [];
  const paths = ['/api/results', '/', '/api/check?number=123456', '/api/stats?lottery=lao-tv'];
  for (let turn = 0; performance.now() < endsAt; turn += 1) {
    const { status, ms } = await ask({ path: paths[turn % 4] ?? '', localAddress: nextAddress() });
    expect(status).toBe(200);
    times.push(ms);
    await setTimeout(50);
  }
  return times.sort((one, other) => one - other);
}

test.each(Object.entries(ATTACKS))(
  '%s: others do not wait',
  async (name, { callers, asked }) => {
    const endsAt = performance.now() + SECONDS * 1_000;
    let turn = 0;
    const statuses = new Set<number>();
    const attack = async () => {
      while (performance.now() < endsAt) {
        turn += 1;
        statuses.add((await ask(asked(turn))).status);
      }
    };
    const attackers = Array.from({ length: callers }, attack);
    const times = await askedByPeople(endsAt);
    await Promise.all(attackers);
    const median = times[times.length >> 1] ?? Number.POSITIVE_INFINITY;
    console.log(
      `${name}: ${turn} requests, median ${median.toFixed(1)} ms, most ${times.at(-1)?.toFixed(0)} ms`,
    );
    expect([...statuses].filter((status) => status >= 500)).toEqual([]);
    expect(median).toBeLessThan(Math.max(MOST_MEDIAN_MS, 4 * undisturbed));
  },
  (SECONDS + 60) * 1_000,
);

test(
  'four hundred that read nothing: others do not wait',
  async () => {
    const endsAt = performance.now() + SECONDS * 1_000;
    const sockets: Socket[] = Array.from({ length: 400 }, (_, turn) => {
      const socket = connect({ port: host.port, host: '127.0.0.1', localAddress: nextAddress() });
      const head = `HTTP/1.1\r\nHost: a\r\nAccept-Encoding: ${turn % 2 ? 'br' : 'identity'}\r\n\r\n`;
      socket.on('error', () => undefined).write(`GET /api/export/hanoi-normal.json ${head}`);
      return socket.pause();
    });
    const times = await askedByPeople(endsAt);
    for (const socket of sockets) socket.destroy();
    const median = times[times.length >> 1] ?? Number.POSITIVE_INFINITY;
    console.log(`400 unread: median ${median.toFixed(1)} ms, most ${times.at(-1)?.toFixed(0)} ms`);
    expect(median).toBeLessThan(Math.max(MOST_MEDIAN_MS, 4 * undisturbed));
  },
  (SECONDS + 60) * 1_000,
);

test('where 1,024 descriptors are all there may be, more connections are closed and others answered', async () => {
  const command = `ulimit -n 1024; exec "${process.execPath}" scripts/serve.ts`;
  const few = await start('.', command, /site http:\/\/127\.0\.0\.1:(\d+)\//, { PORT: '0' });
  const port = Number(few.match[1]);
  const sockets: Socket[] = Array.from({ length: 1_500 }, (_, turn) => {
    const localAddress = `127.48.0.${1 + (turn % 5)}`;
    return connect({ port, host: '127.0.0.1', localAddress }).on('error', () => undefined);
  });
  await setTimeout(2_000);
  const open = sockets.filter((socket) => !socket.closed).length;
  for (const socket of sockets) socket.destroy();
  await setTimeout(500);
  const { status } = await ask({ path: '/api/results', localAddress: nextAddress(), port });
  await few.stop('SIGTERM');
  expect([open <= 1_024, open > 900, status]).toEqual([true, true, 200]);
});

test('nothing was logged', () => expect(host.printed.stderr).toBe(''));
