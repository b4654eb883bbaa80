// What of a folded day waits for a person: each word that differs from what is published, or that
// has prizes that are not.
import { DOUBT_NAMES, type Doubt } from '../../domain/doubt-names.ts';
import { DOUBT_WORDS } from '../../domain/doubt-words.ts';
import { missingPrizeKinds } from '../../domain/draw.ts';
import type { HeldBackDraw } from '../../domain/held-back.ts';
import { gainedPrizes, type Reading } from '../../domain/reading.ts';
import { isWithdrawn } from '../../domain/withdrawal.ts';
import type { Contradicted } from './contradiction.ts';
import type { DayLine, FoldContext } from './day-line.ts';
import type { Published } from './published.ts';
import { type Heard, isZeros, type Part, prizesOf, type Words } from './words.ts';

/** All that a fold knows of a day. */
export type HeardDay = {
  readonly line: DayLine;
  readonly context: FoldContext;
  readonly statements: readonly Heard[];
  readonly words: Words;
  readonly published: Published;
  readonly contradicted: Contradicted;
  /** Why the numbers may be wrong, as a person said. */
  readonly doubt: string | undefined;
};

export type FoldedHold =
  | { readonly heldBack: HeldBackDraw; readonly isDisputed: boolean }
  | { readonly heldBack: undefined; readonly isDisputed: false };

const NOTHING = { heldBack: undefined, isDisputed: false } as const;

/** The hold of a day. It is disputed where a word differs from what is published. */
export function foldHold(day: HeardDay): FoldedHold {
  const { line, published, words, context } = day;
  if (isWithdrawn(line)) return NOTHING;
  const all = [...words.values()].flat();
  const spoken = [...words.values()].map((word) =>
    word.filter((part) => !isSilent(part, day, all)),
  );
  const differs = ({ prizes }: Part) => contradicts(prizes, published.prizes, day);
  const isOpen = (part: Part) => differs(part) || gainedPrizes(published, part).length > 0;
  const open = spoken.filter((word) => word.some(isOpen));
  const parts = open.flat();
  if (parts.length === 0) return NOTHING;
  const readings = open.flatMap((word) => listReadings(word, day)).sort(byTime);
  const newest = readings.at(-1)?.at ?? '';
  const known = [...listPublished(day, newest), ...readings];
  const doubts = listDoubts(parts, known, day);
  const ofDay = { lottery: context.lottery.slug, drawDate: line.drawDate };
  const isDisputed = !published.isEmpty && parts.some(differs);
  return { heldBack: { ...ofDay, doubts, readings: known }, isDisputed };
}

function contradicts(ours: Part['prizes'], theirs: Part['prizes'], day: HeardDay): boolean {
  return day.contradicted(ours, theirs).length > 0;
}

/** Zeros say nothing beside a number, unless their source said both at once. */
function isSilent({ heard }: Part, { published }: HeardDay, all: readonly Part[]): boolean {
  if (!isZeros(heard)) return false;
  const isOther = (rival: Heard) =>
    !isZeros(rival) && (rival.source !== heard.source || rival.moment !== heard.moment);
  return !published.isEmpty || all.some((rival) => isOther(rival.heard));
}

/** A word as one reading; each part of it by itself where they contradict each other. */
function listReadings(word: readonly Part[], day: HeardDay): Reading[] {
  const isOne = word.every((part) =>
    word.every((rival) => rival === part || !contradicts(part.prizes, rival.prizes, day)),
  );
  return isOne ? [toReading(word, day)] : word.map((part) => toReading([part], day));
}

function toReading(parts: readonly Part[], { line, context, published }: HeardDay): Reading {
  const prizes = prizesOf(parts);
  const heard = parts.map((part) => part.heard);
  const newest = heard.at(-1);
  const named = (all: readonly string[] = []) => all.filter((slug) => prizes[slug] === undefined);
  const pending = [...new Set(named(heard.flatMap((statement) => statement.pending ?? [])))];
  const lacks = heard.flatMap((statement) => statement.lacks ?? []);
  const missing = missingPrizeKinds(context.lottery, { drawDate: line.drawDate, prizes });
  const isPart = missing.some(({ slug }) => !pending.includes(slug) && !lacks.includes(slug));
  const doubts = DOUBT_NAMES.filter((name) => heard.some(({ open }) => open.includes(name)));
  const last = <Field extends 'sourceUrl' | 'series'>(field: Field) =>
    heard.findLast((statement) => statement[field] !== undefined)?.[field];
  const [sourceUrl, series] = [last('sourceUrl'), last('series')];
  return {
    source: newest?.source ?? '',
    at: newest?.at ?? '',
    ...(doubts.length > 0 && { doubts }),
    // Beside what is published a part is enough.
    ...(isPart && published.isEmpty && { isPart: true as const }),
    ...(pending.length > 0 && { pending }),
    ...(sourceUrl !== undefined && { sourceUrl }),
    ...(series !== undefined && { series }),
    prizes,
  };
}

/** What is published, as each of its sources has said it. */
function listPublished({ published }: HeardDay, newest: string): Reading[] {
  const { recordedAt: at = newest } = published;
  const bySource = Map.groupBy(
    Object.entries(published.prizes),
    ([slug]) => published.by.get(slug) ?? '',
  );
  return [...bySource].map(([source, prizes]) => ({
    ...{ source, at, stored: true as const },
    prizes: Object.fromEntries(prizes),
  }));
}

function byTime(left: Reading, right: Reading): number {
  return left.at === right.at ? 0 : left.at < right.at ? -1 : 1;
}

/** Why the day waits: what the judges said of each statement, and that sources differ. */
function listDoubts(parts: readonly Part[], readings: readonly Reading[], day: HeardDay): Doubt[] {
  const isZero = ({ doubts }: Reading) => doubts?.includes('zeros') ?? false;
  const areRivals = (ours: Reading, theirs: Reading) => {
    const isAtOnce = ours.source === theirs.source && !ours.stored && !theirs.stored;
    return (
      contradicts(ours.prizes, theirs.prizes, day) &&
      (isAtOnce || !(isZero(ours) || isZero(theirs)))
    );
  };
  const disputing = readings.filter((reading) =>
    readings.some((rival) => areRivals(reading, rival)),
  );
  return DOUBT_NAMES.flatMap((name) => {
    const doubted = parts.find(({ heard }) => heard.open.includes(name));
    const isDisputed = name === 'witness' && disputing.length > 0;
    const sentence = isDisputed ? DOUBT_WORDS.witness(disputing) : doubted?.heard.doubts?.[name];
    return sentence === undefined ? [] : [{ name, sentence }];
  });
}
