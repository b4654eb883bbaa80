// The receivers of docs/examples, in Node, Python and PHP, as a reader would run them: each
// verifies a real delivery by an implementation of its own, drops the repeat, and refuses what was
// altered.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAnnouncements } from '../scripts/tell/announce.ts';
import { post as postWebhook } from '../scripts/tell/post.ts';
import { signWebhook } from '../scripts/tell/webhooks.ts';
import type { Announcement } from '../src/announce/announcement.ts';
import {
  formatPrivateKey,
  formatWebhook,
  readSigningKey,
  signHeaders,
} from '../src/announce/webhook.ts';
import { emitWebhookKeys } from '../src/emit/well-known.ts';
import { enteredOn, siteWith, TODAY } from './support/announced-site.ts';
import { type InstalledPackage, installPackage } from './support/installed-package.ts';
import { answer, type StandIns, startStandIns } from './support/stand-in-receivers.ts';

type Language = 'mjs' | 'py' | 'php';

const COMMANDS: Readonly<Record<Language, (file: string, port: number) => [string, ...string[]]>> =
  {
    mjs: (file) => [process.execPath, file],
    py: (file) => ['python3', file],
    php: (file, port) => ['php', '-S', `127.0.0.1:${port}`, file],
  };

const keyOf = (seed: number) => {
  const key = readSigningKey(formatPrivateKey(Buffer.alloc(32, seed)));
  if (key === undefined) throw new Error('no key');
  return key;
};
const [ours, next, foreign] = [keyOf(1), keyOf(2), keyOf(3)];

let installed: InstalledPackage;
let site: StandIns;
let announcement: Announcement;
beforeAll(async () => {
  installed = await installPackage();
  site = await startStandIns();
  site.behave(answer(200, { text: emitWebhookKeys([ours.publicKey])[0]?.text ?? '' }));
  const content = siteWith({ small: [enteredOn(TODAY)] });
  const change = { change: 'added' as const, lottery: 'small', drawDate: TODAY, revision: 1 };
  const entered = { at: `${TODAY}T13:40:00.000Z`, lotteryName: 'หวยเล็ก' };
  const [read] = await readAnnouncements(content, [{ ...change, ...entered }]);
  if (read === undefined) throw new Error('nothing was read');
  announcement = read;
});
afterAll(async () => {
  await site.close();
  await installed.remove();
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

type Receiver = { url: string; printed: () => string; child: ChildProcess };

/** @param minute the seconds that a minute of the sample has */
async function startReceiver(language: Language, minute = 60): Promise<Receiver> {
  const name = `receiver.${language}`;
  const file = join(installed.folder, name);
  const sample = await readFile(`docs/examples/${name}`, 'utf8');
  const asked = sample.replace(/(MINUTE(?:_MS)? = )60/, `$1${minute}`);
  expect(asked === sample).toBe(minute === 60);
  await writeFile(file, asked);
  const port = await freePort();
  const [program, ...args] = COMMANDS[language](file, port);
  const child = spawn(program, args, {
    env: { ...process.env, SITE: site.origin, PORT: String(port), TMPDIR: installed.folder },
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
  '%s lives through a rotation, a flood of unknown keys and bodies without end',
  async (language) => {
    await rm(join(installed.folder, 'webhook-keys.json'), { force: true });
    const serve = (...keys: (typeof ours)[]) => {
      const { keys: set } = JSON.parse(
        emitWebhookKeys(keys.map(({ publicKey }) => publicKey))[0]?.text ?? '',
      );
      // As another version of the service may write them.
      const more = set.map((key: object) => ({
        ...key,
        kid: 'new',
        use: 'sig',
        key_ops: ['verify'],
      }));
      const others = [{ kty: 'RSA', n: 'AQAB', e: 'AQAB', kid: 'old' }];
      site.behave(answer(200, { text: JSON.stringify({ keys: [...others, ...more] }) }));
    };
    serve(ours);
    site.heard.splice(0);
    const began = performance.now();
    const { url, child } = await startReceiver(language, 2);
    try {
      const signal = AbortSignal.timeout(50_000);
      const send = async (...signers: (typeof ours)[]) =>
        (await postWebhook(url, { ...signWebhook(announcement, signers), signal })).outcome;
      expect(await send(ours)).toBe('delivered');

      // Both sign, then the new one alone; of the keys it knows one, then none.
      serve(ours, next);
      expect(await send(next, ours)).toBe('delivered');
      serve(next);
      await wait(2_100);
      expect(await send(next)).toBe('delivered');
      expect(await send(ours)).toBe('refused');

      // Each of another key, twenty at a time: asked for at most once a "minute".
      for (let round = 0; round < 10; round += 1) {
        const keys = Array.from({ length: 20 }, (_, one) => keyOf(10 + round * 20 + one));
        expect(new Set(await Promise.all(keys.map((key) => send(key))))).toEqual(
          new Set(['refused']),
        );
      }
      const minutes = (performance.now() - began) / 2_000;
      expect(site.heard.length).toBeLessThanOrEqual(1 + Math.ceil(minutes));
      expect(await send(next)).toBe('delivered');

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
      expect(await send(next)).toBe('delivered');

      // The site is away: what was known still holds.
      site.behave(answer(503));
      await wait(2_100);
      expect(await send(foreign)).toBe('refused');
      expect(await send(next)).toBe('delivered');
    } finally {
      child.kill('SIGKILL');
    }
  },
  90_000,
);
