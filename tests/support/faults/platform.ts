// Faults done to publications through a stand-in for the platform's command line.
import { cp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { executable, newProject, type Project, publishBuilt, serveFolder } from '../small-site.ts';
import { DONE, type Ended, faultsOf, REFUSED } from './fault.ts';
import { LATEST, leftIn, MONDAY, OLD, releaseOf, TUESDAY } from './releases.ts';

/** The stand-in copies the output to `live`, as a deployment does; a rollback takes it back. */
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

export const PLATFORM_FAULTS = faultsOf('publish, the platform', {
  none: [onPlatform(), DONE],
  'the upload breaks off': [onPlatform({ deploy: 'exit 1' }), REFUSED],
  'the old tree stays live': [onPlatform({ deploy: 'echo ORIGIN' }), REFUSED],
  'the output is edited during the upload': [
    onPlatform({ deploy: `echo x > output/static/index.html; ${DEPLOYED}` }),
    REFUSED,
  ],
  'another answer is live than was built': [
    onPlatform({ deploy: `${DEPLOYED}; echo '{}' > live/${LATEST}` }),
    REFUSED,
  ],
  'and the rollback fails': [
    onPlatform({ deploy: `${DEPLOYED}; echo '{}' > live/${LATEST}`, rollback: 'exit 1' }),
    [[1, 'wrong']],
    'IS STILL LIVE',
  ],
  'the list of deployments is no JSON': [onPlatform({ ls: 'echo Log in first' }), REFUSED],
  'an edited file': [
    onPlatform({}, TUESDAY, ({ output }) => writeFile(join(output, 'static', OLD), 'edited')),
    REFUSED,
    OLD,
  ],
  'the middleware is missing': [
    onPlatform({}, TUESDAY, ({ output }) =>
      rm(join(output, 'functions/middleware.func'), { recursive: true }),
    ),
    REFUSED,
  ],
  'a draw less': [onPlatform({}, releaseOf('2026-11-15')), REFUSED, 'git pull'],
});
