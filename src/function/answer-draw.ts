// Answers the address of any stored draw as the file of its year has it, and the results of its
// day: a file a draw would be ten thousand. It repeats the refusals of the edge in front of it, as
// the check does.
import { readFile } from 'node:fs/promises';
import type { Catalogue } from '../contract/catalogue.ts';
import type { CheckedDraws } from '../check/check-body.ts';
import { isFault, parseQuery } from '../contract/query.ts';
import type { LotteryDraws } from '../domain/draw.ts';
import { answerMember, headersOfDay } from '../edge/answer.ts';
import { faultReply, type Headers, type Reply } from '../edge/reply.ts';
import { type MemberRoute, unknownPathFault } from '../edge/route.ts';
import { drawFile } from '../answers/draws.ts';
import { sha256Of } from '../answers/emitted-file.ts';
import { resultsOfDay } from '../answers/results.ts';

/** The platform's own copies hold a year: only a publication changes a draw, and it purges them. */
const PLATFORM_CACHE = { 'Vercel-CDN-Cache-Control': 'public, max-age=31536000' };

/** The answer at the address of a draw. @param now milliseconds since 1970 */
export async function answerDraw(
  { path, member }: MemberRoute,
  catalogue: Catalogue,
  draws: CheckedDraws,
  now: number,
): Promise<Reply> {
  const answer = answerMember({ kind: 'member', path, member }, catalogue, now);
  if (answer.kind === 'reply') return answer.reply;
  const { lottery, draw } = await storedDraw(member.lottery, member.date, draws);
  return drawReply(drawFile(lottery, draw, draws).text, answer.headers);
}

/** The results of a day; whatever else results are asked for is a file. */
export async function answerDay(
  parameters: URLSearchParams,
  catalogue: Catalogue,
  draws: CheckedDraws,
  now: number,
): Promise<Reply> {
  const query = parseQuery('results', parameters, catalogue);
  if (isFault(query)) return faultReply(query);
  if (query.endpoint !== 'results' || !('date' in query)) return faultReply(unknownPathFault());
  const { lottery, draw, newest } = await storedDraw(query.lottery, query.date, draws);
  const body = resultsOfDay(lottery, draw, newest, draws);
  return drawReply(`${JSON.stringify(body)}\n`, headersOfDay(query, now));
}

/** A draw whose day the catalogue has. */
async function storedDraw(slug: string, date: string | undefined, { drawsOf }: CheckedDraws) {
  const { lottery, draws } = await drawsOf(slug);
  const draw = draws.find(({ drawDate }) => drawDate === date);
  if (draw === undefined) throw new Error(`the draw of ${slug} on ${date} is legal and not stored`);
  return { lottery, draw, newest: draws[0]?.drawDate };
}

function drawReply(text: string, headers: Headers): Reply {
  const ETag = `W/"${sha256Of(text).slice(0, 22)}"`;
  const type = { 'Content-Type': 'application/json; charset=utf-8' };
  return { status: 200, headers: { ...type, ...headers, ...PLATFORM_CACHE, ETag }, text };
}

/** Reads each file of the folder once, when first asked for. A failed read is tried again. */
export function drawsIn(folder: URL): CheckedDraws['drawsOf'] {
  const cache = new Map<string, Promise<LotteryDraws>>();
  return (slug) => {
    const cached = cache.get(slug);
    if (cached !== undefined) return cached;
    const file = new URL(`${slug}.json`, folder);
    const draws: Promise<LotteryDraws> = readFile(file, 'utf8').then(JSON.parse);
    cache.set(slug, draws);
    draws.catch(() => cache.delete(slug));
    return draws;
  };
}
