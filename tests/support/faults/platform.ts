// A fault done to a publication through a stand-in for the platform's command line, beside what
// scripts/release/publish-vercel.test.ts has.
import { cp } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { executable, newProject, publishBuilt, serveFolder } from '../small-site.ts';
import { type Ended, faultsOf, REFUSED } from './fault.ts';
import { leftIn, MONDAY, TUESDAY } from './releases.ts';

/** The stand-in copies the output to `live`, as a deployment does; a rollback takes it back. */
async function editedDuringUpload(): Promise<Ended> {
  const project = await newProject();
  const folder = dirname(project.output);
  const live = join(folder, 'live');
  await project.build(MONDAY);
  await cp(join(project.output, 'static'), live, { recursive: true });
  await cp(live, join(folder, 'before'), { recursive: true });
  await project.build(TUESDAY);
  const origin = await serveFolder(live);
  const script = `
cd "$(dirname "$0")"
case "$1" in
  ls) echo '{"deployments":[{"url":"before"}]}';;
  inspect) echo '{"url":"before"}';;
  deploy)
    echo x > output/static/index.html
    rm -rf live
    cp -r output/static live
    echo ${origin};;
  rollback) rm -rf live; cp -r before live;;
esac`;
  const cli = await executable(join(folder, 'vercel'), script);
  const { code, stderr } = await publishBuilt(project, ['--url', origin], { VERCEL_CLI: cli });
  return { code, stderr, left: await leftIn(live) };
}

export const PLATFORM_FAULTS = faultsOf('publish, the platform', {
  'the output is edited during the upload': [editedDuringUpload, REFUSED],
});
