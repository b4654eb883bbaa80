// An Astro integration that puts the one live route into the function by itself. The adapter builds
// the framework's whole server around it, with the path of every static file, to answer one path.
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { build } from 'esbuild';
import { ENDPOINTS } from '../src/contract/endpoints.ts';

/** How the platform starts the function; this and the type of module stay as the adapter wrote them. */
const CONFIG = '.vc-config.json';
const KEPT = [CONFIG, 'package.json'];

/** Added after the adapter, so that its function and routes are already there. */
export function checkFunction(
  output = '.vercel/output',
  archives = 'src/generated/archive',
): AstroIntegration {
  return {
    name: 'check-function',
    hooks: {
      'astro:build:done': async () => {
        const folder = join(output, 'functions/_render.func');
        const { handler } = JSON.parse(await readFile(join(folder, CONFIG), 'utf8'));
        const others = (await readdir(folder)).filter((name) => !KEPT.includes(name));
        await Promise.all(others.map((name) => rm(join(folder, name), { recursive: true })));
        await bundleCheckFunction(join(folder, handler));
        await cp(archives, join(folder, dirname(handler), 'archive'), { recursive: true });
        await routeOnlyCheck(join(output, 'config.json'));
      },
    },
  };
}

type Route = { readonly src?: string; readonly dest?: string };

/** The framework's own paths led to its server too; now they would be checks that nobody counts. */
async function routeOnlyCheck(configFile: string): Promise<void> {
  const config: { routes: Route[] } = JSON.parse(await readFile(configFile, 'utf8'));
  config.routes = config.routes.filter(
    ({ src = '', dest }) => dest !== '_render' || new RegExp(src).test(ENDPOINTS.check.path),
  );
  await writeFile(configFile, `${JSON.stringify(config, null, 2)}\n`);
}

/** One file and the archives: a cold start reads and parses only what answers. */
export async function bundleCheckFunction(outfile: string): Promise<void> {
  await build({
    entryPoints: ['scripts/check-function/function.ts'],
    outfile,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // Thai as it is: escaped it would be twice as long.
    charset: 'utf8',
    logLevel: 'warning',
  });
}
