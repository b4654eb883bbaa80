// A printed command, run as a person pastes it: by the shell, with its quotes.
import { execFile } from 'node:child_process';
import { clockFrom } from './clock.ts';
import { COMPILED } from './run-script.ts';

/** @param moment what time it is then; without it, now */
export function paste(command: string, given: NodeJS.ProcessEnv, moment?: string, cwd?: string) {
  const clock = moment === undefined ? {} : clockFrom(moment);
  return new Promise<{ code: number; printed: string }>((resolve) => {
    const options = { cwd, env: { ...process.env, ...COMPILED, ...clock, ...given } };
    const child = execFile('sh', ['-c', command], options, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, printed: stdout + stderr }),
    );
  });
}
