// Faults done to publications into a folder, beside what they refuse (scripts/release).
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { clockFrom } from '../clock.ts';
import { newProject, type Project, publishedProject, publishTo } from '../small-site.ts';
import { DONE, type Ended, faultsOf, onDisk, REFUSED } from './fault.ts';
import { leftIn, MONDAY, OLD, TUESDAY } from './releases.ts';

type Fixture = Project & { readonly live: string };

/** Monday is live, Tuesday is built. */
const publishing =
  (work: (project: Fixture) => Promise<Omit<Ended, 'left'>>) => async (): Promise<Ended> => {
    const project = await publishedProject(MONDAY);
    await project.build(TUESDAY);
    const live = join(project.to, 'current/static');
    const ended = await work({ ...project, live });
    return { ...ended, left: await leftIn(live) };
  };

const atTime = (moment: string) =>
  publishing((project) => publishTo(project, [], clockFrom(moment, { haste: 1 })));

async function onFrozenDisk(): Promise<Ended> {
  const project = await newProject();
  await mkdir(project.to);
  return onDisk(project.to, async (disk) => {
    await project.build(MONDAY);
    await publishTo(project);
    await project.build(TUESDAY);
    await disk.freeze();
    const { code, stderr } = await publishTo(project);
    return { code, stderr, left: await leftIn(join(project.to, 'current/static')) };
  });
}

export const FOLDER_FAULTS = faultsOf('publish --to', {
  'a folder that can only be read': [onFrozenDisk, REFUSED],
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
});
