// /api/stats/<lottery>.json and, one prize each, /api/stats/<lottery>/<prize>.json
import { filePath } from '../contract/answer-path.ts';
import type { StatsBody } from './stats.schema.ts';
import { isUnconfirmed, type LotteryDraws } from '../../domain/draw.ts';
import { toBuddhistEra } from '../../domain/draw-date.ts';
import { type PrizeFrequency, tallyFrequency } from '../../domain/frequency.ts';
import { newestEraPrizes } from '../../domain/lottery.ts';
import { type AbsentDays, absentDays, countAbsentAfter } from '../../domain/unknown-days.ts';
import { type EmittedFile, jsonListFile } from './emitted-file.ts';
import { headOf } from './results.ts';
import type { Site } from './publisher.ts';

/** Six digits make a table of a million rows, so the whole answer has only one such prize. */
const TABLED_DIGITS = 4;
const TABLED_SIX_DIGIT_PRIZE = 'first-prize';

/** One file of all prizes with tables, and one for each prize. @param stored partial draws too */
export function* emitStats(
  archive: LotteryDraws,
  site: Site,
  stored = archive,
): Generator<EmittedFile> {
  const { lottery, draws } = archive;
  const frequencies = newestEraPrizes(lottery).map((kind) => tallyFrequency(kind, draws));
  const body = statsHead(archive, site, absentDays(stored, site.calendar));
  const textOf = (frequency: PrizeFrequency) => JSON.stringify(prizeBody(frequency, body.dataset));
  const tabled = new Map(
    frequencies.filter(isTabled).map((frequency) => [frequency, textOf(frequency)]),
  );
  const query = { endpoint: 'stats' as const, lottery: lottery.slug };
  yield jsonListFile(filePath(query), body, 'prizes', [...tabled.values()]);
  for (const frequency of frequencies) {
    const path = filePath({ ...query, prize: frequency.kind.slug });
    // A table of six digits is made only when it is written: together they take hundreds of
    // megabytes.
    yield jsonListFile(path, body, 'prizes', [tabled.get(frequency) ?? textOf(frequency)]);
  }
}

function isTabled({ kind }: PrizeFrequency): boolean {
  return kind.digits <= TABLED_DIGITS || kind.slug === TABLED_SIX_DIGIT_PRIZE;
}

/** The body without its prizes, which come last: the same for each file of a lottery. */
function statsHead({ lottery, draws }: LotteryDraws, site: Site, absent: AbsentDays) {
  const to = draws[0]?.drawDate;
  const from = draws.at(-1)?.drawDate;
  if (from === undefined || to === undefined) throw new Error(`${lottery.slug} has no draw`);
  return {
    success: true,
    attribution: { ...headOf(site).attribution, dataSource: lottery.originTh },
    lottery: lottery.slug,
    dataset: {
      draws: draws.length,
      from: toBuddhistEra(from),
      to: toBuddhistEra(to),
      fromIso: from,
      toIso: to,
      unconfirmed: draws.filter((draw) => isUnconfirmed(draw, site.sources)).length,
      inDoubt: draws.filter(({ doubt }) => doubt !== undefined).length,
      ...absent,
    },
    prizes: [],
  } satisfies StatsBody;
}

function prizeBody(frequency: PrizeFrequency, absent: AbsentDays): StatsBody['prizes'][number] {
  const { kind, draws, ...tally } = frequency;
  const numbers = tally.numbers.map(({ number, count, lastDate, drawsSince }) => ({
    number,
    count,
    lastDate: toBuddhistEra(lastDate),
    lastDateIso: lastDate,
    drawsSince,
    // JSON has no field that is undefined.
    absentDaysSince: countAbsentAfter(absent, lastDate) || undefined,
  }));
  return { prize: kind.slug, prizeName: kind.nameTh, draws, picks: kind.picks, ...tally, numbers };
}
