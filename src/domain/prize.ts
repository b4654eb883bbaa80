// What a lottery can pay (a prize kind) and what one draw did pay (a prize).

/** A prize as the registry defines it for one era. */
export type PrizeKind = {
  readonly slug: string;
  readonly nameTh: string;
  /** How many digits each of its numbers has. */
  readonly digits: number;
  /** How many numbers one draw has. */
  readonly picks: number;
  /** Baht with two decimals, as text; `'0.00'` where there is no fixed official payout. */
  readonly amount: string;
  /** Which digits of a ticket ABCDEF it is compared with; `null` where it is no part of the ticket. */
  readonly place: string | null;
};

/** A prize kind together with the numbers one draw had for it. */
export type Prize = { readonly kind: PrizeKind; readonly numbers: readonly string[] };

/** An amount in satang, so that adding stays exact. `satang('2000.00') //=> 200000` */
export function satang(amount: string): number {
  return Number(amount.replace('.', ''));
}
