// The draws of a lottery in one year, as the check page loads them: no more than a check needs.
import { drawWithdrawn } from '../../contract/faults.ts';
import { FILES } from '../../contract/files.ts';
import { yearFilePath } from '../../contract/page-path.ts';
import type { LotteriesBody } from '../../answers/lotteries.schema.ts';
import type { Calendar } from '../../domain/calendar.ts';
import { type Draw, isUnconfirmed, type LotteryDraws, type Source } from '../../domain/draw.ts';
import { type DrawDate, utcDay } from '../../domain/draw-date.ts';
import type { Announced } from '../../domain/lateness.ts';
import type { Lottery } from '../../domain/lottery.ts';
import { withPatience } from '../patience.ts';

/** A draw, and whether only one witness has its numbers. */
export type YearDraw = Draw & { readonly unconfirmed?: true };

export type YearFile = {
  readonly lottery: Lottery;
  /** How it departs from its schedule. */
  readonly entry?: Announced['entry'];
  /** Newest first. */
  readonly draws: readonly YearDraw[];
};

/** A lottery with the draws of one year. */
export function yearFile(
  { lottery, draws }: LotteryDraws,
  { calendar, sources }: { readonly calendar: Calendar; readonly sources: readonly Source[] },
) {
  const entry = calendar[lottery.slug];
  return {
    lottery,
    ...(entry !== undefined && { entry }),
    draws: draws.map((draw) => ({
      drawDate: draw.drawDate,
      source: draw.source,
      ...(isUnconfirmed(draw, sources) && { unconfirmed: true as const }),
      doubt: draw.doubt,
      pending: draw.pending,
      series: draw.series,
      prizes: draw.prizes,
    })),
  } satisfies YearFile;
}

/** What tells when the draws after the newest one are announced. */
export function toAnnounced({ lottery, entry, draws }: YearFile): Announced | undefined {
  const [newest] = draws;
  return newest && { ...lottery, entry, drawDate: newest.drawDate };
}

export type LoadedYear = {
  readonly file: YearFile;
  /** From this device's cache, so there may be a newer one. */
  readonly offline: boolean;
  /** When the site sent it, by its clock: milliseconds since 1970; absent where it does not say. */
  readonly at?: number | undefined;
};

/** Our service worker sets it on answers from its cache. */
const STORED_HEADER = 'X-From-Store';
/** A file is small; a visitor should not wait longer than this for none. */
const PATIENCE_MS = 15_000;

/** The year, if the site or this device has it; `no-cache` misses no draw of the last minutes. */
export async function loadYear(
  slug: string,
  year: string,
  signal: AbortSignal,
  cache: RequestCache = 'default',
): Promise<LoadedYear | undefined> {
  const request = { cache, signal: withPatience(PATIENCE_MS, signal) };
  try {
    const response = await fetch(yearFilePath(slug, year), request);
    if (!response.ok) return undefined;
    const offline = response.headers.has(STORED_HEADER);
    return { file: await response.json(), offline, at: readMoment(response) };
  } catch {
    // No connection, a time-out or no JSON: there is no draw to check against.
    return undefined;
  }
}

/** Why a draw has no file: it did not load, or the site does not know the lottery. */
export type NoFile = 'unreachable' | 'unknown';

/** The file with a draw, or of the newest year for a draw to come. @param years newest first */
export async function loadDraw(
  { lottery, drawDate }: { readonly lottery: string; readonly drawDate: DrawDate },
  years: readonly string[],
  signal: AbortSignal,
): Promise<LoadedYear | NoFile> {
  const [newest] = years;
  if (newest === undefined) return 'unknown';
  const year = drawDate.slice(0, 4);
  // A page that was opened last year does not list the files of this year.
  const begun = year > newest && drawDate <= utcDay(Date.now()) ? [year] : [];
  for (const wanted of [...begun, years.includes(year) ? year : newest]) {
    const loaded = await loadYear(lottery, wanted, signal, 'no-cache');
    if (loaded !== undefined) return loaded;
  }
  return 'unreachable';
}

/** The years of a lottery that this device has cached. */
export async function storedYears(slug: string, years: readonly string[]): Promise<string[]> {
  // There is a cache only where there is a service worker.
  if (!('caches' in globalThis)) return [];
  const copies = await Promise.all(years.map((year) => caches.match(yearFilePath(slug, year))));
  return years.filter((_, index) => copies[index] !== undefined);
}

/** Why the draw of a day was withdrawn; `undefined` where it was not, or nobody can tell. */
export async function withdrawnWords(slug: string, date: string, signal: AbortSignal) {
  const request = { signal: withPatience(PATIENCE_MS, signal) };
  try {
    const response = await fetch(FILES.lotteries.path, request);
    const { lotteries } = (await response.json()) as LotteriesBody;
    const entry = lotteries.find(({ lottery }) => lottery === slug);
    const batch = entry?.withdrawn?.find(({ drawDates }) => drawDates.includes(date));
    if (entry === undefined || batch === undefined) return undefined;
    const named = { slug, nameTh: entry.nameTh };
    return drawWithdrawn(named, { th: batch.reason, en: batch.reasonEn }).error;
  } catch {
    // Then the page says what it knows: that there is no result of that day.
    return undefined;
  }
}

/** When the site sent an answer, by its own clock; a cache on the way says how long it had it. */
export function readMoment({ headers }: Pick<Response, 'headers'>): number | undefined {
  const sent = Date.parse(headers.get('Date') ?? '');
  const cachedSeconds = Number(headers.get('Age') ?? 0);
  return Number.isFinite(sent + cachedSeconds) ? sent + cachedSeconds * 1000 : undefined;
}
