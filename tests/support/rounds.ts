// Rounds on a small data folder, by a clock of their own: one a minute, and where nothing was asked
// for a while one a quarter of an hour. What the sources answer is a function; every line and
// question is kept. What one round leaves for the next one is text.
import { noMemory, parseMemory, serializeMemory } from '../../scripts/gather/round/memory.ts';
import { takeRound } from '../../scripts/gather/round/take-round.ts';
import { openRegistry } from '../../scripts/gather/store/open-data.ts';
import type { FetchDays } from '../../scripts/gather/upstream/sources.ts';
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

const MINUTE_MS = 60_000;
const QUARTER_MS = 15 * MINUTE_MS;

export type Rounds = {
  /** `2026-08-23 10:30:00 …`, in Bangkok. */
  readonly lines: string[];
  readonly asked: Asked[];
  /** Takes rounds until that moment. */
  readonly until: (moment: string) => Promise<void>;
  /** Sets the clock, without a round. */
  readonly setClock: (moment: string) => void;
  /** Loses what the last round left. */
  readonly lose: () => void;
};

const momentOf = (moment: string) => Date.parse(`${moment.replace(' ', 'T')}+07:00`);

export function roundsOf(
  data: string,
  upstreams: readonly Upstream[],
  says: Says,
  from: string,
): Rounds {
  const lines: string[] = [];
  const asked: Asked[] = [];
  const slugs = new Set(upstreams.flatMap(({ lotteries }) => lotteries));
  let [memory, now] = [serializeMemory(noMemory()), momentOf(from)];
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
  const openOwn = async () => {
    const registry = await openRegistry(data);
    const lotteries = registry.lotteries.filter(({ slug }) => slugs.has(slug));
    return { ...registry, upstreams, lotteries };
  };
  return {
    lines,
    asked,
    setClock: (moment) => {
      now = momentOf(moment);
    },
    lose: () => {
      memory = '';
    },
    until: async (moment) => {
      const end = momentOf(moment);
      let registry = await openOwn();
      // A round that asks nothing changes nothing.
      let seen = asked.length;
      while (now < end) {
        if (seen !== asked.length) registry = await openOwn();
        seen = asked.length;
        const options = { data, registry, now, env: {}, random: () => 0.5, fetch, withinMs: 0 };
        const left = parseMemory(memory);
        const round = await takeRound(left, options);
        memory = serializeMemory(left);
        lines.push(...round.lines.map((line) => `${bangkok(now)} ${line}`));
        if (round.isNews) lines.push(`${bangkok(now)} published`);
        const isBusy = asked.some(({ at }) => at > bangkok(now - 2 * QUARTER_MS));
        const next = isBusy ? now + MINUTE_MS : (Math.floor(now / QUARTER_MS) + 1) * QUARTER_MS;
        now = Math.min(end, next);
      }
    },
  };
}
