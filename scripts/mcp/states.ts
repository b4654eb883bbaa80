// How the newest draw of every lottery stands, as few sentences as there are states.
import type { LotteriesBody } from '../../src/api/answers/lotteries.schema.ts';
import type { LatestBody } from '../../src/api/answers/results.schema.ts';
import { type NewestDraw, withDueDraws } from '../../src/api/check/due-draws.ts';
import { FILES } from '../../src/api/contract/open-files.ts';
import { badgeOf, inOrder, standing } from '../../src/api/contract/standing.ts';
import type { AskApi } from './api.ts';

type Lotteries = LotteriesBody['lotteries'];

/**
 * A sentence for each state that some draw is in.
 * @param by whether it names their lotteries, or the code by which they are known
 */
export function describeStates(
  draws: readonly NewestDraw[],
  lotteries: Lotteries,
  by: 'names' | 'codes',
): string[] {
  const told = draws.flatMap((draw) => {
    const { withdrawn = [] } = lotteries.find(({ lottery }) => lottery === draw.lottery) ?? {};
    const taken = withdrawn.filter(({ drawDates }) =>
      drawDates.some((day) => by === 'names' || day > draw.drawDate),
    );
    const gone = taken
      .slice(0, 1)
      .flatMap(({ reason, reasonEn }) => standing({ withdrawn: { th: reason, en: reasonEn } }));
    return [...gone, ...draw.standing].map((state) => ({ ...state, lottery: draw.lottery }));
  });
  return [...Map.groupBy(inOrder(told), ({ code }) => code)].map(([code, some]) => {
    const { th, en } = badgeOf(some[0] ?? { code });
    const names = some.map(({ lottery }) => lottery).join(', ');
    const which = by === 'codes' ? `those with \`${code}\` in \`standing\`` : names;
    return `${th} ${some.length} จาก ${draws.length} หวย · ${en}: ${which}.`;
  });
}

/** The same of all lotteries, by their names. */
export async function readStates(ask: AskApi, { lotteries }: LotteriesBody, now: Date) {
  const { data } = await ask.body<LatestBody>(FILES.latest.path);
  const draws = data.map((draw) => withDueDraws(draw, now.getTime()));
  return describeStates(draws, lotteries, 'names');
}
