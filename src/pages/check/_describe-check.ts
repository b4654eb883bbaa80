// The answer of a check in words for a visitor.
import type { CheckBody } from '../../contract/bodies/check.ts';
import type { FaultBody } from '../../contract/bodies/fault.ts';

/** Lines of Thai text, separated by newlines. */
export function describeCheck(body: CheckBody | FaultBody): string {
  if (!body.success) return body.error;
  const { number, isWinner, displayName, lotteryName, matches, totalAmount } = body.data;
  const draw = `${lotteryName} งวด ${displayName}`;
  const names = (prizes?: readonly { name: string }[]) => prizes?.map(({ name }) => name) ?? [];
  const pending = names(body.data.pendingPrizes);
  const unknown = names(body.data.unavailablePrizes);
  const apart = names(body.data.notCompared);
  const undecided = pending.length + unknown.length + apart.length > 0;
  const lines = isWinner
    ? [
        `เลข ${number} ถูกรางวัล! ${draw}`,
        ...matches.map(({ prize, amount, winningNumber }) => {
          const baht = Number(amount);
          return `${prize} (${winningNumber})${baht > 0 ? ` ${thaiBaht(baht)}` : ''}`;
        }),
        ...(totalAmount > 0 ? [`รวม ${thaiBaht(totalAmount)}`] : []),
      ]
    : [`เลข ${number} ไม่ถูกรางวัล${undecided ? 'ที่เทียบได้' : ''} ${draw}`];
  // Silence about a prize nobody has the number of would read as "lost".
  const open = unknown.length > 0 ? [`ยังตอบไม่ได้ เพราะไม่มีข้อมูล: ${unknown.join(', ')}`] : [];
  const separate =
    apart.length > 0 ? [`ยังไม่ได้ตรวจ ${apart.join(', ')} กรุณาตรวจแยกด้วยเลข 2 หลัก`] : [];
  const awaited =
    pending.length > 0 ? [`ยังประกาศไม่ครบ รอผล: ${pending.join(', ')} กรุณาตรวจอีกครั้ง`] : [];
  return [...lines, ...awaited, ...open, ...separate].join('\n');
}

/** How an answer is marked: `open` where some prize is undecided, so that nothing looks lost too early. */
export type Outcome = 'win' | 'lost' | 'open' | 'refused';

export function outcomeOf(body: CheckBody | FaultBody): Outcome {
  if (!body.success) return 'refused';
  if (body.data.isWinner) return 'win';
  const { pendingPrizes, unavailablePrizes, notCompared } = body.data;
  return pendingPrizes || unavailablePrizes || notCompared ? 'open' : 'lost';
}

function thaiBaht(amount: number): string {
  return `${amount.toLocaleString('th-TH')} บาท`;
}
