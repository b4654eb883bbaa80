// What sources agree on becomes the draw; a person's word decides between those that differ.
import type { Draw } from '../domain/draw.ts';
import { areDifferent, gainedPrizes, type Reading } from '../domain/reading.ts';
import { type Composition, composeDraw, findOtherSeries, judgeComposed } from './compose-draw.ts';
import { type Finding, isError } from './problem.ts';
import { judgeForm } from './rules/all.ts';
import {
  type Day,
  type DayContext,
  type Incoming,
  isZeros,
  listEarlier,
  type ReadingEntry,
  type Statement,
  toIncoming,
  withoutRestated,
} from './statements.ts';

const RULES: readonly Composition['outcome'][] = ['added', 'completed', 'corrected'];

/** Whether a person decided between sources when entering this reading. */
export function isPersonsWord({ reason, accepted = [], isRuling }: ReadingEntry): boolean {
  return isRuling || reason !== undefined || accepted.includes('witness');
}

export type Agreed = ReturnType<typeof composeAgreed>;

/**
 * The draw of everything that nobody doubts: what is said now, and what waited only because sources
 * differed. A person's word takes the prizes it names out of what others said.
 */
export function composeAgreed(day: Day, statements: readonly Statement[], context: DayContext) {
  const readings = statements.map(({ reading }) => reading);
  const agreed = statements.filter(({ open }) => open.length === 0);
  const words = agreed.filter(({ incoming }) => isPersonsWord(incoming.entry));
  const earlier = listEarlier(day.before, statements, context);
  const ruling = words.map(({ reading }) => reading);
  const isWrong = (reading: Reading) =>
    ruling.some((word) => word.source !== reading.source && areDifferent(word, reading));
  const at = new Date(context.now).toISOString();
  const compose = (waiting: readonly Reading[]) => {
    const known = [...readings, ...waiting].filter((reading) => !isZeros(reading));
    const undisputed = waiting
      .filter(({ doubts }) => doubts === undefined)
      .filter((reading) => known.every((rival) => !areDifferent(rival, reading)))
      .map((reading) => toIncoming(reading, day.drawDate, { at, isPart: true }, context));
    const items = [...agreed.map(({ incoming }) => incoming), ...undisputed];
    return { ...composeAll(day.stored, items, context), earlier: waiting };
  };
  const ruled = earlier.flatMap((reading) =>
    isWrong(reading) ? withoutRestated(reading, ruling, context, day) : reading,
  );
  // A ruling may leave out even the source of the stored number.
  const disputed = (day.before?.readings ?? []).filter(({ stored }) => stored);
  const composed = compose(ruled);
  // A person's reading decides if it changes what is stored; a ruling also if it repeats that.
  const isRuled = words.some(({ incoming }) => {
    const outcome = composed.compositions.get(incoming)?.outcome ?? 'refused';
    return RULES.includes(outcome) || (incoming.entry.isRuling && outcome !== 'refused');
  });
  return isRuled
    ? { ...composed, wrong: [...disputed, ...earlier].filter(isWrong) }
    : { ...compose(earlier), wrong: [] };
}

/** Composes the draw of all that agrees, in this order. */
function composeAll(before: Draw | undefined, batch: readonly Incoming[], context: DayContext) {
  const compositions = new Map<Incoming, Composition>();
  /** @returns why the resulting draw cannot be stored */
  const compose = (items: readonly Incoming[], stored: Draw | undefined) => {
    let draw = stored;
    for (const item of items) {
      const findings = findMissing(item, draw, context);
      const composition: Composition =
        findings.length > 0
          ? { outcome: 'refused', findings }
          : composeDraw(draw, item.draw, item.entry, context);
      compositions.set(item, composition);
      if (composition.outcome !== 'refused') draw = composition.draw;
    }
    if (draw === undefined || draw === before) return { draw, findings: [] };
    const findings = [...judgeComposed(draw, context), ...findOtherSeries(before, draw)];
    return { draw, findings };
  };
  const { draw, findings } = compose(batch, before);
  if (!findings.some(isError)) return { draw, compositions, warnings: findings };
  const unchanged = { draw: before, warnings: [] as readonly Finding[] };
  for (const item of batch) {
    const alone = compose([item], unchanged.draw);
    const errors = alone.findings.filter(isError);
    if (errors.length > 0) compositions.set(item, { outcome: 'refused', findings: errors });
    else Object.assign(unchanged, { draw: alone.draw, warnings: alone.findings });
  }
  return { ...unchanged, compositions };
}

/**
 * Why an answer that adds something is not enough for a draw. A person may enter a single prize.
 */
function findMissing({ draw, entry }: Incoming, stored: Draw | undefined, context: DayContext) {
  const isAdding = stored === undefined || gainedPrizes(stored, draw).length > 0;
  return isAdding && !entry.isPart ? judgeForm(draw, context).filter(isError) : [];
}
