// The upstreams of data/upstreams.json, read without asking any of them. Recipes are as much part
// of the program as of the data, so tests look at those of today.
import { readFileSync } from 'node:fs';
import { parseDrawDate } from '../../src/domain/draw-date.ts';
import { parseSources } from '../../src/intake/files/data-files.ts';
import { parseRegistry } from '../../src/intake/files/registry-file.ts';
import type { SourceRow } from '../../src/intake/sources/row.ts';
import { parseUpstreams } from '../../src/intake/files/upstream-file.ts';

export const readData = (file: string) =>
  JSON.parse(readFileSync(new URL(`../../data/${file}.json`, import.meta.url), 'utf8'));

function parsedValue<T>(parsed: { value: T } | { findings: unknown }): T {
  if ('value' in parsed) return parsed.value;
  throw new Error(JSON.stringify(parsed.findings));
}

const { lotteries } = parsedValue(parseRegistry(readData('lotteries')));
export const SOURCES = parsedValue(parseSources(readData('sources')));
export const UPSTREAMS = parsedValue(
  parseUpstreams(readData('upstreams'), { lotteries, sources: SOURCES }),
);
/** Those that can be asked for: one that is entered today has no upstream yet. */
export const LOTTERIES = lotteries.filter(({ slug }) =>
  UPSTREAMS.some((one) => one.lotteries.includes(slug)),
);

/** What the first upstream of a source, or the one whose address has a text, reads of an answer. */
export function readBody(
  source: string,
  lottery: string,
  body: unknown,
  day = '2026-06-24',
  url = '',
): SourceRow[] {
  const on = { lottery, day: parseDrawDate(day) };
  const upstream = UPSTREAMS.find(
    (one) =>
      one.source === source &&
      one.lotteries.includes(lottery) &&
      one.request(one.url, on).url.includes(url),
  );
  if (upstream === undefined) throw new Error(`${source} has no ${lottery} ${url}`);
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return upstream.parse(text, { lottery, days: [parseDrawDate(day)] });
}
