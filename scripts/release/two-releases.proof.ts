// A new draw goes out in two releases: its answers on the pages that are live, then the pages. The
// answers are those of real draws; the pages are stand-ins.
import { readdir, readFile, readlink, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { readDataFolder } from '../../src/intake/files/data-folder.ts';
import { writeOutput } from '../../tests/support/fixture-output.ts';
import { ioOf } from '../../tests/support/run-main.ts';
import { folderWith, removeFolders, writeFiles } from '../../tests/support/run-script.ts';
import { smallData, TV_FILE } from '../../tests/support/small-data-folder.ts';
import { Failure } from '../command/failure.ts';
import { readFiles } from '../disk/text-files.ts';
import { folderAddress } from '../output/address.ts';
import { publish } from './publication.ts';
import { ReleaseFolder } from './release-folder.ts';
import type { Publication } from './target.ts';

afterAll(removeFolders);

const [FIRST, SECOND, THIRD] = ['2026-07-08', '2026-07-09', '2026-07-10'] as const;

/** The small data, with a draw more for each day after the first. */
function dataOf(day: string): Map<string, string> {
  const data = smallData();
  const [newest, ...others] = JSON.parse(data.get(TV_FILE) ?? '');
  const later = [THIRD, SECOND]
    .filter((drawDate) => drawDate <= day)
    .map((drawDate) => {
      const two = drawDate.slice(-2);
      return { ...newest, drawDate, prizes: { ...newest.prizes, 'bottom-two-digit': [two] } };
    });
  const draws = [...later, newest, ...others].map((draw) => JSON.stringify(draw));
  return data.set(TV_FILE, `[\n${draws.join(',\n')}\n]\n`);
}

let folder: string;
/** What each build of pages was, and what was live meanwhile. */
let builds: string[];
let isBroken: boolean;
beforeEach(async () => {
  folder = await folderWith();
  isBroken = false;
  builds = [];
  await publishDay(FIRST);
  builds = [];
});

const text = (path: string) => readFile(join(folder, path), 'utf8');
/** The day of the newest answer, and that of the pages. */
const live = async () => [
  JSON.parse(await text('host/current/static/api/results/lao-tv/1.json')).data[0].drawDate,
  await text('host/current/static/index.html'),
];
/** Of which day a release back is. */
async function previous() {
  const names = await readdir(join(folder, 'host/releases'));
  const now = (await readlink(join(folder, 'host/current'))).slice('releases/'.length, -2);
  const back = names
    .filter((name) => name.slice(0, -2) < now)
    .sort()
    .at(-1);
  return text(`host/releases/${back}/static/index.html`);
}

/** Publishes the draws up to a day. @returns what was printed, and the failure if it failed */
async function publishDay(day: string, more: Partial<Publication> = {}, to = 'host') {
  const data = join(folder, 'data');
  await writeFiles(data, dataOf(day));
  const { io, printed } = ioOf({ DATA_FOLDER: data });
  const folders = { output: join(folder, 'output'), generated: join(folder, 'generated') };
  const target = new ReleaseFolder(join(folder, to), { io, folders }, () => {
    throw new Error('the stand-in runs no program');
  });
  const build: typeof target.build = async (release, sources) => {
    builds.push([release, ...(await live().catch(() => []))].join(' '));
    if (isBroken) throw new Failure('the pages cannot be rendered');
    const { dataFolder } = readDataFolder(await readFiles(data, '.json'), Date.now());
    if (dataFolder === undefined) throw new Error('the data are in order');
    if (release === 'whole') await rm(folders.output, { recursive: true, force: true });
    await writeOutput(folders, dataFolder, { 'index.html': day }, sources);
    return release;
  };
  const failure = await publish({
    io,
    folders,
    target: Object.assign(target, { build }),
    built: folderAddress(join(folders.output, 'static')),
    live: target.address,
    places: [target.address],
    patienceSeconds: 1,
    skipBuild: false,
    dryRun: false,
    keep: false,
    allowLoss: false,
    ifNew: false,
    ...more,
  }).then(
    () => undefined,
    (error: Error) => error.message,
  );
  return { failure, released: printed.stdout.match(/^published /gm)?.length, ...printed };
}

test('answers first, on the pages that are live; a rollback takes both back', async () => {
  expect(await publishDay(SECOND)).toMatchObject({ failure: undefined, released: 2 });
  expect(builds).toEqual([`pages ${SECOND} ${FIRST}`]);
  expect([await live(), await previous()]).toEqual([[SECOND, SECOND], FIRST]);
});

test('pages that cannot be built are told, leave the answers live and are tried again', async () => {
  isBroken = true;
  const { failure, stdout } = await publishDay(SECOND);
  expect([failure, stdout]).toEqual([
    'the pages cannot be rendered',
    expect.stringContaining('the answers are live; the pages follow'),
  ]);
  const between = await readlink(join(folder, 'host/current'));
  expect(await live()).toEqual([SECOND, FIRST]);
  isBroken = false;
  // The answers are live by now, so only the pages go out.
  expect(await publishDay(SECOND, { ifNew: true })).toMatchObject({ released: 1 });
  expect(await readlink(join(folder, 'host/current'))).not.toBe(between);
  expect([await live(), await previous()]).toEqual([[SECOND, SECOND], FIRST]);
});

test('one whole release where the pages at hand are not those that are live', async () => {
  await publishDay(SECOND);
  builds = [];
  await publishDay(THIRD, {}, 'other');
  expect(builds.map((build) => build.split(' ')[0])).toEqual(['whole']);
});
