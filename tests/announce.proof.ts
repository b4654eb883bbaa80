// A real publication that tells LINE, Telegram and many receivers of webhooks, one in ten
// slow and one in twenty broken; and one that is killed while it does. RECEIVERS says how many
// (2,000).
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { Outstanding, outstandingIn } from '../scripts/tell/outstanding.ts';
import { enteredOn, filesWith, TODAY } from './support/announced-site.ts';
import { COMPILED, removeFolders } from './support/run-script.ts';
import {
  listedFiles,
  newProject,
  type Project,
  publishTo,
  serveFolder,
  stopServers,
} from './support/small-site.ts';
import { answer, type Heard, type StandIns, startStandIns } from './support/stand-in-receivers.ts';

const RECEIVERS = Number(process.env['RECEIVERS'] ?? 2_000);
const SLOW_MS = 5_000;
const CHANGES = [`small_${TODAY}_added_1`, `other_${TODAY}_added_1`];
const SECRET = `whsec_${Buffer.alloc(32, 5).toString('base64')}`;

let standIns: StandIns;
let project: Project;
beforeEach(async () => {
  standIns = await startStandIns();
  project = await newProject();
  const before = [enteredOn('2024-03-08')];
  await project.build(site({ small: before, other: before }));
  expect(await publishTo(project)).toMatchObject({ code: 0 });
  const recordedAt = new Date().toISOString();
  const after = [enteredOn(TODAY, { recordedAt } as never), ...before];
  await project.build(site({ small: after, other: after }));
});
afterEach(async () => {
  stopServers();
  await standIns.close();
});
afterAll(removeFolders);

/** A whole build. */
function site(draws: Parameters<typeof filesWith>[0]): Map<string, string> {
  const files = filesWith(draws);
  const below = [...files].map(([path, text]) => [path.slice(1), text] as const);
  return listedFiles(new Map([...below, ['index.html', '<!doctype html><title>site</title>']]));
}

const kindOf = (index: number) =>
  index % 20 === 7 ? 'broken' : index % 10 === 3 ? 'slow' : 'well';
const pathOf = (index: number) => `/${kindOf(index)}/${index}`;
const everyPath = (count: number) => Array.from({ length: count }, (_, index) => pathOf(index));

async function environment(paths: readonly string[]) {
  const list = join(project.to, '../subscribers.json');
  const urls = paths.map((path) => ({ url: `${standIns.origin}${path}`, secretName: 'a' }));
  await writeFile(list, JSON.stringify(urls));
  return {
    ...COMPILED,
    // Links go to others; what is live is read back from this machine.
    SITE_URL: 'https://a.example',
    WEBHOOK_SECRETS: `a=${SECRET}`,
    WEBHOOK_SUBSCRIBERS: list,
    LINE_CHANNEL_ACCESS_TOKEN: 'line-token',
    LINE_LOTTERIES: 'all',
    LINE_API_URL: standIns.origin,
    TELEGRAM_BOT_TOKEN: `1:${'token'.repeat(7)}`,
    TELEGRAM_CHAT: '@channel',
    TELEGRAM_LOTTERIES: 'small',
    TELEGRAM_API_URL: standIns.origin,
  };
}

type Run = { child: ChildProcess; ended: Promise<number | null>; printed: () => string };

/** `npm run publish` of what is built; notes when it says that it read back. */
async function startPublishing(paths: readonly string[], onReadBack = () => {}): Promise<Run> {
  const url = await serveFolder(join(project.to, 'current/static'));
  const args = ['--to', project.to, '--skip-build', '--url', url];
  const env = {
    ...process.env,
    OUTPUT_FOLDER: project.output,
    ...(await environment(paths)),
  } as NodeJS.ProcessEnv;
  const child = spawn(process.execPath, ['scripts/run.ts', 'publish', ...args], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (!printed.includes('ok read back') && `${printed}${text}`.includes('ok read back')) {
      onReadBack();
    }
    printed += text;
  });
  const ended = once(child, 'close').then(() => child.exitCode);
  return { child, ended, printed: () => printed };
}

/** The first request of each of these fails, as LINE and Telegram fail. */
function failOnce(heard: Heard, response: ServerResponse): void {
  const isFirst = standIns.heard.filter(({ path }) => path === heard.path).length === 1;
  const text = '{"ok":false,"parameters":{"retry_after":1}}';
  const isTelegram = heard.path.startsWith('/bot');
  const isLine = heard.path.startsWith('/v2');
  const failed = isTelegram ? answer(429, { text }) : isLine ? answer(500) : undefined;
  const chosen = (isFirst && failed) || answer(200, { text: '{}' });
  chosen(heard, response);
}

