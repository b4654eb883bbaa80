// What was shown of a saved ticket before, so that a correction is said.
import { countTickets } from '../../../../api/verdict/verdict-lines.ts';
import { undecidedWords } from '../../../../api/check/describe-check.ts';
import type { Judgement } from '../../../../api/check/judge.ts';
import type { SavedTicket, ShownResult, Tickets } from './saved-tickets.ts';

/** What was shown before, where nothing can be shown now: a draw may have been taken back. */
export function lastShownWords(tickets: Tickets): string {
  const shown = tickets.filter((ticket) => ticket.shown !== undefined);
  if (shown.length === 0) return '';
  const won = shown.filter((ticket) => (ticket.shown?.won.length ?? 0) > 0);
  return ` ครั้งก่อนแสดงว่าถูกรางวัล ${countTickets(won)} ใบ จาก ${countTickets(shown)} ใบ`;
}

/** A ticket with what is shown of it now, and `before` where that was corrected. */
export function withShown(ticket: SavedTicket, judgement: Judgement | undefined): SavedTicket {
  if (judgement === undefined || !judgement.body.success) return ticket;
  const { data } = judgement.body;
  const won = data.matches.map(
    ({ prize, winningNumber, amount }) => `${prize} ${winningNumber} ${amount}`,
  );
  const shown = { won, isFinal: data.doubt === undefined && undecidedWords(data).length === 0 };
  const before = ticket.shown;
  return before && isCorrected(before, shown) ? { ...ticket, shown, before } : { ...ticket, shown };
}

/** What was undecided may still be won; what was won, or was lost for good, may not change. */
function isCorrected(before: ShownResult, now: ShownResult): boolean {
  const hasLost = before.won.some((prize) => !now.won.includes(prize));
  return hasLost || (before.isFinal && now.won.some((prize) => !before.won.includes(prize)));
}

/** Thai, of what was shown of a ticket before: lost, or the prizes won. */
export function beforeWords(before: ShownResult | undefined): string {
  const names = before?.won.map((prize) => prize.split(' ').slice(0, -2).join(' ')) ?? [];
  return names.length === 0 ? 'ไม่ถูกรางวัล' : `ถูก${names.join(', ')}`;
}
