// Where a chosen day leads. Runs in the browser.
import { dayPath } from '../../../api/contract/page-path.ts';
import { type DrawDate, isDrawDate, thaiDateLabel } from '../../../domain/draw-date.ts';
import { inGregorianEra } from '../other-era.ts';

type Chosen = { readonly day: DrawDate; readonly path: string } | { readonly problem: string };

/**
 * The page of the day in a field, or why there is none. Without `last` the caller asks the site.
 */
export function chosenDay(value: string, first: DrawDate, last?: DrawDate): Chosen {
  const day = inGregorianEra(value) ?? value;
  // A field without a picker of its own lets anything be typed, 30 February too.
  if (!isDrawDate(day)) return { problem: 'วันที่นี้อ่านไม่ได้ กรุณาเลือกวัน เดือน ปี ให้ครบ' };
  if (day >= first && day <= (last ?? day)) return { day, path: dayPath(day) };
  return { problem: noPageWords(day, first, last) };
}

/** Why a day has no page. */
export function noPageWords(day: DrawDate, first: DrawDate, last?: DrawDate): string {
  const sentence = `${day < first ? 'ไม่มี' : 'ยังไม่มี'}หน้าของวันที่ ${thaiDateLabel(day)}`;
  const until = last === undefined ? '' : ` ถึง ${thaiDateLabel(last)}`;
  return `${sentence} เลือกได้ตั้งแต่ ${thaiDateLabel(first)}${until}`;
}
