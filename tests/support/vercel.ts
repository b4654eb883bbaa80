// The platform's own command line, without an account.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { installedVercel } from '../../scripts/release/installed-vercel.ts';
import { run } from './fresh-clone.ts';

export const VERCEL = installedVercel(process.env);
export const OFFLINE = { VERCEL_TELEMETRY_DISABLED: '1' };

const PROJECT = {
  projectId: 'local',
  orgId: 'local',
  settings: { framework: 'astro' },
};

export type Route = {
  src?: string;
  handle?: string;
  dest?: string;
  middlewarePath?: string;
  headers?: Record<string, string>;
};

/** `vercel build` in a folder; its output, and the routes it made. */
export async function vercelBuild(folder: string): Promise<{ output: string; routes: Route[] }> {
  await mkdir(join(folder, '.vercel'));
  await writeFile(join(folder, '.vercel/project.json'), JSON.stringify(PROJECT));
  await run(folder, `${VERCEL} build --yes`, OFFLINE);
  const output = join(folder, '.vercel/output');
  return { output, ...JSON.parse(await readFile(join(output, 'config.json'), 'utf8')) };
}

export const matches = (route: Route | undefined, path: string) =>
  route?.src !== undefined && new RegExp(route.src).test(path);
