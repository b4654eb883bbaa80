import sitemap from '@astrojs/sitemap';
import vercel from '@astrojs/vercel';
import { defineConfig, passthroughImageService } from 'astro/config';
import { checkFunction } from './scripts/check-function.ts';
import { embedScript } from './scripts/embed-script.ts';
import { outputHeaders } from './scripts/output-headers.ts';
import { SITE_URL } from './scripts/site-url.ts';
import { siteOrigin } from './src/contract/site.ts';

export default defineConfig({
  site: siteOrigin(SITE_URL),
  output: 'static',
  adapter: vercel(),
  integrations: [embedScript(), sitemap(), checkFunction(), outputHeaders()],
  // No image is transformed; the default service would put sharp (20 MB) into the function.
  image: { service: passthroughImageService() },
  // The edge answers both slash variants itself; a redirect breaks browser clients.
  trailingSlash: 'ignore',
  // Nothing inline: the pages' security policy allows only files of ours.
  build: { inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  // `checkFunction` bundles the function, so the adapter need not look for its modules. Only in the build,
  // since `astro dev` cannot run everything bundled.
  vite: {
    // Phones of a few years ago still get their colours: newer CSS is written in older words.
    build: { assetsInlineLimit: 0, cssTarget: ['chrome107', 'safari16', 'firefox104'] },
    plugins: [
      {
        name: 'self-contained-function',
        apply: 'build',
        // Draws images while the site is built, with native code that cannot be bundled.
        config: () => ({ ssr: { noExternal: true, external: ['@resvg/resvg-js'] } }),
      },
    ],
  },
});
