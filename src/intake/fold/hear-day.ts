// Hears what is said of one day, all of it at once.
import type { Instant } from '../../domain/clock.ts';
import type { Doubt, DoubtName } from '../../domain/doubt-names.ts';
import type { Draw } from '../../domain/draw.ts';
import { changedPrizes, gainedPrizes } from '../../domain/reading.ts';
import { isWithdrawn } from '../../domain/withdrawal.ts';
import { findMalformed } from './day-file.ts';
import { asWhole } from '../sources/draw-of-row.ts';
import { type Finding, isError } from '../problem.ts';
import { judgeDraw, judgeForm } from '../rules/all.ts';
import { comparePrizes } from './contradiction.ts';
import type { DayLine, Decision, Said } from './day-line.ts';
import { foldLine } from './fold-line.ts';
import { type JudgeContext, sentencesOf } from './judges.ts';
import { listNews } from './news.ts';
import { type Outcome, refuse, tellOutcome } from './outcome.ts';
import { addTo } from './unite.ts';

export type Entry = {
  /** The moment of entering. */
  readonly at: Instant;
  /** A person says that this is right whatever else was said, and why. */
  readonly reason?: string | undefined;
  /** Doubts that a person lets through. */
  readonly accepted?: readonly DoubtName[] | undefined;
  /** Why it may be wrong, beside what came for other lotteries. */
  readonly doubts?: readonly Doubt[] | undefined;
  /** It names single prizes of a draw, whose others are known or come with it. */
  readonly isPart?: true | undefined;
};

/** What one source says of a day, with the prizes that it names, and how it was entered. */
export type Incoming = { readonly draw: Draw; readonly entry: Entry };

type Item = {
  readonly incoming: Incoming;
  readonly said: Said;
  readonly own: readonly Doubt[];
  readonly open: readonly Doubt[];
  readonly decided: readonly Decision[];
};

export function toItem(incoming: Incoming, own: readonly Doubt[]): Item {
  const { draw, entry } = incoming;
  const { at, reason, accepted = [] } = entry;
  const { source, sourceUrl, pending, lacks, series, prizes } = draw;
  const said: Said = {
    ...{ source, at },
    ...(sourceUrl !== undefined && { sourceUrl }),
    ...(own.length > 0 && { doubts: sentencesOf(own) }),
    ...(pending && pending.length > 0 && { pending }),
    ...(lacks && lacks.length > 0 && { lacks }),
    ...(series && { series }),
    prizes,
  };
  const open = own.filter(({ name }) => !accepted.includes(name));
  const accept = own.map(({ name }) => name).filter((name) => accepted.includes(name));
  const because = { at, ...(reason !== undefined && { reason }) };
  const isWord = open.length === 0 && (reason !== undefined || accepted.includes('witness'));
  const decided: Decision[] = [
    ...(accept.length > 0 ? [{ ...because, accept, of: source }] : []),
    ...(isWord ? [{ ...because, believe: source, prizes: Object.keys(prizes) }] : []),
  ];
  return { incoming, said, own, open, decided };
}

export type DayContext = JudgeContext & { readonly draws: readonly Draw[] };

/** What became of one day: nothing, where readings of it are refused. */
export type HeardDay = {
  readonly before: DayLine;
  readonly line: DayLine;
  readonly outcomes: ReadonlyMap<Incoming, Outcome>;
  /** The others are to be heard again, as if these had not come. */
  readonly refused: ReadonlyMap<Incoming, Outcome>;
};

