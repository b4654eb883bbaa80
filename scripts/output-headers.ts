// An Astro integration that tells Vercel what headers the built files carry: the security of pages
// and API, and how long the emitted files may be cached.
//
// A caching rule in vercel.json would run before the middleware and could label its refusals too. One
// of the `hit` phase runs only once a file has been found, whichever URL led to it.
// https://vercel.com/docs/build-output-api/configuration#routes
import { readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import {
  cacheControl,
  ENDPOINTS,
  OPEN_FILE_SECONDS,
  OPEN_FILES,
} from '../src/contract/endpoints.ts';
import {
  PAGE_HEADERS,
  SECURITY_HEADERS,
  SHARED_FILES,
  SHARED_HEADERS,
} from '../src/contract/security.ts';
import { API_BASE } from '../src/contract/site.ts';

/** Added after the adapter, so that the adapter's routes are already there. */
export function outputHeaders(configFile = '.vercel/output/config.json'): AstroIntegration {
  return {
    name: 'output-headers',
    hooks: {
      'astro:build:done': async () => {
        const config = JSON.parse(await readFile(configFile, 'utf8'));
        config.routes.unshift(...securityRoutes());
        config.routes.push({ handle: 'hit' }, ...cacheRoutes());
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
    { src: SHARED_FILES, headers: SHARED_HEADERS, continue: true },
  ];
}

function cacheRoutes() {
  const files = Object.values(ENDPOINTS)
    .filter(({ cacheSeconds }) => cacheSeconds > 0)
    .map(({ path, cacheSeconds }) => ({ src: `^${path}/.+\\.json$`, cacheSeconds }));
  const descriptions = OPEN_FILES.map((path) => ({
    src: `^${path.replaceAll('.', '\\.')}$`,
    cacheSeconds: OPEN_FILE_SECONDS,
  }));
  const shared = { src: SHARED_FILES, cacheSeconds: OPEN_FILE_SECONDS };
  return [...files, ...descriptions, shared].map(({ src, cacheSeconds }) => ({
    src,
    headers: { 'cache-control': cacheControl(cacheSeconds) },
    continue: true,
  }));
}
