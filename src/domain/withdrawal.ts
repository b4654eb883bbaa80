// A published draw found to be wrong: it stays stored, and is not a result until restored.
import type { Instant } from './clock.ts';
import type { DrawDate } from './draw-date.ts';

/** Why, in both languages that callers read. */
export type Reason = { readonly th: string; readonly en: string };

/** When a draw was withdrawn or restored, and why. */
type Act = { readonly at: Instant; readonly reason: Reason };

export type Withdrawal = Act & { readonly restored?: Act | undefined };

/** Draws of one lottery that were withdrawn, or restored, by one act. */
export type WithdrawalBatch = Act & {
  readonly change: 'withdrawn' | 'restored';
  /** How often the newest of them had been withdrawn by then. */
  readonly time: number;
  /** Newest first. */
  readonly drawDates: readonly [DrawDate, ...DrawDate[]];
};

/** What of a draw matters here. */
type Withdrawable = {
  readonly drawDate: DrawDate;
  readonly withdrawals?: readonly Withdrawal[] | undefined;
};

/** Whether a draw is not a result at present. */
export function isWithdrawn({ withdrawals }: Pick<Withdrawable, 'withdrawals'>): boolean {
  const last = withdrawals?.at(-1);
  return last !== undefined && last.restored === undefined;
}

/** Every act of withdrawing and restoring, once for all draws it took. @param draws newest first */
export function withdrawalBatches(draws: readonly Withdrawable[]): WithdrawalBatch[] {
  const batches = new Map<string, WithdrawalBatch>();
  for (const { drawDate, withdrawals = [] } of draws) {
    withdrawals.forEach((withdrawal, index) => {
      const { restored } = withdrawal;
      const acts = [
        { change: 'withdrawn' as const, ...withdrawal },
        ...(restored ? [{ change: 'restored' as const, ...restored }] : []),
      ];
      for (const { change, at, reason } of acts) {
        const key = JSON.stringify([change, at, reason.th, reason.en]);
        const batch = batches.get(key);
        if (batch === undefined) {
          batches.set(key, { change, at, reason, time: index + 1, drawDates: [drawDate] });
        } else {
          batches.set(key, { ...batch, drawDates: [...batch.drawDates, drawDate] });
        }
      }
    });
  }
  return [...batches.values()];
}

/** The days withdrawn at present, with the act that took them. @param withdrawn newest first */
export function withdrawnBatches(withdrawn: readonly Withdrawable[] = []): WithdrawalBatch[] {
  const last = withdrawn.map((draw) => ({ ...draw, withdrawals: draw.withdrawals?.slice(-1) }));
  return withdrawalBatches(last);
}

/** The draw, marked as not a result. */
export function withdraw<Draw extends Withdrawable>(draw: Draw, withdrawal: Act): Draw {
  return { ...draw, withdrawals: [...(draw.withdrawals ?? []), withdrawal] };
}

/** The withdrawn draw, marked as a result again. */
export function restore<Draw extends Withdrawable>(draw: Draw, restored: Act): Draw {
  const withdrawals = draw.withdrawals?.map((withdrawal, index, { length }) =>
    index === length - 1 ? { ...withdrawal, restored } : withdrawal,
  );
  return { ...draw, withdrawals };
}
