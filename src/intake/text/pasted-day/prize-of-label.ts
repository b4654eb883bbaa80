// What a label means for a lottery: a prize, or only a part of one.
import type { DrawDate } from '../../../domain/draw-date.ts';
import { eraOn, type Lottery, type PrizeKind } from '../../../domain/lottery.ts';
import { TICKET } from '../../../domain/ticket.ts';
import { REASONS } from './reasons.ts';
import type { Label } from './tokens.ts';

export type Part = { readonly label: Label; readonly numbers: readonly string[] };

export type Statement = {
  /** The prize; absent where the number is only the end of the drawn one. */
  readonly slug?: string | undefined;
  readonly numbers: readonly string[];
  /** The number counts only where a longer or shorter number of the draw shares its end. */
  readonly wantsProof?: true | undefined;
};

/** The statement, or `undefined` where the label cannot mean these numbers. */
export function stateNumbers(part: Part, lottery: Lottery, date: DrawDate): Statement | undefined {
  const { numbers } = part;
  const kinds = eraOn(lottery, date)?.prizes ?? [];
  const meant = findMeaning(part, lottery, kinds);
  if (meant === undefined) return undefined;
  const { slug, digits, end, wantsProof } = meant;
  if (end !== undefined) {
    const [number = '', second] = numbers;
    const isWhole = second === undefined && number.length === countWholeDigits(kinds);
    return isWhole ? { slug, numbers: [number.slice(-end)] } : undefined;
  }
  const kind = kinds.find((kind) => kind.slug === slug);
  if (slug !== undefined && kind === undefined) return undefined;
  const fits =
    numbers.length === (kind?.picks ?? 1) &&
    numbers.every((number) => number.length === (kind?.digits ?? digits));
  return fits ? { slug, numbers, wantsProof: wantsProof || undefined } : undefined;
}

function findMeaning({ label, numbers }: Part, lottery: Lottery, kinds: readonly PrizeKind[]) {
  return lottery.drawn === 'each-prize' && kinds.some(({ slug }) => slug === 'first-prize')
    ? ofPrizes(label, numbers)
    : ofOneNumber(label, numbers[0]?.length ?? 0, kinds, lottery.group);
}

/** Why parts do not fit, where a prize has more or fewer numbers than it draws. */
export function wrongCount(parts: readonly Part[], lottery: Lottery, date: DrawDate) {
  const kinds = eraOn(lottery, date)?.prizes ?? [];
  for (const { label, numbers } of parts) {
    const slug = findMeaning({ label, numbers }, lottery, kinds)?.slug;
    const kind = kinds.find((kind) => kind.slug === slug);
    if (kind && numbers.length > 0 && numbers.length !== kind.picks)
      return REASONS.picks(kind.nameTh, kind.picks, numbers.length);
  }
  return undefined;
}

/** How many numbers the prize of a label has, so that a list may go on over lines. */
export function countPicks(label: Label, lottery: Lottery, date: DrawDate): number {
  const slug = ofPrizes(label, [])?.slug;
  return eraOn(lottery, date)?.prizes.find((kind) => kind.slug === slug)?.picks ?? 1;
}

type Meaning = {
  readonly slug?: string | undefined;
  /** The prize is so many last digits of a whole number. */
  readonly end?: number;
  readonly digits?: number;
  readonly wantsProof?: boolean;
};

/** By kind of label and digits; a kind alone stands for any number of digits. */
const GOVERNMENT_PRIZES: Readonly<Record<string, string>> = {
  rank1: 'first-prize',
  rank2: 'second-prize',
  rank3: 'third-prize',
  rank4: 'fourth-prize',
  rank5: 'fifth-prize',
  adjacent: 'adjacent-first-prize',
  front3: 'front-three-digit',
  tail3: 'last-three-digit',
  tail2: 'last-two-digit',
  bottom3: 'last-three-digit',
  bottom: 'last-two-digit',
};

/** The government lottery: each prize is drawn by itself. */
function ofPrizes({ kind, digits = 0 }: Label, numbers: readonly string[]): Meaning | undefined {
  // The end of the first prize, which the text has to have as well.
  if (kind === 'top') return { digits: digits || (numbers[0]?.length ?? 0), wantsProof: true };
  const slug = GOVERNMENT_PRIZES[`${kind}${digits}`] ?? GOVERNMENT_PRIZES[kind];
  return slug === undefined ? undefined : { slug };
}

/** Every other lottery: the top prizes are the end of one number. */
function ofOneNumber(
  { kind, digits }: Label,
  length: number,
  kinds: readonly PrizeKind[],
  group: string,
): Meaning | undefined {
  const whole = countWholeDigits(kinds);
  const tail = (count: number): Meaning => {
    const slug = kinds.find(
      ({ place, digits: many }) =>
        many === count && (place === TICKET.slice(-count) || count > TICKET.length),
    )?.slug;
    return slug === undefined ? { digits: count, wantsProof: true } : { slug };
  };
  switch (kind) {
    case 'bottom':
      return (digits ?? 2) === 2 ? { slug: 'bottom-two-digit' } : undefined;
    case 'top':
      // บน alone is three digits, or the whole number; two could be a tip.
      if (digits === undefined) return length === 3 || length === whole ? tail(length) : undefined;
      return tail(digits);
    case 'whole':
      // The end of a longer number, or of another prize: the text has to have the longer one.
      if (digits === 2) return { digits: 2, wantsProof: true };
      if (digits === undefined) return length === 4 || length === whole ? tail(length) : undefined;
      return digits <= whole ? tail(digits) : undefined;
    case 'tail':
      // In a list of Hanoi's prizes the last two may be those of another one.
      return digits === 2 ? { digits: 2, wantsProof: true } : tail(digits ?? 0);
    case 'special':
      // In Hanoi รางวัลพิเศษ is the whole number; elsewhere it may be another lottery.
      return group === 'hanoi' ? { ...tail(whole), wantsProof: true } : undefined;
    case 'rank':
      // หวยออมสิน: the two digits below are the end of the second prize, which has seven digits.
      if (digits === 2 && whole > TICKET.length) return { slug: 'bottom-two-digit', end: 2 };
      // Thai sites call the whole number the first prize; in Hanoi another prize has that name.
      return digits === 1 ? { ...tail(whole), wantsProof: group === 'hanoi' } : undefined;
    default:
      return undefined;
  }
}

/** How many digits the drawn number has. */
export function countWholeDigits(kinds: readonly PrizeKind[]): number {
  return Math.max(...kinds.map(({ digits }) => digits));
}
