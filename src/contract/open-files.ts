// Files beside the endpoints that come in families, one a lottery or one a draw. They are open: no
// quota, no parameters. A legal address of a family and an emitted file correspond one to one.
import { API_BASE } from './site.ts';

export const DRAW_INDEX_FILE = `${API_BASE}/draws/{lottery}/index.json`;
export const DRAW_FILE = `${API_BASE}/draws/{lottery}/{date}.json`;
export const CHECKSET_FILE = `${API_BASE}/checksets/{lottery}/{date}.json`;
export const EXPORT_JSON_FILE = `${API_BASE}/export/{lottery}.json`;
export const EXPORT_LINES_FILE = `${API_BASE}/export/{lottery}.ndjson`;
export const EXPORT_TABLE_FILE = `${API_BASE}/export/{lottery}.csv`;
export const ATOM_FILE = `${API_BASE}/feeds/{lottery}.xml`;
export const JSON_FEED_FILE = `${API_BASE}/feeds/{lottery}.json`;
export const CALENDAR_FILE = `${API_BASE}/calendars/{lottery}.ics`;

/** `{lottery}` is a lottery that has a draw, `{date}` the day of one of its draws. */
export const FILE_FAMILIES = [
  DRAW_INDEX_FILE,
  DRAW_FILE,
  CHECKSET_FILE,
  EXPORT_JSON_FILE,
  EXPORT_LINES_FILE,
  EXPORT_TABLE_FILE,
  ATOM_FILE,
  JSON_FEED_FILE,
  CALENDAR_FILE,
] as const;

/** Which lottery, and which of its draws, a file of a family is about. */
export type FamilyMember = { readonly lottery: string; readonly date?: string };

/** `memberPath(DRAW_INDEX_FILE, { lottery: 'lao-tv' }) //=> '/api/draws/lao-tv/index.json'` */
export function memberPath(family: string, { lottery, date = '' }: FamilyMember): string {
  return family.replace('{lottery}', lottery).replace('{date}', date);
}

const PATTERNS = FILE_FAMILIES.map((family) => new RegExp(`^${patternOf(family)}$`));

/**
 * What a path that looks like a file of a family is about. Whether there is such a draw is for the
 * catalogue to say.
 *
 * @example memberOf('/api/draws/lao-tv/2026-08-28.json') //=> lottery lao-tv, date 2026-08-28
 */
export function memberOf(path: string): FamilyMember | undefined {
  for (const pattern of PATTERNS) {
    const groups = pattern.exec(path)?.groups;
    if (groups !== undefined) return groups as FamilyMember;
  }
  return undefined;
}

/** A family as the source of a regular expression. */
export function patternOf(family: string): string {
  return family
    .replaceAll('.', '\\.')
    .replace('{lottery}', '(?<lottery>[a-z0-9-]+)')
    .replace('{date}', '(?<date>[0-9]{4}-[0-9]{2}-[0-9]{2})');
}

/**
 * A draw is final but for corrections, which come within days and are told in changes.json. A day
 * is therefore as long as a client may hold a wrong number, and a CDN is purged by the publication.
 */
export const SETTLED_SECONDS = 86_400;

/** Types that the ending of a file does not tell every server, first match first. */
export const CONTENT_TYPES: readonly (readonly [pattern: string, type: string])[] = [
  [`${API_BASE}/feeds/[^/]+\\.xml`, 'application/atom+xml; charset=utf-8'],
  [`${API_BASE}/feeds/[^/]+\\.json`, 'application/feed+json; charset=utf-8'],
  [`${API_BASE}/calendars/[^/]+\\.ics`, 'text/calendar; charset=utf-8'],
  [`${API_BASE}/export/[^/]+\\.ndjson`, 'application/x-ndjson; charset=utf-8'],
  [`${API_BASE}/export/[^/]+\\.csv`, 'text/csv; charset=utf-8'],
  [`${API_BASE}/export/[^/]+\\.gz`, 'application/gzip'],
  [`${API_BASE}/export/SHA256SUMS`, 'text/plain; charset=utf-8'],
];

const TYPE_PATTERNS = CONTENT_TYPES.map(
  ([pattern, type]) => [new RegExp(`^${pattern}$`), type] as const,
);

/** The type of a file of ours; `undefined` where its ending says enough. */
export function contentTypeOf(path: string): string | undefined {
  return TYPE_PATTERNS.find(([pattern]) => pattern.test(path))?.[1];
}
