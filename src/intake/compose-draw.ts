// Composes a draw of what its sources have said: adds, completes, corrects, confirms. Other numbers
// for a stored prize need a reason. Each prize stays with the source that published it.

import { findWholes } from '../domain/derive.ts';
import {
  type Correction,
  type Draw,
  isAuthority,
  isComplete,
  listPrizeKinds,
  originOf,
} from '../domain/draw.ts';
import type { Lottery } from '../domain/lottery.ts';
import { changedPrizes, gainedPrizes } from '../domain/reading.ts';
import { findMalformed } from './draw-file.ts';
import type { Finding } from './problem.ts';
import { judgeDraw } from './rules/all.ts';
import type { RuleContext } from './rules/rule.ts';
import type { Instant } from '../domain/clock.ts';

export type Composition =
  | {
      readonly outcome: 'added' | 'completed' | 'corrected' | 'confirmed' | 'unchanged';
      readonly draw: Draw;
    }
  | { readonly outcome: 'refused'; readonly findings: readonly Finding[] };

export type AdmissionNote = {
  /** The moment of entering. */
  readonly at: Instant;
  /** Required to replace stored numbers. */
  readonly reason?: string | undefined;
  /** The numbers that callers saw, where somebody edited the stored ones without a correction. */
  readonly was?: Draw['prizes'] | undefined;
};

/** Parts that are right by themselves can still make a wrong draw. */
export function judgeComposed(draw: Draw, context: RuleContext): Finding[] {
  return [...judgeDraw(draw, context), ...findMalformed(draw)];
}

/**
 * The stored draw with what one source has named of it.
 * @param before `undefined`: none is stored
 */
export function composeDraw(
  before: Draw | undefined,
  incoming: Draw,
  note: AdmissionNote,
  context: RuleContext,
): Composition {
  const composition = composeNumbers(before, incoming, note, context);
  const { series, source } = incoming;
  if (composition.outcome === 'refused' || series === undefined) return composition;
  const { series: stored } = composition.draw;
  // The operator's newest series counts: no winning number depends on it, and no other source has
  // it.
  const isNews = stored?.join() !== series.join() && isAuthority(source, context.sources);
  if (stored !== undefined && !isNews) return composition;
  const outcome = composition.outcome === 'unchanged' ? 'completed' : composition.outcome;
  return { outcome, draw: { ...composition.draw, series } };
}

/** Says that a stored draw has another series now, by which a scanned code finds its draw. */
export function findOtherSeries(stored: Draw | undefined, { series }: Draw): Finding[] {
  if (!stored?.series || stored.series.join() === series?.join()) return [];
  const expectation = `the operator stated ${stored.series.join(' and ')} before`;
  return [{ path: 'series', value: series, expectation, severity: 'warning' }];
}

function composeNumbers(
  before: Draw | undefined,
  incoming: Draw,
  { at, reason, was }: AdmissionNote,
  context: RuleContext,
): Composition {
  if (before === undefined) {
    return { outcome: 'added', draw: { ...incoming, recordedAt: incoming.recordedAt ?? at } };
  }
  const stored = { ...before, prizes: { ...before.prizes, ...was } };
  const takenBack = findTakenBack(before, incoming, was);
  const changed = [...changedPrizes(stored, incoming), ...takenBack];
  const gained = gainedPrizes(stored, incoming);
  if (changed.length > 0 && reason === undefined) {
    const findings = changed.map((slug) => ({
      path: `prizes.${slug}`,
      value: incoming.prizes[slug],
      expectation: `stored is ${stored.prizes[slug]?.join(' ')}; a stored number changes only as a correction, with a reason`,
    }));
    return { outcome: 'refused', findings };
  }
  if (changed.length > 0 && reason !== undefined) {
    const previous = Object.fromEntries(changed.map((slug) => [slug, stored.prizes[slug] ?? []]));
    const rest = Object.entries(stored.prizes).filter(([slug]) => !takenBack.includes(slug));
    const trimmed = { ...stored, prizes: Object.fromEntries(rest) };
    const draw = correctDraw(trimmed, incoming, { at, reason, previous });
    return { outcome: 'corrected', draw };
  }
  const draw = gained.length > 0 ? completeDraw(stored, incoming, at) : stored;
  const isConfirmed = isComplete(stored) && isWitnessOfAll(stored, incoming, context);
  if (isConfirmed) return { outcome: 'confirmed', draw: addWitness(draw, incoming.source) };
  if (gained.length > 0) return { outcome: 'completed', draw };
  const restated = restatedPrizes(stored, incoming);
  if (restated.length === 0) return { outcome: 'unchanged', draw: before };
  const credit = creditPrizes(stored, stored.source, restated);
  return { outcome: 'confirmed', draw: { ...stored, ...credit } };
}

/** The numbers that callers saw of prizes that somebody has made pending or lacking since. */
function findTakenBack(before: Draw, incoming: Draw, was: Draw['prizes'] = {}): string[] {
  const isGone = ({ prizes }: Draw, slug: string) => prizes[slug] === undefined;
  return Object.keys(was).filter((slug) => isGone(before, slug) && isGone(incoming, slug));
}

