// A new draw goes out in two releases: its answers on the pages that are live, then the pages. The
// build is a stand-in.
import { execFileSync } from 'node:child_process';
import { readFile, readlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { projectOf, publishIn } from '../../tests/support/publish-in.ts';
import { removeFolders } from '../../tests/support/run-script.ts';
import { writeChanged } from '../disk/files.ts';

afterAll(removeFolders);

const urlOf = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);

/** Builds what `data/draws/day.json` says, and notes its release and what is live meanwhile. */
const BUILD = `
import { appendFile, readFile, rm } from 'node:fs/promises';
import { digestSources } from ${urlOf('../site/source-digest.ts')};
import { writeFiles } from ${urlOf('../../tests/support/run-script.ts')};
import { outputFiles, siteFiles } from ${urlOf('../../tests/support/small-site.ts')};
const read = (path) => readFile(path, 'utf8').catch(() => '');
const release = process.env.PUBLICATION_BUILDS;
const day = JSON.parse(await read('data/draws/day.json'));
const live = await read('../host/current/api/results/lao-tv/1.json');
const page = await read('../host/current/index.html');
await appendFile('../builds', release + ', live ' + (/2026-11-../.exec(live) ?? '') + ', page ' + page + '\\n');
if (release === 'pages' && (await read('../fails'))) process.exit(1);
const { sources, code } = await digestSources();
const isAnswers = release === 'answers';
const site = siteFiles({ 'lao-tv': day }, { page: isAnswers ? page : day, sources: isAnswers ? null : sources, code });
if (!isAnswers) await rm('.vercel/output', { recursive: true, force: true });
await writeFiles('.vercel/output', outputFiles(site));
`;

async function project() {
  const scripts = { 'data:check': 'true', build: `${process.execPath} build.mjs` };
  const folder = await projectOf([
    ['package.json', JSON.stringify({ scripts })],
    ['build.mjs', BUILD],
    ['.gitignore', '.vercel/'],
    ['data/draws/day.json', '"2026-11-16"'],
  ]);
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  expect(await publishIn(folder)).toMatchObject({ code: 0 });
  const text = (path: string) => readFile(join(folder, '..', path), 'utf8');
  return {
    folder,
    draw: (day: string) => writeFile(join(folder, 'data/draws/day.json'), JSON.stringify(day)),
    builds: async () => (await text('builds')).trim().split('\n').slice(1),
    live: async () => [
      /2026-11-../.exec(await text('host/current/api/results/lao-tv/1.json'))?.[0],
      await text('host/current/index.html'),
    ],
    previous: () => text('host/previous/index.html'),
  };
}

test('answers first, on the pages that are live; a rollback takes both back', async () => {
  const { folder, draw, builds, live, previous } = await project();
  await draw('2026-11-17');
  const { code, stdout } = await publishIn(folder);
  expect([code, stdout.match(/^published /gm)]).toEqual([0, ['published ', 'published ']]);
  expect(await builds()).toEqual([
    'answers, live 2026-11-16, page 2026-11-16',
    'pages, live 2026-11-17, page 2026-11-16',
  ]);
  expect([await live(), await previous()]).toEqual([['2026-11-17', '2026-11-17'], '2026-11-16']);
  expect(await publishIn(folder, ['--to', '../host', '--rollback'])).toMatchObject({ code: 0 });
  expect(await live()).toEqual(['2026-11-16', '2026-11-16']);
});

test('pages that cannot be built are told, leave the answers live and are tried again', async () => {
  const { folder, draw, builds, live, previous } = await project();
  await draw('2026-11-17');
  await writeChanged(join(folder, '../fails'), 'yes');
  const failed = await publishIn(folder);
  expect([failed.code, failed.stderr]).toEqual([1, expect.stringContaining('npm run build ended')]);
  expect(failed.stdout).toContain('the answers are live; the pages follow');
  const between = await readlink(join(folder, '../host/current'));
  expect(await live()).toEqual(['2026-11-17', '2026-11-16']);
  await writeFile(join(folder, '../fails'), '');
  const again = await publishIn(folder, ['--to', '../host', '--if-new']);
  expect([again.code, again.stdout.match(/^published /gm)]).toEqual([0, ['published ']]);
  expect(await readlink(join(folder, '../host/current'))).not.toBe(between);
  expect([await live(), await previous()]).toEqual([['2026-11-17', '2026-11-17'], '2026-11-16']);
  expect((await builds()).map((line) => line.split(',')[0])).toEqual([
    'answers',
    'pages',
    'answers',
    'pages',
  ]);
});

test('where the code changed, or the pages at hand are not those that are live, one whole release', async () => {
  const { folder, draw, builds } = await project();
  await draw('2026-11-17');
  await writeFile(join(folder, 'page.css'), 'edited');
  expect(await publishIn(folder)).toMatchObject({ code: 0 });
  await draw('2026-11-18');
  expect(await publishIn(folder, ['--to', '../other'])).toMatchObject({ code: 0 });
  expect((await builds()).map((line) => line.split(',')[0])).toEqual(['whole', 'whole']);
});
