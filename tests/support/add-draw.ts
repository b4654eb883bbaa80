// `draw:add` on a small data folder of its own.
import { runMain } from './run-main.ts';
import { dataTreeOf, folderWith } from './run-script.ts';
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
export async function addDraw(flags: readonly string[], folder?: string, moment?: string) {
  const data = folder ?? (await folderWith(smallData()));
  const before = await dataTreeOf(data);
  const now = moment === undefined ? Date.now() : Date.parse(moment);
  const run = await runMain('add-draw', flags, { DATA_FOLDER: data }, { now });
  return { ...run, data, before, after: await dataTreeOf(data) };
}
