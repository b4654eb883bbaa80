// Says which requests are legal: which lotteries, prizes and number lengths exist, and which days
// have a draw. Small, because the edge carries it.
import { type DaySet, daySet, daysOfYear, hasDay } from '../../domain/day-set.ts';
import { isComplete, type LotteryDraws } from '../../domain/draw.ts';
import { type DrawDate, unjudgedDay } from '../../domain/draw-date.ts';
import { type Lottery, newestEraPrizes } from '../../domain/lottery.ts';
import { listNames, nameKey } from '../../domain/lottery-names.ts';
import { numberLengths } from '../../domain/ticket.ts';
import { type Reason, withdrawnBatches } from '../../domain/withdrawal.ts';

export type CatalogueEntry = {
  readonly slug: string;
  readonly nameTh: string;
  /** Its further names, spelt differently from those two; absent if there are none. */
  readonly aliases?: readonly string[] | undefined;
  /** Prize slugs in registry order. */
  readonly prizes: readonly string[];
  /** Lengths of number that `check` can decide, ascending. */
  readonly numberLengths: readonly number[];
  readonly hasDraws: boolean;
  /** Statistics and scores need a complete draw. */
  readonly hasCompleteDraws: boolean;
  /** The days it was drawn; absent without a draw. */
  readonly days?: DaySet | undefined;
  /** The days of draws that are still being announced; absent without one. */
  readonly pending?: DaySet | undefined;
  /** The days of draws that are not results, by the reason; absent without one. */
  readonly withdrawn?: readonly { readonly reason: Reason; readonly days: DaySet }[] | undefined;
};

/** By slug, in registry order: a request looks at the entry of its lottery alone. */
export type Catalogue = ReadonlyMap<string, CatalogueEntry>;

/** The catalogue of its entries, such as a build wrote them. */
export function openCatalogue(entries: readonly CatalogueEntry[]): Catalogue {
  return new Map(entries.map((entry) => [entry.slug, entry]));
}

/** Derives the catalogue from all draws, in registry order. */
export function catalogueOf(archive: readonly LotteryDraws[]): Catalogue {
  const entries = archive.map(({ lottery, draws, withdrawn }) => {
    const kinds = newestEraPrizes(lottery);
    const taken = withdrawnBatches(withdrawn).flatMap(({ reason, drawDates }) => {
      const ofBatch = daySet(drawDates);
      return ofBatch ? [{ reason, days: ofBatch }] : [];
    });
    return {
      slug: lottery.slug,
      nameTh: lottery.nameTh,
      aliases: otherNames(lottery),
      prizes: kinds.map(({ slug }) => slug),
      numberLengths: numberLengths(kinds),
      hasDraws: draws.length > 0,
      hasCompleteDraws: draws.some(isComplete),
      days: daySet(draws.map(({ drawDate }) => drawDate)),
      pending: daySet(draws.filter((draw) => !isComplete(draw)).map(({ drawDate }) => drawDate)),
      withdrawn: taken.length > 0 ? taken : undefined,
    };
  });
  return openCatalogue(entries);
}

function otherNames(lottery: Lottery): readonly string[] | undefined {
  const keys = new Set([lottery.slug, lottery.nameTh].map(nameKey));
  const aliases = listNames(lottery).filter((name) => !keys.has(nameKey(name)));
  return aliases.length > 0 ? aliases : undefined;
}

/** What a catalogue takes of the list of lotteries. */
type ListedLottery = {
  readonly lottery: string;
  readonly nameTh: string;
  readonly eras: readonly { readonly prizes: readonly { readonly slug: string }[] }[];
  readonly numberLengths: number[];
  readonly coverage: object | null;
  readonly withdrawn?:
    | readonly {
        readonly drawDates: readonly string[];
        readonly reason: string;
        readonly reasonEn: string;
      }[]
    | undefined;
};

/** As much of it as the list of lotteries tells. */
export function catalogueFrom({
  lotteries,
}: {
  readonly lotteries: readonly ListedLottery[];
}): Catalogue {
  const entries = lotteries.map(
    ({ lottery, nameTh, eras, numberLengths, coverage, withdrawn }) => ({
      slug: lottery,
      nameTh,
      prizes: eras.at(-1)?.prizes.map(({ slug }) => slug) ?? [],
      numberLengths,
      hasDraws: coverage !== null,
      hasCompleteDraws: coverage !== null,
      withdrawn: (withdrawn ?? []).flatMap(({ drawDates, reason, reasonEn }) => {
        const days = daySet(drawDates.map(unjudgedDay));
        return days ? [{ days, reason: { th: reason, en: reasonEn } }] : [];
      }),
    }),
  );
  return openCatalogue(entries);
}

/** Whether a draw of that day is stored; a text that is not a day has none. */
export function wasDrawnOn({ days }: CatalogueEntry, day: string): boolean {
  return days !== undefined && hasDay(days, day);
}

const newestDays = new WeakMap<Catalogue, string | undefined>();

/** The day of the newest draw of all lotteries; looked for once. */
export function newestDay(catalogue: Catalogue): string | undefined {
  if (!newestDays.has(catalogue)) {
    const days = [...catalogue.values()].flatMap(({ days }) => days?.to ?? []);
    newestDays.set(catalogue, days.sort().at(-1));
  }
  return newestDays.get(catalogue);
}

/** The years of its draws, newest first. A year within a long pause is among them. */
export function yearsDrawn({ days }: CatalogueEntry): string[] {
  if (days === undefined) return [];
  const [first, last] = [Number(days.from.slice(0, 4)), Number(days.to.slice(0, 4))];
  return Array.from({ length: last - first + 1 }, (_, index) => String(last - index));
}

/** The days of a year on which it was drawn, newest first. */
export function daysDrawn({ days }: CatalogueEntry, year: string): DrawDate[] {
  return days === undefined ? [] : daysOfYear(days, year);
}

/** Why the draw of that day is not a result; `undefined` where none was withdrawn. */
export function withdrawnOn({ withdrawn = [] }: CatalogueEntry, day: string): Reason | undefined {
  return withdrawn.find(({ days }) => hasDay(days, day))?.reason;
}

/** Why draws of that year are not results; `undefined` where none was withdrawn. */
export function withdrawnIn({ withdrawn = [] }: CatalogueEntry, year: string): Reason | undefined {
  return withdrawn.find(({ days }) => daysOfYear(days, year).length > 0)?.reason;
}
