// The prizes below the tear line of a ticket picture: a name, an amount and numbers each.
import { BOLD, digits, textSvg, widthOf } from './svg-text.ts';
import { INK, SIDE, SOFT, WIDE } from './ticket.ts';

type TicketPrize = {
  readonly name: string;
  readonly amount: string | undefined;
  /** None where no source has them. */
  readonly numbers: string;
};

/** Each column as wide as its longest line, the same room between them. */
export function columnsSvg(prizes: readonly TicketPrize[]): string[] {
  const widths = prizes.map(({ name, numbers }) =>
    Math.max(widthOf(name, 25), widthOf(numbers, 46)),
  );
  const free = WIDE.width - 2 * SIDE - widths.reduce((sum, width) => sum + width, 0);
  const gap = Math.min(160, free / Math.max(1, prizes.length - 1));
  let x = SIDE;
  return prizes.flatMap((prize, index) => {
    const lines = prizeLines(prize, { x, y: 441 }, [25, 46]);
    x += (widths[index] ?? 0) + gap;
    return lines;
  });
}

/** In two columns. */
export function gridSvg(prizes: readonly TicketPrize[]): string[] {
  return prizes.flatMap((prize, index) => {
    const place = { x: index % 2 === 0 ? SIDE : 640, y: 585 + Math.floor(index / 2) * 178 };
    return prizeLines(prize, place, [30, 60]);
  });
}

function prizeLines(
  { name, amount = '', numbers }: TicketPrize,
  { x, y }: Readonly<Record<'x' | 'y', number>>,
  [small, large]: readonly [number, number],
): string[] {
  const below = y + small * (amount === '' ? 0.4 : 1.35);
  const absent = { x, y: below + large, size: small * 1.15, text: 'ไม่มีข้อมูล' };
  return [
    textSvg({ x, y, size: small, text: name }, `fill="${INK}" ${BOLD}`),
    textSvg({ x, y: below, size: small, text: amount }, `fill="${SOFT}"`),
    numbers === ''
      ? textSvg(absent, `fill="${SOFT}"`)
      : textSvg(
          { x, y: below + large * 1.15, size: large, text: numbers },
          `fill="${INK}" ${digits(large)}`,
        ),
  ];
}
