// How the real script announces: silent without a channel, and never failing because of one.
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { webhookEventSchema } from '../../src/api/answers/changes.schema.ts';
import { enteredOn, filesWith, TODAY } from '../../tests/support/announced-site.ts';
import { runMain } from '../../tests/support/run-main.ts';
import { removeFolders } from '../../tests/support/run-script.ts';
import {
  listedFiles,
  newProject,
  type Project,
  publishTo,
  serveFolder,
  stopServers,
} from '../../tests/support/small-site.ts';
import { answer, type StandIns, startStandIns } from '../../tests/support/stand-in-receivers.ts';
import { Outstanding, outstandingIn } from '../tell/outstanding.ts';

let standIns: StandIns;
let project: Project;
let file: string;
beforeAll(async () => {
  standIns = await startStandIns();
});
afterAll(async () => {
  stopServers();
  await standIns.close();
  await removeFolders();
});
beforeEach(async () => {
  standIns.heard.splice(0);
  standIns.behave(answer(200, { text: '{}' }));
  project = await newProject();
  file = outstandingIn(project.to);
  await build(1);
  expect(await publishTo(project)).toMatchObject({ code: 0 });
});

/** Builds a site with as many draws, entered a moment ago. */
function build(draws: number): Promise<void> {
  // Of a clock that a test run moves only `Date.now` tells.
  const recordedAt = new Date(Date.now()).toISOString();
  const days = ['2024-03-08', '2024-03-09', TODAY].slice(0, draws).toReversed();
  const small = days.map((day) => enteredOn(day, { recordedAt } as never));
  const files = [...filesWith({ small, other: [] })];
  return project.build(listedFiles(new Map(files.map(([path, text]) => [path.slice(1), text]))));
}

/** With a public address, which is not asked: what is live is read back from this machine. */
async function publishFor(channel: Record<string, string>, args: readonly string[] = []) {
  const url = await serveFolder(join(project.to, 'current/static'));
  return publishTo(project, ['--url', url, ...args], { SITE_URL: 'https://a.example', ...channel });
}

const TELEGRAM = () => ({
  TELEGRAM_BOT_TOKEN: `1:${'t'.repeat(35)}`,
  TELEGRAM_CHAT: '@channel',
  TELEGRAM_LOTTERIES: 'small',
  TELEGRAM_API_URL: standIns.origin,
});

test('without a channel nothing is said, sent or kept', async () => {
  await build(2);
  const { code, stdout } = await publishTo(project);
  expect([code, standIns.heard, existsSync(file)]).toEqual([0, [], false]);
  expect(stdout).not.toContain('announce');
});

test('what is new is told once it was read back, and a rollback says that it tells nothing', async () => {
  await build(2);
  const { code, stdout } = await publishFor(TELEGRAM());
  expect(code).toBe(0);
  expect(stdout).toMatch(/ok read back.*published .*ok announce: 1 change, heard by 1 of 1/s);
  expect(standIns.heard).toHaveLength(1);
  const returned = await publishFor(TELEGRAM(), ['--rollback']);
  expect(returned.stdout).toContain('announce: left out, a rollback announces nothing');
  const again = await publishFor(TELEGRAM());
  expect(again.stdout).toContain('nothing new to tell');
  expect(standIns.heard).toHaveLength(1);
});

test('who did not hear is named, fails nothing, and hears even where nothing is new', async () => {
  await build(2);
  standIns.behave(answer(403));
  const { code, stdout } = await publishFor(TELEGRAM());
  expect(code).toBe(0);
  expect(stdout).toContain('warning: 1 did not hear of everything');
  expect(stdout).toContain('  telegram: answered 403');
  standIns.behave(answer(200, { text: '{}' }));
  const again = await publishFor(TELEGRAM(), ['--if-new']);
  expect([again.code, again.stdout]).toEqual([0, expect.stringContaining('heard by 1 of 1')]);
  expect((await Outstanding.open(file)).names()).toEqual([]);
});

test('a build whose links lead to this machine is not announced, nor published', async () => {
  const small = [enteredOn(TODAY)];
  const files = [...filesWith({ small }, { origin: 'http://localhost:4321' })];
  await project.build(listedFiles(new Map(files.map(([path, text]) => [path.slice(1), text]))));
  const { code, stdout, stderr } = await publishFor(TELEGRAM(), ['--allow-loss']);
  expect([code, standIns.heard]).toEqual([2, []]);
  expect(stderr).toContain('links to http://localhost:4321, which nobody else can open');
  expect(stdout).not.toContain('> deploy');
});

test('a file of what is outstanding that cannot be read is a warning, and the release is live', async () => {
  await build(2);
  await writeFile(file, 'half a fi');
  const { code, stdout } = await publishFor(TELEGRAM());
  expect(code).toBe(0);
  expect(stdout).toContain('warning: not announced, the publication stands');
  expect(stdout).toContain(`${file} is no list of what is outstanding; move it away`);
  expect(await readFile(file, 'utf8')).toBe('half a fi');
});

