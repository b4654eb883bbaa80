// What became of each draw that was asked for, as a table and as an exit code.
import { describeDoubt } from '../../../src/domain/doubt-names.ts';
import { describeHeldBack, type HeldBackDraw } from '../../../src/domain/held-back.ts';
import type { ReadingAdmission } from '../../../src/intake/admit-day.ts';
import { describeFinding, type Finding } from '../../../src/intake/problem.ts';
import { describeWaysOut, wayBack, waysOut } from '../store/held-back-draws.ts';

export type Outcome = {
  readonly lottery: string;
  readonly drawDate: string;
  /** `by hand`: the lottery has no upstream; a person has to enter the draw. */
  readonly result:
    | 'came'
    | 'completed'
    | 'confirmed'
    /** Doubtful: it waits for a person. */
    | 'held back'
    | 'no draw'
    /** Another source has had this draw for a while, and this one has not. */
    | 'silent'
    | 'stored before'
    | 'partial'
    | 'not yet'
    /** Announced more than a day ago, and no source has it. */
    | 'gap'
    | 'by hand'
    /** A person rules that none of its sources is right. */
    | 'left out'
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
  /** It is stored, and a hold of its day is open all the same. */
  readonly isHeldBack?: true | undefined;
  /** A source failed, and the draw is stored all the same. */
  readonly isStored?: true | undefined;
};

/** Why a reading without doubts is passed over. */
export const RULED_OUT =
  'คนตรวจตัดแหล่งนี้ออกของวันนั้นแล้ว (a ruling leaves this source out for the day: data/rulings.json)';

/** The outcome of an admission. @param setAside warnings of prizes that were not offered */
export function describeAdmission(
  admission: ReadingAdmission,
  day: Pick<Outcome, 'lottery' | 'drawDate'>,
  setAside: readonly Finding[] = [],
): Outcome {
  const remarks = [...setAside, ...('warnings' in admission ? admission.warnings : [])];
  const warned = { ...day, ...(remarks.length > 0 && { warnings: remarks.map(describeFinding) }) };
  switch (admission.outcome) {
    case 'refused': {
      const detail = admission.findings.map(describeFinding).join('; ');
      return { ...warned, result: 'failed', detail };
    }
    case 'held back': {
      const { outcome: result, heldBack } = admission;
      const detail = describeHeldBack(heldBack);
      return { ...warned, result, detail, ...listWays(heldBack) };
    }
    case 'passed over': {
      const doubts = admission.doubts.map(describeDoubt).join('; ');
      const detail = doubts || RULED_OUT;
      return { ...warned, result: 'failed', detail };
    }
  }
  const { pending = [] } = admission.draw;
  const { heldBack } = admission;
  // What came says nothing of the prizes that are disputed.
  const open = heldBack && { isHeldBack: true as const, ...listWays(heldBack) };
  const details = [
    ...(pending.length > 0 ? [`${pending.join(', ')} pending`] : []),
    ...(heldBack ? [`still held back: ${describeHeldBack(heldBack)}`] : []),
  ];
  const detail = details.length > 0 ? { detail: details.join('; ') } : {};
  const result = pending.length > 0 ? 'partial' : RESULTS[admission.outcome];
  return { ...warned, result, ...detail, ...open };
}

function listWays(heldBack: HeldBackDraw): Pick<Outcome, 'waysOut' | 'wayBack'> {
  const back = wayBack(heldBack);
  return { waysOut: waysOut(heldBack), ...(back !== undefined && { wayBack: back }) };
}

const RESULTS = {
  added: 'came',
  completed: 'completed',
  corrected: 'completed',
  confirmed: 'confirmed',
  unchanged: 'stored before',
} as const;

/** 1 if a person is needed: a draw is held back or refused, or not stored as its source failed. */
export function judgeOutcomes(outcomes: readonly Outcome[]): 0 | 1 {
  const isOpen = ({ result, isStored, isHeldBack }: Outcome) =>
    result === 'held back' || isHeldBack || (result === 'failed' && !isStored);
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
