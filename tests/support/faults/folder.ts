// Faults done to publications into a folder.
import { cp, mkdir, readlink, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { clockFrom } from '../clock.ts';
import type { Run } from '../run-script.ts';
import {
  newProject,
  type Project,
  publishedProject,
  publishTo,
  serve,
  serveFolder,
  siteFiles,
} from '../small-site.ts';
import { DONE, type Ended, faultsOf, killedAfter, killScript, onDisk, REFUSED } from './fault.ts';
import {
  changes,
  type Files,
  LATEST,
  leftIn,
  MONDAY,
  OLD,
  releaseOf,
  TUESDAY,
} from './releases.ts';

type Fixture = Project & { readonly live: string };

/** Monday is live, another build is made. */
async function fixture(built: Files): Promise<Fixture> {
  const project = await publishedProject(MONDAY);
  await project.build(built);
  return { ...project, live: join(project.to, 'current') };
}

type Work = (project: Fixture) => Promise<Run | Pick<Ended, 'code'>>;

const publishing =
  (work: Work, built = TUESDAY) =>
  async (): Promise<Ended> => {
    const project = await fixture(built);
    const ended = await work(project);
    return { ...ended, left: await leftIn(project.live, built) };
  };

/** An edit of the output before it is published. */
const edited = (edit: (statics: string, output: string) => Promise<unknown>) =>
  publishing(async (project) => {
    await edit(join(project.output, 'static'), project.output);
    return publishTo(project);
  });

const built = (files: Files) => publishing((project) => publishTo(project), files);

const atTime = (moment: string) =>
  publishing((project) => publishTo(project, [], clockFrom(moment, { haste: 1 })));

const killed = (milliseconds: number) =>
  publishing(({ to, output }) => {
    const argv = ['scripts/run.ts', 'publish', '--to', to, '--skip-build'];
    return killScript(argv, milliseconds, { OUTPUT_FOLDER: output });
  });

const onSmallDisk = (fault: 'fill' | 'freeze') => () =>
  newProject().then(async (project) => {
    await mkdir(project.to);
    return onDisk(project.to, async (disk): Promise<Ended> => {
      await project.build(MONDAY);
      await publishTo(project);
      await project.build(TUESDAY);
      await disk[fault]();
      const { code, stderr } = await publishTo(project);
      return { code, stderr, left: await leftIn(join(project.to, 'current'), TUESDAY) };
    });
  });

export const FOLDER_FAULTS = faultsOf('publish --to', {
  'an edited file': [edited((statics) => writeFile(join(statics, OLD), 'edited')), REFUSED, OLD],
  'a file cut off': [
    edited((statics) => truncate(join(statics, 'index.html'), 5)),
    REFUSED,
    'index.html',
  ],
  'two files swapped': [
    edited((statics) => cp(join(statics, LATEST), join(statics, OLD))),
    REFUSED,
    OLD,
  ],
  'a file too many': [
    edited((statics) => writeFile(join(statics, 'index.html~'), '')),
    REFUSED,
    'extra',
  ],
  'a link in the place of a file': [
    edited((statics) => rm(join(statics, OLD)).then(() => symlink('1.json', join(statics, OLD)))),
    REFUSED,
    OLD,
  ],
  'the check function is missing': [
    edited((_, output) => rm(join(output, 'functions/api'), { recursive: true })),
    REFUSED,
    'missing',
  ],
  'the routes are edited': [
    edited((_, output) => writeFile(join(output, 'config.json'), '{}')),
    REFUSED,
    'config.json',
  ],
  'the mark of the last build over new files': [
    edited((statics) => writeFile(join(statics, 'build.json'), MONDAY.get('build.json') ?? '')),
    REFUSED,
  ],
  'mark and manifest of the last build over new files': [
    edited(async (statics) => {
      for (const path of ['build.json', 'api/manifest.json'])
        await writeFile(join(statics, path), MONDAY.get(path) ?? '');
    }),
    REFUSED,
  ],
  'no mark': [edited((statics) => rm(join(statics, 'build.json'))), REFUSED, 'no completed build'],
  'half a mark': [edited((statics) => truncate(join(statics, 'build.json'), 30)), REFUSED],
  'a draw less': [built(releaseOf('2026-11-15')), REFUSED, 'git pull'],
  'partial over complete': [
    built(releaseOf({ drawDate: '2026-11-16', complete: false })),
    REFUSED,
    'git pull',
  ],
  'a lottery less': [
    built(siteFiles({ 'lao-tv': '2026-11-17' }, { changes })),
    REFUSED,
    'git pull',
  ],
  'an old draw less': [
    built(releaseOf('2026-11-17', { earlier: { 'hanoi-vip': [] } })),
    REFUSED,
    'git pull',
  ],
  'a change less': [built(releaseOf('2026-11-17', { changes: [] })), REFUSED, 'git pull'],
  'a full disk': [onSmallDisk('fill'), REFUSED, 'full'],
  'a folder that can only be read': [onSmallDisk('freeze'), REFUSED],
  ...killedAfter([300, 500, 700, 900], killed),
  'two at once': [
    publishing(async (project) => {
      const runs = await Promise.all([publishTo(project), publishTo(project)]);
      return { code: Math.min(...runs.map(({ code }) => code)) };
    }),
    DONE,
  ],
  'a clock ten years ahead': [atTime('2036-11-17T15:00:00Z'), DONE],
  'a clock ten years behind': [atTime('2016-11-17T15:00:00Z'), DONE],
  'the output is written while it is published': [
    publishing(async (project) => {
      const run = publishTo(project);
      for (let turn = 0; turn < 40; turn += 1) {
        await writeFile(join(project.output, 'static', OLD), `${turn}`);
        await wait(30);
      }
      return run;
    }),
    REFUSED,
  ],
  'what is live was edited by hand': [
    publishing(async (project) => {
      await writeFile(join(project.live, OLD), 'edited');
      return publishTo(project);
    }),
    DONE,
  ],
  'rollback to a release that was edited': [
    publishing(async (project) => {
      await publishTo(project);
      await writeFile(join(project.to, 'previous', LATEST), 'edited');
      return publishTo(project, ['--rollback']);
    }),
    [[1, 'new']],
  ],
  'the host serves the old tree': [
    publishing(async (project) => {
      const origin = await serveFolder(join(project.to, await readlink(project.live)));
      return publishTo(project, ['--url', origin]);
    }),
    REFUSED,
  ],
  'the host answers 500': [
    publishing(async (project) =>
      publishTo(project, ['--url', await serve((_, response) => response.writeHead(500).end())]),
    ),
    REFUSED,
  ],
  'the host answers every address with a page': [
    publishing(async (project) =>
      publishTo(project, ['--url', await serve((_, response) => response.end('<html>'))]),
    ),
    REFUSED,
  ],
});
