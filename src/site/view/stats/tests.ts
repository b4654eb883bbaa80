// What the test of a prize says on its statistics page: a verdict, and what it stands on.
import { SMALLEST_EXPECTED } from '../../../domain/statistics/chi-square.ts';
import { isInconsistent, type PrizeTest } from '../../../domain/statistics/evenness.ts';
import { countText, pValueText } from '../figure-text.ts';

/** Above every figure. */
export const PAST_ONLY = 'สถิติเล่าเรื่องที่ออกไปแล้ว บอกงวดหน้าไม่ได้';

/** Digits have ten cells a place. */
const FEWEST_NUMBERS = SMALLEST_EXPECTED * 10;

/** @param prizes how many prizes of the lottery were tested together */
export function testWords(test: PrizeTest, prizes: number) {
  const { counted, result, adjusted } = test;
  const question =
    counted === 'numbers' ? 'ทุกเลขออกพอ ๆ กันหรือไม่' : 'เลขโดด 0–9 ในแต่ละหลักออกพอ ๆ กันหรือไม่';
  if (result === undefined) {
    const basis = `ต้องออกแล้วอย่างน้อย ${FEWEST_NUMBERS} เลข`;
    return { question, verdict: 'ยังทดสอบไม่ได้ ข้อมูลน้อยเกินไป', basis };
  }
  const verdict = isInconsistent(test)
    ? 'ไม่สอดคล้องกับความบังเอิญ ควรตรวจข้อมูลและวิธีออกรางวัลก่อน ไม่ใช่คำใบ้ว่าเลขใดจะออก'
    : 'สอดคล้องกับความบังเอิญ';
  const statistic = `χ² = ${result.statistic.toFixed(1)}, องศาอิสระ ${countText(result.degrees)}`;
  const basis = `${statistic}, ค่า p ปรับตาม ${prizes} รางวัลแล้ว: ${pValueText(adjusted)}`;
  return { question, verdict, basis };
}
