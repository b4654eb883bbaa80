// `health` at a moment of its own.
import { expect } from 'vitest';
import { runMain } from './run-main.ts';
import { dataTreeOf, folderWith } from './run-script.ts';
import { smallData, TV_FILE } from './small-data-folder.ts';

/** When the health of the folder is asked for. */
export const MOMENT = '2026-08-18T13:31:00+07:00';

/** Runs it on a folder of these files, which it leaves as they are. */
export async function health(
  flags: readonly string[],
  files = storedThen(),
  fetch = globalThis.fetch,
) {
  const data = await folderWith(files);
  const before = await dataTreeOf(data);
  const run = await runMain(
    'health',
    flags,
    { DATA_FOLDER: data },
    { now: Date.parse(MOMENT), fetch },
  );
  expect(await dataTreeOf(data)).toEqual(before);
  return run;
}

/** The data folder without the draws that are of the future at `MOMENT`. */
export function storedThen(): Map<string, string> {
  const files = smallData();
  files.delete('draws/hanoi-special/2026.json');
  files.delete('draws/hanoi-special/2025.json');
  const tv = files.get(TV_FILE) ?? '';
  return files.set(
    TV_FILE,
    tv.replace('2026-07-08', '2026-08-15').replace('2026-07-07', '2026-08-14'),
  );
}
