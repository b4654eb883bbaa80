// An Astro integration that adds what runs on the platform: the middleware and the live function.
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import { build, type Plugin } from 'esbuild';
import { CHECK_BATCH, ENDPOINTS } from '../../src/api/contract/endpoints.ts';
import { patternOf } from '../../src/api/contract/open-file-path.ts';
import { FILES } from '../../src/api/contract/open-files.ts';
import {
  CHECK_FUNCTION,
  CHECK_HANDLER,
  HOST_DATA,
  MIDDLEWARE_FUNCTION,
  MIDDLEWARE_HANDLER,
  STATIC_FOLDER,
} from '../output/output-folder.ts';

/** https://vercel.com/docs/build-output-api/primitives#serverless-functions */
const NODE = { runtime: 'nodejs24.x', launcherType: 'Nodejs' };
const CHECK_CONFIG = { ...NODE, handler: CHECK_HANDLER, supportsResponseStreaming: true };
/** As `vercel build` configures a middleware for Node: it takes a `Request`. */
const MIDDLEWARE_CONFIG = { ...NODE, handler: MIDDLEWARE_HANDLER, useWebApi: true };

/**
 * What the middleware stands before. The last two: a path that a server may read as another one (an
 * escape, a backslash, a second slash, a dot segment: /%61pi/…, /\api/…, //api/…, /./api/…) would
 * reach files and function uncounted. Only /.well-known/… begins with a dot and is what it says.
 */
const FRONTED = String.raw`^(?:/(?:api|compat)(?:/.*)?|/(?!\.well-known/)[/\\.].*|/.*(?:%|\\|//|/\.).*)$`;

/** An Astro integration: bundles middleware and check function into the output, and adds routes. */
export function functions(output: string, generated: string): AstroIntegration {
  return {
    name: 'functions',
    hooks: {
      'astro:build:done': async () => {
        await writeFunctions(output, generated);
        await addRoutes(join(output, 'config.json'));
      },
    },
  };
}

/**
 * The functions as they are deployed: their code, and the draws that are read, which lie as data
 * beside it for a host that has the code already, and once more where a publication compares what
 * is live with what it has. Bundled here, since
 * a cold start reads and parses whatever is there: the middleware takes 7 ms of CPU, and 42 ms from
 * a `middleware.ts` at the root, which the platform copies as 599 files, 3.6 MB; the function 14–22
 * ms, then 25 µs a check, and 45–63 ms in the platform's folder `api/`, or 207–222 ms and 245 µs as
 * an on-demand route of the framework, which also answers at paths of its own.
 * @param generated where emit put what they import
 */
export async function writeFunctions(output: string, generated: string): Promise<void> {
  const [middleware, check] = [join(output, MIDDLEWARE_FUNCTION), join(output, CHECK_FUNCTION)];
  await Promise.all([
    bundle('src/serve/function/middleware.ts', middleware, generated, MIDDLEWARE_CONFIG),
    bundle('src/serve/function/entry.ts', check, generated, CHECK_CONFIG),
    ...[join(check, 'draws'), join(output, STATIC_FOLDER, 'draws')].map((to) =>
      cp(join(generated, 'draws'), to, { recursive: true }),
    ),
    ...HOST_DATA.map((name) => cp(join(generated, name), join(check, name))),
  ]);
}

export type Route = Readonly<Record<string, unknown>>;

/** Has the routes in the configuration of an output changed. */
export async function changeRoutes(configFile: string, change: (routes: Route[]) => void) {
  const config = JSON.parse(await readFile(configFile, 'utf8'));
  change(config.routes);
  await writeFile(configFile, `${JSON.stringify(config, null, 2)}\n`);
}

function addRoutes(configFile: string): Promise<void> {
  const { path } = ENDPOINTS.check;
  const below = CHECK_BATCH.path.slice(path.length + 1);
  // `/api/check` is the function itself; `/api/check/` and `/api/check/batch` are not files and
  // need a route. Nor is a single draw a file, by its address or by its day.
  const day = `${ENDPOINTS.results.path}/?`;
  const led = [`${path}/(?:${below}/?)?`, day, patternOf(FILES.draw.path)];
  const fronted = { src: FRONTED, middlewarePath: 'middleware', continue: true, override: true };
  return changeRoutes(configFile, (routes) => {
    const files = routes.findIndex(({ handle }) => handle === 'filesystem');
    routes.splice(files + 1, 0, ...led.map((src) => ({ src: `^${src}$`, dest: path })));
    // Behind the routes that only add headers, and before all that lead somewhere.
    const leading = routes.findIndex(({ handle }) => handle !== undefined);
    routes.splice(leading, 0, fronted);
  });
}

/** The client of Redis is CommonJS and asks for modules of Node. */
const REQUIRE =
  'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);';

/** One file, and beside it what it loads only where it is used: Redis is six times the rest. */
async function bundle(source: string, folder: string, generated: string, config: object) {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, '.vc-config.json'), `${JSON.stringify(config, null, 2)}\n`);
  await build({
    entryPoints: [source],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    chunkNames: '[name]',
    minify: true,
    format: 'esm',
    banner: { js: REQUIRE },
    platform: 'node',
    target: 'node20',
    // Keeps Thai unescaped, which is half as long.
    charset: 'utf8',
    logLevel: 'warning',
    plugins: [generatedIn(generated)],
  });
}

/** Resolves the generated JSON that sources import, in a folder. */
function generatedIn(folder: string): Plugin {
  const filter = /\/generated\/[\w-]+\.json$/;
  return {
    name: 'generated',
    setup: ({ onResolve }) =>
      onResolve({ filter }, ({ path }) => ({ path: resolve(folder, basename(path)) })),
  };
}