/**
 * Whether the reading confirms the draw: by another origin, with each of its prizes, but
 * for those that this source never has. A source that added the whole number confirms the parts of
 * others.
 */
function isWitnessOfAll(stored: Draw, incoming: Draw, { lottery, sources }: RuleContext): boolean {
  const { source, confirmedBy = [], prizeSources = {} } = stored;
  const origin = (id: string) => originOf(id, stored.drawDate, sources);
  const origins = [source, ...confirmedBy].map(origin);
  if (origins.includes(origin(incoming.source)) || !isComplete(incoming)) return false;
  const slugs = Object.keys(stored.prizes);
  const [own, foreign] = [true, false].map((isOwn) =>
    slugs.filter((slug) => (prizeSources[slug] === incoming.source) === isOwn),
  );
  const wholes = findWholes(lottery, stored.drawDate, foreign ?? []);
  const only = sources.find(({ id }) => id === incoming.source)?.only?.[lottery.slug];
  const isNamed = (slug: string) =>
    incoming.prizes[slug] !== undefined ||
    incoming.lacks?.includes(slug) ||
    only?.includes(slug) === false;
  return slugs.every(isNamed) && (own ?? []).every((slug) => wholes.includes(slug));
}

function addWitness(draw: Draw, source: string): Draw {
  return { ...draw, confirmedBy: [...(draw.confirmedBy ?? []), source] };
}

/** Adds to the stored draw the prizes it lacks, and changes no other. */
function completeDraw(stored: Draw, incoming: Draw, at: Instant): Draw {
  const prizes = { ...incoming.prizes, ...stored.prizes };
  const { pending = [], lacks = [], ...rest } = stored;
  const awaited = (incoming.pending ?? []).filter((slug) => !lacks.includes(slug));
  const unknown = (incoming.lacks ?? []).filter((slug) => !pending.includes(slug));
  const missing = { pending: [...pending, ...awaited], lacks: [...lacks, ...unknown] };
  const completed = {
    ...rest,
    ...creditPrizes(stored, incoming.source, [
      ...gainedPrizes(stored, incoming),
      ...restatedPrizes(stored, incoming),
    ]),
    sourceUrl:
      stored.sourceUrl ?? (stored.source === incoming.source ? incoming.sourceUrl : undefined),
    ...stillMissing(missing, prizes),
    prizes,
  };
  const lastCame = !isComplete(stored) && isComplete(completed);
  return { ...completed, ...(lastCame && { completedAt: at }) };
}

function correctDraw(stored: Draw, incoming: Draw, correction: Correction): Draw {
  const prizes = { ...stored.prizes, ...incoming.prizes };
  const { pending, lacks, doubt: _resolved, confirmedBy: _ofTheOldNumbers, ...rest } = stored;
  const credit = creditPrizes(stored, incoming.source, Object.keys(incoming.prizes));
  // An address shows the numbers of its own source only.
  const credited = [incoming, stored].filter(({ source }) => source === credit.source);
  return {
    ...rest,
    ...credit,
    sourceUrl: credited.find(({ sourceUrl }) => sourceUrl !== undefined)?.sourceUrl,
    ...stillMissing({ pending, lacks }, prizes),
    corrections: [...(stored.corrections ?? []), correction],
    prizes,
  };
}

/** Prizes that another source had added, and that the source of the draw now states itself. */
function restatedPrizes({ source, prizeSources = {} }: Draw, incoming: Draw): string[] {
  if (incoming.source !== source) return [];
  return Object.keys(incoming.prizes).filter((slug) => prizeSources[slug] !== undefined);
}

/**
 * Who is credited once a source has published these prizes: the draw is of it if all of them are.
 */
function creditPrizes(stored: Draw, by: string, slugs: readonly string[]) {
  const { source: before, prizeSources = {} } = stored;
  const publishers = new Map(
    Object.keys(stored.prizes).map((slug) => [slug, prizeSources[slug] ?? before]),
  );
  for (const slug of slugs) publishers.set(slug, by);
  const source = [...publishers.values()].includes(before) ? before : by;
  const otherPrizes = [...publishers].filter(([, publisher]) => publisher !== source);
  return {
    source,
    prizeSources: otherPrizes.length > 0 ? Object.fromEntries(otherPrizes) : undefined,
  };
}

/** `pending` and `lacks` without the prizes that now have numbers; omits an empty list. */
function stillMissing(lists: Pick<Draw, 'pending' | 'lacks'>, prizes: Draw['prizes']) {
  const missing = Object.entries(lists).map(
    ([name, slugs = []]) =>
      [name, [...new Set(slugs)].filter((slug) => prizes[slug] === undefined)] as const,
  );
  return Object.fromEntries(missing.filter(([, slugs]) => slugs.length > 0));
}

/** A reading as a draw for the rules of form: a prize that it does not name is not lacking. */
export function asWhole(incoming: Draw, lottery: Lottery): Draw {
  const { pending = [], lacks = [], prizes } = incoming;
  const rest = listPrizeKinds(lottery, incoming)
    .map(({ slug }) => slug)
    .filter((slug) => prizes[slug] === undefined && !pending.includes(slug));
  const all = [...new Set([...lacks, ...rest])];
  return all.length > 0 ? { ...incoming, lacks: all } : incoming;
}
