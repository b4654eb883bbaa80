import type { Lottery } from '../../domain/lottery.ts';
import { satang } from '../../domain/prize.ts';

/** `bahtText('6000000.00') //=> '6,000,000 บาท'`; an empty text where the amount is unknown. */
export function bahtText(amount: string): string | undefined {
  return satang(amount) > 0 ? `${Number(amount).toLocaleString('th-TH')} บาท` : undefined;
}

/** Whether some era pays fixed amounts: then a missing amount is unknown, not absent. */
export function paysFixedAmounts({ eras }: Lottery): boolean {
  return eras.some(({ prizes }) => prizes.some(({ amount }) => satang(amount) > 0));
}

/** The note that explains the amounts missing from the draws of one era. */
export function amountNote(lottery: Lottery, amounts: readonly string[]): string | undefined {
  if (amounts.every((amount) => satang(amount) > 0)) return undefined;
  return paysFixedAmounts(lottery)
    ? 'เงินรางวัลของช่วงนี้ยังไม่มีหลักฐานยืนยัน จึงไม่แสดง'
    : 'เราไม่มีข้อมูลเงินรางวัลของหวยนี้ จึงแสดงเฉพาะเลข';
}
