// Thai sentences of the answers.
import { SITE_NAME } from './site.ts';

export const CREDIT_NOTE = `ใช้ได้ฟรี ขอความกรุณาใส่ลิงก์ให้เครดิตกลับมาที่ ${SITE_NAME}`;

export const CHECK_DISCLAIMER =
  'ผลการตรวจนี้มีไว้เพื่อความสะดวกเท่านั้น การจ่ายเงินรางวัลเป็นไปตามประกาศอย่างเป็นทางการ';

export const SCORE_DISCLAIMER =
  'คะแนนเป็นค่าสถิติจากผลรางวัลที่ผ่านมา ไม่ใช่ความน่าจะเป็น ไม่รับประกันผล และไม่ได้ทำนายงวดหน้า';

/** Beside numbers of one witness only. Most lotteries have no authority: it is not a warning. */
export const UNCONFIRMED_WORDS = 'รอยืนยันจากแหล่งอื่น';

/** Beside numbers that may be wrong although no better source is known. */
export const DOUBTED_WORDS = 'มีข้อสงสัย เลขของงวดนี้อาจผิด';

/** Above the answers of a check: what is not certain of its draw, a sentence each. */
export function uncertainties(doubt: string | undefined, unconfirmed = false): string[] {
  return [
    ...(doubt === undefined ? [] : [`${DOUBTED_WORDS}: ${doubt}`]),
    ...(unconfirmed ? [`เลขงวดนี้${UNCONFIRMED_WORDS}`] : []),
  ];
}

/** Of a win whose amount is "0.00". */
export const NO_PAYOUT_KNOWN = 'เราไม่มีข้อมูลเงินรางวัลของงวดนี้';
