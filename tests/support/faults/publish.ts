// Faults done to publications: into a folder, and through a stand-in for the platform's command line.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readlink, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { clockFrom } from '../clock.ts';
import { type Run, textsOf } from '../run-script.ts';
import {
  executable,
  newProject,
  type Project,
  publishBuilt,
  publishTo,
  serve,
  serveFolder,
  siteFiles,
} from '../small-site.ts';
import { DONE, type Ended, KILLED, type Left, named, onDisk, REFUSED } from './fault.ts';

type Files = Map<string, string>;

const change = {
  at: '2026-11-16T10:00:00.000Z',
  change: 'added',
  lottery: 'lao-tv',
  lotteryName: 'ลาวทีวี',
  drawDate: '2026-11-16',
  revision: 1,
};
const changes = [change];
const HANOI = { 'hanoi-vip': '2026-11-16' };
const MONDAY = siteFiles({ 'lao-tv': '2026-11-16', ...HANOI }, { changes });
const TUESDAY = siteFiles({ 'lao-tv': '2026-11-17', ...HANOI }, { changes });

const isSame = (one: Files, other: Files) =>
  one.size === other.size && [...one].every(([path, text]) => other.get(path) === text);

async function leftIn(live: string, meant: Files): Promise<Left> {
  const found = await textsOf(live);
  if (isSame(found, MONDAY)) return 'old';
  return isSame(found, meant) ? 'new' : 'wrong';
}

type Fixture = Project & { readonly live: string };

