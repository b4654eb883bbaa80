// Where the pages of a lottery are, and the pages and files of others they lead to.
import { ENDPOINTS } from '../../contract/endpoints.ts';
import { API_BASE } from '../../contract/site.ts';
import type { DrawDate } from '../../domain/draw-date.ts';

/** The one lottery with a page for each draw: people cite and share its draws one by one. */
export const WITH_DRAW_PAGES = 'thai-government';

export const LOTTERIES_PATH = '/lottery/';

export function lotteryPath(slug: string): string {
  return `${LOTTERIES_PATH}${slug}/`;
}

export function yearPath(slug: string, year: string): string {
  return `${lotteryPath(slug)}${year}/`;
}

/**
 * The lasting address of one draw: its own page, or its place in the page of its year.
 *
 * @example drawPath('lao-tv', '2026-08-16' as DrawDate) //=> '/lottery/lao-tv/2026/#2026-08-16'
 */
export function drawPath(slug: string, drawDate: DrawDate): string {
  if (slug === WITH_DRAW_PAGES) return `${lotteryPath(slug)}${drawDate}/`;
  return `${yearPath(slug, drawDate.slice(0, 4))}#${drawDate}`;
}

export function checkPath(slug: string, drawDate: DrawDate): string {
  return `/check/?lottery=${slug}&date=${drawDate}`;
}

export const statsPath = (slug: string) => `/stats/${slug}/`;
export const calculationsPath = (slug: string) => `/calculations/${slug}/`;
export const feedPath = (slug: string) => `${API_BASE}/feeds/${slug}.xml`;
export const calendarPath = (slug: string) => `${API_BASE}/calendars/${slug}.ics`;
export const resultsPath = (slug: string) => `${ENDPOINTS.results.path}?lottery=${slug}&limit=1`;
