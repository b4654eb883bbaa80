// Puts the answer of a check into words for a visitor.

import type { CatalogueEntry } from '../contract/catalogue.ts';
import type { CheckBody } from '../contract/schemas/check.ts';
import type { FaultBody } from '../contract/schemas/fault.ts';

/** Lines of Thai text, separated by newlines. */
export function describeCheck(body: CheckBody | FaultBody): string {
  if (!body.success) return body.error;
  const { number, isWinner, displayName, lotteryName, matches, totalAmount } = body.data;
  const draw = `${lotteryName} งวด ${displayName}`;
  const names = (prizes?: readonly { name: string }[]) => prizes?.map(({ name }) => name) ?? [];
  const pending = names(body.data.pendingPrizes);
  const unknown = names(body.data.unavailablePrizes);
  const apart = names(body.data.notCompared);
  // Also beside a win: the ticket may be of a draw that is not stored yet.
  const compared = body.data.dueDraws === undefined ? [] : [body.data.dueDraws.note];
  const lines = isWinner
    ? [
        `เลข ${number} ถูกรางวัล! ${draw}`,
        ...matches.map(({ prize, amount, winningNumber }) => {
          const baht = Number(amount);
          return `${prize} (${winningNumber})${baht > 0 ? ` ${thaiBaht(baht)}` : ''}`;
        }),
        ...totalOf(matches, totalAmount),
      ]
    : [`เลข ${number} ${lostWords(body.data)} ${draw}`];
  // Silence about a prize without a known number would read as "lost".
  const open = unknown.length > 0 ? [`ยังตอบไม่ได้ เพราะไม่มีข้อมูล: ${unknown.join(', ')}`] : [];
  const separate =
    apart.length > 0 ? [`ยังไม่ได้ตรวจ ${apart.join(', ')} กรุณาตรวจแยกด้วยเลข 2 หลัก`] : [];
  const awaited =
    pending.length > 0 ? [`ยังประกาศไม่ครบ รอผล: ${pending.join(', ')} กรุณาตรวจอีกครั้ง`] : [];
  return [...lines, ...compared, ...awaited, ...open, ...separate].join('\n');
}

/** "Lost" is said only where nothing is undecided. */
function lostWords(data: CheckBody['data']): string {
  if (data.dueDraws !== undefined) return 'ไม่ตรงกับรางวัลใดที่เทียบได้ของ';
  return isUndecided(data) ? 'ไม่ถูกรางวัลที่เทียบได้' : 'ไม่ถูกรางวัล';
}

function isUndecided({ pendingPrizes, unavailablePrizes, notCompared }: CheckBody['data']) {
  return Boolean(pendingPrizes || unavailablePrizes || notCompared);
}

type Matches = CheckBody['data']['matches'];

/** Silence about what a prize pays would read as "nothing". */
function totalOf(matches: Matches, totalAmount: number): string[] {
  const isUnknown = matches.some(({ amount }) => Number(amount) === 0);
  if (!isUnknown) return [`รวม ${thaiBaht(totalAmount)}`];
  if (totalAmount === 0) return ['เราไม่มีข้อมูลเงินรางวัลของงวดนี้'];
  return [`รวมเท่าที่มีข้อมูล ${thaiBaht(totalAmount)}`];
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
  const accepted = `${nameTh}ตรวจได้เฉพาะเลข ${numberLengths.join(', ')} หลัก`;
  if (/^[0-9]+$/.test(entry)) return `${named(entry)} มี ${entry.length} หลัก ${accepted}`;
  return `อ่าน ${named(entry)} เป็นเลขไม่ได้ ${accepted} กรุณาใส่บรรทัดละหนึ่งเลข`;
}

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

function thaiBaht(amount: number): string {
  return `${amount.toLocaleString('th-TH')} บาท`;
}
