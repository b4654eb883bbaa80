// What tests say on every statistics page: a verdict, and a row for each test of dependence.
import type { Verdict } from '../../domain/statistics/holm.ts';
import { judgeTest, type StatisticalTest } from '../../domain/statistics/lottery-tests.ts';
import { countText, pValueText, roughText } from '../figure-text.ts';

/** Above every figure. */
export const PAST_ONLY = 'สถิติเล่าเรื่องที่ออกไปแล้ว บอกงวดหน้าไม่ได้';

/** Of simulated fair lotteries those called inconsistent, in percent: docs/statistics.md. */
export const FALSE_ALARMS = { lotteries: 35_000, sizes: 5, from: 3.33, to: 4.28 } as const;

const WORST_FIRST: readonly Verdict[] = ['inconsistent', 'one-of-many', 'consistent'];

/** The worst verdict of several tests; `undefined` where none could be made. */
export function worstVerdict(tests: readonly StatisticalTest[]): Verdict | undefined {
  const verdicts = tests.map(judgeTest);
  return WORST_FIRST.find((verdict) => verdicts.includes(verdict));
}

/** @param read how many tests are read together */
export function verdictText(verdict: Verdict | undefined, read: number): string {
  if (verdict === undefined) return 'ยังทดสอบไม่ได้ ข้อมูลน้อยเกินไป';
  return {
    consistent: 'สอดคล้องกับความบังเอิญ',
    'one-of-many': `ต่างจากที่คาดบ้าง แต่ไม่เกินกว่าที่ความบังเอิญล้วน ๆ ให้ได้ในการทดสอบ ${countText(read)} รายการ`,
    inconsistent: 'ไม่สอดคล้องกับความบังเอิญ ควรตรวจข้อมูลและวิธีออกรางวัลก่อน ไม่ใช่คำใบ้ว่าเลขใดจะออก',
  }[verdict];
}

const ASKS = {
  'same-number': ['ออกเลขเดิมซ้ำงวดก่อน', 'ออกเลขเดียวกัน'],
  'same-digit': ['เลขโดดเดิมในหลักเดิม', 'เลขโดดเดียวกันในหลักเดียวกัน'],
  'digit-pairs': ['คู่เลขโดดของสองงวด (χ²)', 'คู่เลขโดดของสองรางวัล (χ²)'],
} as const;

/** The tests of dependence: of each prize's consecutive draws, and between prizes of one draw. */
export function dependenceTests(tests: readonly StatisticalTest[]) {
  const asked = tests.filter(({ asks }) => asks in ASKS);
  const { 1: draws = [], 2: prizes = [] } = Object.groupBy(asked, ({ prizes }) => prizes.length);
  return { draws, prizes };
}

function askedText(asks: keyof typeof ASKS, [one, other]: StatisticalTest['prizes']): string {
  const [ofDraws, ofPrizes] = ASKS[asks];
  if (other === undefined) return ofDraws;
  // What two prizes of different lengths have the same is the end of the longer.
  const isEnd = asks === 'same-number' && one?.digits !== other.digits;
  return isEnd ? 'ลงท้ายด้วยเลขเดียวกัน' : ofPrizes;
}

/** A row for each test made. By chance χ² equals its degrees of freedom, on the average. */
export function dependenceRows(tests: readonly StatisticalTest[]) {
  return tests.flatMap((test) => {
    const { asks, prizes, result, adjusted } = test;
    if (!result.enough || !(asks in ASKS)) return [];
    const [found, expected] =
      'count' in result
        ? [countText(result.count), roughText(result.expected)]
        : [result.statistic.toFixed(1), countText(result.degrees)];
    return {
      prizes: prizes.map(({ nameTh }) => nameTh).join(' กับ '),
      asks: askedText(asks as keyof typeof ASKS, prizes),
      found,
      expected,
      pValue: pValueText(result.pValue),
      adjusted: pValueText(adjusted),
      inconsistent: judgeTest(test) === 'inconsistent',
    };
  });
}
