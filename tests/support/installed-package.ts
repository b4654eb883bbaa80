// The client package as somebody else has it: packed by `npx tsx scripts/run.ts pack-client`,
// and installed into an empty project, offline.
import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { API_VERSION } from '../../src/api/contract/service.ts';
import { run } from './fresh-clone.ts';

export type Perdphon = typeof import('../../src/client/perdphon.ts');

export type InstalledPackage = {
  /** The project it is installed in. */
  readonly folder: string;
  readonly perdphon: Perdphon;
  readonly remove: () => Promise<void>;
};

export async function installPackage(): Promise<InstalledPackage> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'project-')));
  await writeFile(join(folder, 'package.json'), '{"private":true,"type":"module"}\n');
  const tarball = resolve(`dist/perdphon-${API_VERSION}.tgz`);
  await run(folder, `npm install --offline --no-audit --no-fund ${tarball}`);
  const entry = join(folder, 'node_modules/perdphon/perdphon.js');
  return {
    folder,
    perdphon: await import(pathToFileURL(entry).href),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
