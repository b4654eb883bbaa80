// A draw as the files of draws have it, read back for a check on a device: each prize says how many
// digits it has, where it stands in a ticket and what it pays.
import type { CheckableDraw } from './check-body.ts';
import type { State } from '../contract/standing.ts';
import { parseDrawDate } from '../../domain/draw-date.ts';
import type { PrizeKind } from '../../domain/lottery.ts';

type NamedPrize = { readonly slug: string; readonly name: string; readonly place: string | null };

/** A prize without numbers. */
type MissingPrize = NamedPrize & {
  readonly digits: number;
  /** Files of an older build do not say it. */
  readonly amount?: string;
};

/** The fields of such a draw that decide a number. */
export type PlacedDraw = {
  readonly drawDate: string;
  readonly prizes: readonly (NamedPrize & {
    readonly amount: string;
    readonly numbers: readonly string[];
  })[];
  readonly pendingPrizes?: readonly MissingPrize[] | undefined;
  readonly unavailablePrizes?: readonly MissingPrize[] | undefined;
  readonly doubt?: string | undefined;
  readonly corrections?: CheckableDraw['draw']['corrections'];
  /** Files of an older build lack it. */
  readonly standing?: readonly State[] | undefined;
};

/** The numbers of a draw, and the prizes it has. */
export function readPlacedDraw(body: PlacedDraw): {
  readonly draw: CheckableDraw['draw'];
  readonly kinds: readonly PrizeKind[];
} {
  const { prizes, pendingPrizes = [], unavailablePrizes = [] } = body;
  const { doubt, corrections, standing } = body;
  const drawn = prizes.map(({ slug, name, numbers, amount, place }) => {
    const digits = numbers[0]?.length ?? 0;
    return { slug, nameTh: name, digits, picks: numbers.length, amount, place };
  });
  const missing = [...pendingPrizes, ...unavailablePrizes].map((prize) => {
    const { slug, name, digits, amount = '0.00', place } = prize;
    return { slug, nameTh: name, digits, picks: 0, amount, place };
  });
  return {
    draw: {
      drawDate: parseDrawDate(body.drawDate),
      prizes: Object.fromEntries(prizes.map(({ slug, numbers }) => [slug, numbers])),
      pending: pendingPrizes.map(({ slug }) => slug),
      doubt,
      corrections,
      standing,
    },
    // Longer prizes stand first in the registry; the files have those without numbers apart.
    kinds: [...drawn, ...missing].sort((left, right) => right.digits - left.digits),
  };
}