/** Webhooks by the path of their receiver. Throws where one is not signed by us. */
function webhooksByPath(): Map<string, string[]> {
  const ours = new Webhook(SECRET);
  const byPath = new Map<string, string[]>();
  for (const { path, body, headers } of standIns.heard) {
    if (!/^\/(?:well|slow|broken)\//.test(path)) continue;
    const id = String(headers['webhook-id']);
    const event = ours.verify(body, headers as Record<string, string>);
    expect(event).toHaveProperty('data.change.id', id);
    byPath.set(path, [...(byPath.get(path) ?? []), id]);
  }
  return byPath;
}

test(`${RECEIVERS} receivers: who is well hears soon, nobody is lost, nothing is unsigned`, async () => {
  standIns.behave((heard, response) => {
    if (heard.path.startsWith('/broken')) {
      if (Number(heard.path.split('/').at(-1)) % 40 === 7) response.destroy();
      else answer(500)(heard, response);
    } else if (heard.path.startsWith('/slow')) {
      setTimeout(() => response.writeHead(204).end(), SLOW_MS);
    } else if (heard.path.startsWith('/well')) response.writeHead(204).end();
    else failOnce(heard, response);
  });
  const paths = everyPath(RECEIVERS);
  let readBackMs = 0;
  const { ended, printed } = await startPublishing(paths, () => {
    readBackMs = performance.now();
  });
  expect(await ended).toBe(0);
  const endMs = performance.now();
  const lastWell = standIns.heard.findLast(({ path }) => path.startsWith('/well'));
  const seconds = (ms: number) => ((ms - readBackMs) / 1000).toFixed(1);
  console.log(
    `${RECEIVERS} receivers, ${CHANGES.length} changes: the last healthy one heard all after ${seconds(lastWell?.atMs ?? 0)} s, announcing ended after ${seconds(endMs)} s`,
  );
  console.log(printed());

  const byPath = webhooksByPath();
  const isBroken = (path: string) => path.startsWith('/broken');
  for (const path of paths.filter((one) => !isBroken(one))) {
    const ids = new Set(byPath.get(path));
    expect([path, [...ids].toSorted()]).toEqual([path, CHANGES.toSorted()]);
  }
  // A broken one was tried three times with its first change, which waits, as does the second.
  const broken = paths.filter(isBroken);
  for (const path of broken) expect(new Set(byPath.get(path)).size).toBe(1);
  const outstanding = await Outstanding.open(outstandingIn(project.to));
  const waiting = broken.map((path) => `webhooks ${standIns.origin}${path}`);
  expect(outstanding.names().toSorted()).toEqual(waiting.toSorted());
  expect(printed()).toContain(`warning: ${broken.length} did not hear of everything`);

  const bodiesAt = (start: string) =>
    standIns.heard.filter(({ path }) => path.startsWith(start)).map(({ body }) => body);
  const broadcasts = standIns.heard.filter(({ path }) => path === '/v2/bot/message/broadcast');
  const keys = broadcasts.map(({ headers }) => headers['x-line-retry-key']);
  expect([broadcasts.length, new Set(keys).size]).toEqual([3, 2]);
  expect(broadcasts[0]?.headers.authorization).toBe('Bearer line-token');
  expect(JSON.parse(broadcasts[0]?.body ?? '').messages[0].type).toBe('flex');
  const messages = bodiesAt('/bot').map((body) => JSON.parse(body));
  expect(messages.map(({ chat_id }) => chat_id)).toEqual(['@channel', '@channel']);
  expect(printed()).not.toContain('token');
}, 400_000);

test('killed in the middle it goes on, nobody is lost, and a repeat has the same id', async () => {
  standIns.behave((heard, response) => {
    if (/^\/(?:well|slow|broken)/.test(heard.path)) response.writeHead(204).end();
    else failOnce(heard, response);
  });
  const paths = everyPath(RECEIVERS);
  let kills = 0;
  for (let share = 0.25; share < 1; share += 0.25) {
    const { child, ended } = await startPublishing(paths);
    const enough = paths.length * CHANGES.length * share;
    while (child.exitCode === null && standIns.heard.length < enough) await wait(1);
    if (child.kill('SIGKILL')) kills += 1;
    await ended;
    // Whole after every kill.
    JSON.parse(await readFile(outstandingIn(project.to), 'utf8'));
  }
  expect(kills).toBeGreaterThan(1);
  const { ended, printed } = await startPublishing(paths);
  expect(await ended).toBe(0);
  expect(printed()).not.toContain('did not hear');
  const byPath = webhooksByPath();
  for (const path of paths) {
    expect([path, [...new Set(byPath.get(path))].toSorted()]).toEqual([path, CHANGES.toSorted()]);
  }
  const repeats = [...byPath.values()].reduce((sum, ids) => sum + ids.length - CHANGES.length, 0);
  console.log(
    `killed ${kills} times: 0 lost, ${repeats} of ${paths.length * CHANGES.length} repeated`,
  );
  expect((await Outstanding.open(outstandingIn(project.to))).names()).toEqual([]);
}, 400_000);
