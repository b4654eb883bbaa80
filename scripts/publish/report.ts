// What a publication says at its end, or would do.
import type { Comparison } from './comparison.ts';
import { describeMove } from './latest-draws.ts';
import type { StepTime } from './step.ts';
import type { Changes } from './tree.ts';

/** More paths than this hide what matters; the number of the others is said. */
const SHOWN_PATHS = 20;

export function describeChanges(changes: Changes | undefined): string {
  if (changes === undefined) return 'not known: this target cannot list the live ones';
  const { added, changed, removed, unchanged } = changes;
  const moved = `${added.length} added, ${changed.length} changed, ${removed.length} removed`;
  return `${moved}, ${unchanged} unchanged`;
}

export function describeDraws({ moves }: Comparison): string {
  if (moves === undefined) return 'not known: the build has no /api/status.json';
  return moves.length === 0 ? 'no latest draw changes' : moves.map(describeMove).join(', ');
}

/** `+ path`, `~ path`, `- path`, and how many more. */
export function listChanges(changes: Changes): string[] {
  const lines = [
    ...changes.added.map((path) => `  + ${path}`),
    ...changes.changed.map((path) => `  ~ ${path}`),
    ...changes.removed.map((path) => `  - ${path}`),
  ];
  const more = lines.length - SHOWN_PATHS;
  return more > 0 ? [...lines.slice(0, SHOWN_PATHS), `  and ${more} more`] : lines;
}

export function describeTimes(times: readonly StepTime[]): string {
  return times.map(({ name, seconds }) => `${name} ${seconds}`).join(', ');
}