test('a setting that is wrong is said, and what it keeps back goes out once it is right', async () => {
  await build(2);
  const wrong = { ...TELEGRAM(), TELEGRAM_LOTTERIES: '' };
  const { code, stdout } = await publishFor(wrong);
  expect([code, stdout]).toEqual([0, expect.stringContaining('TELEGRAM_LOTTERIES names no')]);
  await build(3);
  const right = await publishFor(TELEGRAM());
  expect([right.code, standIns.heard.length]).toEqual([0, 2]);
});

test('a list of subscribers with a fault fails nothing, is said with its place, and is tried again', async () => {
  const list = join(project.to, '../subscribers.json');
  const webhooks = {
    WEBHOOK_SECRETS: `a=whsec_${Buffer.alloc(32, 3).toString('base64')}`,
    WEBHOOK_SUBSCRIBERS: list,
  };
  await build(2);
  await writeFile(list, '[{"url":"http://receiver.example/","secretName":"a"}]');
  const { code, stdout } = await publishFor(webhooks);
  const said =
    'webhooks: the list of subscribers is wrong, nobody on it is told: [0].url: "http://receiver.example/" — expected a public https address; it is not https';
  expect([code, stdout]).toEqual([0, expect.stringContaining(said)]);
  const env = { ...webhooks, OUTPUT_FOLDER: project.output };
  const again = await runMain('announce', ['--to', project.to], env);
  expect([again.code, again.stdout]).toEqual([1, expect.stringContaining(said)]);
  expect((await Outstanding.open(file)).list('webhooks')).toHaveLength(1);
});

test('what was rolled back because it could not be read back is not announced', async () => {
  await build(2);
  const args = ['--url', 'http://127.0.0.1:1', '--allow-loss'];
  const { code } = await publishTo(project, args, { ...TELEGRAM(), SITE_URL: 'https://a.example' });
  expect([code, standIns.heard]).toEqual([1, []]);
});

describe('npm run announce', () => {
  const announce = (args: readonly string[], env = {}) =>
    runMain('announce', ['--to', project.to, ...args], { OUTPUT_FOLDER: project.output, ...env });

  test('names who did not hear, and tells them at once', async () => {
    expect((await announce(['--list'])).stdout).toBe('everybody has heard of everything\n');
    await build(2);
    standIns.behave(answer(403));
    await publishFor(TELEGRAM());
    const listed = await announce(['--list']);
    expect([listed.code, listed.stdout]).toEqual([1, 'telegram: small_2024-03-09_added_1\n']);
    expect(await announce([], TELEGRAM())).toMatchObject({ code: 1 });
    standIns.behave(answer(200, { text: '{}' }));
    const { code, stdout } = await announce([], TELEGRAM());
    expect([code, stdout]).toEqual([0, expect.stringContaining('1 change, heard by 1 of 1')]);
    expect((await announce(['--list'])).code).toBe(0);
  });

  test('tells nobody of a site whose links lead to this machine', async () => {
    const files = [
      ...filesWith({ small: [enteredOn(TODAY)] }, { origin: 'http://localhost:4321' }),
    ];
    await project.build(listedFiles(new Map(files.map(([path, text]) => [path.slice(1), text]))));
    expect(await publishTo(project, ['--allow-loss'])).toMatchObject({ code: 0 });
    const { code, stderr } = await announce([], TELEGRAM());
    expect([code, standIns.heard]).toEqual([2, []]);
    expect(stderr).toContain('links to http://localhost:4321, which nobody else can open');
  });

  test('sends a test event, signed by the secret that the list names', async () => {
    const list = join(project.to, '../list.json');
    const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
    const hook = `${standIns.origin}/hook`;
    await writeFile(list, JSON.stringify([{ url: hook, secretName: 'a' }]));
    const env = { WEBHOOK_SUBSCRIBERS: list, WEBHOOK_SECRETS: `a=${secret}` };
    expect(await announce(['--test', hook], env)).toMatchObject({ code: 0 });
    const [{ body, headers } = { body: '', headers: {} }] = standIns.heard;
    const event = new Webhook(secret).verify(body, headers as Record<string, string>);
    expect(webhookEventSchema.parse(event)).toEqual(event);
    expect(event).toMatchObject({ type: 'test' });
    expect((headers as Record<string, string>)['webhook-id']).toMatch(/^test_/);
    const unlisted = await announce(['--test', `${standIns.origin}/other`], env);
    expect([unlisted.code, unlisted.stderr]).toEqual([
      1,
      expect.stringContaining('is not in the list of subscribers'),
    ]);
    standIns.behave(answer(500));
    const refused = await announce(['--test', `${standIns.origin}/hook`], env);
    expect([refused.code, refused.stdout]).toEqual([1, expect.stringContaining('answered 500')]);
    const unsafe = await announce(['--test', 'http://receiver.example/'], env);
    expect([unsafe.code, unsafe.stderr]).toEqual([2, expect.stringContaining('it is not https')]);
  });
});
