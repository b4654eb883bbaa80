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

export async function answerCheck(
  parameters: URLSearchParams,
  catalogue: Catalogue,
  draws: CheckedDraws,
): Promise<Reply> {
  const query = parseQuery('check', parameters, catalogue);
  if (isFault(query)) return faultReply(query);
  if (query.endpoint !== 'check') throw new Error(`check was asked for ${query.endpoint}`);
  const entry = newestDraw(query, draws) ?? (await pastDraw(query, draws));
  const { origin } = draws;
  const body =
    query.numbers === undefined
      ? checkBody(entry, query.number, origin)
      : checksBody(entry, query.numbers, origin);
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
