// Asks one upstream one question, and says whether it answers as its recipe expects.
import type { DrawDate } from '../../../src/domain/draw-date.ts';
import { UnexpectedAnswer } from '../../../src/intake/sources/source-answer.ts';
import type { SourceRow } from '../../../src/intake/sources/row.ts';
import { SEEN, type Upstream } from '../../../src/intake/sources/upstream.ts';
import { fetchText, type Requester, type RetryPolicy, SourceUnreachable } from './fetch-text.ts';
import { buildRequest } from './sources.ts';

export type SourceCheck = {
  readonly source: string;
  readonly lottery: string;
  /** Without a key. */
  readonly url: string;
  readonly result: 'works' | 'nothing yet' | 'wrong day' | 'changed' | 'unreachable' | 'no key';
  readonly detail: string;
  readonly proven?: string | undefined;
  readonly seen: Upstream['seen'];
};

/** Asks one upstream one question. @param day the newest one that has been announced */
export async function checkUpstream(
  upstream: Upstream,
  lottery: string,
  day: DrawDate,
  requester: Requester,
  policy?: Partial<RetryPolicy>,
): Promise<SourceCheck> {
  const { source, keyVariable, proven, seen } = upstream;
  const url = upstream.request(upstream.url, { lottery, day }).url;
  const of = { source, lottery, url, proven, seen };
  const key = keyVariable === undefined ? '' : (requester.env[keyVariable] ?? '');
  if (keyVariable !== undefined && key === '') {
    return { ...of, result: 'no key', detail: `set ${keyVariable}` };
  }
  try {
    const request = { source, ...buildRequest(upstream, lottery, day, requester.env) };
    const text = await fetchText(request, requester, policy);
    return { ...of, ...judge(upstream.parse(text, { lottery, days: [day] }), day) };
  } catch (error) {
    if (!(error instanceof UnexpectedAnswer || error instanceof SourceUnreachable)) throw error;
    const result = error instanceof UnexpectedAnswer ? 'changed' : 'unreachable';
    return { ...of, result, detail: key ? error.detail.replaceAll(key, '…') : error.detail };
  }
}

function judge(rows: readonly SourceRow[], day: DrawDate): Pick<SourceCheck, 'result' | 'detail'> {
  const row = rows.find(({ drawDate }) => drawDate === day);
  if (row !== undefined) return { result: 'works', detail: `${day}: ${describeRow(row)}` };
  const days = rows.map(({ drawDate }) => drawDate);
  const newest = days.sort().at(-1);
  return newest === undefined
    ? { result: 'nothing yet', detail: `it has the form of an answer, and no numbers of ${day}` }
    : { result: 'wrong day', detail: `expected ${day}, its newest is ${newest}` };
}

function describeRow({ number, prizes, pending, noDraw }: SourceRow): string {
  if (noDraw) return 'งด';
  const stated = Object.values(prizes).flat();
  const numbers = [...(number === undefined ? [] : [number]), ...stated].slice(0, 4).join(' ');
  return pending === undefined ? numbers : `${numbers}, pending: ${pending.join(' ')}`;
}

/** 1 when one answers otherwise than expected, or not at all. */
export function checkExitCode(checks: readonly SourceCheck[]): 0 | 1 {
  const needsPerson = ['changed', 'wrong day', 'unreachable'];
  return checks.some(({ result }) => needsPerson.includes(result)) ? 1 : 0;
}

function describeSeen(seen: Upstream['seen']): string {
  return `answer ${seen === 'never' ? 'never seen' : seen}`;
}

/** A line each, without asking: what its recipe was tried on, and when somebody saw it work. */
export function describeRecipes(upstreams: readonly Upstream[]): string {
  const lines = upstreams.map(({ source, lotteries, url, proven, seen }) => {
    const [first = '', ...rest] = lotteries;
    const more = rest.length === 0 ? '' : ` and ${rest.length} more`;
    const since = proven === undefined ? 'unproven' : `proven ${proven}`;
    return `${source}  ${first}${more}  ${describeSeen(seen)}, ${since}  ${decodeURI(url)}`;
  });
  const counted = SEEN.map((seen) => {
    return `${upstreams.filter((upstream) => upstream.seen === seen).length} ${describeSeen(seen)}`;
  });
  return [...lines, counted.join(', ')].join('\n');
}

/** A line each, and how to record those that work. */
export function describeChecks(checks: readonly SourceCheck[], today: string): string {
  const pad = (field: 'source' | 'lottery', check: SourceCheck) =>
    check[field].padEnd(Math.max(...checks.map((other) => other[field].length)));
  const lines = checks.map((check) => {
    const { result, url, detail, proven, seen } = check;
    const names = `${pad('source', check)}  ${pad('lottery', check)}`;
    const since = proven === undefined ? 'unproven' : `proven ${proven}`;
    const address = `${decodeURI(url)}, ${describeSeen(seen)}`;
    return `${names}  ${result.padEnd('unreachable'.length)}  ${since}  ${address}: ${detail}`;
  });
  const works = checks.filter(({ result }) => result === 'works');
  const hint = `Compare the numbers above with what the site shows. Where they are the same, write
"proven": "${today}" into the row of data/upstreams.json.`;
  const sum = `${checks.length} asked, ${works.length} work`;
  return [...lines, sum, ...(works.length > 0 ? [hint] : [])].join('\n');
}
