// What a badge says: the latest draw of a lottery, in the words of the API. Latin text only: a
// badge is as wide as its letters, and the tables that measure them know no Thai.
import { isComplete, type LotteryDraws, listPrizeKinds } from '../../../domain/draw.ts';

const DRAWN_COLOR = '#0f766e';
const WAITING_COLOR = '#6b7280';

/**
 * The newest day and its main prize; the next prize if no source has that one; or why there is no
 * number.
 */
export function writeBadge({ lottery, draws: [newest] }: LotteryDraws) {
  const label = lottery.slug;
  if (newest === undefined) return { label, message: 'no draw yet', color: WAITING_COLOR };
  const prizes = listPrizeKinds(lottery, newest).map(({ slug }) => newest.prizes[slug]);
  const numbers = isComplete(newest) ? prizes.find((drawn) => drawn !== undefined) : prizes[0];
  const message = `${newest.drawDate} · ${numbers?.join(' ') ?? 'pending'}`;
  return { label, message, color: numbers ? DRAWN_COLOR : WAITING_COLOR };
}
