import mdx from '@astrojs/mdx';
import sitemap from '@astrojs/sitemap';
import { defineConfig, passthroughImageService } from 'astro/config';
import { adapterBelow } from './scripts/build/adapter.ts';
import { chunkGroups } from './scripts/build/chunks.ts';
import { emission } from './scripts/build/emission.ts';
import { functions } from './scripts/build/functions.ts';
import { markdown } from './scripts/build/markdown.ts';
import { outputHeaders } from './scripts/build/output-headers.ts';
import { lastChanges, listedPages } from './scripts/build/sitemap.ts';
import { buildingFolder, buildingRoot, foldersOf } from './scripts/output/output-folder.ts';
import { siteUrl } from './scripts/output/site-url.ts';
import { siteOrigin } from './src/api/contract/service.ts';
import { SERVED_BROWSERS } from './src/site/browser/served-browsers.ts';
import { CODE_STYLE } from './src/site/view/docs/highlight.ts';

const { env } = process;
const folders = foldersOf(env);
const building = buildingFolder(folders);

export default defineConfig({
  srcDir: './src/site',
  site: siteOrigin(siteUrl(env)),
  output: 'static',
  adapter: adapterBelow(buildingRoot(folders)),
  integrations: [
    emission(env),
    mdx(),
    sitemap({ filter: listedPages(), serialize: lastChanges() }),
    functions(building, folders.generated),
    outputHeaders(`${building}/config.json`, `${folders.generated}/catalogue.json`),
  ],
  logger: { entrypoint: new URL('./scripts/build/quiet-log.ts', import.meta.url) },
  markdown: { shikiConfig: CODE_STYLE, processor: markdown() },
  // No image is transformed; the default service would put sharp (20 MB) into the function.
  image: { service: passthroughImageService() },
  // The edge answers both slash variants itself; a redirect breaks browser clients.
  trailingSlash: 'ignore',
  // Nothing inline: the pages' security policy allows only files of ours.
  // Several at once: while a picture is drawn on another thread, pages are rendered.
  build: { inlineStylesheets: 'never', concurrency: 4 },
  devToolbar: { enabled: false },
  vite: {
    // Newer CSS and syntax are written in older words.
    build: {
      assetsInlineLimit: 0,
      target: SERVED_BROWSERS,
      // Only the page of the API reference loads its program (Swagger UI, 1.5 MB).
      chunkSizeWarningLimit: 1_600,
      rolldownOptions: {
        output: { codeSplitting: { groups: chunkGroups() } },
      },
    },
  },
});
