// The health of a data folder and its publication: what a person has to look after.
import { HOUR_MS } from '../../../src/domain/clock.ts';
import { byNewestFirst } from '../../../src/domain/draw.ts';
import { describeHeldBack } from '../../../src/domain/held-back.ts';
import type { Registry } from '../../../src/intake/files/data-folder.ts';
import type { ComparedStatus } from './live-status.ts';
import { missedDraws } from './missed-draws.ts';
import { describeDays } from './newest-days.ts';

/** A timer looks every minute; where none ever ran, nothing can go quiet. */
const QUIET_MS = 6 * HOUR_MS;

export type HealthReport = ReturnType<typeof reportHealth>;

/** @param lookedAt when somebody last looked for draws, as far as anybody knows */
export function reportHealth(
  status: ComparedStatus,
  registry: Registry,
  now: number,
  lookedAt: number | undefined,
) {
  const heldBack = registry.heldBack.map((draw) => {
    const { lottery, drawDate } = draw;
    return { lottery, drawDate, detail: describeHeldBack(draw) };
  });
  const isQuiet = lookedAt !== undefined && now - lookedAt > QUIET_MS;
  const quietSince = isQuiet ? new Date(lookedAt).toISOString() : undefined;
  return { missed: missedDraws(status, registry, now), heldBack, quietSince };
}

/** 1 where a person is needed. */
export function judgeHealth({ missed, heldBack, quietSince }: HealthReport): 0 | 1 {
  return missed.length + heldBack.length > 0 || quietSince !== undefined ? 1 : 0;
}

/**
 * For a person, a line a lottery and what is wrong with it, the newest day first.
 * @param isAll whether each day is listed
 */
export function describeHealth(
  { missed, heldBack, quietSince }: HealthReport,
  isAll: boolean,
): string[] {
  const late = missed.map(({ lottery, latest, missed: days }) => ({
    drawDate: days.toSorted().at(-1) ?? '',
    line: `${lottery} missed ${describeDays(days, isAll)}; the newest stored is of ${latest}`,
  }));
  const byLottery = Map.groupBy(heldBack.toSorted(byNewestFirst), ({ lottery }) => lottery);
  const holds = [...byLottery.values()].flatMap((ofLottery) => {
    const days = ofLottery.map(({ drawDate }) => drawDate);
    return (isAll ? ofLottery : ofLottery.slice(0, 1)).map(({ lottery, drawDate, detail }) => {
      const day = isAll ? drawDate : describeDays(days, false);
      return { drawDate, line: `${lottery} held back ${day}: ${detail}` };
    });
  });
  const lines = [...late, ...holds].sort(byNewestFirst).map(({ line }) => line);
  const isCounted = lines.some((line) => / \(\+\d+\)/.test(line));
  return [
    ...(quietSince === undefined ? [] : [`nobody has looked since ${quietSince}`]),
    ...(missed.length === 0 ? ['no draw is missed'] : []),
    ...lines,
    ...(isCounted ? ['npm run health -- --all lists each day'] : []),
  ];
}
