// `publish` in a project of its own, with the npm scripts of its package.json.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { COMPILED, folderWith, type Run, writeFiles } from './run-script.ts';
import { smallData } from './small-data-folder.ts';

const RUN = fileURLToPath(new URL('../../scripts/run.ts', import.meta.url));

/** A project of these files, with the small data, and room for a host beside it. */
export async function projectOf(files: Iterable<readonly [string, string]>): Promise<string> {
  const folder = join(await folderWith(), 'project');
  await writeFiles(join(folder, 'data'), smallData());
  await writeFiles(folder, files);
  return folder;
}

export function publishIn(
  cwd: string,
  args: readonly string[] = ['--to', '../host'],
  given: Readonly<Record<string, string>> = {},
): Promise<Run> {
  const env = { ...process.env, ...COMPILED, SITE_URL: undefined, ...given };
  return new Promise((resolve) => {
    const argv = [RUN, 'publish', ...args];
    const child = execFile(process.execPath, argv, { cwd, env }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    );
  });
}
