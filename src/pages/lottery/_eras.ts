// Which prizes a lottery has paid since when, told as what each era changed.
import { thaiDateLabel } from '../../domain/draw-date.ts';
import type { Era, Lottery } from '../../domain/lottery.ts';
import type { PrizeKind } from '../../domain/prize.ts';
import { bahtText } from './_baht.ts';

export type EraText = { readonly since: string; readonly changes: readonly string[] };

/** Every era, newest first; the oldest one changed nothing. */
export function eraTexts({ eras }: Lottery): EraText[] {
  return eras
    .map((era, index) => ({
      since: era.from === null ? 'ตั้งแต่แรก' : `ตั้งแต่ ${thaiDateLabel(era.from)}`,
      changes: changesOf(eras[index - 1], era),
    }))
    .reverse();
}

function changesOf(before: Era | undefined, { prizes }: Era): string[] {
  if (before === undefined) return [];
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
      : [
          known
            ? `${nameTh} จาก ${known} เป็น ${baht}`
            : `${nameTh} ${baht} (ก่อนหน้านี้ยังไม่มีหลักฐานยืนยัน)`,
        ];
  const drawn =
    before.picks === picks ? [] : [`${nameTh} จาก ${before.picks} เลข เป็น ${picks} เลข`];
  return [...paid, ...drawn];
}
