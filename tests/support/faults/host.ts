// Faults done to what the host serves, beside those of scripts/output/built.test.ts.
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startHostProcess } from '../host-process.ts';
import { runScript } from '../run-script.ts';
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

async function site() {
  const { output, build } = await newProject();
  await build(FILES);
  return {
    env: { OUTPUT_FOLDER: output },
    edit: () => appendFile(join(output, 'static', LARGE), 'edited'),
  };
}
type Site = Awaited<ReturnType<typeof site>>;

async function editedBefore(): Promise<Ended> {
  const { env, edit } = await site();
  await edit();
  // A site that it opens leaves only an address to refuse that is not of this machine.
  const { code, stderr } = await runScript('serve', [], { ...env, HOST: '192.0.2.1' });
  return { code, stderr, left: stderr.includes('run: npm run build') ? 'old' : 'wrong' };
}

/** Whether it still answers with the bytes of the start. */
const running =
  (fault: (site: Site) => Promise<void>, env = {}) =>
  async (): Promise<Ended> => {
    const one = await site();
    const host = await startHostProcess({ ...env, ...one.env });
    await fault(one);
    const body = await fetch(`http://127.0.0.1:${host.port}/${LARGE}`)
      .then((response) => response.text())
      .catch(() => undefined);
    const code = host.child.exitCode;
    host.stop();
    // A response may break off, since its length was told.
    return { code, left: body === undefined || body === FILES.get(LARGE) ? 'old' : 'wrong' };
  };

const SERVES = [[null, 'old']] as const;

export const HOST_FAULTS = faultsOf('serve', {
  'an edited file': [editedBefore, REFUSED, LARGE],
  'a file is edited while it serves': [running(({ edit }) => edit()), SERVES],
  'no Redis at the start': [running(async () => {}, { REDIS_URL: 'redis://127.0.0.1:1' }), SERVES],
});
