// Reads and writes data/held.json, and ends a hold by a person's word. Under the lock of the data folder.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Draw } from '../src/domain/draw.ts';
import type { HeldDraw } from '../src/domain/held.ts';
import type { Lottery } from '../src/domain/lottery.ts';
import { changedPrizes } from '../src/domain/reading.ts';
import type { Source } from '../src/domain/source.ts';
import type { Entry } from '../src/intake/admit-draw.ts';
import { jsonList } from '../src/intake/compact-json.ts';
import { formatHeld, HELD_FILE, parseHeld } from '../src/intake/held-file.ts';
import type { Ruling } from '../src/intake/ruling.ts';
import { codeOf, Failure } from './failure.ts';
import { writeChanged } from './files.ts';

/** Throws a `Failure` where the file cannot be read. */
export async function readHeld(
  folder: string,
  known: { readonly lottery: Lottery; readonly sources: readonly Source[] },
): Promise<readonly HeldDraw[]> {
  const problem = new Failure(`${HELD_FILE} has a problem; run data:check`);
  const entries = jsonOf<(HeldDraw | null)[]>(await textOf(folder, HELD_FILE));
  if (!Array.isArray(entries)) throw problem;
  const lotteries = entries.map((entry) => ({ slug: entry?.lottery ?? '' }));
  const parsed = parseHeld(entries, { lotteries, sources: known.sources });
  if ('findings' in parsed) throw problem;
  return parsed.value;
}

export async function writeHeld(folder: string, held: readonly HeldDraw[]): Promise<void> {
  await writeChanged(join(folder, HELD_FILE), formatHeld(held));
}

/**
 * The commands by which a person ends the hold: one for each source that may be right. The other doubts are
 * let through by name.
 */
export function waysOut({ lottery, drawDate, doubts, readings }: HeldDraw): string[] {
  const names = doubts.map(({ name }) => name).filter((name) => name !== 'witness');
  const accept = names.length > 0 ? ` --accept ${names.join(',')}` : '';
  const rule = `npm run ingest -- --rule ${lottery}/${drawDate}`;
  const sources = new Set(readings.map(({ source }) => source));
  const says = [...sources].map((source) => `${rule} --source ${source}${accept} --reason '…'`);
  // A source that differs from itself is believed as it is now, or as it was.
  return sources.size < readings.length ? [...says, `${rule} --keep --reason '…'`] : says;
}

/** Finds the entry of a draw. */
export function isOf({ slug }: Lottery, { drawDate }: Pick<Draw, 'drawDate'>) {
  return (held: HeldDraw) => held.lottery === slug && held.drawDate === drawDate;
}

/**
 * Ends the hold of a draw that a person has entered. Sources that said otherwise are ruled out for that
 * day, so that their next answer does not hold it again.
 */
export async function endHold(
  folder: string,
  draw: Draw,
  { reason = 'entered by hand' }: Entry,
  context: { readonly lottery: Lottery; readonly sources: readonly Source[] },
): Promise<void> {
  const held = await readHeld(folder, context);
  const entry = held.find(isOf(context.lottery, draw));
  if (entry === undefined) return;
  const newest = new Map(entry.readings.map((reading) => [reading.source, reading]));
  const rulings = [...newest.values()]
    .filter((reading) => changedPrizes(reading, draw).length > 0)
    .map(({ source }) => ({
      action: 'leave-out' as const,
      lottery: entry.lottery,
      source,
      drawDate: entry.drawDate,
      reason,
    }));
  await addRulings(folder, rulings);
  await writeHeld(
    folder,
    held.filter((one) => one !== entry),
  );
}

async function addRulings(folder: string, rulings: readonly Ruling[]): Promise<void> {
  if (rulings.length === 0) return;
  const stored = JSON.parse(await textOf(folder, 'rulings.json')) as Ruling[];
  await writeChanged(join(folder, 'rulings.json'), jsonList([...stored, ...rulings]));
}

/** `undefined` where it is no JSON. */
function jsonOf<T>(text: string): T | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An empty list where there is no such file. */
async function textOf(folder: string, name: string): Promise<string> {
  return readFile(join(folder, name), 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return '[]';
    throw error;
  });
}
