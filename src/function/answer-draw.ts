// Answers the address of any stored draw, as the file of its year has it: a file a draw would be
// ten thousand. It repeats the refusals of the edge in front of it, as the check does.
import { readFile } from 'node:fs/promises';
import type { Catalogue } from '../contract/catalogue.ts';
import type { CheckedDraws } from '../check/check-body.ts';
import type { LotteryDraws } from '../domain/draw.ts';
import { answerMember } from '../edge/answer.ts';
import type { Reply } from '../edge/reply.ts';
import type { MemberRoute } from '../edge/route.ts';
import { drawFile } from '../answers/draws.ts';
import { sha256Of } from '../answers/emitted-file.ts';

/** The platform's own copies hold a year: only a publication changes a draw, and it purges them. */
const PLATFORM_CACHE = { 'Vercel-CDN-Cache-Control': 'public, max-age=31536000' };

/** The answer at the address of a draw. @param now milliseconds since 1970 */
export async function answerDraw(
  { path, member }: MemberRoute,
  catalogue: Catalogue,
  { drawsOf, origin, sources }: CheckedDraws,
  now: number,
): Promise<Reply> {
  const answer = answerMember({ kind: 'member', path, member }, catalogue, now);
  if (answer.kind === 'reply') return answer.reply;
  const { lottery, draws } = await drawsOf(member.lottery);
  const draw = draws.find(({ drawDate }) => drawDate === member.date);
  if (draw === undefined) throw new Error(`${path} is legal and not stored`);
  const { text } = drawFile(lottery, draw, { origin, sources });
  const ETag = `W/"${sha256Of(text).slice(0, 22)}"`;
  const type = { 'Content-Type': 'application/json; charset=utf-8' };
  return { status: 200, headers: { ...type, ...answer.headers, ...PLATFORM_CACHE, ETag }, text };
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
