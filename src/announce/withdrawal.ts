// Draws that were withdrawn or restored, as a message: one for all that one act took.
import { withdrawalTitle } from '../contract/withdrawal-words.ts';
import type { DrawDate } from '../domain/draw-date.ts';
import type { Announcement } from './announcement.ts';

/** LINE and Telegram take thousands of letters; a reader does not. */
const MOST_LETTERS = 500;

/** Title and reason; `undefined` for any other change. */
export function withdrawalLines({ change }: Pick<Announcement, 'change'>): string[] | undefined {
  const { change: act, lotteryName, drawDate, drawDates = [drawDate], reason = '' } = change;
  if (act !== 'withdrawn' && act !== 'restored') return undefined;
  const days = drawDates as DrawDate[];
  return [
    withdrawalTitle({ change: act, lotteryName, drawDates: days }),
    `เพราะ${reason.slice(0, MOST_LETTERS)}`,
    act === 'withdrawn'
      ? 'เลขที่เคยประกาศของงวดนี้ไม่ใช่ผลรางวัล กรุณาเลิกใช้'
      : 'เลขของงวดนี้ใช้เป็นผลรางวัลได้อีกครั้ง',
  ];
}
