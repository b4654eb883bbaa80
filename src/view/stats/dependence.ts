// The tests of dependence as a page tells them: which draws or prizes, what was counted, what came out.
import { type StatisticalTest, isInconsistent } from '../../domain/statistics/lottery-tests.ts';
import { countText, pValueText, roughText } from '../figure-text.ts';

export type DependenceRow = {
  readonly prizes: string;
  readonly asks: string;
  readonly found: string;
  readonly expected: string;
  readonly pValue: string;
  readonly adjusted: string;
  readonly inconsistent: boolean;
};

const ASKS = {
  'same-number': ['ออกเลขเดิมซ้ำงวดก่อน', 'ออกเลขเดียวกัน'],
  'same-digit': ['เลขโดดเดิมในหลักเดิม', 'เลขโดดเดียวกันในหลักเดียวกัน'],
  'digit-pairs': ['คู่เลขโดดของสองงวด (χ²)', 'คู่เลขโดดของสองรางวัล (χ²)'],
} as const;

/** The tests of dependence: of each prize's consecutive draws, and between prizes of one draw. */
export function dependenceTests(tests: readonly StatisticalTest[]): {
  readonly draws: readonly StatisticalTest[];
  readonly prizes: readonly StatisticalTest[];
} {
  const dependence = tests.filter(({ asks }) => asks in ASKS);
  return {
    draws: dependence.filter(({ prizes }) => prizes.length === 1),
    prizes: dependence.filter(({ prizes }) => prizes.length === 2),
  };
}

/** What two prizes of different lengths have the same is the end of the longer. */
const SAME_END = 'ลงท้ายด้วยเลขเดียวกัน';

function askedText(asks: keyof typeof ASKS, [one, other]: StatisticalTest['prizes']): string {
  const [ofDraws, ofPrizes] = ASKS[asks];
  if (other === undefined) return ofDraws;
  return asks === 'same-number' && one?.digits !== other.digits ? SAME_END : ofPrizes;
}

/** A row for each test that could be made. By chance χ² is as large as its degrees of freedom, on the average. */
export function dependenceRows(tests: readonly StatisticalTest[]): DependenceRow[] {
  return tests.flatMap((test) => {
    const { asks, prizes, result, adjusted } = test;
    if (!result.enough || !(asks in ASKS)) return [];
    const [found, expected] =
      'count' in result
        ? [countText(result.count), roughText(result.expected)]
        : [result.statistic.toFixed(1), countText(result.degrees)];
    return [
      {
        prizes: prizes.map(({ nameTh }) => nameTh).join(' กับ '),
        asks: askedText(asks as keyof typeof ASKS, prizes),
        found,
        expected,
        pValue: pValueText(result.pValue),
        adjusted: pValueText(adjusted),
        inconsistent: isInconsistent(test),
      },
    ];
  });
}
