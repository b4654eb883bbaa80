// Which changes concern the draws a page shows.
import { parseDrawDate, thaiDateLabel } from '../../../domain/draw-date.ts';

/** An entry of `/api/changes.json`, as much of it as pages use. */
export type ListedChange = Readonly<
  Record<'id' | 'change' | 'lottery' | 'lotteryName' | 'drawDate', string>
>;

/**
 * The changes that the page does not show: newer draws, and new corrections of its own ones.
 * @param shown the newest draw that the page shows of each lottery
 * @param listed the ids listed before; `undefined` where the page is as new as the list
 */
export function newsOn(
  shown: ReadonlyMap<string, string>,
  changes: readonly ListedChange[],
  listed: ReadonlySet<string> | undefined,
): ListedChange[] {
  return changes.filter(({ id, lottery, drawDate }) => {
    const newest = shown.get(lottery);
    if (newest === undefined || drawDate < newest) return false;
    return drawDate > newest || (listed !== undefined && !listed.has(id));
  });
}

const TITLES: readonly (readonly [title: string, changes: readonly string[]])[] = [
  ['มีผลใหม่', ['added', 'completed']],
  ['ถอนผล', ['withdrawn']],
  ['คืนผล', ['restored']],
  ['แก้ไขผล', ['corrected']],
];

/** `newsWords([added]) //=> 'มีผลใหม่: ลาวทีวี งวดวันที่ 16 พฤศจิกายน 2569'`; each once. */
export function newsWords(changes: readonly ListedChange[]): string {
  return TITLES.flatMap(([title, kinds]) => {
    const names = changes.filter(({ change }) => kinds.includes(change)).map(nameDraw);
    return names.length > 0 ? [`${title}: ${[...new Set(names)].join(', ')}`] : [];
  }).join(' · ');
}

const nameDraw = ({ lotteryName, drawDate }: ListedChange) =>
  `${lotteryName} งวดวันที่ ${thaiDateLabel(parseDrawDate(drawDate))}`;
