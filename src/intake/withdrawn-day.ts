// A day whose draw was withdrawn takes no numbers: only a person restores it.
import type { Draw } from '../domain/draw.ts';
import { isWithdrawn } from '../domain/withdrawal.ts';
import type { Finding } from './problem.ts';

/** Why nothing is stored for that day; none where its draw is not withdrawn. */
export function findWithdrawn(draws: readonly Draw[], { drawDate }: Draw, slug: string): Finding[] {
  const stored = draws.find((draw) => draw.drawDate === drawDate);
  const reason = stored && isWithdrawn(stored) ? stored.withdrawals?.at(-1)?.reason : undefined;
  if (reason === undefined) return [];
  const expectation = `this draw was withdrawn: ${reason.en}. To make it a result again: npx tsx scripts/withdraw.ts --restore ${slug}/${drawDate}`;
  return [{ path: 'drawDate', value: drawDate, expectation }];
}
