// Which upstreams a lottery has, and the rows of one.
import type { DrawDate } from '../../src/domain/draw-date.ts';
import type { Registry } from '../../src/intake/data-folder.ts';
import { UnexpectedAnswer } from '../../src/intake/sources/answer.ts';
import type { SourceRow } from '../../src/intake/sources/row.ts';
import type { Upstream, UpstreamRequest } from '../../src/intake/sources/upstream.ts';
import { fetchText, type RetryPolicy } from './fetch-text.ts';
import { askOnce } from './manners.ts';

/** In the order of belief; without those that want a key which is not set. */
export function upstreamsOf(
  lottery: string,
  { upstreams }: Pick<Registry, 'upstreams'>,
): readonly Upstream[] {
  return upstreams.filter(
    ({ lotteries, keyVariable }) =>
      lotteries.includes(lottery) && (keyVariable === undefined || process.env[keyVariable]),
  );
}

/** What is asked for one day. */
export function requestOf(upstream: Upstream, lottery: string, day: DrawDate): UpstreamRequest {
  const { url, variable = '', keyVariable = '', request } = upstream;
  const key = encodeURIComponent(process.env[keyVariable] ?? '');
  const address = (process.env[variable] || url).replace('{key}', key);
  return request(address, { lottery, day });
}

/**
 * The rows of the wanted days that one answer has. The days have the same request. Throws a
 * `SourceUnreachable` or an `UnexpectedAnswer`, and then gives no row of any day.
 */
export async function fetchRows(
  upstream: Upstream,
  lottery: string,
  [first, ...others]: readonly DrawDate[],
  policy?: Partial<RetryPolicy>,
): Promise<SourceRow[]> {
  if (first === undefined) return [];
  const { source, keyVariable = '' } = upstream;
  const wanted = { lottery, days: [first, ...others] } as const;
  const request = requestOf(upstream, lottery, first);
  const ask = () => fetchText({ source, ...request }, policy);
  const text = await (upstream.lotteries.length > 1 ? askOnce(request, ask) : ask());
  const key = process.env[keyVariable];
  const days = new Set<string>(wanted.days);
  try {
    return upstream.parse(text, wanted).filter(({ drawDate }) => days.has(drawDate));
  } catch (error) {
    // An answer may repeat the key, and what is thrown quotes the answer.
    if (!(error instanceof UnexpectedAnswer) || !key || !error.detail.includes(key)) throw error;
    throw new UnexpectedAnswer(source, error.detail.replaceAll(key, '…'));
  }
}
