// Vercel's command line has a lock file of its own: 360 MB that only a deployment there needs.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Failure } from '../command/failure.ts';
import type { Env } from '../command/io.ts';
import { environmentFor } from './environment.ts';

const FOLDER = fileURLToPath(new URL('../../deploy', import.meta.url));

/** The `vercel` program of `deploy/package-lock.json`, installed unless that version is there. */
export function installedVercel(environment: Env): string {
  const locked = read('package-lock.json')?.packages['node_modules/vercel'].version;
  if (read('node_modules/vercel/package.json')?.version !== locked) {
    const command = ['--prefix', FOLDER, 'ci', '--no-audit'];
    const env = environmentFor('build', environment);
    const { status } = spawnSync('npm', command, { stdio: ['ignore', 2, 2], env });
    if (status !== 0) throw new Failure('npm --prefix deploy ci failed; what it printed is above');
  }
  return `${FOLDER}/node_modules/.bin/vercel`;
}

function read(path: string) {
  const file = `${FOLDER}/${path}`;
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
