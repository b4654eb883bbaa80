// Which upstreams a lottery has, and what they have of its days, request by request.
import { copiedFrom } from '../../../src/domain/copied-draw.ts';
import { byNewestFirst, type Draw } from '../../../src/domain/draw.ts';
import type { DrawDate } from '../../../src/domain/draw-date.ts';
import type { Registry } from '../../../src/intake/files/data-folder.ts';
import { UnexpectedAnswer } from '../../../src/intake/sources/source-answer.ts';
import type { SourceRow } from '../../../src/intake/sources/row.ts';
import type { Upstream, UpstreamRequest } from '../../../src/intake/sources/upstream.ts';
import { readMessage } from '../../command/failure.ts';
import type { Env, Io } from '../../command/io.ts';
import { fetchText, type Requester, type RetryPolicy, SourceUnreachable } from './fetch-text.ts';
import { askOnce } from './manners.ts';

/** In the order of belief; without those that want a key which is not set. */
export function findUpstreams(
  lottery: string,
  { upstreams }: Pick<Registry, 'upstreams'>,
  env: Env,
) {
  return upstreams
    .filter(({ lotteries }) => lotteries.includes(lottery))
    .filter(({ keyVariable }) => keyVariable === undefined || env[keyVariable]);
}

/** What is asked for one day. */
export function buildRequest(
  upstream: Upstream,
  lottery: string,
  day: DrawDate,
  env: Env,
): UpstreamRequest {
  const { url, variable = '', keyVariable = '', request } = upstream;
  const key = encodeURIComponent(env[keyVariable] ?? '');
  const address = (env[variable] || url).replace('{key}', key);
  return request(address, { lottery, day });
}

/** The rows of days of the same request. Throws a `SourceUnreachable` or an `UnexpectedAnswer`. */
export async function fetchRows(
  upstream: Upstream,
  lottery: string,
  [first, ...later]: readonly DrawDate[],
  requester: Requester,
  policy?: Partial<RetryPolicy>,
): Promise<SourceRow[]> {
  if (first === undefined) return [];
  const { source, keyVariable = '' } = upstream;
  const days = [first, ...later] as const;
  const { env, now } = requester;
  const request = buildRequest(upstream, lottery, first, env);
  const ask = () => fetchText({ source, ...request }, requester, policy);
  const text = await (upstream.lotteries.length > 1 ? askOnce(request, now(), ask) : ask());
  const key = env[keyVariable];
  try {
    const rows = upstream.parse(text, { lottery, days });
    refuseOtherYear(source, rows, days);
    return markCopies(rows, new Set(days));
  } catch (error) {
    // An answer may repeat the key, and what is thrown quotes the answer.
    if (!(error instanceof UnexpectedAnswer) || !key || !error.detail.includes(key)) throw error;
    throw new UnexpectedAnswer(source, error.detail.replaceAll(key, '…'));
  }
}

/** The rows of days; one that repeats a near row says so, which nobody sees beside fewer rows. */
function markCopies(rows: readonly SourceRow[], days: ReadonlySet<string>): SourceRow[] {
  const toNumbers = ({ drawDate, number, prizes }: SourceRow) =>
    ({ drawDate, prizes: { ...prizes, ...(number && { number: [number] }) } }) as unknown as Draw;
  const draws = rows.map(toNumbers).sort(byNewestFirst);
  const wanted = rows.filter(({ drawDate }) => days.has(drawDate));
  return wanted.map((row) => {
    const copyOf = copiedFrom(toNumbers(row), draws)?.drawDate;
    return copyOf === undefined ? row : { ...row, copyOf };
  });
}

/** Refuses a wanted day under another year: it would be taken for an old draw, and never come. */
function refuseOtherYear(source: string, rows: readonly SourceRow[], days: readonly DrawDate[]) {
  const [newest = ''] = rows.map(({ drawDate }) => drawDate).sort((a, b) => (a < b ? 1 : -1));
  if (rows.some(({ drawDate }) => days.some((day) => day === drawDate))) return;
  const day = days.find((wanted) => wanted.slice(4) === newest.slice(4));
  if (day !== undefined)
    throw new UnexpectedAnswer(source, `expected ${day}, its newest is ${newest}`);
}

/** What a source has of one day: its row, none, or why the request failed. */
type DayAnswer = { drawDate: DrawDate; row?: SourceRow | undefined; failure?: string | undefined };

/** What asks a source about days. */
export type FetchDays = (
  lottery: string,
  upstream: Upstream,
  days: readonly DrawDate[],
) => AsyncGenerator<DayAnswer>;

/** How the sources are reached from here: by which keys and addresses, and with which patience. */
export function reachSources(io: Requester & Pick<Io, 'err'>, policy?: Partial<RetryPolicy>) {
  const fetch: FetchDays = (lottery, upstream, days) =>
    fetchDays(lottery, upstream, days, io, policy);
  return { env: io.env, fetch };
}

/** Every day of `days` once, in order, each as soon as its request is answered. */
async function* fetchDays(
  lottery: string,
  upstream: Upstream,
  days: readonly DrawDate[],
  { err, ...requester }: Requester & Pick<Io, 'err'>,
  policy: Partial<RetryPolicy> = {},
): AsyncGenerator<DayAnswer> {
  const requests = Map.groupBy(days, (day) =>
    JSON.stringify(buildRequest(upstream, lottery, day, requester.env)),
  );
  let unreachable: string | undefined;
  for (const wanted of requests.values()) {
    let rows: readonly SourceRow[] = [];
    // A source out of reach for one day is so for all; each request would wait through every retry.
    let failure = unreachable;
    if (failure === undefined) {
      // On a terminal, since a source that is slow can take most of a minute.
      if (err.isTerminal) err(`${lottery}: fetching from ${upstream.source} …`);
      try {
        rows = await fetchRows(upstream, lottery, wanted, requester, policy);
      } catch (error) {
        failure = readMessage(error);
        if (error instanceof SourceUnreachable) unreachable = failure;
      }
    }
    for (const drawDate of wanted) {
      yield { drawDate, row: rows.find((row) => row.drawDate === drawDate), failure };
    }
  }
}
