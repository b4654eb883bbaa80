// `draw:add` as a real process on a small data folder of its own.
import { dataTreeOf, folderWith, runScript } from './run-script.ts';
import { smallData } from './small-data-folder.ts';

/** Flags for a draw of lao-tv that is not stored yet. */
export const NEW_DRAW = [
  ...['lao-tv', '2026-07-09', '--source', 'allhuay'],
  ...['top-three-digit=754', 'bottom-two-digit=65'],
];

/** Other numbers for a draw that is stored: 508 became 509. */
export const OTHER_NUMBERS = [
  ...['lao-tv', '2026-07-08', '--source', 'allhuay'],
  ...['top-three-digit=509', 'bottom-two-digit=37'],
];

/** Runs it once, into a fresh small data folder unless one is given. */
export async function addDraw(flags: readonly string[], folder?: string, env = {}) {
  const data = folder ?? (await folderWith(smallData()));
  const before = await dataTreeOf(data);
  const run = await runScript('add-draw', [...flags], { DATA_FOLDER: data, ...env });
  return { ...run, data, before, after: await dataTreeOf(data) };
}
