// The health of a data folder and its publication: what a person has to look after.
import { HOUR_MS } from '../../../src/domain/clock.ts';
import { describeHeldBack } from '../../../src/domain/held-back.ts';
import type { Registry } from '../../../src/intake/files/data-folder.ts';
import type { ComparedStatus } from './live-status.ts';
import { missedDraws } from './missed-draws.ts';

/** `npm run watch` looks every few minutes; where it never ran, nothing can go quiet. */
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

/** For a person, a line each. */
export function describeHealth({ missed, heldBack, quietSince }: HealthReport): string[] {
  return [
    ...(quietSince === undefined ? [] : [`nobody has looked since ${quietSince}`]),
    ...heldBack.map(({ lottery, drawDate, detail }) => {
      return `${lottery} ${drawDate} is held back for a person: ${detail}`;
    }),
    ...(missed.length === 0 ? ['no draw is missed'] : []),
    ...missed.map(({ lottery, latest, missed: days }) => {
      const newest = `the newest stored is of ${latest}`;
      return `${lottery}: ${days.length} missed, ${newest}: ${days.join(' ')}`;
    }),
  ];
}