/** One day with all that is news of it. */
export function hearDay(line: DayLine, items: readonly Item[], context: DayContext): HeardDay {
  const now = addAll(line, items, context);
  const warnings = findWrong(line, now, context);
  const refused = findRefused(line, items, context);
  if (refused.size === 0 && warnings.some(isError)) {
    let rest = line;
    for (const item of items) {
      const alone = addAll(rest, [item], context);
      const errors = findWrong(line, alone, context).filter(isError);
      if (errors.length > 0) refused.set(item.incoming, refuse(errors));
      else rest = alone;
    }
  }
  if (refused.size > 0) return { before: line, line, outcomes: new Map(), refused };
  const day = { before: foldLine(line, context), after: foldLine(now, context), warnings };
  const outcomes = items.map(({ incoming, open }) => {
    return [incoming, tellOutcome(incoming.draw, open, day, context)] as const;
  });
  return { before: line, line: now, outcomes: new Map(outcomes), refused };
}

function findRefused(line: DayLine, items: readonly Item[], context: DayContext) {
  const refused = new Map<Incoming, Outcome>();
  for (const item of items) {
    const findings = findUnheard(item, line, items, context);
    if (findings.length > 0) refused.set(item.incoming, refuse(findings));
  }
  return refused;
}

/** Why a reading is not heard at all. */
function findUnheard(
  { incoming: { draw, entry }, own }: Item,
  line: DayLine,
  items: readonly Item[],
  context: DayContext,
): readonly Finding[] {
  const form = judgeForm(asWhole(draw, context.lottery), context).filter(isError);
  if (form.length > 0) return form;
  const { draw: stored, heldBack } = foldLine(line, context);
  const isChosen = entry.reason === undefined && entry.accepted?.includes('witness');
  const changed = stored === undefined || !isChosen ? [] : changedPrizes(stored, draw);
  if (changed.length > 0) return changed.map((slug) => findUnreasoned(slug, draw, stored));
  if (
    (entry.isPart && (stored !== undefined || own.length === 0)) ||
    (stored !== undefined && gainedPrizes(stored, draw).length === 0)
  )
    return [];
  const missing = judgeForm(draw, context).filter(isError);
  // A few prizes do not make a draw, but they can contradict another source.
  const contradicted = comparePrizes(context.lottery, draw.drawDate);
  const others = [...items.map(({ said }) => said), ...(heldBack?.readings ?? [])];
  const isAgainst = others.some(({ prizes }) => contradicted(draw.prizes, prizes).length > 0);
  return isAgainst ? [] : missing;
}

function addAll(line: DayLine, items: readonly Item[], context: DayContext): DayLine {
  const news = listNews(
    line,
    items.map(({ said }) => said),
    context,
  );
  const decided = items.flatMap(({ decided: all, said }) => {
    // An acceptance does not choose between two numbers that come at once.
    const contradicted = comparePrizes(context.lottery, line.drawDate);
    const isRivalled = items.some(
      (other) => contradicted(said.prizes, other.said.prizes).length > 0,
    );
    return isRivalled ? all.filter((decision) => !('believe' in decision)) : all;
  });
  if (news.length === 0 && decided.length === 0) return line;
  return addTo(line, { said: news, decided });
}

/** A number that is published changes only as a correction. */
function findUnreasoned(slug: string, draw: Draw, stored: Draw | undefined): Finding {
  const before = stored?.prizes[slug]?.join(' ');
  const expectation = `stored is ${before}; a stored number changes only as a correction, with a reason`;
  return { path: `prizes.${slug}`, value: draw.prizes[slug], expectation };
}

/** What the rules say of a line, and of the draw that it would be. */
export function findWrong(before: DayLine, after: DayLine, context: DayContext): Finding[] {
  if (after === before) return [];
  const malformed = findMalformed(after);
  const { draw } = foldLine(after, context);
  if (draw === undefined || isWithdrawn(draw)) return [...malformed];
  const { series } = foldLine(before, context).draw ?? {};
  const expectation = `the operator stated ${series?.join(' and ')} before`;
  const isOther = series !== undefined && series.join() !== draw.series?.join();
  const other = { path: 'series', value: draw.series, expectation, severity: 'warning' as const };
  return [...judgeDraw(draw, context), ...malformed, ...(isOther ? [other] : [])];
}
