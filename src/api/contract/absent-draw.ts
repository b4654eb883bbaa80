// Why there is no draw of a day or a year.
import { nearestDays } from '../../domain/day-set.ts';
import { BUDDHIST_YEARS, isBuddhistEra, isDrawDate } from '../../domain/draw-date.ts';
import type { Reason } from '../../domain/withdrawal.ts';
import {
  type CatalogueEntry,
  daysDrawn,
  wasDrawnOn,
  withdrawnIn,
  withdrawnOn,
} from './catalogue.ts';
import * as faults from './faults.ts';
import type { FamilyMember } from './open-file-path.ts';
import { DAYS_FILES } from './service.ts';

type Fault = faults.Fault;

/** Why the lottery has no draw of that day, or the text is not a day; else `undefined`. */
export function missingDay(date: string, lottery: CatalogueEntry): Fault | undefined {
  if (isBuddhistEra(date)) {
    const meant = `${Number(date.slice(0, 4)) - BUDDHIST_YEARS}${date.slice(4)}`;
    return faults.invalidDate(isDrawDate(meant) ? meant : faults.EXAMPLE_DATE);
  }
  if (!isDrawDate(date)) return faults.invalidDate();
  if (wasDrawnOn(lottery, date)) return undefined;
  return refuseAbsent(lottery, date, 'day', withdrawnOn(lottery, date));
}

/** Why the lottery has no draw in that year; `undefined` where it has one. */
export function missingYear(year: string, lottery: CatalogueEntry): Fault | undefined {
  if (isBuddhistEra(year)) {
    return faults.invalidDate(Number(year) - BUDDHIST_YEARS);
  }
  if (daysDrawn(lottery, year).length > 0) return undefined;
  const fault = refuseAbsent(lottery, `${year}-01-01`, 'year', withdrawnIn(lottery, year));
  return { ...fault, parameter: 'year' };
}

/**
 * Why there is no file of the lottery, or of its draw or year. A draw that was withdrawn says so
 * where it was the only one, too.
 */
export function memberFault({ date, year }: FamilyMember, entry: CatalogueEntry) {
  const missing =
    (date === undefined ? undefined : missingDay(date, entry)) ??
    (year === undefined ? undefined : missingYear(year, entry));
  const isKnown = entry.hasDraws || missing?.code === 'draw_withdrawn';
  return isKnown ? missing : faults.noDrawsYet(entry);
}

/** @param reason why what was stored there was withdrawn; `undefined` where nothing was */
function refuseAbsent(entry: CatalogueEntry, day: string, span: 'day' | 'year', reason?: Reason) {
  const nearest = entry.days && nearestDays(entry.days, day);
  if (reason !== undefined) return faults.drawWithdrawn(entry, reason, nearest, span);
  const index = DAYS_FILES.replace('{lottery}', entry.slug);
  return faults.noDrawOnDate(entry, index, nearest, span);
}
