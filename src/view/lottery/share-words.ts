// What goes out when a visitor shares or copies a draw: its name, its numbers as lines of text and
// its lasting address. Build and browser both write it, the browser from the row of a year's table.
import { missingLines } from '../../contract/missing-prizes.ts';
import { drawPath } from '../../contract/page-path.ts';
import { DOUBTED_WORDS } from '../../contract/wording.ts';
import { type Draw, listPrizes, countRevisions } from '../../domain/draw.ts';
import type { Lottery } from '../../domain/lottery.ts';
import { drawName } from './draw-words.ts';
import { fewFirst } from './prize-order.ts';

/** `address` is absolute and lasting; `text` has the numbers for a chat, and the address last. */
export type Shared = ReturnType<typeof sharedNumbers>;

/** Under every result that leaves the site. */
export const COMPARE_WORDS = 'โปรดตรวจกับประกาศทางการ';

/** One draw, to be shared. */
export function sharedDraw(lottery: Lottery, draw: Draw, origin: string): Shared {
  const revision = countRevisions(draw);
  const address = `${origin}${drawPath(lottery.slug, draw.drawDate)}`;
  const prizes = fewFirst(listPrizes(lottery, draw)).map(({ kind, numbers }) => ({
    name: kind.nameTh,
    numbers: numbers.join(' '),
  }));
  return sharedNumbers({ title: drawName(lottery, draw), address }, prizes, [
    ...missingLines(lottery, draw),
    ...(revision > 1 ? [`แก้ไขแล้ว ฉบับที่ ${revision}`] : []),
    ...(draw.doubt === undefined ? [] : [DOUBTED_WORDS]),
  ]);
}

/** @param notes what has to be known beside the numbers, a line each */
export function sharedNumbers(
  { title, address }: Readonly<Record<'title' | 'address', string>>,
  prizes: readonly Readonly<Record<'name' | 'numbers', string>>[],
  notes: readonly string[] = [],
) {
  const lines = prizes.map(({ name, numbers }) => `${name}: ${numbers}`);
  return { title, address, text: [title, ...lines, ...notes, COMPARE_WORDS, address].join('\n') };
}

/** LINE's own page for sharing an address: it needs neither a script nor a key. */
export function lineLink({ title, address }: Pick<Shared, 'title' | 'address'>): string {
  const query = new URLSearchParams({ url: address, text: title });
  return `https://social-plugins.line.me/lineit/share?${query}`;
}
