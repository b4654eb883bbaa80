// `ingest --recheck`: fetches stored draws from their sources again, and reports where these differ
// now: sources correct draws without notice. A person decides what is right, so nothing changes.
import { addDays } from '../../../src/domain/clock.ts';
import type { Draw } from '../../../src/domain/draw.ts';
import { announcementAt } from '../../../src/domain/lateness.ts';
import type { Lottery } from '../../../src/domain/lottery.ts';
import { isWithdrawn } from '../../../src/domain/withdrawal.ts';
import { toDraw } from '../../../src/intake/sources/draw-of-row.ts';
import { readStoredDraws } from '../store/draw-store.ts';
import { findUpstreams } from '../upstream/sources.ts';
import type { LookOptions } from './look-for-draws.ts';

type Recheck = Awaited<ReturnType<typeof recheck>>;

/** @returns how many draws could be fetched again, and which differ or could not */
export async function recheck(options: LookOptions & { readonly days: number }) {
  const { data, registry, now, days, env, fetch } = options;
  let compared = 0;
  const differences: ReturnType<typeof compareDraws> = [];
  const failed: { lottery: string; drawDate: string; detail: string }[] = [];
  for (const lottery of options.lotteries ?? registry.lotteries) {
    const stored = await readStoredDraws(data, lottery, registry);
    const upstreams = findUpstreams(lottery.slug, registry, env);
    // To the hour of the announcement after the last of the days.
    const recent = stored
      .filter((draw) => !isWithdrawn(draw))
      .filter(({ drawDate }) => announcementAt(lottery, addDays(drawDate, days + 1)) > now);
    const bySource = Map.groupBy(recent, (draw) => {
      const able = upstreams.filter(({ newestOnly }) => !newestOnly || draw === stored[0]);
      // A list of draws says more than the newest one alone.
      able.sort((left, right) => Number(left.newestOnly ?? 0) - Number(right.newestOnly ?? 0));
      return able.find(({ source }) => source === draw.source) ?? able[0];
    });
    for (const [upstream, draws] of bySource) {
      if (upstream === undefined) continue;
      const byDay = new Map(draws.map((draw) => [draw.drawDate, draw]));
      const answers = fetch(lottery.slug, upstream, [...byDay.keys()]);
      for await (const { drawDate, row, failure } of answers) {
        const ours = byDay.get(drawDate);
        // It may have a newer draw by now.
        const isPast = upstream.newestOnly && row === undefined;
        if (failure !== undefined) {
          failed.push({ lottery: lottery.slug, drawDate, detail: failure });
        } else if (ours !== undefined && !isPast) {
          const theirs = row && !row.noDraw ? toDraw(row, upstream.source, lottery) : undefined;
          compared += 1;
          differences.push(...compareDraws(lottery, ours, theirs, upstream.source));
        }
      }
    }
  }
  return { compared, differences, failed };
}

/**
 * Each prize of which the source has other numbers now, or numbers that are not stored. A stored
 * prize that it lacks is a difference only where it is the one who published the draw.
 * @param theirs `undefined` where the source has no draw of that day
 * @returns numbers, `null` where there are none; `series` are those of its tickets
 */
export function compareDraws(
  lottery: Lottery,
  stored: Draw,
  theirs: Draw | undefined,
  source: string,
) {
  const published = stored.source === source;
  const slugs = Object.keys({ ...stored.prizes, ...theirs?.prizes });
  const day = { lottery: lottery.slug, drawDate: stored.drawDate };
  const differing = slugs.flatMap((prize) => {
    const [ours, now] = [stored.prizes[prize], theirs?.prizes[prize]];
    if (now === undefined ? !published : ours?.join() === now.join()) return [];
    // A source that publishes fewer prizes lacks those that follow from them.
    if (now === undefined && theirs !== undefined && !theirs.pending?.includes(prize)) return [];
    return [{ ...day, prize, stored: ours ?? null, now: now ?? null, source }];
  });
  const [ours, now] = [stored.series?.map(String), theirs?.series?.map(String)];
  if (!ours || !now || ours.join() === now.join()) return differing;
  return [...differing, { ...day, prize: 'series', stored: ours, now, source }];
}

/** 0 if all compared draws agree; 1 if one differs, a source failed or nothing was compared. */
export function judgeRecheck({ compared, differences, failed }: Recheck): 0 | 1 {
  return compared > 0 && differences.length === 0 && failed.length === 0 ? 0 : 1;
}

export function describeRecheck({ compared, differences, failed }: Recheck): string {
  const list = (numbers: readonly string[] | null) => numbers?.join(' ') ?? 'nothing';
  const differing = new Set(differences.map(({ lottery, drawDate }) => `${lottery} ${drawDate}`));
  return [
    ...differences.map(({ lottery, drawDate, prize, stored, now, source }) => {
      return `${lottery} ${drawDate} ${prize}: stored ${list(stored)}, ${source} has ${list(now)} now`;
    }),
    ...failed.map(({ lottery, drawDate, detail }) => {
      return `${lottery} ${drawDate}: not compared, ${detail}`;
    }),
    ...(compared === 0 ? ['nothing was compared: no source could be asked about these days'] : []),
    `${compared} stored draws compared with their sources, ${differing.size} differ`,
  ].join('\n');
}
