// Faults done to what the host serves, before it starts and while it runs.
import { appendFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CHECK_FUNCTION } from '../../../scripts/site/output-folder.ts';
import { writeChanged } from '../../../scripts/disk/files.ts';
import { startHostProcess } from '../host-process.ts';
import { type Run, runScript } from '../run-script.ts';
import { listedFiles, newProject, siteFiles } from '../small-site.ts';
import { type Ended, faultsOf, REFUSED } from './fault.ts';

const LARGE = 'large.json';
const FILES = listedFiles(
  new Map([
    ...siteFiles({ 'lao-tv': '2026-11-16' }),
    ['404.html', 'ไม่พบ'],
    [LARGE, 'x'.repeat(2 ** 21)],
  ]),
);
const FILE = 'index.html';

type Site = {
  readonly output: string;
  readonly statics: string;
  readonly env: Record<string, string>;
};

async function site(): Promise<Site> {
  const { output, build, to } = await newProject();
  await build(FILES);
  await writeChanged(join(to, 'catalogue.json'), '[]');
  return {
    output,
    statics: join(output, 'static'),
    env: { OUTPUT_FOLDER: output, GENERATED_FOLDER: to },
  };
}

/** It has to refuse the site before it refuses the address of its Redis. */
const refused = (edit: (site: Site) => Promise<unknown>) => async (): Promise<Ended> => {
  const one = await site();
  await edit(one);
  // A site that it opens leaves only this fault to say.
  const run: Run = await runScript('serve', [], { ...one.env, PORT: '0', REDIS_URL: 'nowhere' });
  return {
    code: run.code,
    stderr: run.stderr,
    left: run.stderr.includes('run: npm run build') ? 'old' : 'wrong',
  };
};

/** Whether a file is still answered with the bytes of the start, or not at all. */
const running =
  (fault: (site: Site) => Promise<unknown>, path: string, env = {}) =>
  async (): Promise<Ended> => {
    const one = await site();
    const host = await startHostProcess({ ...env, ...one.env });
    await fault(one);
    const body = await fetch(`http://127.0.0.1:${host.port}/${path}`)
      .then(async (response) => (response.ok ? response.text() : undefined))
      .catch(() => undefined);
    const isUp = host.child.exitCode === null;
    host.stop();
    return {
      code: isUp ? null : host.child.exitCode,
      left: body === undefined || body === FILES.get(path) ? 'old' : 'wrong',
    };
  };

const SERVES = [[null, 'old']] as const;

export const HOST_FAULTS = faultsOf('serve', {
  'no mark': [refused(({ statics }) => rm(join(statics, 'build.json'))), REFUSED],
  'no check function': [
    refused(({ output }) => rm(join(output, CHECK_FUNCTION), { recursive: true })),
    REFUSED,
  ],
  'an edited file': [
    refused(({ statics }) => writeFile(join(statics, FILE), 'edited')),
    REFUSED,
    FILE,
  ],
  'a missing file': [refused(({ statics }) => rm(join(statics, '404.html'))), REFUSED, '404.html'],
  'a large file is cut off while it serves': [
    running(({ statics }) => truncate(join(statics, LARGE), 99), LARGE),
    SERVES,
  ],
  'a large file is edited while it serves': [
    running(({ statics }) => appendFile(join(statics, LARGE), 'edited'), LARGE),
    SERVES,
  ],
  'another tree takes the place of the served one': [
    running(async ({ statics }) => {
      await rename(statics, `${statics}.old`);
      await writeChanged(join(statics, FILE), 'the next release');
    }, FILE),
    SERVES,
  ],
  'no Redis at the start': [
    running(async () => undefined, FILE, { REDIS_URL: 'redis://127.0.0.1:1' }),
    SERVES,
  ],
  'the archives cannot be read': [running(async () => undefined, 'api/check?number=12'), SERVES],
});
