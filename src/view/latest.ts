// The newest draws, the catalogue and the calendar, from the files that the build generates.
import type { Catalogue } from '../contract/catalogue.ts';
import type { LatestDraws } from '../contract/check-body.ts';
import type { Calendar } from '../domain/calendar.ts';
import catalogueJson from '../generated/catalogue.json';
import latestDrawsJson from '../generated/latest-draws.json';
import siteJson from '../generated/site.json';

export const catalogue = catalogueJson as Catalogue;
export const { latest, origin } = latestDrawsJson as unknown as LatestDraws;
export const calendar = siteJson.calendar as unknown as Calendar;

/** The revision of the data, as the manifest names it. */
export const dataRevision: string = siteJson.dataRevision;
