// What a live address answers after a deployment decides whether the deployment stays.
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { enteredOn, siteWith } from '../../tests/support/announced-site.ts';
import { removeFolders } from '../../tests/support/run-script.ts';
import {
  currentOf,
  newProject,
  type Project,
  publishedProject,
  publishTo,
  serve,
  serveFolder,
  siteFiles,
  stopServers,
} from '../../tests/support/small-site.ts';
import { latestResultPath } from '../output/served-draws.ts';
import { readReturned } from './read-back.ts';

afterAll(stopServers);
afterAll(removeFolders);

const MONDAY = siteFiles({ 'lao-tv': '2026-11-16', 'hanoi-vip': '2026-11-16' });
const TUESDAY = siteFiles({ 'lao-tv': '2026-11-17', 'hanoi-vip': '2026-11-16' });

/** Monday is live, Tuesday is built. */
async function mondayLive(): Promise<Project> {
  const project = await publishedProject(MONDAY);
  await project.build(TUESDAY);
  return project;
}

/** A host that answers from these files, the query form of results too. */
const hostOf = (files: () => ReadonlyMap<string, string>) =>
  serve((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host');
    const lottery = searchParams.get('lottery');
    const path = lottery === null ? pathname.slice(1) : `api/results/${lottery}/1.json`;
    response.statusCode = files().has(path) ? 200 : 404;
    response.end(files().get(path));
  });

describe('reading back over HTTP', () => {
  test('from a plain static host that knows only files', async () => {
    const project = await mondayLive();
    const origin = await serveFolder(join(project.to, 'current/static'));
    const { code, stdout } = await publishTo(project, ['--url', origin]);
    expect([code, stdout]).toEqual([0, expect.stringContaining(`read back from ${origin}`)]);
    expect(stdout).toContain('draws: lao-tv 2026-11-16 → 2026-11-17');
    expect(stdout).toContain('the latest draw of 1 lottery');
    expect(await publishTo(project, ['--rollback', '--url', origin])).toMatchObject({ code: 0 });
  });

  test('SITE_URL says where as well', async () => {
    const project = await mondayLive();
    const SITE_URL = await serveFolder(join(project.to, 'current/static'));
    const { code, stdout } = await publishTo(project, [], { SITE_URL });
    expect([code, stdout]).toEqual([0, expect.stringContaining(`read back from ${SITE_URL}`)]);
  });

  test('a host that takes its time is waited for', async () => {
    const project = await mondayLive();
    let asked = 0;
    const origin = await hostOf(() => {
      asked += 1;
      return asked < 12 ? MONDAY : TUESDAY;
    });
    const { code } = await publishTo(project, ['--url', origin], { PATIENCE_SECONDS: '20' });
    expect(code).toBe(0);
    expect(asked).toBeGreaterThanOrEqual(12);
  });
});

describe('a deployment that cannot be read back', () => {
  const lying = new Map(TUESDAY).set('api/results/lao-tv/1.json', '{"success":true,"data":[]}');

  test.each([
    { host: () => hostOf(() => MONDAY), said: 'reports other latest draws', because: 'still old' },
    { host: () => hostOf(() => lying), said: 'answers no draw', because: 'one answer is wrong' },
    {
      host: () => serve((_, response) => void response.end('<!doctype html>')),
      said: 'is not a list of lotteries',
      because: 'pages instead of JSON',
    },
    {
      host: () => serve((_, response) => void response.writeHead(500).end()),
      said: 'answered 500',
      because: 'broken',
    },
    { host: async () => 'http://127.0.0.1:1', said: 'cannot be read', because: 'not there' },
  ])('is rolled back when the address is $because', async ({ host, said }) => {
    const project = await mondayLive();
    const before = await currentOf(project);
    const { code, stdout, stderr } = await publishTo(project, ['--url', await host()]);
    expect([code, stderr]).toEqual([1, expect.stringContaining(said)]);
    expect(stdout).toContain('is live again');
    expect(await currentOf(project)).toBe(before);
  });

  test('leaves nothing live where nothing was', async () => {
    const project = await newProject();
    await project.build(MONDAY);
    const origin = await hostOf(() => new Map());
    expect(await publishTo(project, ['--url', origin])).toMatchObject({ code: 1 });
    await expect(currentOf(project)).rejects.toThrow(/ENOENT/);
  });

  test('stays live with --keep, and the exit code is still 1', async () => {
    const project = await mondayLive();
    const before = await currentOf(project);
    const origin = await hostOf(() => MONDAY);
    const { code, stdout } = await publishTo(project, ['--url', origin, '--keep']);
    expect([code, stdout]).toEqual([1, expect.stringContaining('left live, as --keep asks')]);
    expect(await currentOf(project)).not.toBe(before);
  });
});

describe('readReturned', () => {
  const built = siteWith({ small: [enteredOn('2024-03-08')], other: [] });
  const older = siteWith({ small: [enteredOn('2024-03-07')], other: [] });

  test('asks for the latest draw of each lottery that has one', async () => {
    const asked: string[] = [];
    const read = async (path: string) => {
      asked.push(path);
      return path === latestResultPath('small') ? '{"data":[]}' : built.read(path);
    };
    const live = { name: 'live', read };
    await expect(readReturned(built, { live, patienceSeconds: 0 })).rejects.toThrow(
      'answers no draw, built was 2024-03-08',
    );
    expect(asked).not.toContain(latestResultPath('other'));
    await readReturned(built, { live: built, patienceSeconds: 0 });
  });

  test('waits as long as its patience, in seconds', async () => {
    const from = performance.now();
    const read = (path: string) => (performance.now() - from < 200 ? older : built).read(path);
    await readReturned(built, { live: { name: 'slow', read }, patienceSeconds: 20 });
  });

  test('where the files of that release are gone, a status that can be read is enough', async () => {
    await readReturned(undefined, { live: older, patienceSeconds: 0 });
    const nothing = { name: 'nothing', read: async () => undefined };
    await expect(readReturned(undefined, { live: nothing, patienceSeconds: 0 })).rejects.toThrow(
      'nothing has no /api/status.json',
    );
  });

  test('names all that differs once its patience ends', async () => {
    const reading = readReturned(built, { live: older, patienceSeconds: 0.1 });
    await expect(reading).rejects.toThrow(
      /^\/api\/status.json of small site reports other latest draws than were built; .*2024-03-07, built was 2024-03-08$/,
    );
  });
});
