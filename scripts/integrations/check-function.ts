// An Astro integration that adds the one live function. The adapter would build the framework's whole
// server around it, with the path of every static file, to answer one path.
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import { build, type Plugin } from 'esbuild';
import { CHECK_BATCH, ENDPOINTS } from '../../src/contract/endpoints.ts';
import { GENERATED_FOLDER } from '../emit/emit-site.ts';
import { CHECK_FUNCTION, CHECK_HANDLER, OUTPUT_FOLDER } from '../output-folder.ts';

/** https://vercel.com/docs/build-output-api/primitives#serverless-functions */
const CONFIG = {
  runtime: 'nodejs24.x',
  handler: CHECK_HANDLER,
  launcherType: 'Nodejs',
  supportsResponseStreaming: true,
};

/** An Astro integration: bundles the check function into the build output, with the draws it reads. */
export function checkFunction(
  output = OUTPUT_FOLDER,
  generated = GENERATED_FOLDER,
): AstroIntegration {
  return {
    name: 'check-function',
    hooks: {
      'astro:build:done': async () => {
        const folder = join(output, CHECK_FUNCTION);
        await mkdir(folder, { recursive: true });
        await writeFile(join(folder, '.vc-config.json'), `${JSON.stringify(CONFIG, null, 2)}\n`);
        await bundleCheckFunction(join(folder, CHECK_HANDLER), generated);
        await cp(join(generated, 'draws'), join(folder, 'draws'), { recursive: true });
        await routeOtherAddresses(join(output, 'config.json'));
      },
    },
  };
}

type Route = { readonly src?: string; readonly dest?: string; readonly handle?: string };

/** `/api/check` is the function itself; `/api/check/` and `/api/check/batch` are no files and need a route. */
async function routeOtherAddresses(configFile: string): Promise<void> {
  const config: { routes: Route[] } = JSON.parse(await readFile(configFile, 'utf8'));
  const { path } = ENDPOINTS.check;
  const below = CHECK_BATCH.path.slice(path.length + 1);
  const afterFiles = 1 + config.routes.findIndex(({ handle }) => handle === 'filesystem');
  config.routes.splice(afterFiles, 0, { src: `^${path}/(?:${below}/?)?$`, dest: path });
  await writeFile(configFile, `${JSON.stringify(config, null, 2)}\n`);
}

/**
 * One file: a cold start reads and parses only what answers.
 *
 * @param generated where emit put what the function imports
 */
export async function bundleCheckFunction(
  outfile: string,
  generated = GENERATED_FOLDER,
): Promise<void> {
  await build({
    entryPoints: ['src/function/check.ts'],
    outfile,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // Keeps Thai unescaped, which is half as long.
    charset: 'utf8',
    logLevel: 'warning',
    plugins: [generatedIn(generated)],
  });
}

/** Resolves the generated JSON that sources import, in a folder. */
export function generatedIn(folder: string): Plugin {
  return {
    name: 'generated',
    setup: ({ onResolve }) =>
      onResolve({ filter: /\/generated\/[\w-]+\.json$/ }, ({ path }) => ({
        path: resolve(folder, basename(path)),
      })),
  };
}
