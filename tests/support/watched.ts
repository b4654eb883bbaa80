// The watch on a small data folder, by a clock of its own: what its sources answer is a function,
// and every line and question is kept. A day takes a second.

import { openRegistry } from '../../scripts/gather/store/open-data.ts';
import type { FetchDays } from '../../scripts/gather/upstream/sources.ts';
import { nextTurnAt, noMemory, takeTurn } from '../../scripts/gather/watch/turn.ts';
import { isPublished, type News, tellNews } from '../../scripts/gather/watch/watch-news.ts';
import type { SourceRow } from '../../src/intake/sources/row.ts';
import type { Upstream } from '../../src/intake/sources/upstream.ts';
import { drawOf, threeOf } from './real-lotteries.ts';
import { folderWith } from './run-script.ts';
import { smallData } from './small-data-folder.ts';

export type Asked = {
  readonly at: string;
  readonly source: string;
  readonly lottery: string;
  readonly day: string;
};

/** What a source says of a day: a row, nothing yet, or why it fails. */
export type Says = (asked: Asked) => Partial<SourceRow> | undefined | 'fails';

/** A data folder whose lotteries have one draw each, of 22 August. */
export function folderOfDaily(slugs: readonly string[]): Promise<string> {
  const files = smallData();
  for (const path of [...files.keys()]) if (path.startsWith('draws/')) files.delete(path);
  const draw = drawOf('2026-08-22', threeOf('508', '37'));
  for (const slug of slugs) files.set(`draws/${slug}/2026.json`, `[\n${JSON.stringify(draw)}\n]\n`);
  return folderWith(files);
}

/** An upstream that is never fetched. */
export function upstreamOf(
  source: string,
  lotteries: readonly string[],
  rest: Partial<Upstream> = {},
): Upstream {
  const request = () => ({ method: 'GET' as const, url: 'http://source.invalid/' });
  const url = 'http://source.invalid/';
  return { source, lotteries, url, seen: 'never', request, parse: () => [], ...rest };
}

const bangkok = (moment: number) =>
  new Date(moment + 7 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

export type Watched = {
  /** `2026-08-23 10:30:00 …`, in Bangkok. */
  readonly lines: string[];
  readonly asked: Asked[];
  /** Takes turns until that moment. */
  readonly until: (moment: string) => Promise<void>;
  /** Sets the clock, without a turn. */
  readonly setClock: (moment: string) => void;
  /** Loses what it knows beyond the data folder. */
  readonly restart: () => void;
};

const momentOf = (moment: string) => Date.parse(`${moment.replace(' ', 'T')}+07:00`);

export function watched(
  data: string,
  upstreams: readonly Upstream[],
  says: Says,
  from: string,
): Watched {
  const lines: string[] = [];
  const asked: Asked[] = [];
  let [memory, now] = [noMemory(), momentOf(from)];
  let news: News = new Set();
  let lastTurnAt: number | undefined;
  const fetch: FetchDays = async function* (lottery, { source }, days) {
    for (const drawDate of days) {
      const question = { at: bangkok(now), source, lottery, day: drawDate };
      asked.push(question);
      const answer = says(question);
      yield answer === 'fails'
        ? { drawDate, failure: `${source}: answered 503` }
        : { drawDate, row: answer && { drawDate, prizes: {}, ...answer } };
    }
  };
  return {
    lines,
    asked,
    setClock: (moment) => {
      now = momentOf(moment);
    },
    restart: () => {
      [memory, news] = [noMemory(lastTurnAt), new Set()];
    },
    until: async (moment) => {
      const end = momentOf(moment);
      while (now < end) {
        const registry = await openRegistry(data);
        const options = {
          data,
          registry: { ...registry, upstreams },
          now,
          env: {},
          random: () => 0.5,
          fetch,
        };
        const { faults, outcomes } = await takeTurn(memory, options);
        lastTurnAt = now;
        const said = [...faults, ...tellNews(outcomes, news)];
        lines.push(...said.map((line) => `${bangkok(now)} ${line}`));
        if (outcomes.some(isPublished)) lines.push(`${bangkok(now)} published`);
        now = Math.min(end, Math.max(now + 1_000, nextTurnAt(memory)));
      }
    },
  };
}
