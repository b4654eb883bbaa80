import vercel from '@astrojs/vercel';
import { defineConfig, passthroughImageService } from 'astro/config';
import { checkFunction } from './scripts/check-function.ts';
import { outputHeaders } from './scripts/output-headers.ts';

export default defineConfig({
  output: 'static',
  adapter: vercel(),
  integrations: [checkFunction(), outputHeaders()],
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
    build: { assetsInlineLimit: 0 },
    plugins: [
      {
        name: 'self-contained-function',
        apply: 'build',
        config: () => ({ ssr: { noExternal: true } }),
      },
    ],
  },
});
