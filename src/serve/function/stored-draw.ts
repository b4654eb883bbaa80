// The draws beside the function, and what is due after the newest of them.
import { readFile } from 'node:fs/promises';
import type { CheckedDraw, CheckedDraws } from '../../api/check/check-body.ts';
import { type Due, dueDraws } from '../../api/check/due-draws.ts';
import type { LotteryDraws } from '../../domain/draw.ts';

/** A draw whose day the catalogue has; `newest`: whether it is that of its lottery. */
export async function storedDraw(
  slug: string,
  date: string | undefined,
  { drawsOf }: CheckedDraws,
) {
  const { lottery, draws } = await drawsOf(slug);
  const draw = draws.find(({ drawDate }) => drawDate === date);
  if (draw === undefined) throw new Error(`no draw of ${slug} on ${date} is bundled`);
  return { lottery, draw, newest: draw === draws[0] };
}

/** The draws due after the newest one. @param now milliseconds since 1970 */
export function dueAfter(
  { lottery, draw }: CheckedDraw,
  calendar: CheckedDraws['calendar'],
  now: number,
): Due | undefined {
  const entry = calendar[lottery.slug];
  return dueDraws({ ...lottery, entry, drawDate: draw.drawDate }, now);
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
