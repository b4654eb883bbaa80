// A clone of what is committed, in a folder of its own, with the machine's own Node on the PATH.
import { execFile, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { readMark } from '../../scripts/output/inventory.ts';
import { OUTPUT_FOLDER } from '../../scripts/output/output-folder.ts';
import { digestSources } from '../../scripts/output/source-digest.ts';

/** npm puts this project's own Node in front; a newcomer has only the machine's. */
const PATH = (process.env['PATH'] ?? '')
  .split(delimiter)
  .filter((folder) => !folder.includes('node_modules'))
  .join(delimiter);

/** The test runner's own marks (NODE_ENV=test and such) would change how Astro behaves. */
const OWN_MARKS = /^(?:NODE_ENV|MODE|DEV|PROD|SSR|BASE_URL|TEST|VITEST.*|npm_.*)$/;

const ENVIRONMENT = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !OWN_MARKS.test(name))),
  PATH,
  ASTRO_TELEMETRY_DISABLED: '1',
};

export async function cloneFresh(): Promise<string> {
  const folder = join(await mkdtemp(join(tmpdir(), 'clone-')), 'app');
  await promisify(execFile)('git', ['clone', '--quiet', '.', folder]);
  return folder;
}

/** A clone with this project's packages, by hard links: for proofs that do not test installing. */
export async function cloneInstalled(): Promise<string> {
  const folder = await cloneFresh();
  // What npm and the commands need. No caches: other tests write and remove them meanwhile.
  const packages = ['[!.]*', '.bin', '.package-lock.json'].map((name) => `node_modules/${name}`);
  const to = `"${folder}/node_modules"`;
  await run('.', `mkdir ${to} && cp -al ${packages.join(' ')} ${to}`);
  return folder;
}

/** Such a clone with the last build, if it is of these very sources; otherwise it builds here. */
export async function cloneBuilt(env: Record<string, string> = {}): Promise<string> {
  const folder = await cloneInstalled();
  const { sources } = digestSources({ ...process.env, ...env }, folder);
  const last = await readMark(OUTPUT_FOLDER).catch(() => undefined);
  const isOfThese = sources !== null && last?.sources === sources;
  const copy = `cp -a --parents .vercel src/generated/*.json src/generated/draws "${folder}"`;
  await (isOfThese ? run('.', copy) : run(folder, 'npm run build', env));
  return folder;
}

export async function removeClone(folder: string): Promise<void> {
  await rm(join(folder, '..'), { recursive: true, force: true });
}

/** Runs a command to its end; throws with its output unless it exits 0. */
export async function run(folder: string, command: string, env: Record<string, string> = {}) {
  const { stdout, stderr } = await promisify(execFile)('sh', ['-c', command], {
    cwd: folder,
    env: { ...ENVIRONMENT, ...env },
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout + stderr;
}

/** Starts a server command in a process group of its own; resolves once its output matches. */
export async function start(
  folder: string,
  command: string,
  ready: RegExp,
  env: Record<string, string> = {},
) {
  const options: SpawnOptions = {
    cwd: folder,
    env: { ...ENVIRONMENT, ...env },
    detached: true,
  };
  const child = spawn('sh', ['-c', command], options);
  let output = '';
  const match = await new Promise<RegExpExecArray>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output += chunk;
        const found = ready.exec(output);
        if (found) resolve(found);
      });
    }
    child.once('exit', () => reject(new Error(`${command} ended before it was ready:\n${output}`)));
  });
  // From now on: others of its group may outlive it.
  const ended = once(child, 'exit');
  /** @param to every process, as a terminal does, or only the first one */
  const stop = async (signal: NodeJS.Signals, to: 'group' | 'first' = 'group') => {
    process.kill((to === 'group' ? -1 : 1) * (child.pid ?? 0), signal);
    return (await ended) as [number | null, NodeJS.Signals | null];
  };
  return { match, stop, pid: child.pid, ended, output: () => output };
}
