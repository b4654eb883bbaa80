// Publishing through a stand-in for Vercel's command line, which records what it is asked for.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { folderWith, linesOf, removeFolders } from '../../tests/support/run-script.ts';
import {
  executable,
  newProject,
  publishBuilt,
  serve,
  siteFiles,
  stopServers,
} from '../../tests/support/small-site.ts';

afterAll(stopServers);
afterAll(removeFolders);

const MONDAY = siteFiles({ 'lao-tv': '2026-11-16' });
const TUESDAY = siteFiles({ 'lao-tv': '2026-11-17' });

const LIST = '{"deployments":[{"url":"new.vercel.app"},{"url":"old.vercel.app"}]}';

/** Tuesday is built; the stand-in may be told how to behave for a subcommand, in bash. */
async function standIn(behaviour: Record<string, string> = {}) {
  const folder = await folderWith();
  const state = { live: MONDAY };
  const origin = await serve(async (request, response) => {
    const calls = await readFile(join(folder, 'calls'), 'utf8').catch(() => '');
    const deployed = /^deploy /m.test(calls) && !/^rollback /m.test(calls);
    const files = deployed ? state.live : MONDAY;
    const text = files.get((request.url ?? '').slice(1));
    response.writeHead(text === undefined ? 404 : 200).end(text);
  });
  const cases = {
    ls: `echo '${LIST}'`,
    inspect: 'echo \'{"id":"dpl_1","url":"new.vercel.app"}\'',
    deploy: `echo 'Inspect: https://vercel.com/team/site/1' >&2; echo -n '${origin}'`,
    rollback: 'true',
    ...behaviour,
  };
  const branches = Object.entries(cases).map(([name, does]) => `${name}) ${does};;`);
  const cli = await executable(
    join(folder, 'vercel'),
    `cd "$(dirname "$0")"; echo "$*" >> calls; case "$1" in ${branches.join(' ')} esac`,
  );
  const project = await newProject();
  await project.build(TUESDAY);
  const run = (args: readonly string[] = []) => publishBuilt(project, args, { VERCEL_CLI: cli });
  const calls = async () => linesOf(await readFile(join(folder, 'calls'), 'utf8'));
  return { origin, state, run, calls };
}

const LS = 'ls --environment production --status READY --json --yes';

describe('publishing on Vercel', () => {
  test('deploys what is built and reads it back from the address it prints', async () => {
    const { state, origin, run, calls } = await standIn();
    state.live = TUESDAY;
    const { code, stdout } = await run();
    expect([code, stdout]).toEqual([0, expect.stringContaining(`published ${origin}`)]);
    expect(await calls()).toEqual([LS, 'deploy --prebuilt --archive=tgz --prod --yes']);
  });

  test('with --url says which draws went live', async () => {
    const { state, origin, run } = await standIn();
    state.live = TUESDAY;
    const { code, stdout } = await run(['--url', origin]);
    expect([code, stdout]).toEqual([0, expect.stringContaining('lao-tv 2026-11-16 → 2026-11-17')]);
  });

  test.each([
    { behaviour: { ls: 'exit 1' }, said: 'ended with exit code 1' },
    { behaviour: { ls: 'echo Login first' }, said: 'vercel ls printed something else' },
    {
      behaviour: { deploy: 'exit 1' },
      said: 'deploy --prebuilt --archive=tgz --prod --yes ended with',
    },
    { behaviour: { deploy: 'echo done' }, said: 'vercel deploy printed no address' },
  ])('$behaviour stops it with exit 1: $said', async ({ behaviour, said }) => {
    const { code, stderr } = await (await standIn(behaviour)).run();
    expect([code, stderr]).toEqual([1, expect.stringContaining(said)]);
  });

  test('wrong content at the live address brings back the very deployment that was live', async () => {
    const { origin, run, calls } = await standIn();
    const { code, stdout } = await run(['--url', origin]);
    expect([code, stdout]).toEqual([1, expect.stringContaining('new.vercel.app is live again')]);
    expect((await calls()).at(-1)).toBe('rollback new.vercel.app --yes');
  });

  test('says loudly when that fails too', async () => {
    const { origin, run } = await standIn({ rollback: 'exit 1' });
    const { code, stderr } = await run(['--url', origin]);
    expect([code, stderr]).toEqual([1, expect.stringContaining('IS STILL LIVE')]);
  });

  test('--dry-run and --if-new with nothing new ask for no deployment', async () => {
    const dry = await standIn();
    expect(await dry.run(['--dry-run', '--url', dry.origin])).toMatchObject({ code: 0 });
    expect((await dry.calls()).some((call) => call.startsWith('deploy'))).toBe(false);
    const same = await serve((request, response) => {
      response.end(TUESDAY.get((request.url ?? '').slice(1)));
    });
    const { code, stdout } = await dry.run(['--if-new', '--url', same]);
    expect([code, stdout]).toEqual([0, expect.stringContaining('not deployed')]);
  });
});

describe('--rollback on Vercel', () => {
  test('names the deployment before the live one, since a bare rollback does nothing', async () => {
    const { origin, run, calls } = await standIn();
    expect(await run(['--rollback', '--url', origin])).toMatchObject({ code: 0 });
    const host = new URL(origin).host;
    expect(await calls()).toEqual([LS, `inspect ${host} --json`, 'rollback old.vercel.app --yes']);
  });

  test.each([
    ['pages answers old', 'old'],
    ['answers old', 'old'],
    // The pages of the older answers never followed: callers had those.
    ['answers answers old', '1.answers'],
    ['pages answers answers old', '2.answers'],
  ])('of %s it returns to %s', async (kinds, back) => {
    const deployments = kinds.split(' ').map((release, index) => ({
      url: release === 'old' ? 'old' : `${index}.${release}`,
      meta: release === 'answers' ? { release } : {},
    }));
    const { run, calls } = await standIn({ ls: `echo '${JSON.stringify({ deployments })}'` });
    expect(await run(['--rollback'])).toMatchObject({ code: 0 });
    expect((await calls()).at(-1)).toBe(`rollback ${back} --yes`);
  });

  test('without an earlier deployment there is nothing to return to', async () => {
    const { run } = await standIn({ ls: 'echo \'{"deployments":[{"url":"a"}]}\'' });
    const { code, stderr } = await run(['--rollback']);
    expect([code, stderr]).toEqual([
      1,
      expect.stringContaining('no earlier production deployment'),
    ]);
  });
});
