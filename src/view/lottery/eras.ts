// Which prizes a lottery paid since when, as the changes that each era brought.
import { thaiDateLabel } from '../../domain/draw-date.ts';
import type { Era, Lottery } from '../../domain/lottery.ts';
import type { PrizeKind } from '../../domain/prize.ts';
import { amountNote, bahtText } from './baht.ts';

type EraText = { readonly since: string; readonly changes: readonly string[] };

/** Every era, newest first. The oldest changed nothing; its text says only whether its amounts are known. */
export function eraTexts(lottery: Lottery): EraText[] {
  const { eras } = lottery;
  return eras
    .map((era, index) => ({
      since: era.from === null ? 'ตั้งแต่แรก' : `ตั้งแต่ ${thaiDateLabel(era.from)}`,
      changes: changesOf(lottery, eras[index - 1], era),
    }))
    .reverse();
}

function changesOf(lottery: Lottery, before: Era | undefined, { prizes }: Era): string[] {
  if (before === undefined) {
    const amounts = prizes.map(({ amount }) => amount);
    return [amountNote(lottery, amounts) ?? 'โครงสร้างรางวัลแรกที่มีข้อมูล'];
  }
  const had = new Map(before.prizes.map((kind) => [kind.slug, kind]));
  const has = new Set(prizes.map(({ slug }) => slug));
  return [
    ...prizes.flatMap((kind) => kindChanges(had.get(kind.slug), kind)),
    ...before.prizes.filter(({ slug }) => !has.has(slug)).map(({ nameTh }) => `เลิก${nameTh}`),
  ];
}

function kindChanges(before: PrizeKind | undefined, kind: PrizeKind): string[] {
  const { nameTh, picks, amount } = kind;
  const baht = bahtText(amount);
  if (before === undefined) return [`เพิ่ม${nameTh} ${picks} เลข${baht ? ` เลขละ ${baht}` : ''}`];
  const known = bahtText(before.amount);
  const paid =
    before.amount === amount || baht === undefined
      ? []
      : [known ? `${nameTh} จาก ${known} เป็น ${baht}` : `${nameTh} ยืนยันได้ว่า ${baht}`];
  const drawn =
    before.picks === picks ? [] : [`${nameTh} จาก ${before.picks} เลข เป็น ${picks} เลข`];
  return [...paid, ...drawn];
}
