// Reads and writes data/held-back.json, under the data folder's lock; a person's word ends a hold.
import { join } from 'node:path';
import type { HeldBackDraw } from '../../../src/domain/held-back.ts';
import type { Lottery } from '../../../src/domain/lottery.ts';
import { areDifferent, type Reading } from '../../../src/domain/reading.ts';
import { formatHeldBack, HELD_BACK_FILE, parseHeldBack } from '../../../src/intake/data-files.ts';
import type { Registry } from '../../../src/intake/data-folder.ts';
import { jsonList } from '../../../src/intake/json.ts';
import { Failure } from '../../command/failure.ts';
import { parseJson, readText, writeChanged } from '../../disk/text-files.ts';
import type { Ruling } from '../../../src/intake/ruling.ts';

/** In place of a source of `--rule`: what is stored is right. */
export const KEPT = 'stored';

/** Throws a `Failure` where the file cannot be read. */
export async function readHeldBack(folder: string, { sources }: Pick<Registry, 'sources'>) {
  const entries = parseJson(await readOrEmpty(folder, HELD_BACK_FILE));
  // Those of other lotteries are kept, whichever they are.
  const draws = Array.isArray(entries) ? entries : [];
  const lotteries = draws.map((entry) => ({ slug: entry?.lottery ?? '' }));
  const parsed = parseHeldBack(entries, { lotteries, sources });
  if ('value' in parsed) return parsed.value;
  throw new Failure(`${HELD_BACK_FILE} has a problem; run data:check`);
}

export async function writeHeldBack(folder: string, heldBack: readonly HeldBackDraw[]) {
  await writeChanged(join(folder, HELD_BACK_FILE), formatHeldBack(heldBack));
}

/**
 * The commands by which a person ends the hold: one for each reading that may be right. Parts that
 * contradict each other are not.
 */
export function waysOut(heldBack: HeldBackDraw): string[] {
  const { readings } = heldBack;
  const disputing = readings.filter((reading) =>
    readings.some((rival) => areDifferent(rival, reading)),
  );
  // The rest of a part is stored, or said by another source that nobody doubts.
  const isWhole = ({ isPart, source }: Reading) =>
    !isPart ||
    readings.some((rest) => rest.stored || !(rest.isPart || rest.doubts || rest.source === source));
  const possible = (disputing.length > 0 ? disputing : readings)
    .filter(isWhole)
    .filter(({ doubts = [] }) => !doubts.includes('contradiction'));
  // The word of a source is its last reading.
  const last = new Map(possible.map((reading) => [reading.source, reading]));
  const rest = possible.filter((reading) => last.get(reading.source) !== reading);
  return [
    ...[...last.values()].map((reading) => ruleFor(heldBack, reading.source, reading.doubts)),
    ...rest.filter(({ stored }) => !stored).map((reading) => addFor(heldBack, reading)),
    ...(rest.some(({ stored }) => stored) ? [ruleFor(heldBack, KEPT)] : []),
  ];
}

/** The command that ends the hold if no reading is right. None if the stored draw may be right. */
export function wayBack(heldBack: HeldBackDraw): string | undefined {
  const isStored = heldBack.readings.some(({ stored }) => stored);
  return isStored ? undefined : ruleFor(heldBack, KEPT);
}

/** Both for a person, a line each. */
export function describeWaysOut(ways: readonly string[] = [], back?: string): string[] {
  return [
    ...ways.map((way) => `ถ้าถูกต้อง (if it is right): ${way}`),
    ...(back === undefined ? [] : [`ถ้าไม่มีเลขใดถูก (if none is right): ${back}`]),
  ];
}

/** What whoever runs such a command says by it. Visitors may read it, so a person may say more. */
const CHECKED = "'ตรวจกับหน้าของแหล่งแล้ว'";

function ruleFor(
  { lottery, drawDate }: HeldBackDraw,
  source: string,
  doubts: Reading['doubts'] = [],
): string {
  const accept = doubts.length > 0 ? ` --accept ${doubts.join(',')}` : '';
  return `npm run ingest -- --rule ${lottery}/${drawDate} --source ${source}${accept} --reason ${CHECKED}`;
}

/** For a source that says several things at once: the person has to name its numbers. */
function addFor({ lottery, drawDate, readings }: HeldBackDraw, reading: Reading): string {
  const { source, doubts = [], pending = [], prizes } = reading;
  const numbers = Object.entries(prizes).map(([slug, all]) => `${slug}=${all.join(',')}`);
  const typed = [...numbers, ...pending.map((slug) => `${slug}=pending`)].join(' ');
  const accepted = [
    ...doubts,
    ...(readings.some((rival) => rival.source !== source) ? ['witness'] : []),
  ];
  const accept = accepted.length > 0 ? ` --accept ${accepted.join(',')}` : '';
  const reason = readings.some(({ stored }) => stored) ? ` --reason ${CHECKED}` : '';
  return `npm run draw:add -- ${lottery} ${drawDate} ${typed} --source ${source}${accept}${reason} --yes`;
}

/** Finds the entry of a draw. */
export function isOf({ slug }: Lottery, { drawDate }: { readonly drawDate: string }) {
  return (heldBack: HeldBackDraw) => heldBack.lottery === slug && heldBack.drawDate === drawDate;
}

/** Adds what a person decided about sources, so that they are not heard again for the day. */
export async function addRulings(folder: string, rulings: readonly Ruling[]): Promise<void> {
  if (rulings.length === 0) return;
  const stored = JSON.parse(await readOrEmpty(folder, RULINGS_FILE)) as unknown[];
  await writeChanged(join(folder, RULINGS_FILE), jsonList([...stored, ...rulings]));
}

const RULINGS_FILE = 'rulings.json';

async function readOrEmpty(folder: string, name: string): Promise<string> {
  return (await readText(join(folder, name))) ?? '[]';
}
