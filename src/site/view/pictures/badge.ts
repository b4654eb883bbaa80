// What a badge says: the latest draw of a lottery, in the words of the API. Latin text only: a
// badge is as wide as its letters, and the tables that measure them know no Thai.
import { badgeOf, factsOf, standing } from '../../../api/contract/standing.ts';
import { isComplete, type LotteryDraws, listPrizeKinds } from '../../../domain/draw.ts';
import type { Source } from '../../../domain/source.ts';

const DRAWN_COLOR = '#0f766e';
const WAITING_COLOR = '#6b7280';

/**
 * The newest day, its main prize, or the next one if no source has that, and how the draw stands.
 */
export function writeBadge(
  { lottery, draws: [newest] }: LotteryDraws,
  { sources }: { readonly sources: readonly Source[] },
) {
  const label = lottery.slug;
  if (newest === undefined) return { label, message: 'no draw yet', color: WAITING_COLOR };
  const prizes = listPrizeKinds(lottery, newest).map(({ slug }) => newest.prizes[slug]);
  const numbers = isComplete(newest) ? prizes.find((drawn) => drawn !== undefined) : prizes[0];
  const states = standing(factsOf(lottery, newest, sources)).map((state) => badgeOf(state).en);
  const message = [newest.drawDate, numbers?.join(' ') ?? [], ...states].flat().join(' · ');
  return { label, message, color: numbers ? DRAWN_COLOR : WAITING_COLOR };
}
