// Answers the address of any stored draw with what the file of its year has, and the results of its
// day: a file a draw would be ten thousand files. It repeats the refusals of the edge in front of
// it, as the check does.
import type { Catalogue } from '../../api/contract/catalogue.ts';
import type { CheckedDraws } from '../../api/check/check-body.ts';
import { dueOfResults } from '../../api/check/due-draws.ts';
import { isFault, parseQuery } from '../../api/contract/query.ts';
import type { Draw } from '../../domain/draw.ts';
import type { Lottery } from '../../domain/lottery.ts';
import { answerMember, headersOfDay } from '../edge/answer-request.ts';
import { faultReply, type Headers, type Reply } from '../edge/reply.ts';
import { type MemberRoute, unknownPathFault } from '../edge/route.ts';
import { drawFile } from '../../api/answers/draws.ts';
import { sha256Of } from '../../api/answers/emitted-file.ts';
import { resultsOfDay } from '../../api/answers/results.ts';
import { nextAnnouncement } from '../../api/answers/status.ts';
import { dueAfter, storedDraw } from './stored-draw.ts';

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
  const { lottery, draw, newest } = await storedDraw(member.lottery, member.date, draws);
  const { dueDraws: due } = newest ? afterNewest(lottery, draw, draws, now) : {};
  return drawReply(drawFile(lottery, draw, draws, due).text, answer.headers, newest);
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
  const after = newest ? afterNewest(lottery, draw, draws, now) : {};
  const body = resultsOfDay(lottery, draw, draws, after);
  return drawReply(`${JSON.stringify(body)}\n`, headersOfDay(query, catalogue, now), newest);
}

/** When the next draw is announced, and that this moment has passed. */
function afterNewest(lottery: Lottery, draw: Draw, { calendar }: CheckedDraws, now: number) {
  const nextDraw = nextAnnouncement(lottery, calendar, draw.drawDate);
  const due = dueAfter({ lottery, draw }, calendar, now);
  return {
    ...(nextDraw && { nextDraw }),
    // Nothing was compared with the draw: the sentence says only what is missing.
    ...(due && { dueDraws: dueOfResults(due) }),
  };
}

/**
 * @param newest whether it is the newest draw: what is due after it changes with the time, so the
 * platform caches it briefly
 */
function drawReply(text: string, headers: Headers, newest: boolean): Reply {
  const ETag = `W/"${sha256Of(text).slice(0, 22)}"`;
  const type = { 'Content-Type': 'application/json; charset=utf-8' };
  const platform = newest ? {} : PLATFORM_CACHE;
  return { status: 200, headers: { ...type, ...headers, ...platform, ETag }, text };
}
