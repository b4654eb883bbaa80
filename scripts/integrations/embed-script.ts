// An Astro integration that bundles the element for other people's pages into one file whose address
// never changes. Not one of Vite's chunks: those carry hashes and may lean on each other.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { type BuildOptions, build } from 'esbuild';
import { EMBED_SCRIPT } from '../../src/contract/site.ts';
import { OUTPUT_FOLDER } from '../output-folder.ts';

const OPTIONS = {
  entryPoints: [fileURLToPath(new URL('../../src/embed/lottery-result.ts', import.meta.url))],
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  charset: 'utf8',
} satisfies BuildOptions;

/** An Astro integration: bundles `<lottery-result>` to `/embed/lottery-result.js`, and serves it in `astro dev`. */
export function embedScript(output = OUTPUT_FOLDER): AstroIntegration {
  return {
    name: 'embed-script',
    hooks: {
      // The adapter copies the pages in an integration of its own; one added now runs after that.
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ integrations: [writer(output)] });
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(EMBED_SCRIPT, (_request, response, next) => {
          build({ ...OPTIONS, write: false }).then(({ outputFiles }) => {
            response.writeHead(200, { 'content-type': 'text/javascript' });
            response.end(outputFiles[0]?.contents);
          }, next);
        });
      },
    },
  };
}

function writer(output: string): AstroIntegration {
  return {
    name: 'embed-script-output',
    hooks: {
      'astro:build:done': async () => {
        await build({ ...OPTIONS, outfile: join(output, 'static', EMBED_SCRIPT) });
      },
    },
  };
}
