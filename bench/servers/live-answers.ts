// The usual way instead of emission: all draws in memory, each answer computed on request by the
// same functions of the domain.

import { openDataFolder } from '../../scripts/gather/store/open-data.ts';
import { describeSite } from '../../scripts/output/settings.ts';
import { CREDIT_NOTE } from '../../src/api/contract/wording.ts';
import type { LotteryDraws } from '../../src/domain/draw.ts';
import { toBuddhistEra } from '../../src/domain/draw-date.ts';
import { tallyFrequency } from '../../src/domain/frequency.ts';
import { newestEraPrizes } from '../../src/domain/lottery.ts';
import { drawBody } from '../../src/api/answers/results.ts';
import type { Site } from '../../src/api/answers/publisher.ts';

const MOST_DIGITS = 4;
const attribution = { source: 'live', url: 'https://live.example', note: CREDIT_NOTE };

export async function liveAnswers() {
  const opened = await openDataFolder('data', { now: Date.now, err: console.error });
  if (opened === undefined) throw new Error('the data has a problem');
  const bySlug = new Map(opened.archive.map((one) => [one.lottery.slug, one]));
  const stored = (slug: string) => {
    const archive = bySlug.get(slug);
    if (archive === undefined) throw new Error(`no lottery ${slug}`);
    return archive;
  };
  const site = describeSite(opened, process.env);
  return {
    results: (slug: string, limit: number) => resultsOf(stored(slug), limit, site),
    stats: (slug: string) => statsOf(stored(slug)),
  };
}

function resultsOf({ lottery, draws }: LotteryDraws, limit: number, site: Site) {
  const data = draws.slice(0, limit).map((draw) => drawBody(lottery, draw, site));
  return { success: true, attribution, data };
}

function statsOf({ lottery, draws }: LotteryDraws) {
  const prizes = newestEraPrizes(lottery)
    .filter(({ digits }) => digits <= MOST_DIGITS)
    .map((kind) => {
      const { numbers, ...counted } = tallyFrequency(kind, draws);
      const dated = numbers.map((one) => ({ ...one, lastDate: toBuddhistEra(one.lastDate) }));
      return { ...counted, numbers: dated };
    });
  return { success: true, attribution, lottery: lottery.slug, prizes };
}
