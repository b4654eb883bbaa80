// The one live answer: a number against a draw. It refuses by itself what the edge in
// front of it would refuse, so it is right wherever it runs.
import type { Catalogue } from '../contract/catalogue.ts';
import { checkBody, checksBody, type LatestDraws } from '../contract/check-body.ts';
import { cacheControl, ENDPOINTS } from '../contract/endpoints.ts';
import { type CheckQuery, isFault, parseQuery } from '../contract/query.ts';
import { SECURITY_HEADERS } from '../contract/security.ts';
import { CORS_HEADERS } from './cors.ts';
import { faultReply } from './fault-response.ts';
import type { Reply } from './reply.ts';

type Entry = LatestDraws['latest'][number];

/** What is checked against: the latest draws are at hand, the others are fetched when asked for. */
export type CheckedDraws = LatestDraws & {
  readonly archiveOf: (
    slug: string,
  ) => Promise<{ readonly lottery: Entry['lottery']; readonly draws: readonly Entry['draw'][] }>;
};

/** The same for every answer; made once. */
const HEADERS = {
  ...CORS_HEADERS,
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': cacheControl(ENDPOINTS.check.cacheSeconds),
  ...SECURITY_HEADERS,
};

/** At once for the latest draw, and for what is refused; later only where an archive is read. */
export function answerCheck(
  parameters: URLSearchParams,
  catalogue: Catalogue,
  draws: CheckedDraws,
): Reply | Promise<Reply> {
  const query = parseQuery('check', parameters, catalogue);
  if (isFault(query)) return faultReply(query);
  if (query.endpoint !== 'check') throw new Error(`check was asked for ${query.endpoint}`);
  const answer = (entry: Entry) => checkReply(entry, query, draws.origin);
  const newest = newestDraw(query, draws);
  return newest ? answer(newest) : pastDraw(query, draws).then(answer);
}

function checkReply(entry: Entry, { number, numbers }: CheckQuery, origin: string): Reply {
  const body =
    numbers === undefined ? checkBody(entry, number, origin) : checksBody(entry, numbers, origin);
  return { status: 200, headers: HEADERS, text: `${JSON.stringify(body)}\n` };
}

/** The latest draw, or `undefined` where another one is asked for. */
function newestDraw({ lottery: slug, date }: CheckQuery, { latest }: CheckedDraws) {
  const newest = latest.find(({ lottery }) => lottery.slug === slug);
  if (newest === undefined) throw new Error(`no latest draw of ${slug} is bundled`);
  return date === undefined || date === newest.draw.drawDate ? newest : undefined;
}

async function pastDraw(
  { lottery: slug, date }: CheckQuery,
  { archiveOf }: CheckedDraws,
): Promise<Entry> {
  const { lottery, draws } = await archiveOf(slug);
  const draw = draws.find(({ drawDate }) => drawDate === date);
  if (draw === undefined) throw new Error(`no draw of ${slug} on ${date} is bundled`);
  return { lottery, draw };
}
