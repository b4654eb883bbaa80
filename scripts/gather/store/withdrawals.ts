// Withdraws and restores stored draws. Under the lock of the data folder.
import type { Instant } from '../../../src/domain/clock.ts';
import type { Draw } from '../../../src/domain/draw.ts';
import type { DrawDate } from '../../../src/domain/draw-date.ts';
import { isWithdrawn, type Reason, restore, withdraw } from '../../../src/domain/withdrawal.ts';
import { doubtClock } from '../../../src/intake/fold/doubt-clock.ts';
import { foldLine } from '../../../src/intake/fold/fold-line.ts';
import type { JudgeContext } from '../../../src/intake/fold/judges.ts';
import { describeFinding } from '../../../src/intake/problem.ts';
import { Failure } from '../../command/failure.ts';
import { changeDays, readStoredDraws } from './draw-store.ts';

/** First and last day. */
export type Span = { readonly from: DrawDate; readonly to: DrawDate };

export type Act = {
  readonly kind: 'withdraw' | 'restore';
  readonly at: Instant;
  readonly reason: Reason;
};

/** The stored draws of a span, newest first. Throws a `Failure` unless the act changes each. */
export async function drawsToChange(
  folder: string,
  { from, to }: Span,
  { kind }: Pick<Act, 'kind'>,
  context: JudgeContext,
): Promise<Draw[]> {
  const { slug } = context.lottery;
  const stored = await readStoredDraws(folder, context.lottery, context);
  const [doubt] = doubtClock(stored, context);
  if (doubt !== undefined) throw new Failure(describeFinding(doubt));
  const chosen = stored.filter(({ drawDate }) => from <= drawDate && drawDate <= to);
  const span = from === to ? from : `${from}..${to}`;
  if (chosen.length === 0) throw new Failure(`no draw of ${slug} is stored for ${span}`);
  const odd = chosen.filter((draw) => isWithdrawn(draw) === (kind === 'withdraw'));
  if (odd.length === 0) return chosen;
  const days = odd.map(({ drawDate }) => drawDate);
  const more = days.length > 3 ? ` and ${days.length - 3} more` : '';
  const dayList = `${days.slice(0, 3).join(', ')}${more}`;
  const state = kind === 'withdraw' ? 'withdrawn already' : 'not withdrawn';
  throw new Failure(`${slug} ${dayList}: ${state}; nothing was written`);
}

/** Writes the act for draws of `drawsToChange`. Nothing of a withdrawn day waits for a person. */
export function storeAct(
  folder: string,
  chosen: readonly Draw[],
  { kind, at, reason }: Act,
  context: JudgeContext,
): Promise<void> {
  const { lottery } = context;
  const shown = new Map(chosen.map((draw) => [draw.drawDate, JSON.stringify(draw)]));
  return changeDays(folder, context, shown.keys(), (days) => {
    const odd = days.find((day) => {
      const before = shown.get(day.drawDate);
      return before !== undefined && before !== JSON.stringify(foldLine(day, context).draw);
    });
    // Somebody else wrote while the person was asked.
    if (odd !== undefined)
      throw new Failure(`${lottery.slug} ${odd.drawDate} has changed; try again`);
    const change = kind === 'withdraw' ? withdraw : restore;
    const changed = days.map((day) =>
      shown.has(day.drawDate) ? change(day, { at, reason }) : day,
    );
    return [changed, undefined];
  });
}
