// The receivers of docs/notifications.md, in Node, Python and PHP, as a reader would run them: each verifies a real
// delivery by an implementation of its own, drops the repeat, and refuses what was altered.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readAnnouncements } from '../scripts/announce/announce.ts';
import { sendWebhook } from '../scripts/announce/webhooks.ts';
import { privateKeyText, signedHeaders, signingKeyOf, webhookBody } from '../src/announce/webhook.ts';
import { emitWebhookKeys } from '../src/emit/webhook-keys.ts';
import { changeId } from '../src/contract/change-id.ts';
import { enteredOn, siteWith, TODAY } from './support/announced-site.ts';
import { type InstalledPackage, installPackage } from './support/installed-package.ts';
import { answer, type StandIns, startStandIns } from './support/stand-in-receivers.ts';

const LANGUAGES = {
  js: { file: 'receiver.mjs', command: (file: string) => [process.execPath, file] },
  python: { file: 'receiver.py', command: (file: string) => ['python3', file] },
  php: {
    file: 'receiver.php',
    command: (file: string, port: number) => ['php', '-S', `127.0.0.1:${port}`, file],
  },
} as const;

const [ours, next, foreign] = [1, 2, 3].map((seed) => {
  const key = signingKeyOf(privateKeyText(Buffer.alloc(32, seed)));
  if (key === undefined) throw new Error('no key');
  return key;
}) as [NonNullable<ReturnType<typeof signingKeyOf>>, ...never[]] & ReturnType<typeof keyList>;
function keyList() {
  return [] as unknown as NonNullable<ReturnType<typeof signingKeyOf>>[];
}

let installed: InstalledPackage;
let site: StandIns;
beforeAll(async () => {
  installed = await installPackage();
  site = await startStandIns();
  const [keys] = emitWebhookKeys([ours.publicKey]);
  site.behave(answer(200, { text: keys?.text ?? '' }));
});
afterAll(async () => {
  await site.close();
  await installed.remove();
});
