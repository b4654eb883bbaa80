// The answer of a check in words for a visitor.
import { spaced } from '../domain/spaced.ts';
import type { CatalogueEntry } from './catalogue.ts';
import type { CheckBody } from './schemas/check.ts';
import type { FaultBody } from './schemas/fault.ts';

/**
 * `open` where some prize is undecided or a newer draw was due, so that nothing looks lost too
 * early.
 */
export type Outcome = 'win' | 'lost' | 'open' | 'refused';

/** What a visitor learns: won, lost, still open, or refused. */
export function outcomeOf(body: CheckBody | FaultBody): Outcome {
  if (!body.success) return 'refused';
  if (body.data.isWinner) return 'win';
  return body.data.dueDraws || isUndecided(body.data) ? 'open' : 'lost';
}

function isUndecided({ pendingPrizes, unavailablePrizes, notCompared }: CheckBody['data']) {
  return Boolean(pendingPrizes || unavailablePrizes || notCompared);
}

/** Said of a number that won nothing, or was refused; "lost" only where nothing is undecided. */
export function outcomeWords(body: CheckBody | FaultBody): string {
  if (!body.success) return body.error;
  if (body.data.isWinner) return 'ถูกรางวัลข้างต้น';
  if (body.data.dueDraws !== undefined) return 'ไม่ตรงกับรางวัลใดที่เทียบได้';
  return isUndecided(body.data) ? 'ไม่ถูกรางวัลที่เทียบได้' : 'ไม่ถูกรางวัล';
}

/** What is undecided for one number, a sentence each: silence about a prize would read as "lost". */
export function undecidedWords({
  pendingPrizes,
  unavailablePrizes,
  notCompared,
}: CheckBody['data']): string[] {
  const names = (prizes: readonly { name: string }[]) => prizes.map(({ name }) => name).join(', ');
  return [
    ...(pendingPrizes ? [`ยังประกาศไม่ครบ รอผล: ${names(pendingPrizes)} กรุณาตรวจอีกครั้ง`] : []),
    ...(unavailablePrizes ? [`ยังตอบไม่ได้ เพราะไม่มีข้อมูล: ${names(unavailablePrizes)}`] : []),
    ...(notCompared ? [`ยังไม่ได้ตรวจ ${names(notCompared)} กรุณาตรวจแยกด้วยเลข 2 หลัก`] : []),
  ];
}

const OUTCOMES: readonly (readonly [Outcome, string])[] = [
  ['win', 'ถูกรางวัล'],
  ['lost', 'ไม่ถูกรางวัล'],
  ['open', 'ยังตอบได้ไม่ครบ'],
  ['refused', 'ตรวจไม่ได้'],
];

/**
 * What became of the numbers, or of the tickets where some number has several.
 *
 * @example countWords([{ outcome: 'win' }, { outcome: 'lost' }]) //=> 'ตรวจแล้ว 2 เลข: ถูกรางวัล 1, ไม่ถูกรางวัล 1'
 */
export function countWords(
  counted: readonly { readonly outcome: Outcome; readonly count?: number }[],
  unit: 'เลข' | 'ใบ' = counted.some(({ count = 1 }) => count > 1) ? 'ใบ' : 'เลข',
): string {
  const countOf = (some: typeof counted) => some.reduce((sum, { count = 1 }) => sum + count, 0);
  const counts = OUTCOMES.flatMap(([outcome, words]) => {
    const count = countOf(counted.filter((one) => one.outcome === outcome));
    return count === 0 ? [] : [`${words} ${count}`];
  });
  return `ตรวจแล้ว ${countOf(counted)} ${unit}: ${counts.join(', ')}`;
}

/** Longer entries are quoted by their beginning. */
const LONGEST_NAMED = 24;

/** What was typed, between quotes. */
export function named(entry: string): string {
  return `“${entry.length > LONGEST_NAMED ? `${entry.slice(0, LONGEST_NAMED)}…` : entry}”`;
}

/** Why an entry cannot be checked. The form takes more than the API does, so the API's words would mislead. */
export function refusalOf(
  entry: string,
  { nameTh, numberLengths }: Pick<CatalogueEntry, 'nameTh' | 'numberLengths'>,
): string {
  const accepted = spaced(`${nameTh}ตรวจได้เฉพาะเลข ${numberLengths.join(', ')} หลัก`);
  if (/^[0-9]+$/.test(entry)) return `${named(entry)} มี ${entry.length} หลัก ${accepted}`;
  return `อ่าน ${named(entry)} เป็นเลขไม่ได้ ${accepted} กรุณาใส่บรรทัดละหนึ่งเลข`;
}

/** Baht as Thai readers write them. The digits are grouped here: `toLocaleString` is slow where it is first used. */
export function bahtText(amount: number): string {
  return `${String(amount).replace(/\B(?=(?:\d{3})+$)/g, ',')}\u00A0บาท`;
}
