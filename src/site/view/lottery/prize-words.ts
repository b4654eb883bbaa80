// What a lottery pays, and which prizes it paid since when, as the changes that each era brought.
import { thaiDateLabel } from '../../../domain/draw-date.ts';
import { type Era, type Lottery, type PrizeKind, satang } from '../../../domain/lottery.ts';
import { APART } from '../../../domain/spaced.ts';

/** `formatBaht('6000000.00') //=> '6,000,000 บาท'`; `undefined` where the amount is unknown. */
export function formatBaht(amount: string): string | undefined {
  return satang(amount) > 0 ? `${Number(amount).toLocaleString('th-TH')} บาท` : undefined;
}

/** Stands right behind the name of a prize. `bahtBehind('6000000.00') //=> ' · 6,000,000 บาท'` */
export function bahtBehind(amount: string): string {
  const baht = formatBaht(amount);
  return baht === undefined ? '' : `${APART}${baht}`;
}

/** Whether some era pays fixed amounts: then a missing amount is unknown, not absent. */
export function paysFixedAmounts({ eras }: Lottery): boolean {
  return eras.some(({ prizes }) => prizes.some(({ amount }) => satang(amount) > 0));
}

/** The note that explains the amounts missing from the draws of one era. */
export function amountNote(lottery: Lottery, kinds: readonly PrizeKind[]): string | undefined {
  if (kinds.every(({ amount }) => satang(amount) > 0)) return undefined;
  return paysFixedAmounts(lottery)
    ? 'เงินรางวัลของช่วงนี้ยังไม่มีหลักฐานยืนยัน จึงไม่แสดง'
    : 'เราไม่มีข้อมูลเงินรางวัลของหวยนี้ จึงแสดงเฉพาะเลข';
}

/** Every era, newest first. That of the oldest says only whether its amounts are known. */
export function eraTexts(lottery: Lottery) {
  const texts = lottery.eras.map((era, index, eras) => ({
    since: era.from === null ? 'ตั้งแต่แรก' : `ตั้งแต่ ${thaiDateLabel(era.from)}`,
    changes: describeChanges(lottery, eras[index - 1], era),
  }));
  return texts.reverse();
}

function describeChanges(lottery: Lottery, before: Era | undefined, { prizes }: Era): string[] {
  if (before === undefined) return [amountNote(lottery, prizes) ?? 'โครงสร้างรางวัลแรกที่มีข้อมูล'];
  const had = new Map(before.prizes.map((kind) => [kind.slug, kind]));
  const has = new Set(prizes.map(({ slug }) => slug));
  return [
    ...prizes.flatMap((kind) => kindChanges(had.get(kind.slug), kind)),
    ...before.prizes.filter(({ slug }) => !has.has(slug)).map(({ nameTh }) => `เลิก${nameTh}`),
  ];
}

function kindChanges(before: PrizeKind | undefined, kind: PrizeKind): string[] {
  const { nameTh, picks, amount } = kind;
  const baht = formatBaht(amount);
  if (before === undefined)
    return [`เพิ่ม${nameTh}${APART}${picks} เลข${baht ? ` เลขละ ${baht}` : ''}`];
  const known = formatBaht(before.amount);
  const paid = known ? `จาก ${known} เป็น ${baht}` : `ยืนยันได้ว่า ${baht}`;
  return [
    ...(before.amount === amount || baht === undefined ? [] : [`${nameTh} ${paid}`]),
    ...(before.picks === picks ? [] : [`${nameTh} จาก ${before.picks} เลข เป็น ${picks} เลข`]),
  ];
}
