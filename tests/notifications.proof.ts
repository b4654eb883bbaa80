// The receivers of docs/examples, in Node, Python and PHP, as a reader would run them: each
// verifies a real delivery by an implementation of its own, drops the repeat, and refuses what was
// altered.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, rm, symlink } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAnnouncements } from '../scripts/tell/tell-channels.ts';
import { post as postWebhook } from '../scripts/tell/post.ts';
import { signWebhook } from '../scripts/tell/webhooks.ts';
import type { Announcement } from '../src/api/announce/announcement.ts';
import { formatWebhook, readSecret, signHeaders } from '../src/api/announce/webhook.ts';
import { enteredOn, siteWith, TODAY } from './support/announced-site.ts';

type Language = 'mjs' | 'py' | 'php';

const COMMANDS: Readonly<Record<Language, (file: string, port: number) => [string, ...string[]]>> =
  {
    mjs: (file) => [process.execPath, file],
    py: (file) => ['python3', file],
    php: (file, port) => ['php', '-S', `127.0.0.1:${port}`, file],
  };

const secretOf = (fill: number) => `whsec_${Buffer.alloc(32, fill).toString('base64')}`;
const signerOf = (fill: number) => {
  const signer = readSecret(secretOf(fill));
  if (signer === undefined) throw new Error('no secret');
  return signer;
};
const [ours, next, foreign] = [signerOf(1), signerOf(2), signerOf(3)];

let folder: string;
let announcement: Announcement;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'receivers-'));
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  const content = siteWith({ small: [enteredOn(TODAY)] });
  const change = { change: 'added' as const, lottery: 'small', drawDate: TODAY, revision: 1 };
  const entered = { at: `${TODAY}T13:40:00.000Z`, lotteryName: 'หวยเล็ก' };
  const [read] = await readAnnouncements(content, [{ ...change, ...entered }]);
  if (read === undefined) throw new Error('nothing was read');
  announcement = read;
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

type Receiver = { url: string; printed: () => string; child: ChildProcess };

async function startReceiver(language: Language): Promise<Receiver> {
  const name = `receiver.${language}`;
  const file = join(folder, name);
  await copyFile(`docs/examples/${name}`, file);
  const port = await freePort();
  const [program, ...args] = COMMANDS[language](file, port);
  const child = spawn(program, args, {
    env: { ...process.env, SECRET: secretOf(1), PORT: String(port), TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  const url = `http://127.0.0.1:${port}/`;
  for (let tries = 0; ; tries += 1) {
    const isThere = await fetch(url).catch(() => undefined);
    if (isThere !== undefined) break;
    if (tries > 200) throw new Error(`${language} does not listen`);
    await wait(50);
  }
  return { url, printed: () => printed, child };
}

test.each<Language>(['mjs', 'py', 'php'])(
  '%s verifies, hears once, and refuses what is not ours',
  async (language) => {
    const { url, printed, child } = await startReceiver(language);
    try {
      const signal = AbortSignal.timeout(20_000);
      const send = (...signers: (typeof ours)[]) =>
        postWebhook(url, { ...signWebhook(announcement, signers), signal });
      const delivered = { outcome: 'delivered' };
      const refused = { outcome: 'refused', reason: 'answered 400', afterSeconds: undefined };
      expect(await send(ours)).toEqual(delivered);
      // The repeat, signed again; and while a key is replaced, by both.
      expect(await send(ours)).toEqual(delivered);
      expect(await send(next, ours)).toEqual(delivered);
      expect(await send(foreign)).toEqual(refused);
      const body = formatWebhook(announcement);
      const now = Math.floor(Date.now() / 1000);
      const asked = async (id: string, text: string, seconds: number, changed = {}) => {
        const headers = { ...signHeaders({ id, body, seconds }, [ours]), ...changed };
        return (await fetch(url, { method: 'POST', body: text, headers })).status;
      };
      expect(await asked('a_1', body.replace('004615', '004616'), now)).toBe(400);
      expect(await asked('a_1', body, now, { 'webhook-id': 'a_2' })).toBe(400);
      expect(await asked('a_1', body, now - 301)).toBe(400);
      expect(await asked('a_1', body, now + 310)).toBe(400);
      expect(await asked('a_1', body, now, { 'webhook-signature': 'v1a,AAAA v1,b' })).toBe(400);
      expect(await asked('a_2', body, now - 200)).toBe(204);
      // Of what was withdrawn there is no draw.
      const withdrawn = { id: 'another', change: 'withdrawn' as const, reason: 'เลขของงวดก่อน' };
      const sendMore = async (of: object, draw: object | undefined) => {
        const change = { ...announcement.change, ...of };
        const told = { ...announcement, change, draw: draw && { ...announcement.draw, ...draw } };
        return postWebhook(url, { ...signWebhook(told as Announcement, [ours]), signal });
      };
      const prizes = [{ slug: 'five', name: 'x' }];
      const partial = { complete: false, pendingPrizes: [{ slug: 'six', name: 'x' }, ...prizes] };
      // Entered five days after it was drawn.
      const late = { id: 'late', at: new Date(Date.parse(TODAY) + 5 * 86_400_000).toISOString() };
      for (const [of, draw] of [
        [withdrawn, undefined],
        [{ id: 'doubtful' }, { doubt: 'เลขของงวดก่อน' }],
        [{ id: 'partial' }, partial],
        [{ id: 'without' }, { unavailablePrizes: prizes }],
        [{ id: 'single' }, { unconfirmed: true }],
        [late, {}],
      ] as const) {
        expect(await sendMore(of, draw)).toEqual(delivered);
      }
      while (printed().split('\n').length < 9) await wait(20);
      const added = `draw.added small ${TODAY}`;
      expect(printed().trim().split('\n')).toEqual([
        added,
        added,
        `draw.withdrawn small ${TODAY} withdrawn: เลขของงวดก่อน`,
        `${added} doubt: เลขของงวดก่อน`,
        `${added} pending: six,five`,
        `${added} unavailable: five`,
        `${added} unconfirmed`,
        `${added} late: entered ${late.at.slice(0, 10)}`,
      ]);
    } finally {
      child.kill('SIGKILL');
    }
  },
);

const MOST_BYTES = 100_000;

test.each<Language>(['mjs', 'py', 'php'])(
  '%s reads no body without end',
  async (language) => {
    const { url, child } = await startReceiver(language);
    try {
      const signal = AbortSignal.timeout(50_000);
      // Too long, said or not: it ends the connection or says 413, and reads no more.
      const body = Buffer.alloc(40 * MOST_BYTES, 'x');
      const post = (init: RequestInit) =>
        fetch(url, { method: 'POST', signal, ...init }).then(
          ({ status }) => status,
          () => 413,
        );
      expect(await post({ body })).toBe(413);
      const unsaid = (async function* () {
        for (let sent = 0; sent < body.length; sent += 65_536) {
          yield body.subarray(sent, sent + 65_536);
          await wait(1);
        }
      })();
      expect(await post({ body: unsaid as never, duplex: 'half' } as RequestInit)).toBeOneOf([
        400, 413,
      ]);
      const { outcome } = await postWebhook(url, {
        ...signWebhook(announcement, [ours], 'test_last'),
        signal,
      });
      expect(outcome).toBe('delivered');
    } finally {
      child.kill('SIGKILL');
    }
  },
  90_000,
);
