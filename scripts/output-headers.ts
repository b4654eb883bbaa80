// An Astro integration that tells Vercel what headers the built files carry: the security of pages
// and API, how long the emitted files may be cached, and the types that endings do not tell.
//
// A caching rule in vercel.json would run before the middleware and could label its refusals too. One
// of the `hit` phase runs only once a file has been found, whichever URL led to it.
// https://vercel.com/docs/build-output-api/configuration#routes
import { readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import type { Catalogue } from '../src/contract/catalogue.ts';
import {
  cacheControl,
  ENDPOINTS,
  OPEN_FILE_SECONDS,
  OPEN_FILES,
} from '../src/contract/endpoints.ts';
import {
  CHECKSET_FILE,
  CONTENT_TYPES,
  DRAW_FILE,
  FILE_FAMILIES,
  memberOf,
  memberPath,
  patternOf,
  SETTLED_SECONDS,
} from '../src/contract/open-files.ts';
import { PAGE_HEADERS, SECURITY_HEADERS } from '../src/contract/security.ts';
import { API_BASE } from '../src/contract/site.ts';

/** Added after the adapter, so that the adapter's routes are already there. */
export function outputHeaders(
  configFile = '.vercel/output/config.json',
  catalogueFile = 'src/generated/catalogue.json',
): AstroIntegration {
  return {
    name: 'output-headers',
    hooks: {
      'astro:build:done': async () => {
        const config = JSON.parse(await readFile(configFile, 'utf8'));
        config.routes.unshift(...securityRoutes());
        const catalogue: Catalogue = JSON.parse(await readFile(catalogueFile, 'utf8'));
        config.routes.push({ handle: 'hit' }, ...cacheRoutes(catalogue), ...typeRoutes());
        await writeFile(configFile, `${JSON.stringify(config, null, 2)}\n`);
      },
    },
  };
}

function securityRoutes() {
  const pages = `^/(?!${API_BASE.slice(1)}(?:/|$)).*$`;
  return [
    { src: '^/.*$', headers: SECURITY_HEADERS, continue: true },
    { src: pages, headers: PAGE_HEADERS, continue: true },
  ];
}

/** One rule for each file, since of two it is not said which one wins. */
function cacheRoutes(catalogue: Catalogue) {
  const files = Object.values(ENDPOINTS)
    .filter(({ cacheSeconds }) => cacheSeconds > 0)
    .map(({ path, cacheSeconds }) => ({ src: `^${path}/.+\\.json$`, cacheSeconds }));
  // The feeds of all look like those of a lottery, and come under their rule.
  const alone = OPEN_FILES.filter((path) => memberOf(path) === undefined);
  const descriptions = alone.map((path) => ({
    src: `^${path.replaceAll('.', '\\.')}$`,
    cacheSeconds: OPEN_FILE_SECONDS,
  }));
  const ofDraws: readonly string[] = [DRAW_FILE, CHECKSET_FILE];
  const ofLotteries = FILE_FAMILIES.filter((family) => !ofDraws.includes(family)).map((family) => ({
    src: `^${patternOf(family)}$`,
    cacheSeconds: OPEN_FILE_SECONDS,
  }));
  const newest = catalogue.flatMap(({ slug, days }) =>
    days === undefined ? [] : ofDraws.map((of) => memberPath(of, { lottery: slug, date: days.to })),
  );
  const isNewest = `(?:${newest.join('|').replaceAll('.', '\\.')})$`;
  const draws = [
    { src: `^${isNewest}`, cacheSeconds: OPEN_FILE_SECONDS },
    ...ofDraws.map((family) => ({
      src: `^(?!${isNewest})${patternOf(family)}$`,
      cacheSeconds: SETTLED_SECONDS,
    })),
  ];
  return [...files, ...descriptions, ...ofLotteries, ...draws].map(({ src, cacheSeconds }) => ({
    src,
    headers: { 'cache-control': cacheControl(cacheSeconds) },
    continue: true,
  }));
}

function typeRoutes() {
  return CONTENT_TYPES.map(([pattern, type]) => ({
    src: `^${pattern}$`,
    headers: { 'content-type': type },
    continue: true,
  }));
}
