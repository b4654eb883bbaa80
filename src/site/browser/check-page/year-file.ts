// The draws of a lottery in one year as a check needs them, from the file that the API has of them.
import type { DrawYearBody } from '../../../api/answers/draws.schema.ts';
import type { LotteriesBody } from '../../../api/answers/lotteries.schema.ts';
import type { CheckableDraw } from '../../../api/check/check-body.ts';
import { readPlacedDraw } from '../../../api/check/placed-draw.ts';
import { STORED_HEADER, yearFilePath } from '../../../api/contract/page-path.ts';
import { LOTTERIES_FILE } from '../../../api/contract/service.ts';
import { withdrawnDay } from '../../../api/contract/withdrawn-day.ts';
import type { CalendarEntry } from '../../../domain/calendar.ts';
import type { Draw } from '../../../domain/draw.ts';
import { type DrawDate, utcDay } from '../../../domain/draw-date.ts';
import type { Announced, LotteryFacts } from '../../../domain/lateness.ts';
import { withPatience } from '../patience.ts';

/** A draw, and whether only one witness has its numbers. */
export type YearDraw = CheckableDraw['draw'] &
  Pick<Draw, 'series'> & { readonly unconfirmed?: true | undefined };

/** A lottery of the form. One that the form does not list has no facts. */
export type ListedLottery = { readonly slug: string; readonly facts: LotteryFacts | undefined };

/** With the years it has draws of, newest first. */
export type ListedYears = ListedLottery & { readonly years: readonly string[] };

/** What an element of a page says of its lottery. */
export function readFacts({ dataset }: HTMLElement): LotteryFacts | undefined {
  const { facts } = dataset;
  return facts === undefined ? undefined : JSON.parse(facts);
}

export type YearFile = {
  readonly lottery: CheckableDraw['lottery'] & Omit<LotteryFacts, 'entry'>;
  /** How it departs from its schedule. */
  readonly entry?: CalendarEntry | undefined;
  /** Newest first. */
  readonly draws: readonly YearDraw[];
};

/** The draws of a file, and their lottery with the prizes that each of them has. */
export function readYear({ lottery: slug, lotteryName: nameTh, data }: DrawYearBody) {
  const placed = data.map((body) => ({ ...readPlacedDraw(body), body }));
  const draws: YearDraw[] = placed.map(({ draw, body: { series, unconfirmed } }) => {
    return { ...draw, series, unconfirmed };
  });
  const eras = placed.map(({ draw, kinds }) => ({ from: draw.drawDate, prizes: kinds })).reverse();
  return { lottery: { slug, nameTh, eras }, draws };
}

/** What tells when the draws after the newest one are announced. */
export function toAnnounced({ lottery, entry, draws }: YearFile): Announced | undefined {
  const [newest] = draws;
  return newest && { ...lottery, entry, drawDate: newest.drawDate };
}

type Loaded<File> = {
  readonly file: File;
  /** Whether it came from this device's cache, so that there may be a newer one. */
  readonly offline: boolean;
  /** When the site sent it, by its clock: milliseconds since 1970; absent where it does not say. */
  readonly at?: number | undefined;
};

export type LoadedYear = Loaded<YearFile>;

/** How long to wait: the file is small, and a visitor should not wait longer for nothing. */
const PATIENCE_MS = 15_000;

/** The file of a year, if the site or this device has it. */
export async function loadBody(
  slug: string,
  year: string,
  signal: AbortSignal,
): Promise<Loaded<DrawYearBody> | undefined> {
  // The browser's own copy may lack a draw of the last minutes, or the correction of an old draw.
  const request = { cache: 'no-cache', signal: withPatience(PATIENCE_MS, signal) } as const;
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

/** The draws of a year, if there is a file of it and the form knows the lottery. */
export async function loadYear(
  { slug, facts }: ListedLottery,
  year: string,
  signal: AbortSignal,
): Promise<LoadedYear | undefined> {
  if (facts === undefined) return undefined;
  const loaded = await loadBody(slug, year, signal);
  if (loaded === undefined) return undefined;
  const { entry, ...lotteryFacts } = facts;
  const { lottery, draws } = readYear(loaded.file);
  return { ...loaded, file: { lottery: { ...lottery, ...lotteryFacts }, entry, draws } };
}

/** Why a draw has no file: it did not load, or the site does not know the lottery. */
export type NoFile = 'unreachable' | 'unknown';

/** The file with a draw, or of the newest year for a draw to come. */
export async function loadDraw(
  drawDate: DrawDate,
  { years, ...lottery }: ListedYears,
  signal: AbortSignal,
): Promise<LoadedYear | NoFile> {
  const [newest] = years;
  if (newest === undefined) return 'unknown';
  const year = drawDate.slice(0, 4);
  // A page that was opened last year does not list the files of this year.
  const begun = year > newest && drawDate <= utcDay(Date.now()) ? [year] : [];
  for (const wanted of [...begun, years.includes(year) ? year : newest]) {
    const loaded = await loadYear(lottery, wanted, signal);
    if (loaded !== undefined) return loaded;
  }
  return 'unreachable';
}

/** The years of a lottery that this device has cached. */
export async function storedYears(slug: string, years: readonly string[]): Promise<string[]> {
  // Without a service worker there is no cache.
  if (!('caches' in globalThis)) return [];
  const copies = await Promise.all(years.map((year) => caches.match(yearFilePath(slug, year))));
  return years.filter((_, index) => copies[index] !== undefined);
}

/** Why the draw of a day was withdrawn; `undefined` where it was not, or nobody can tell. */
export async function withdrawnWords(slug: string, date: string, signal: AbortSignal) {
  const request = { signal: withPatience(PATIENCE_MS, signal) };
  try {
    const response = await fetch(LOTTERIES_FILE, request);
    const { lotteries } = (await response.json()) as LotteriesBody;
    return withdrawnDay(lotteries, slug, date)?.error;
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
