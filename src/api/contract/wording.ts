// Thai sentences of the answers.
import { type DrawDate, thaiDateLabel } from '../../domain/draw-date.ts';
import { SITE_NAME } from './service.ts';

export const CREDIT_NOTE = `ใช้ได้ฟรี ขอความกรุณาใส่ลิงก์ให้เครดิตกลับมาที่ ${SITE_NAME}`;

export const CHECK_DISCLAIMER =
  'ผลการตรวจนี้มีไว้เพื่อความสะดวกเท่านั้น การจ่ายเงินรางวัลเป็นไปตามประกาศอย่างเป็นทางการ';

export const SCORE_DISCLAIMER =
  'คะแนนเป็นค่าสถิติจากผลรางวัลที่ผ่านมา ไม่ใช่ความน่าจะเป็น ไม่รับประกันผล และไม่ได้ทำนายงวดหน้า';

/** Said of a win whose amount is "0.00". */
export const NO_PAYOUT_KNOWN = 'เราไม่มีข้อมูลเงินรางวัลของงวดนี้';

/** In feeds and messages: `ถอนผลหวยลาวพัฒนา 110 งวด 4 ตุลาคม 2560 ถึง 25 ธันวาคม 2562`. */
export function withdrawalTitle(batch: {
  readonly change: 'withdrawn' | 'restored';
  readonly lotteryName: string;
  readonly drawDates: readonly DrawDate[];
}): string {
  const act = batch.change === 'withdrawn' ? 'ถอนผล' : 'คืนผล';
  return `${act}${batch.lotteryName} ${daysWords(batch.drawDates)}`;
}

/** Which days, in a few words. @param drawDates newest first */
export function daysWords(drawDates: readonly DrawDate[]): string {
  const [newest, oldest] = [drawDates[0], drawDates.at(-1)];
  if (newest === undefined || oldest === undefined) return '';
  if (newest === oldest) return `งวด ${thaiDateLabel(newest)}`;
  const span = `${thaiDateLabel(oldest)} ถึง ${thaiDateLabel(newest)}`;
  return `${drawDates.length.toLocaleString('th-TH')} งวด ${span}`;
}

/** Said of a prize that no draw of the window had. */
export const NO_SCORE = 'ไม่มีงวดใดในช่วงนี้ที่มีรางวัลนี้ จึงไม่มีคะแนน';
