// When somebody last looked for draws on this machine: a file beside the lock of the data folder,
// in no git and not emitted. GitHub keeps its own record: the runs of its workflow.
import { join } from 'node:path';
import { readText, writeChanged } from '../../disk/text-files.ts';

const LAST_LOOK_FILE = '.lock-last-look';

/** @param now milliseconds since 1970 */
export async function noteLook(data: string, now: number): Promise<void> {
  await writeChanged(join(data, LAST_LOOK_FILE), `${new Date(now).toISOString()}\n`);
}

/** In milliseconds since 1970; `undefined` where nobody ever did. */
export async function lastLook(data: string): Promise<number | undefined> {
  const text = await readText(join(data, LAST_LOOK_FILE));
  const at = Date.parse(text?.trim() ?? '');
  return Number.isNaN(at) ? undefined : at;
}
