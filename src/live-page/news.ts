// Which changes concern the draws a page shows.
import { type DrawDate, thaiDateLabel } from '../domain/draw-date.ts';

export type Change = {
  readonly id: string;
  readonly change: string;
  readonly lottery: string;
  readonly lotteryName: string;
  readonly drawDate: string;
};

/** The newest draw that a page shows of each lottery. */
export type Shown = ReadonlyMap<string, string>;

/**
 * The changes that the page does not show: draws newer than its own, and corrections of its own that
 * were not listed before.
 *
 * @param listed the ids listed before; `undefined` where the page is as new as the list
 */
export function newsOn(
  shown: Shown,
  changes: readonly Change[],
  listed: ReadonlySet<string> | undefined,
): Change[] {
  return changes.filter(({ id, lottery, drawDate }) => {
    const newest = shown.get(lottery);
    if (newest === undefined || drawDate < newest) return false;
    return drawDate > newest || (listed !== undefined && !listed.has(id));
  });
}

/**
 * What to say of them, once.
 *
 * @example newsWords([{ change: 'added', lotteryName: 'ลาวทีวี', … }]) //=> 'มีผลใหม่: ลาวทีวี งวดวันที่ 16 พฤศจิกายน 2569'
 */
export function newsWords(changes: readonly Change[]): string {
  const said = (title: string, isSaid: (change: Change) => boolean) => {
    const names = changes
      .filter(isSaid)
      .map((one) => `${one.lotteryName} งวดวันที่ ${thaiDateLabel(one.drawDate as DrawDate)}`);
    return names.length > 0 ? [`${title}: ${[...new Set(names)].join(', ')}`] : [];
  };
  return [
    ...said('มีผลใหม่', ({ change }) => change === 'added' || change === 'completed'),
    ...said('ถอนผล', ({ change }) => change === 'withdrawn'),
    ...said('คืนผล', ({ change }) => change === 'restored'),
    ...said('แก้ไขผล', ({ change }) => change === 'corrected'),
  ].join(' · ');
}
