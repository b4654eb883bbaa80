// Vercel's adapter, changed so that it leaves the last build alone until the next one is whole.
import { pathToFileURL } from 'node:url';
import vercel from '@astrojs/vercel';
import type { AstroIntegration } from 'astro';

/** The adapter, which empties and writes `.vercel/output` below this folder instead of the root. */
export function adapterBelow(folder: string): AstroIntegration {
  const root = pathToFileURL(`${folder}/`);
  const { hooks, ...adapter } = vercel();
  const { 'astro:config:setup': setUp, 'astro:config:done': finish } = hooks;
  return {
    ...adapter,
    hooks: {
      ...hooks,
      'astro:config:setup': async (setup) => {
        await setUp?.({ ...setup, config: { ...setup.config, root } });
        // What renders the pages finds its packages only from below the project.
        const server = new URL('./.vercel/server/', setup.config.root);
        setup.updateConfig({ build: { server } });
      },
      'astro:config:done': (done) => finish?.({ ...done, config: { ...done.config, root } }),
    },
  };
}
