// Reads and writes data/held-back.json, under the data folder's lock; a person's word ends a hold.
import { join } from 'node:path';
import type { Draw } from '../../src/domain/draw.ts';
import type { HeldBackDraw } from '../../src/domain/held-back.ts';
import { changedPrizes } from '../../src/domain/reading.ts';
import type { Lottery } from '../../src/domain/lottery.ts';
import type { AdmissionNote } from '../../src/intake/admit-draw.ts';
import { formatHeldBack, HELD_BACK_FILE, parseHeldBack } from '../../src/intake/data-files.ts';
import type { Registry } from '../../src/intake/data-folder.ts';
import { jsonList } from '../../src/intake/json.ts';
import { Failure } from '../command/failure.ts';
import { parseJson, readText, writeChanged } from '../disk/files.ts';

/** Throws a `Failure` where the file cannot be read. */
export async function readHeldBack(folder: string, { sources }: Pick<Registry, 'sources'>) {
  const entries = parseJson(await readOrEmpty(folder, HELD_BACK_FILE));
  // Those of other lotteries are kept, whichever they are.
  const named = Array.isArray(entries) ? entries : [];
  const lotteries = named.map((entry) => ({ slug: entry?.lottery ?? '' }));
  const parsed = parseHeldBack(entries, { lotteries, sources });
  if ('value' in parsed) return parsed.value;
  throw new Failure(`${HELD_BACK_FILE} has a problem; run data:check`);
}

export async function writeHeldBack(folder: string, heldBack: readonly HeldBackDraw[]) {
  await writeChanged(join(folder, HELD_BACK_FILE), formatHeldBack(heldBack));
}

/** The commands by which a person ends the hold: one for each source that may be right. */
export function waysOut({ lottery, drawDate, doubts, readings }: HeldBackDraw): string[] {
  const names = doubts.map(({ name }) => name).filter((name) => name !== 'witness');
  const accept = names.length > 0 ? ` --accept ${names.join(',')}` : '';
  const rule = `npm run ingest -- --rule ${lottery}/${drawDate}`;
  const sources = new Set(readings.map(({ source }) => source));
  const says = [...sources].map((source) => `${rule} --source ${source}${accept} --reason '…'`);
  // A source that differs from itself is believed as it is now, or as it was.
  return sources.size < readings.length ? [...says, `${rule} --source stored --reason '…'`] : says;
}

/** Finds the entry of a draw. */
export function isOf({ slug }: Lottery, { drawDate }: { readonly drawDate: string }) {
  return (heldBack: HeldBackDraw) => heldBack.lottery === slug && heldBack.drawDate === drawDate;
}

/** Ends the hold of a draw that a person has entered, and rules out who said otherwise that day. */
export async function endHold(
  folder: string,
  draw: Draw,
  { reason = 'entered by hand' }: AdmissionNote,
  context: Pick<Registry, 'sources'> & { readonly lottery: Lottery },
): Promise<void> {
  const heldBack = await readHeldBack(folder, context);
  const entry = heldBack.find(isOf(context.lottery, draw));
  if (entry === undefined) return;
  const { lottery, drawDate, readings } = entry;
  const newest = new Map(readings.map((reading) => [reading.source, reading]));
  const rulings = [...newest.values()]
    .filter((reading) => changedPrizes(reading, draw).length > 0)
    .map(({ source }) => ({ action: 'leave-out', lottery, source, drawDate, reason }));
  if (rulings.length > 0) {
    const stored = JSON.parse(await readOrEmpty(folder, 'rulings.json')) as unknown[];
    await writeChanged(join(folder, 'rulings.json'), jsonList([...stored, ...rulings]));
  }
  const rest = heldBack.filter((other) => other !== entry);
  await writeHeldBack(folder, rest);
}

async function readOrEmpty(folder: string, name: string): Promise<string> {
  return (await readText(join(folder, name))) ?? '[]';
}