/** Monday is live, another build is made. */
async function fixture(built: Files): Promise<Fixture> {
  const project = await newProject();
  await project.build(MONDAY);
  const { code, stderr } = await publishTo(project);
  if (code !== 0) throw new Error(stderr);
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

async function killed(project: Fixture, milliseconds: number): Promise<Pick<Ended, 'code'>> {
  const argv = [
    'scripts/publish.ts',
    '--to',
    project.to,
    '--output',
    project.output,
    '--skip-build',
  ];
  const child = spawn(process.execPath, argv, {
    stdio: 'ignore',
    env: { ...process.env, SITE_URL: undefined },
  });
  const ended = once(child, 'exit');
  await wait(milliseconds);
  child.kill('SIGKILL');
  return { code: (await ended)[0] };
}

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

const OLD = 'api/results/hanoi-vip/2.json';
const LATEST = 'api/results/lao-tv/1.json';

const FOLDER_FAULTS = named('publish --to', [
  {
    name: 'an edited file',
    run: edited((statics) => writeFile(join(statics, OLD), 'edited')),
    expect: REFUSED,
    says: OLD,
  },
  {
    name: 'a file cut off',
    run: edited((statics) => truncate(join(statics, 'index.html'), 5)),
    expect: REFUSED,
    says: 'index.html',
  },
  {
    name: 'two files swapped',
    run: edited((statics) => cp(join(statics, LATEST), join(statics, OLD))),
    expect: REFUSED,
    says: OLD,
  },
  {
    name: 'a file too many',
    run: edited((statics) => writeFile(join(statics, 'index.html~'), '')),
    expect: REFUSED,
    says: 'extra',
  },
  {
    name: 'a link in the place of a file',
    run: edited((statics) =>
      rm(join(statics, OLD)).then(() => symlink('1.json', join(statics, OLD))),
    ),
    expect: REFUSED,
    says: OLD,
  },
  {
    name: 'the check function is missing',
    run: edited((_, output) => rm(join(output, 'functions/api'), { recursive: true })),
    expect: REFUSED,
    says: 'missing',
  },
  {
    name: 'the routes are edited',
    run: edited((_, output) => writeFile(join(output, 'config.json'), '{}')),
    expect: REFUSED,
    says: 'config.json',
  },
  {
    name: 'the mark of the last build over new files',
    run: edited((statics) =>
      writeFile(join(statics, 'build.json'), MONDAY.get('build.json') ?? ''),
    ),
    expect: REFUSED,
  },
  {
    name: 'mark and manifest of the last build over new files',
    run: edited(async (statics) => {
      for (const path of ['build.json', 'api/manifest.json'])
        await writeFile(join(statics, path), MONDAY.get(path) ?? '');
    }),
    expect: REFUSED,
  },
  {
    name: 'no mark',
    run: edited((statics) => rm(join(statics, 'build.json'))),
    expect: REFUSED,
    says: 'no completed build',
  },
  {
    name: 'half a mark',
    run: edited((statics) => truncate(join(statics, 'build.json'), 30)),
    expect: REFUSED,
  },
  {
    name: 'a draw less',
    run: built(siteFiles({ 'lao-tv': '2026-11-15', ...HANOI }, { changes })),
    expect: REFUSED,
    says: 'git pull',
  },
  {
    name: 'partial over complete',
    run: built(
      siteFiles({ 'lao-tv': { drawDate: '2026-11-16', complete: false }, ...HANOI }, { changes }),
    ),
    expect: REFUSED,
    says: 'git pull',
  },
  {
    name: 'a lottery less',
    run: built(siteFiles({ 'lao-tv': '2026-11-17' }, { changes })),
    expect: REFUSED,
    says: 'git pull',
  },
  {
    name: 'an old draw less',
    run: built(
      siteFiles({ 'lao-tv': '2026-11-17', ...HANOI }, { changes, earlier: { 'hanoi-vip': [] } }),
    ),
    expect: REFUSED,
    says: 'git pull',
  },
  {
    name: 'a change less',
    run: built(siteFiles({ 'lao-tv': '2026-11-17', ...HANOI })),
    expect: REFUSED,
    says: 'git pull',
  },
  { name: 'a full disk', run: onSmallDisk('fill'), expect: REFUSED, says: 'full' },
  { name: 'a folder that can only be read', run: onSmallDisk('freeze'), expect: REFUSED },
  ...[500, 900, 1_100, 1_300].map((moment) => ({
    name: `kill -9 after ${moment} ms`,
    run: publishing((project) => killed(project, moment)),
    expect: KILLED,
  })),
  {
    name: 'two at once',
    run: publishing(async (project) => {
      const runs = await Promise.all([publishTo(project), publishTo(project)]);
      return { code: Math.min(...runs.map(({ code }) => code)) };
    }),
    expect: DONE,
  },
  {
    name: 'a clock ten years ahead',
    run: publishing((project) =>
      publishTo(project, [], clockFrom('2036-11-17T15:00:00Z', { haste: 1 })),
    ),
    expect: DONE,
  },
  {
    name: 'a clock ten years behind',
    run: publishing((project) =>
      publishTo(project, [], clockFrom('2016-11-17T15:00:00Z', { haste: 1 })),
    ),
    expect: DONE,
  },
  {
    name: 'the output is written while it is published',
    run: publishing(async (project) => {
      const run = publishTo(project);
      for (let turn = 0; turn < 40; turn += 1) {
        await writeFile(join(project.output, 'static', OLD), `${turn}`);
        await wait(30);
      }
      return run;
    }),
    expect: REFUSED,
  },
  {
    name: 'what is live was edited by hand',
    run: publishing(async (project) => {
      await writeFile(join(project.live, OLD), 'edited');
      return publishTo(project);
    }),
    expect: DONE,
  },
  {
    name: 'rollback to a release that was edited',
    run: publishing(async (project) => {
      await publishTo(project);
      await writeFile(join(project.to, 'previous', LATEST), 'edited');
      return publishTo(project, ['--rollback']);
    }),
    expect: [[1, 'new']],
  },
  {
    name: 'the host serves the old tree',
    run: publishing(async (project) =>
      publishTo(project, [
        '--url',
        await serveFolder(join(project.to, await readlink(project.live))),
      ]),
    ),
    expect: REFUSED,
  },
  {
    name: 'the host answers 500',
    run: publishing(async (project) =>
      publishTo(project, ['--url', await serve((_, response) => response.writeHead(500).end())]),
    ),
    expect: REFUSED,
  },
  {
    name: 'the host answers every address with a page',
    run: publishing(async (project) =>
      publishTo(project, ['--url', await serve((_, response) => response.end('<html>'))]),
    ),
    expect: REFUSED,
  },
]);

/** The stand-in copies the output to `live` as a deployment does, and takes it back on a rollback. */
const onPlatform =
  (
    behaviour: Record<string, string> = {},
    files = TUESDAY,
    edit?: (project: Project) => Promise<unknown>,
  ) =>
  async (): Promise<Ended> => {
    const project = await newProject();
    const folder = dirname(project.output);
    const live = join(folder, 'live');
    await project.build(MONDAY);
    await cp(join(project.output, 'static'), live, { recursive: true });
    await cp(live, join(folder, 'before'), { recursive: true });
    await project.build(files);
    await edit?.(project);
    const origin = await serveFolder(live);
    const cases = {
      ls: 'echo \'{"deployments":[{"url":"before"}]}\'',
      inspect: 'echo \'{"url":"before"}\'',
      deploy: `rm -rf live; cp -r output/static live; echo ${origin}`,
      rollback: 'rm -rf live; cp -r before live',
      ...behaviour,
    };
    const branches = Object.entries(cases).map(
      ([name, does]) => `${name}) ${does.replace('ORIGIN', origin)};;`,
    );
    const cli = await executable(
      join(folder, 'vercel'),
      `cd "$(dirname "$0")"; case "$1" in ${branches.join(' ')} esac`,
    );
    const { code, stderr } = await publishBuilt(project, ['--url', origin], { VERCEL_CLI: cli });
    return { code, stderr, left: await leftIn(live, files) };
  };

const DEPLOYED = 'rm -rf live; cp -r output/static live; echo ORIGIN';

const PLATFORM_FAULTS = named('publish, the platform', [
  { name: 'none', run: onPlatform(), expect: DONE },
  { name: 'the upload breaks off', run: onPlatform({ deploy: 'exit 1' }), expect: REFUSED },
  { name: 'the old tree stays live', run: onPlatform({ deploy: 'echo ORIGIN' }), expect: REFUSED },
  {
    name: 'the output is edited during the upload',
    run: onPlatform({ deploy: `echo x > output/static/index.html; ${DEPLOYED}` }),
    expect: REFUSED,
  },
  {
    name: 'another answer is live than was built',
    run: onPlatform({ deploy: `${DEPLOYED}; echo '{}' > live/${LATEST}` }),
    expect: REFUSED,
  },
  {
    name: 'and the rollback fails',
    run: onPlatform({ deploy: `${DEPLOYED}; echo '{}' > live/${LATEST}`, rollback: 'exit 1' }),
    expect: [[1, 'wrong']],
    says: 'IS STILL LIVE',
  },
  {
    name: 'the list of deployments is no JSON',
    run: onPlatform({ ls: 'echo Log in first' }),
    expect: REFUSED,
  },
  {
    name: 'an edited file',
    run: onPlatform({}, TUESDAY, ({ output }) => writeFile(join(output, 'static', OLD), 'edited')),
    expect: REFUSED,
    says: OLD,
  },
  {
    name: 'the middleware is missing',
    run: onPlatform({}, TUESDAY, ({ output }) =>
      rm(join(output, 'functions/middleware.func'), { recursive: true }),
    ),
    expect: REFUSED,
  },
  {
    name: 'a draw less',
    run: onPlatform({}, siteFiles({ 'lao-tv': '2026-11-15', ...HANOI }, { changes })),
    expect: REFUSED,
    says: 'git pull',
  },
]);

export const PUBLISH_FAULTS = [...FOLDER_FAULTS, ...PLATFORM_FAULTS];
