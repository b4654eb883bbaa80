// N3 is another game of the Government Lottery Office: its sheet stands below that of the lottery.
import type { ReadLine } from './lines.ts';

const NAMED = /(?<![\p{L}\d])n ?3(?![\p{L}\d])|ตัวเลขสามหลัก/iu;
/** Its prizes, one a line below its name; elsewhere these words are those of other lotteries. */
const PRIZE = /^ ?(?:รางวัล)? ?(?:สามตรง|สามสลับหลัก|สองตรง|พิเศษ)/u;

/** The lines that name N3, and those of its prizes below. */
export function linesOfN3(lines: readonly ReadLine[]): ReadonlySet<ReadLine> {
  const found = new Set<ReadLine>();
  let isBelow = false;
  for (const line of lines) {
    const { plain } = line;
    if (plain.trim() === '') continue;
    isBelow = NAMED.test(plain) || (isBelow && PRIZE.test(plain));
    if (isBelow) found.add(line);
  }
  return found;
}
