// The check against a second one, written from the words of the spec and the design, family by
// family, that knows nothing of places: every short number, and tickets around every number drawn.
import { beforeAll, describe, expect, test } from 'vitest';
import { lotteryDraws, readRealArchive } from '../../tests/support/real-archive.ts';
import { checkNumber } from './check.ts';
import { everyNumber } from './digits.ts';
import type { Draw, LotteryDraws } from './draw.ts';

type Compared = readonly (readonly [prize: string, digits: string])[];

/** What a number is compared with, prize by prize, as the rules say it. */
const RULES: Record<string, (number: string) => Compared> = {
  'thai-government': (number) => {
    if (number.length === 2) return [['last-two-digit', number]];
    const threes: Compared = [
      ['front-three-digit', number.slice(0, 3)],
      ['last-three-digit', number.slice(-3)],
    ];
    if (number.length === 3) return threes;
    const whole = ['first', 'adjacent-first', 'second', 'third', 'fourth', 'fifth'];
    return [
      ...whole.map((prize) => [`${prize}-prize`, number] as const),
      ...threes,
      ['last-two-digit', number.slice(4)],
    ];
  },
  'lao-lottery': (number) => {
    if (number.length === 2) return [...tails(number).slice(2), ['bottom-two-digit', number]];
    if (number.length === 3) return tails(number).slice(1, 2);
    const middle = number.slice(-4, -2);
    const six: Compared = number.length === 6 ? [['six-digit', number]] : [];
    return [...six, ...tails(number), ['bottom-two-digit', middle]];
  },
  'hanoi-normal': (number) => {
    if (number.length === 2) return [...tails(number).slice(2), ['bottom-two-digit', number]];
    return number.length === 3 ? tails(number).slice(1, 2) : [...five(number), ...tails(number)];
  },
  'hanoi-vip': (number) => fiveDrawn(number),
  'lao-tv': (number) => fiveDrawn(number, [-5, -3]),
  'lao-vip': (number) => fiveDrawn(number, [-4, -2]),
};

function tails(number: string): Compared {
  return [
    ['four-digit', number.slice(-4)],
    ['top-three-digit', number.slice(-3)],
    ['top-two-digit', number.slice(-2)],
  ];
}

/** The last five of a ticket that has as many. */
function five(number: string): Compared {
  return number.length >= 5 ? [['five-digit', number.slice(-5)]] : [];
}

/** Five digits, and the bottom pair from there in them; without a pair it is another prize's. */
function fiveDrawn(number: string, pair?: readonly [number, number]): Compared {
  if (number.length === 2) return [...tails(number).slice(2), ['bottom-two-digit', number]];
  if (number.length === 3) return tails(number).slice(1, 2);
  const bottom: Compared = pair ? [['bottom-two-digit', number.slice(...pair)]] : [];
  return [...five(number), ...tails(number).slice(1), ...bottom];
}

/** Baht, as the government pays since 2017; no other lottery has an official payout. */
const BAHT: Record<string, number> = {
  'first-prize': 6_000_000,
  'adjacent-first-prize': 100_000,
  'second-prize': 200_000,
  'third-prize': 80_000,
  'fourth-prize': 40_000,
  'fifth-prize': 20_000,
  'front-three-digit': 4_000,
  'last-three-digit': 4_000,
  'last-two-digit': 2_000,
};

/** Prizes drawn apart from the ticket, and those longer than a short one, by its length. */
const APART: Record<string, (length: number) => string | undefined> = {
  'hanoi-normal': (length) => (length === 4 ? 'five-digit,bottom-two-digit' : 'bottom-two-digit'),
  'hanoi-vip': () => 'bottom-two-digit',
  'lao-lottery': (length) => (length === 4 ? 'six-digit' : undefined),
};

/** `prize winning-number` of each hit, the baht they pay, the prizes left open, those apart. */
function naively(slug: string, draw: Draw, number: string): string {
  const compared = RULES[slug]?.(number) ?? [];
  const hits: string[] = [];
  for (const [prize, digits] of compared) {
    for (const drawn of draw.prizes[prize] ?? []) {
      if (drawn === digits) hits.push(`${prize} ${drawn}`);
    }
  }
  const baht = hits.map((hit) => BAHT[hit.split(' ')[0] ?? ''] ?? 0);
  const open = compared.map(([prize]) => prize).filter((prize) => draw.lacks?.includes(prize));
  const apart = number.length > 3 ? APART[slug]?.(number.length) : undefined;
  return [hits, baht.reduce((sum, one) => sum + one, 0), open, apart].join(' | ');
}

function checked({ lottery }: LotteryDraws, draw: Draw, number: string): string {
  const { matches, totalAmount, unavailable, notCompared } = checkNumber(lottery, draw, number);
  const hits = matches.map(({ kind, winningNumber }) => `${kind.slug} ${winningNumber}`);
  const [open, apart] = [unavailable, notCompared].map((of) => of.map(({ slug }) => slug));
  return [hits, totalAmount, open, apart].join(' | ');
}

/** Every number drawn, one up and one down, padded on either side to each ticket length. */
function ticketsAround(draw: Draw, lengths: readonly number[]): string[] {
  const tickets = new Set<string>();
  for (const drawn of Object.values(draw.prizes).flat()) {
    for (const step of [-1, 0, 1]) {
      const size = 10 ** drawn.length;
      const near = String((Number(drawn) + step + size) % size).padStart(drawn.length, '0');
      for (const length of lengths) {
        tickets.add(near.padStart(length, '9').slice(-length));
        tickets.add(near.padEnd(length, '0').slice(0, length));
      }
    }
  }
  return [...tickets];
}

const CASES = [
  { slug: 'thai-government', lengths: [6] },
  { slug: 'lao-lottery', lengths: [6, 4] },
  { slug: 'hanoi-normal', lengths: [6, 5, 4] },
  { slug: 'hanoi-vip', lengths: [6, 5] },
  { slug: 'lao-tv', lengths: [6, 5] },
  { slug: 'lao-vip', lengths: [6, 5] },
];

describe.each(CASES)('the latest draws of $slug', ({ slug, lengths }) => {
  let stored: LotteryDraws;
  beforeAll(async () => {
    stored = lotteryDraws((await readRealArchive()).archive, slug);
  });

  test.each([2, 3, ...lengths.filter((length) => length < 6)])(
    'every number of %i digits wins what the rules say',
    (digits) => {
      const [draw] = stored.draws;
      if (draw === undefined) throw new Error(`${slug} has no draw`);
      const wrong = everyNumber(digits).filter(
        (number) => checked(stored, draw, number) !== naively(slug, draw, number),
      );
      expect(wrong).toEqual([]);
    },
  );

  test('tickets around every number of the newest 20 draws win what the rules say', () => {
    const wrong = stored.draws.slice(0, 20).flatMap((draw) =>
      ticketsAround(draw, lengths)
        .map((ticket) => [checked(stored, draw, ticket), naively(slug, draw, ticket), ticket])
        .filter(([got, expected]) => got !== expected),
    );
    expect(wrong).toEqual([]);
  });
});
