// The answer of a check in words for a visitor.
import { grouped, spaced } from '../../domain/spaced.ts';
import { plainEntry } from '../../domain/typed-entries.ts';
import { LONGEST_RANGE } from '../../domain/typed-readings.ts';
import type { CatalogueEntry } from '../contract/catalogue.ts';
import type { FaultBody } from '../contract/faults.ts';
import { standing } from '../contract/standing.ts';
import type { CheckBody } from './check.schema.ts';

/** What a visitor learns: won, lost, still open, or refused. */
export function readOutcome(body: CheckBody | FaultBody): CheckOutcome {
  if (!body.success) return 'refused';
  if (body.data.isWinner) return 'win';
  return isUndecided(body.data) ? 'open' : 'lost';
}

export type Checked = CheckBody['data'];

function isUndecided({ pendingPrizes, unavailablePrizes, notCompared, doubt }: Checked) {
  return Boolean(pendingPrizes || unavailablePrizes || notCompared || doubt);
}

/** Said of a number that won nothing, or was refused. It is "lost" only if nothing is undecided. */
export function outcomeWords(body: CheckBody | FaultBody): string {
  if (!body.success) return body.error;
  if (body.data.isWinner) return 'ถูกรางวัลข้างต้น';
  if (body.data.doubt !== undefined) return 'ไม่ตรงกับเลขที่มี';
  return `ไม่ถูกรางวัล${isUndecided(body.data) ? 'ที่เทียบได้' : ''}`;
}

/**
 * What is undecided for one number, a sentence each. Without it a reader would take it for lost.
 */
export function undecidedWords({
  pendingPrizes,
  unavailablePrizes,
  notCompared,
}: Partial<Checked>) {
  const names = (prizes: readonly { name: string }[]) => prizes.map(({ name }) => name).join(', ');
  const isPair = ({ slug }: { slug: string }) => slug.endsWith('two-digit');
  const pairs = notCompared?.filter(isPair) ?? [];
  const longer = notCompared?.filter((prize) => !isPair(prize)) ?? [];
  return [
    ...standing({ pendingPrizes, unavailablePrizes }).map(({ text }) => text),
    ...(pairs.length > 0 ? [`ยังไม่ได้ตรวจ ${names(pairs)} กรุณาตรวจแยกด้วยเลข 2 หลัก`] : []),
    // The seven digits of the savings bank are more than a check takes.
    ...(longer.length > 0 ? [`ยังไม่ได้ตรวจ ${names(longer)} กรุณาเทียบกับผลเอง`] : []),
  ];
}

/** In the order in which they are counted. */
const OUTCOMES = {
  win: 'ถูกรางวัล',
  lost: 'ไม่ถูกรางวัล',
  /** Some prize is undecided, or the draw is in doubt. */
  open: 'ยังตอบได้ไม่ครบ',
  refused: 'ตรวจไม่ได้',
} as const;

export type CheckOutcome = keyof typeof OUTCOMES;

export type Unit = 'เลข' | 'ใบ';

/** How many tickets, if some number has several. */
export function unitOf(counted: readonly { readonly count?: number }[]): Unit {
  return counted.some(({ count = 1 }) => count > 1) ? 'ใบ' : 'เลข';
}

/** What became of the numbers, or of the tickets: `ตรวจแล้ว 2 เลข: ถูกรางวัล 1, ไม่ถูกรางวัล 1`. */
export function countWords(
  counted: readonly { readonly outcome: CheckOutcome; readonly count?: number }[],
  unit: Unit = unitOf(counted),
): string {
  const countOf = (some: typeof counted) => some.reduce((sum, { count = 1 }) => sum + count, 0);
  const counts = Object.entries(OUTCOMES).flatMap(([outcome, words]) => {
    const count = countOf(counted.filter((number) => number.outcome === outcome));
    return count === 0 ? [] : [`${words} ${count}`];
  });
  return `ตรวจแล้ว ${countOf(counted)} ${unit}: ${counts.join(', ')}`;
}

/** Longer entries are quoted by their beginning. */
const LONGEST_NAMED = 24;

/** What was typed, between quotes. */
export function quote(entry: string): string {
  return `“${entry.length > LONGEST_NAMED ? `${entry.slice(0, LONGEST_NAMED)}…` : entry}”`;
}

/** Why an entry cannot be checked, in words of its own: the form takes more than the API does. */
export function readRefusal(
  entry: string,
  { nameTh, numberLengths }: Pick<CatalogueEntry, 'nameTh' | 'numberLengths'>,
): string {
  const accepted = spaced(`${nameTh}ตรวจได้เฉพาะเลข ${numberLengths.join(', ')} หลัก`);
  const [, digits = '', times] = /^(.*?)(?:×(\d+)(?:ใบ)?)?$/.exec(plainEntry(entry)) ?? [];
  const wrongLength = ({ length }: string) =>
    numberLengths.includes(length) ? undefined : `${quote(entry)} มี ${length} หลัก ${accepted}`;
  let reason: string | undefined;
  if (/^\d*\.\.\d*$/.test(digits)) {
    const [from = '', to = ''] = digits.split('..');
    reason = rangeFault(quote(entry), from, to) ?? wrongLength(from);
  } else if (/^[0-9]+$/.test(digits)) {
    reason = wrongLength(digits);
  }
  if (reason !== undefined) return reason;
  if (Number(times) === 0) return `${quote(entry)} ไม่มีสลากสักใบ กรุณาใส่จำนวนตั้งแต่ 1 ใบ`;
  return `อ่าน ${quote(entry)} เป็นเลขไม่ได้ ${accepted} กรุณาใส่บรรทัดละหนึ่งเลข`;
}

/** Why two ends are not a range; `undefined` where only their lengths may be wrong. */
function rangeFault(name: string, from: string, to: string): string | undefined {
  const count = Number(to) - Number(from) + 1;
  if (from === '' || to === '') return `${name} ขาดเลขแรกหรือเลขสุดท้ายของช่วง`;
  if (from.length !== to.length) return `${name} เลขแรกกับเลขสุดท้ายมีจำนวนหลักไม่เท่ากัน`;
  if (count < 2) return `${name} เลขแรกของช่วงต้องน้อยกว่าเลขสุดท้าย`;
  if (count <= LONGEST_RANGE) return undefined;
  return `${name} มี ${count} เลข ช่วงหนึ่งมีได้ไม่เกิน ${LONGEST_RANGE} เลข`;
}

/** Baht as Thai readers write them. */
export function bahtText(amount: number): string {
  return `${grouped(amount)}\u00A0บาท`;
}
