// What tests say, in the words of every statistics page.
import type { Verdict } from '../../domain/statistics/holm.ts';
import { type StatisticalTest, verdictOfTest } from '../../domain/statistics/lottery-tests.ts';
import { countText } from '../figure-text.ts';

const WORST_FIRST: readonly Verdict[] = ['inconsistent', 'one-of-many', 'consistent'];

/** The worst verdict of several tests; `undefined` where none could be made. */
export function worstVerdict(tests: readonly StatisticalTest[]): Verdict | undefined {
  const verdicts = tests.map(verdictOfTest);
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
