// `publish` in a project of its own, with the npm scripts of its package.json.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { COMPILED, type Run } from './run-script.ts';

const SCRIPT = fileURLToPath(new URL('../../scripts/publish.ts', import.meta.url));

export function publishIn(
  cwd: string,
  args: readonly string[] = ['--to', 'host'],
  given: Readonly<Record<string, string>> = {},
): Promise<Run> {
  const env = { ...process.env, ...COMPILED, SITE_URL: undefined, ...given };
  return new Promise((resolve) => {
    const argv = [SCRIPT, ...args];
    const child = execFile(process.execPath, argv, { cwd, env }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    );
  });
}
