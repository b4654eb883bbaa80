// The Thai lines about the prizes of a draw that have no number, and why.
import { type Draw, pendingPrizeKinds, unavailablePrizeKinds } from '../../domain/draw.ts';
import type { Lottery, PrizeKind } from '../../domain/lottery.ts';

/** The missing prizes and why, as lines of a text. */
export function missingLines(lottery: Lottery, draw: Draw): string[] {
  return [pendingLine(lottery, draw), unavailableLine(lottery, draw)].filter((line) => line !== '');
}

/** The prizes still to be announced; nothing where there are none. */
export function pendingLine(lottery: Lottery, draw: Draw): string {
  const pending = pendingPrizeKinds(lottery, draw);
  return pending.length > 0 ? `ยังประกาศไม่ครบ รอผล: ${names(pending)}` : '';
}

/**
 * The prizes that no source has; empty if there are none. A gap would read as "nothing was drawn".
 */
export function unavailableLine(lottery: Lottery, draw: Draw): string {
  const unavailable = unavailablePrizeKinds(lottery, draw);
  if (unavailable.length === 0) return '';
  return `ไม่มีแหล่งใดมีข้อมูล: ${names(unavailable)} (ไม่ได้แปลว่าไม่มีการออกรางวัล)`;
}

function names(kinds: readonly { nameTh: string }[]): string {
  return kinds.map(({ nameTh }) => nameTh).join(', ');
}

/** A prize by identifier and Thai name, as bodies mention one without its numbers. */
export function namedPrize({ slug, nameTh }: PrizeKind) {
  return { slug, name: nameTh };
}
