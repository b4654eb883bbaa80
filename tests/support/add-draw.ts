// `draw:add` as a real process on a small data folder of its own.
import { dataTreeOf, folderWith, runScript } from './run-script.ts';
import { smallData } from './small-data-folder.ts';

/** Flags for a draw of lao-tv that is not held yet. */
export const NEW_DRAW = [
  ...['--lottery', 'lao-tv', '--date', '2026-07-09', '--source', 'allhuay'],
  ...['--prize', 'top-three-digit=754', '--prize', 'bottom-two-digit=65'],
];

/** Other numbers for a draw that is held: 508 became 509. */
export const OTHER_NUMBERS = [
  ...['--lottery', 'lao-tv', '--date', '2026-07-08', '--source', 'allhuay'],
  ...['--prize', 'top-three-digit=509', '--prize', 'bottom-two-digit=37'],
];

/** Runs it once, into a fresh small data folder unless one is given. */
export async function addDraw(flags: readonly string[], folder?: string, env = {}) {
  const data = folder ?? (await folderWith(smallData()));
  const before = await dataTreeOf(data);
  const run = await runScript('add-draw', [...flags, '--data', data], env);
  return { ...run, data, before, after: await dataTreeOf(data) };
}
