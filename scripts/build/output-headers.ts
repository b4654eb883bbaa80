// An Astro integration that tells Vercel what headers the built files carry, and where a day is
// that has no page of its own. https://vercel.com/docs/build-output-api/configuration#routes
import { readFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import {
  HASHED_CACHE_CONTROL,
  HASHED_FILES,
  OPEN_FILE_SECONDS,
  SETTLED_SECONDS,
  vercelCacheHeaders,
  yearCacheSeconds,
} from '../../src/api/contract/caching.ts';
import {
  type Catalogue,
  type CatalogueEntry,
  newestDay,
  openCatalogue,
  yearsDrawn,
} from '../../src/api/contract/catalogue.ts';
import { ENDPOINTS } from '../../src/api/contract/endpoints.ts';
import {
  CONTENT_TYPES,
  FILE_FAMILIES,
  memberOf,
  OPEN_FILES,
  patternOf,
} from '../../src/api/contract/open-file-path.ts';
import { FILES } from '../../src/api/contract/open-files.ts';
import { COMPAT_TYPE } from '../../src/api/contract/compat-path.ts';
import { PAGE_LINKS, PAGE_PATHS } from '../../src/api/contract/link-header.ts';
import { REDIRECTS } from '../../src/api/contract/page-path.ts';
import * as security from '../../src/api/contract/security.ts';
import { ANSWERED_PATHS, COMPAT_BASE } from '../../src/api/contract/service.ts';
import { API_CATALOG_PATH, API_CATALOG_TYPE } from '../../src/api/contract/webhook.ts';
import { preflightReply } from '../../src/serve/edge/reply.ts';
import { changeRoutes, type Route } from './functions.ts';

/** Added after the adapter, so that the adapter's routes are already there. */
export function outputHeaders(configFile: string, catalogueFile: string): AstroIntegration {
  return {
    name: 'output-headers',
    hooks: {
      'astro:build:done': async () => {
        await changeRoutes(configFile, (routes) => {
          // The adapter labels what may not exist: a page that is missing was kept for a year.
          const isLabel = ({ headers }: Route) => Object(headers)['cache-control'] !== undefined;
          const lasting = routes.filter((route) => !isLabel(route));
          routes.splice(0, Infinity, ...securityRoutes(), ...lasting.map(withoutCopies));
          // Before all that lead somewhere: the platform has no answer of its own to a preflight.
          const leading = routes.findIndex(({ handle }) => handle !== undefined);
          routes.splice(leading, 0, PREFLIGHT);
          // An address that has a page of its own is not sent on.
          const files = routes.findIndex(({ handle }) => handle === 'filesystem');
          const redirects = REDIRECTS.map(({ pattern, location, status }) => {
            return { src: pattern, status, headers: { Location: location } };
          });
          routes.splice(files + 1, 0, ...redirects);
        });
        await writeHitRoutes(configFile, catalogueFile);
      },
    },
  };
}

/**
 * Rewrites the headers of files found: a year that is open is cached for a shorter time. A rule
 * in vercel.json would run before the middleware and could label its refusals too; one of the `hit`
 * phase runs only once a file has been found, whichever URL led to it.
 */
export async function writeHitRoutes(configFile: string, catalogueFile: string): Promise<void> {
  const entries: CatalogueEntry[] = JSON.parse(await readFile(catalogueFile, 'utf8'));
  await changeRoutes(configFile, (routes) => {
    const hit = routes.findIndex(({ handle }) => handle === 'hit');
    // It is the last phase.
    if (hit >= 0) routes.length = hit;
    routes.push({ handle: 'hit' }, ...cacheRoutes(entries), ...typeRoutes());
  });
}

/** Nobody keeps the page that says so of a file that may come. */
function withoutCopies(route: Route): Route {
  return route['status'] === 404 ? { ...route, headers: { 'cache-control': 'no-store' } } : route;
}

const PREFLIGHT = {
  src: security.SHARED_FILES,
  methods: ['OPTIONS'],
  status: preflightReply().status,
  headers: preflightReply().headers,
};
const READ_FROM_ANYWHERE = { 'Access-Control-Allow-Origin': '*' };
const LINKS = { Link: PAGE_LINKS };
const CATALOG = API_CATALOG_PATH.replaceAll('.', '\\.');

function securityRoutes() {
  const pages = `^(?!${ANSWERED_PATHS}(?:/|$)|${security.SCANNING_PAGE.slice(1)}).*$`;
  return [
    { src: '^/.*$', headers: security.SECURITY_HEADERS, continue: true },
    { src: pages, headers: security.PAGE_HEADERS, continue: true },
    { src: security.SCANNING_PAGE, headers: security.SCANNING_PAGE_HEADERS, continue: true },
    { src: security.SHARED_FILES, headers: security.SHARED_HEADERS, continue: true },
    // A page of another site may also read what the platform itself refuses.
    { src: `^${ANSWERED_PATHS}(?:/.*)?$`, headers: READ_FROM_ANYWHERE, continue: true },
    { src: PAGE_PATHS, headers: LINKS, continue: true },
    { src: `^${CATALOG}$`, headers: LINKS, continue: true },
  ];
}

/** One rule per file: Vercel does not define which of two matching rules wins. */
function cacheRoutes(entries: readonly CatalogueEntry[]) {
  const cached = (src: string, seconds: number = OPEN_FILE_SECONDS) => {
    // In small letters, as the adapter writes the names of headers in this file.
    const cacheHeaders = Object.entries(vercelCacheHeaders(seconds));
    const headers = cacheHeaders.map(([name, value]) => [name.toLowerCase(), value]);
    return { src, headers: Object.fromEntries(headers), continue: true };
  };
  // A single draw is not a file.
  const openFamilies = FILE_FAMILIES.filter(
    (family) => family !== FILES.draw.path && family !== FILES.drawYear.path,
  );
  const yearFiles = (years: string) =>
    `^${patternOf(FILES.drawYear.path).replace(/\(\?<year>/, `${years}$&`)}$`;
  const open = openYears(openCatalogue(entries)).join('|') || '(?!)';
  return [
    ...Object.values(ENDPOINTS)
      .filter(({ cacheSeconds }) => cacheSeconds > 0)
      .map(({ path, cacheSeconds }) => cached(`^${path}/.+\\.json$`, cacheSeconds)),
    // The feeds of all look like those of a lottery, and come under their rule.
    ...OPEN_FILES.filter((path) => memberOf(path) === undefined).map((path) =>
      cached(`^${path.replaceAll('.', '\\.')}$`),
    ),
    ...openFamilies.map((family) => cached(`^${patternOf(family)}$`)),
    cached(yearFiles(`(?=${open})`)),
    cached(yearFiles(`(?!${open})`), SETTLED_SECONDS),
    cached(security.SHARED_FILES),
    { src: HASHED_FILES, headers: { 'cache-control': HASHED_CACHE_CONTROL }, continue: true },
  ];
}

/** The years whose draws may still come or be corrected. */
function openYears(catalogue: Catalogue): string[] {
  const newest = newestDay(catalogue);
  const years = new Set([...catalogue.values()].flatMap(yearsDrawn));
  return [...years].filter((year) => newest && yearCacheSeconds(year, newest) !== SETTLED_SECONDS);
}

function typeRoutes() {
  const compat = [`${COMPAT_BASE}/.+`, COMPAT_TYPE] as const;
  return [...CONTENT_TYPES, [CATALOG, API_CATALOG_TYPE] as const, compat].map(([pattern, type]) => {
    return { src: `^${pattern}$`, headers: { 'content-type': type }, continue: true };
  });
}
