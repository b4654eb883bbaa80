// Faults done to what the host serves, before it starts and while it runs.
import { appendFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CHECK_FUNCTION, CHECK_HANDLER } from '../../../scripts/output-folder.ts';
import { writeChanged } from '../../../scripts/files.ts';
import { startHostProcess } from '../host-process.ts';
import { runScript, type Run } from '../run-script.ts';
import { listedFiles, newProject, siteFiles } from '../small-site.ts';
import type { Ended, Fault } from './fault.ts';

const LARGE = 'large.json';
const FILES = listedFiles(
  new Map([
    ...siteFiles({ 'lao-tv': '2026-11-16' }),
    ['404.html', 'ไม่พบ'],
    [LARGE, 'x'.repeat(2 ** 21)],
  ]),
);
const FILE = 'index.html';

type Site = { readonly output: string; readonly statics: string; readonly args: readonly string[] };

async function site(): Promise<Site> {
  const { output, build, to } = await newProject();
  await build(FILES);
  await writeChanged(
    join(output, CHECK_FUNCTION, CHECK_HANDLER),
    'export const check = () => { throw new Error("no archive") };',
  );
  await writeChanged(join(to, 'catalogue.json'), '[]');
  return { output, statics: join(output, 'static'), args: ['--output', output, '--generated', to] };
}

/** It has to refuse the site before it refuses the address of its Redis. */
const refused = (edit: (site: Site) => Promise<unknown>) => async (): Promise<Ended> => {
  const one = await site();
  await edit(one);
  // A site that it opens leaves only this fault to say.
  const run: Run = await runScript('serve', [...one.args, '--port', '0'], { REDIS_URL: 'nowhere' });
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
    const host = await startHostProcess(env, one.args);
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

const REFUSED = [[1, 'old']] as const;
const SERVES = [[null, 'old']] as const;

export const HOST_FAULTS: readonly Fault[] = (
  [
    {
      name: 'no mark',
      run: refused(({ statics }) => rm(join(statics, 'build.json'))),
      expect: REFUSED,
    },
    {
      name: 'no check function',
      run: refused(({ output }) => rm(join(output, CHECK_FUNCTION), { recursive: true })),
      expect: REFUSED,
    },
    {
      name: 'an edited file',
      run: refused(({ statics }) => writeFile(join(statics, FILE), 'edited')),
      expect: REFUSED,
      says: FILE,
    },
    {
      name: 'a missing file',
      run: refused(({ statics }) => rm(join(statics, '404.html'))),
      expect: REFUSED,
      says: '404.html',
    },
    {
      name: 'a large file is cut off while it serves',
      run: running(({ statics }) => truncate(join(statics, LARGE), 99), LARGE),
      expect: SERVES,
    },
    {
      name: 'a large file is edited while it serves',
      run: running(({ statics }) => appendFile(join(statics, LARGE), 'edited'), LARGE),
      expect: SERVES,
    },
    {
      name: 'another tree takes the place of the served one',
      run: running(async ({ statics }) => {
        await rename(statics, `${statics}.old`);
        await writeChanged(join(statics, FILE), 'the next release');
      }, FILE),
      expect: SERVES,
    },
    {
      name: 'no Redis at the start',
      run: running(async () => undefined, FILE, { REDIS_URL: 'redis://127.0.0.1:1' }),
      expect: SERVES,
    },
    {
      name: 'the archives cannot be read',
      run: running(async () => undefined, 'api/check?number=12'),
      expect: SERVES,
    },
  ] as const
).map((fault) => ({ ...fault, name: `serve: ${fault.name}` }));
