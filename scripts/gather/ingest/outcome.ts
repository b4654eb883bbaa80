// What became of each draw that was asked for, as a table and as an exit code.
import { describeDoubt } from '../../../src/domain/doubt-names.ts';
import { describeHeldBack, type HeldBackDraw } from '../../../src/domain/held-back.ts';
import type { Outcome as Told } from '../../../src/intake/fold/outcome.ts';
import { describeFinding, type Finding } from '../../../src/intake/problem.ts';
import { describeWaysOut, wayBack, waysOut } from '../store/held-back-draws.ts';

export type Outcome = {
  readonly lottery: string;
  readonly drawDate: string;
  /**
   * What became of what was said; or, where nothing was: `silent` has not what another source has,
   * a `gap` was announced more than a day ago, `by hand` has no source to ask.
   */
  readonly result:
    | Told['name']
    | 'no draw'
    | 'silent'
    | 'not yet'
    | 'gap'
    | 'by hand'
    /** A source could not be asked. */
    | 'failed';
  /** Who was asked: an id of sources.json. */
  readonly source?: string | undefined;
  readonly detail?: string | undefined;
  /** Warnings about the stored draw. */
  readonly warnings?: readonly string[] | undefined;
  /** The commands by which a person lets a held back draw through. */
  readonly waysOut?: readonly string[] | undefined;
  /** The one by which none of it is stored. */
  readonly wayBack?: string | undefined;
  /** Prizes of it are still to come. */
  readonly isPartial?: true | undefined;
  /** It is stored, and a hold of its day is open all the same. */
  readonly isHeldBack?: true | undefined;
  /** A source failed, and the draw is stored all the same. */
  readonly isStored?: true | undefined;
};

/** Why a reading without doubts is passed over. */
export const RULED_OUT =
  'คนตรวจตัดสินเลขนี้ของแหล่งนี้แล้ว (a ruling found these numbers of this source wrong, or left it out for the day)';

/** What became of a reading, as a line. @param setAside warnings of prizes that were not offered */
export function describeTold(
  told: Told,
  day: Pick<Outcome, 'lottery' | 'drawDate'>,
  setAside: readonly Finding[] = [],
): Outcome {
  const remarks = [...setAside, ...told.warnings];
  const warned = { ...day, ...(remarks.length > 0 && { warnings: remarks.map(describeFinding) }) };
  const { name, heldBack } = told;
  if (name === 'refused') {
    const reasons = [...told.findings.map(describeFinding), ...told.doubts.map(describeDoubt)];
    return { ...warned, result: name, detail: reasons.join('; ') || RULED_OUT };
  }
  if (name === 'disputed' && heldBack) {
    const detail = describeHeldBack(heldBack);
    return { ...warned, result: name, detail, ...listWays(heldBack) };
  }
  const { pending = [] } = told.draw ?? {};
  // What came says nothing of the prizes that are disputed.
  const open = heldBack && { isHeldBack: true as const, ...listWays(heldBack) };
  const details = [
    ...(pending.length > 0 ? [`${pending.join(', ')} pending`] : []),
    ...(heldBack ? [`still held back: ${describeHeldBack(heldBack)}`] : []),
  ];
  const detail = details.length > 0 ? { detail: details.join('; ') } : {};
  const part = pending.length > 0 && { isPartial: true as const };
  return { ...warned, result: name, ...detail, ...part, ...open };
}

/** What became of the answer of a source that was asked. */
export function describeAnswer(
  told: Told,
  day: Pick<Outcome, 'lottery' | 'drawDate'> & { readonly source: string },
  setAside: readonly Finding[] = [],
): Outcome {
  if (!told.isPassed) return { ...describeTold(told, day, setAside), source: day.source };
  // Numbers that a person has found wrong do not count.
  if (told.doubts.length === 0) return { ...day, result: 'not yet' };
  // What is stored stays: the source is at fault, not the draw.
  const detail = `${day.source}: ${told.doubts.map(describeDoubt).join('; ')}`;
  return { ...day, result: 'refused', detail, isStored: true };
}

function listWays(heldBack: HeldBackDraw): Pick<Outcome, 'waysOut' | 'wayBack'> {
  const back = wayBack(heldBack);
  return { waysOut: waysOut(heldBack), ...(back !== undefined && { wayBack: back }) };
}

/** 1 if a person is needed: a draw is held back or refused, or not stored as its source failed. */
export function judgeOutcomes(outcomes: readonly Outcome[]): 0 | 1 {
  const isOpen = ({ result, isStored, isHeldBack }: Outcome) =>
    result === 'disputed' || isHeldBack || (['failed', 'refused'].includes(result) && !isStored);
  return outcomes.some(isOpen) ? 1 : 0;
}

/** One line a lottery and result, its days behind it, its warnings and ways out below. */
export function describeOutcomes(outcomes: readonly Outcome[]): string {
  if (outcomes.length === 0) return 'nothing is due';
  const rows = Map.groupBy(outcomes, ({ lottery, result, detail = '' }) =>
    [lottery, result, detail].join(' '),
  );
  const lines = [...rows.values()].flatMap((row) => {
    const { lottery, result, detail } = row[0] as Outcome;
    const days = [...new Set(row.map(({ drawDate }) => drawDate))].sort();
    const dayList =
      days.length > 3 ? `${days[0]} … ${days.at(-1)} (${days.length})` : days.join(' ');
    return [
      `${lottery.padEnd(28)}${result.padEnd(14)}${dayList}${detail ? `  ${detail}` : ''}`,
      ...row.flatMap(({ drawDate, warnings = [] }) =>
        warnings.map((warning) => `  warning: ${drawDate} ${warning}`),
      ),
      // Those that differ tell of the same hold.
      ...new Set(
        row.flatMap((outcome) =>
          describeWaysOut(outcome.waysOut, outcome.wayBack).map((way) => `  ${way}`),
        ),
      ),
    ];
  });
  return lines.join('\n');
}
