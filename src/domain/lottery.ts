// A lottery: its name, when it draws, and what it pays in each era.
import type { DrawDate } from './draw-date.ts';

/** The prizes a lottery pays from a date on; `from: null` reaches back to its beginning. */
export type Era = { readonly from: DrawDate | null; readonly prizes: readonly PrizeKind[] };

/** The groups that lotteries are listed in; each has a file of its newest draws. */
export const GROUPS = ['thai', 'lao', 'hanoi'] as const;

/** Words in addresses that mean several lotteries; no lottery may have one of them as its slug. */
export const RESERVED_SLUGS: readonly string[] = ['all', 'latest', 'index', ...GROUPS];

export type Lottery = {
  readonly slug: string;
  readonly nameTh: string;
  /** Our translation or transliteration: only the government lottery has an official one. */
  readonly nameEn?: string | undefined;
  /** What people also call it, where other spellings of its names do not cover it. */
  readonly aliases?: readonly string[] | undefined;
  /** The heading of its list, in Thai: its country. */
  readonly groupTh: string;
  /** The same as an identifier, of `GROUPS`. */
  readonly group: string;
  readonly schedule: Schedule;
  readonly timeZone: string;
  /** Fixed: no zone of these lotteries has daylight saving time. */
  readonly utcOffset: string;
  /** Who announces the results, in Thai. */
  readonly originTh: string;
  /** Whether the placed prizes are parts of one drawn number, or each prize is drawn by itself. */
  readonly drawn: 'one-number' | 'each-prize';
  /** Oldest first. */
  readonly eras: readonly Era[];
};

/** The era a draw of that date belongs to; `undefined` before the first one. */
export function eraOn(lottery: Pick<Lottery, 'eras'>, drawDate: DrawDate): Era | undefined {
  return lottery.eras.findLast((era) => era.from === null || era.from <= drawDate);
}

/** The prizes of the newest era, in registry order; in `LotteryDraws` it is the era in force. */
export function newestEraPrizes(lottery: Lottery): readonly PrizeKind[] {
  return lottery.eras.at(-1)?.prizes ?? [];
}

/** The newest name of a prize; a slug that no era has, as it is. */
export function findPrizeName({ eras }: Pick<Lottery, 'eras'>, slug: string): string {
  const kinds = eras.flatMap(({ prizes }) => prizes);
  return kinds.findLast((kind) => kind.slug === slug)?.nameTh ?? slug;
}

/** A prize as the registry defines it for one era. */
export type PrizeKind = {
  readonly slug: string;
  readonly nameTh: string;
  readonly digits: number;
  /** How many numbers one draw has. */
  readonly picks: number;
  /** Baht with two decimals, as text; `'0.00'` where there is no fixed official payout. */
  readonly amount: string;
  /** Which digits of a ticket ABCDEF it is compared with; `null`: it is not part of the ticket. */
  readonly place: string | null;
};

/** A prize kind together with the numbers one draw had for it. */
export type Prize = { readonly kind: PrizeKind; readonly numbers: readonly string[] };

/** An amount in satang, so that adding stays exact. `satang('2000.00') //=> 200000` */
export function satang(amount: string): number {
  return Number(amount.replace('.', ''));
}

/** As Thai readers call them, without วัน; in the order of the week. */
export const WEEK_DAYS_TH = {
  monday: 'จันทร์',
  tuesday: 'อังคาร',
  wednesday: 'พุธ',
  thursday: 'พฤหัสบดี',
  friday: 'ศุกร์',
  saturday: 'เสาร์',
  sunday: 'อาทิตย์',
} as const;

export type WeekDay = keyof typeof WEEK_DAYS_TH;

export const WEEK_DAYS = /* @__PURE__ */ Object.keys(WEEK_DAYS_TH) as readonly WeekDay[];

export type Schedule = {
  /** `HH:MM`, in the zone of the lottery. */
  readonly time: string;
  /** Where results come out over some hours: the last of them, as `time` is the first. */
  readonly until?: string | undefined;
} & (
  | { readonly every: 'day' }
  | { readonly every: 'week'; readonly on: readonly WeekDay[] }
  | { readonly every: 'month'; readonly on: readonly number[] }
);
