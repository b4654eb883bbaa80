// A draw's change as a message: in the HTML of Telegram's Bot API; a withdrawal as plain lines.
import { escapeHtml } from '../verdict/part.ts';
import { standing, standingOf } from '../contract/standing.ts';
import { withdrawalTitle } from '../contract/wording.ts';
import { parseDrawDate } from '../../domain/draw-date.ts';
import type { Announcement } from './announcement.ts';

/** LINE and Telegram take thousands of letters, but no reader wants them. */
const MOST_LETTERS = 500;

/** Title and reason of all draws one act withdrew or restored; `undefined` for other changes. */
export function describeWithdrawal({ change }: Pick<Announcement, 'change'>): string[] | undefined {
  const { change: act, lotteryName, drawDate, drawDates = [drawDate], reason = '' } = change;
  if (act !== 'withdrawn' && act !== 'restored') return undefined;
  const title = withdrawalTitle({
    change: act,
    lotteryName,
    drawDates: drawDates.map(parseDrawDate),
  });
  const why = { th: reason.slice(0, MOST_LETTERS), en: change.reasonEn ?? '' };
  if (act === 'withdrawn') return [title, ...standing({ withdrawn: why }).map(({ text }) => text)];
  return [title, `เพราะ${why.th}`, 'เลขของงวดนี้ใช้เป็นผลรางวัลได้อีกครั้ง'];
}

/**
 * The most numbers of one prize: a hundred fill ten screens, and a message has at most 4096
 * letters.
 */
const MOST_NUMBERS = 10;

/** The longest reason or sentence that a message on a phone can show. */
const MOST_REASON = 200;

/** The text of a message, to be sent with `parse_mode: 'HTML'`. */
export function formatTelegram(announcement: Announcement): string {
  const { draw, page } = announcement;
  const lines = describeWithdrawal(announcement);
  if (lines !== undefined || draw === undefined) {
    const [title = '', ...more] = lines ?? [];
    const link = `<a href="${escapeHtml(page)}">ดูที่หน้าเว็บ</a>`;
    return [`<b>${escapeHtml(title)}</b>`, ...more.map(escapeHtml), '', link].join('\n');
  }
  const correction = draw.corrections?.at(-1)?.reason;
  const prizes = draw.prizes.map(
    ({ name, numbers }) => `${escapeHtml(name)}: <b>${formatNumbers(numbers)}</b>`,
  );
  return [
    `${correction === undefined ? 'ผล' : 'แก้ไขผล'}<b>${escapeHtml(draw.lotteryName)}</b>`,
    escapeHtml(draw.displayName),
    ...(correction === undefined ? [] : [`แก้ไขเพราะ: ${shorten(correction)}`]),
    ...standingOf(draw).map(({ text }) => shorten(text)),
    '',
    ...prizes,
    '',
    `<a href="${escapeHtml(page)}">ดูผลทั้งหมด</a>`,
    'การจ่ายเงินรางวัลเป็นไปตามประกาศอย่างเป็นทางการ',
  ].join('\n');
}

function shorten(text: string): string {
  return escapeHtml(text.length > MOST_REASON ? `${text.slice(0, MOST_REASON)}…` : text);
}

function formatNumbers(numbers: readonly string[]): string {
  const more = numbers.length - MOST_NUMBERS;
  const numbersInSight = numbers.slice(0, MOST_NUMBERS).join('  ');
  return more > 0 ? `${numbersInSight}  และอีก ${more} เลข` : numbersInSight;
}
