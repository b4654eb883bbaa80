// The commands by which a person ends a hold: one printed form, of which a person picks a line.
import type { HeldBackDraw } from '../../../src/domain/held-back.ts';
import type { Lottery } from '../../../src/domain/lottery.ts';
import { areDifferent, type Reading } from '../../../src/domain/reading.ts';

/** In place of a source of `--rule`: what is stored is right. */
export const KEPT = 'stored';

/**
 * One command for each reading that may be right. Parts that contradict each other are not.
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
  const ways = possible.map((reading) => {
    const ofSource = readings.filter(({ source }) => source === reading.source);
    if (reading.stored && ofSource.length > 1) return ruleFor(heldBack, KEPT);
    // A source that says several things at once is right about one of them.
    const isOne = ofSource.filter(({ stored }) => !stored).length < 2;
    const typed = isOne ? [] : typedPrizes(reading);
    return ruleFor(heldBack, reading.source, reading.doubts, typed);
  });
  const isKept = (way: string) => way.includes(` --source ${KEPT} `);
  return [...ways.filter((way) => !isKept(way)), ...ways.filter(isKept)];
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
  prizes: readonly string[] = [],
): string {
  const typed = prizes.map((prize) => ` --prize ${prize}`).join('');
  const accept = doubts.length > 0 ? ` --accept ${doubts.join(',')}` : '';
  return `npm run ingest -- --rule ${lottery}/${drawDate} --source ${source}${typed}${accept} --reason ${CHECKED}`;
}

function typedPrizes({ prizes }: Reading): string[] {
  return Object.entries(prizes).map(([slug, all]) => `${slug}=${all.join(',')}`);
}

/** Finds the entry of a draw. */
export function isOf({ slug }: Lottery, { drawDate }: { readonly drawDate: string }) {
  return (heldBack: HeldBackDraw) => heldBack.lottery === slug && heldBack.drawDate === drawDate;
}
