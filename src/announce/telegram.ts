// A draw as a message of Telegram, in the HTML that its Bot API reads.
import { lastCorrectionOf } from './correction.ts';
import type { Announcement } from './announcement.ts';
import { withdrawalLines } from './withdrawal.ts';

/** Of the numbers of one prize: a hundred would fill ten screens, and the message has a limit of 4096 letters. */
const MOST_NUMBERS = 10;

/** The text of a message, to be sent with `parse_mode: 'HTML'`. */
export function telegramText(announcement: Announcement): string {
  const { draw, page } = announcement;
  const lines = withdrawalLines(announcement);
  if (lines !== undefined || draw === undefined) {
    const [title = '', ...more] = lines ?? [];
    const link = `<a href="${escaped(page)}">ดูที่หน้าเว็บ</a>`;
    return [`<b>${escaped(title)}</b>`, ...more.map(escaped), '', link].join('\n');
  }
  const correction = lastCorrectionOf(draw);
  const prizes = draw.prizes.map(
    ({ name, numbers }) => `${escaped(name)}: <b>${numbersText(numbers)}</b>`,
  );
  const pending = (draw.pendingPrizes ?? []).map(({ name }) => `${escaped(name)}: รอประกาศ`);
  return [
    `${correction === undefined ? 'ผล' : 'แก้ไขผล'}<b>${escaped(draw.lotteryName)}</b>`,
    escaped(draw.displayName),
    ...(correction === undefined ? [] : [`แก้ไขเพราะ: ${escaped(correction)}`]),
    '',
    ...prizes,
    ...pending,
    '',
    `<a href="${escaped(page)}">ดูผลทั้งหมด</a>`,
    'การจ่ายเงินรางวัลเป็นไปตามประกาศอย่างเป็นทางการ',
  ].join('\n');
}

function numbersText(numbers: readonly string[]): string {
  const more = numbers.length - MOST_NUMBERS;
  const shown = numbers.slice(0, MOST_NUMBERS).join('  ');
  return more > 0 ? `${shown}  และอีก ${more} เลข` : shown;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);
}
