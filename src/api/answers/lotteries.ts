// /api/lotteries.json: every lottery, as an app offers them. No clock: what comes next is counted
// from the newest stored draw.
import type { LotteriesBody } from './lotteries.schema.ts';
import type { LotteryDraws } from '../../domain/draw.ts';
import { newestEraPrizes, type PrizeKind } from '../../domain/lottery.ts';
import { numberLengths } from '../../domain/ticket.ts';
import { withdrawnBatches } from '../../domain/withdrawal.ts';
import type { Site } from './publisher.ts';
import { nextAnnouncement } from './status.ts';

type LotteryBody = LotteriesBody['lotteries'][number];

/** What an app needs to offer one lottery. */
export function lotteryBody({ lottery, draws, withdrawn }: LotteryDraws, site: Site): LotteryBody {
  const { slug, nameTh, nameEn = nameTh, schedule, timeZone, utcOffset, originTh } = lottery;
  const newest = draws[0]?.drawDate;
  const oldest = draws.at(-1)?.drawDate;
  const observed = site.calendar[slug]?.observed?.at(-1)?.schedule;
  const collected = new Set(draws.map(({ source }) => source));
  const sources = site.sources.filter(({ id }) => collected.has(id));
  return {
    lottery: slug,
    nameTh,
    nameEn,
    group: lottery.group,
    schedule: (observed ?? schedule) as LotteryBody['schedule'],
    ...(observed && { published: schedule as LotteryBody['schedule'] }),
    timeZone,
    utcOffset,
    next: nextAnnouncement(lottery, site.calendar, newest) ?? null,
    numberLengths: numberLengths(newestEraPrizes(lottery)),
    eras: lottery.eras.map(({ from, prizes }) => ({ from, prizes: prizes.map(kindBody) })),
    coverage: oldest && newest ? { draws: draws.length, from: oldest, to: newest } : null,
    ...(withdrawn && {
      withdrawn: withdrawnBatches(withdrawn).map(({ at, reason, drawDates }) => {
        return { at, reason: reason.th, reasonEn: reason.en, drawDates: [...drawDates] };
      }),
    }),
    origin: originTh,
    sources: sources.map(({ name, url }) => ({ name, url })),
  };
}

function kindBody({ slug, nameTh: name, digits, picks, amount, place }: PrizeKind) {
  return { slug, name, digits, picks, amount, place };
}
