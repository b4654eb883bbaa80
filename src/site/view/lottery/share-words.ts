// What goes out when a visitor shares or copies a draw: its name, its numbers as lines of text and
// its lasting address. Build and browser both write it, the browser from the row of a year's table.
import { drawPath } from '../../../api/contract/page-path.ts';
import { factsOf, standing } from '../../../api/contract/standing.ts';
import { type Draw, listPrizes } from '../../../domain/draw.ts';
import type { Source } from '../../../domain/source.ts';
import type { Lottery } from '../../../domain/lottery.ts';
import { drawName } from './draw-words.ts';
import { fewFirst } from './prize-order.ts';

/**
 * `address` is absolute and lasting; `text` has the numbers for a chat, and the address last;
 * `brief` has those of the first prize and of two digits, to stand beside the address.
 */
export type Shared = ReturnType<typeof sharedNumbers>;

/** Under every result that leaves the site. */
export const COMPARE_WORDS = 'โปรดตรวจกับประกาศทางการ';

/** One draw, to be shared. */
export function sharedDraw(
  lottery: Lottery,
  draw: Draw,
  { origin, sources }: { readonly origin: string; readonly sources: readonly Source[] },
): Shared {
  const address = `${origin}${drawPath(lottery.slug, draw.drawDate)}`;
  const prizes = fewFirst(listPrizes(lottery, draw)).map(({ kind, numbers }) => ({
    name: kind.nameTh,
    numbers: numbers.join(' '),
  }));
  const notes = standing(factsOf(lottery, draw, sources)).map(({ text }) => text);
  return sharedNumbers({ title: drawName(lottery, draw), address }, prizes, notes);
}

/** @param notes what has to be known beside the numbers, a line each */
export function sharedNumbers(
  { title, address }: Readonly<Record<'title' | 'address', string>>,
  prizes: readonly Readonly<Record<'name' | 'numbers', string>>[],
  notes: readonly string[] = [],
) {
  const toLine = ({ name, numbers }: (typeof prizes)[number]) => `${name}: ${numbers}`;
  const isBrief = ({ numbers }: (typeof prizes)[number], index: number) =>
    (index === 0 ? ANY_NUMBERS : TWO_DIGITS).test(numbers);
  const lines = prizes.filter(isBrief).map(toLine);
  const text = [title, ...prizes.map(toLine), ...notes, COMPARE_WORDS, address];
  return {
    title,
    address,
    text: text.join('\n'),
    brief: [title, ...lines, ...notes].join('\n'),
  };
}

/** Numbers of one prize; of a whole day the names of prizes stand between them. */
const ANY_NUMBERS = /^[\d ]+$/;
const TWO_DIGITS = /^\d\d(?: \d\d)*$/;

/** LINE's own page for sharing an address: it needs neither a script nor a key. */
export function lineLink({ brief, address }: Pick<Shared, 'brief' | 'address'>): string {
  const query = new URLSearchParams({ url: address, text: brief });
  return `https://social-plugins.line.me/lineit/share?${query}`;
}
