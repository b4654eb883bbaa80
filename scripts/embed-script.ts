// An Astro integration that bundles the element for other people's pages into one file whose address
// never changes. Not one of Vite's chunks: those carry hashes and may lean on each other.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'esbuild';
import { EMBED_SCRIPT } from '../src/contract/site.ts';

const SOURCE = fileURLToPath(new URL('../src/embed/lottery-result.ts', import.meta.url));

/** Written beside what emit writes, before Astro copies that folder; so `astro dev` has it too. */
export function embedScript(): AstroIntegration {
  return {
    name: 'embed-script',
    hooks: {
      'astro:config:setup': async ({ config, addWatchFile }) => {
        const { metafile } = await build({
          entryPoints: [SOURCE],
          outfile: join(fileURLToPath(config.publicDir), EMBED_SCRIPT),
          bundle: true,
          minify: true,
          metafile: true,
          format: 'esm',
          target: 'es2022',
          charset: 'utf8',
        });
        for (const path of Object.keys(metafile.inputs)) addWatchFile(path);
      },
    },
  };
}
