// The addresses of another API (github.com/rayriffy/thai-lotto-api) below a base of ours: the
// government lottery alone, complete draws alone, a draw by its day in the Buddhist era.
import { countDays, hasDay } from '../../domain/day-set.ts';
import { BUDDHIST_YEARS, type DrawDate, toBuddhistEra } from '../../domain/draw-date.ts';
import { type Catalogue, wasDrawnOn, withdrawnOn } from './catalogue.ts';
import { type Fault, drawWithdrawn, noDrawOnDate, noDrawsYet, unknownPath } from './faults.ts';
import { DEFAULT_LOTTERY } from './query.ts';
import { COMPAT_BASE } from './service.ts';

/** Their names have no ending that tells it. */
export const COMPAT_TYPE = 'application/json; charset=utf-8';

export const COMPAT_LATEST = `${COMPAT_BASE}/latest`;

/** As many draws as a page of that API lists. */
export const LIST_LENGTH = 11;

/** Programs of that API ask for page after page until one is empty, so the last page is empty. */
export function countListPages(draws: number): number {
  return Math.ceil(draws / LIST_LENGTH) + 1;
}

/** `compatId('2026-10-01') //=> '01102569'` */
export function compatId(drawDate: DrawDate): string {
  return toBuddhistEra(drawDate).split('-').reverse().join('');
}

/** Below the base: `drawAddress('01102569') //=> '/lotto/01102569'` */
export const drawAddress = (id: string) => `/lotto/${id}`;

export const listPath = (page: number) => `${COMPAT_BASE}/list/${page}`;

const ADDRESS = new RegExp(
  `^${COMPAT_BASE}/(?:(?<latest>latest)|list(?:/(?<page>[0-9]{1,6}))?|lotto/(?<id>[0-9]{8}))/?$`,
);

/** The file of an address of that API, or why there is none. */
export function findCompatFile(pathname: string, catalogue: Catalogue): string | Fault {
  const address = ADDRESS.exec(pathname)?.groups;
  const entry = catalogue.get(DEFAULT_LOTTERY);
  if (address === undefined || entry === undefined) {
    return unknownPath([COMPAT_LATEST, `${COMPAT_BASE}/lotto/{id}`, `${COMPAT_BASE}/list/{page}`]);
  }
  if (entry.days === undefined || !entry.hasCompleteDraws) return noDrawsYet(entry);
  const { latest, page = '1', id } = address;
  if (latest !== undefined) return COMPAT_LATEST;
  if (id === undefined) {
    const pending = entry.pending ? countDays(entry.pending) : 0;
    const pages = countListPages(countDays(entry.days) - pending);
    return listPath(Math.min(Math.max(Number(page), 1), pages));
  }
  const year = Number(id.slice(4)) - BUDDHIST_YEARS;
  const day = `${year}-${id.slice(2, 4)}-${id.slice(0, 2)}`;
  const reason = withdrawnOn(entry, day);
  if (reason !== undefined) return drawWithdrawn(entry, reason);
  const isPending = entry.pending !== undefined && hasDay(entry.pending, day);
  if (wasDrawnOn(entry, day) && !isPending) return `${COMPAT_BASE}${drawAddress(id)}`;
  return noDrawOnDate(entry, listPath(1));
}
