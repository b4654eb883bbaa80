// An Astro integration that adds what runs on the platform: the middleware in front of every request, and the
// one live function. Both are bundled here, since a cold start reads and parses whatever is there:
//
// | CPU of a cold start | its own bundle | as the platform or the framework would build it |
// |---|---|---|
// | the middleware | 8 ms | 42 ms: from a `middleware.ts` at the root, traced and copied as 599 files, 3.7 MB |
// | the function | 14–22 ms, then 25 µs a check | 45–63 ms in the platform's folder `api/`; 207–222 ms and 245 µs as an on-demand route |
//
// The framework's server also brings the path of every static file, and answers at paths of its own.
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import { build, type Plugin } from 'esbuild';
import { GENERATED_FOLDER } from '../emit/emit-site.ts';
import {
  CHECK_FUNCTION,
  CHECK_HANDLER,
  MIDDLEWARE_FUNCTION,
  MIDDLEWARE_HANDLER,
  OUTPUT_FOLDER,
} from '../output-folder.ts';

/** https://vercel.com/docs/build-output-api/primitives#serverless-functions */
const NODE = { runtime: 'nodejs24.x', launcherType: 'Nodejs' };
const CHECK_CONFIG = { ...NODE, handler: CHECK_HANDLER, supportsResponseStreaming: true };
/** As `vercel build` configures a middleware for Node: it takes a `Request`. */
const MIDDLEWARE_CONFIG = { ...NODE, handler: MIDDLEWARE_HANDLER, useWebApi: true };

/** An Astro integration: bundles middleware and check function into the build output. */
export function functions(): AstroIntegration {
  return { name: 'functions', hooks: { 'astro:build:done': () => writeFunctions() } };
}

/**
 * The functions as they are deployed: their code, and the draws that are read.
 *
 * @param generated where emit put what they import
 */
export async function writeFunctions(
  output = OUTPUT_FOLDER,
  generated = GENERATED_FOLDER,
): Promise<void> {
  const [middleware, check] = [join(output, MIDDLEWARE_FUNCTION), join(output, CHECK_FUNCTION)];
  await bundle('src/function/middleware.ts', middleware, generated, MIDDLEWARE_CONFIG);
  await bundle('src/function/check.ts', check, generated, CHECK_CONFIG);
  await cp(join(generated, 'draws'), join(check, 'draws'), { recursive: true });
}

/** The limiter of Redis is CommonJS and asks for modules of Node. */
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
  return {
    name: 'generated',
    setup: ({ onResolve }) =>
      onResolve({ filter: /\/generated\/[\w-]+\.json$/ }, ({ path }) => ({
        path: resolve(folder, basename(path)),
      })),
  };
}
