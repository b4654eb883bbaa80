import vercel from '@astrojs/vercel';
import { defineConfig, passthroughImageService } from 'astro/config';
import { cachedFiles } from './scripts/cached-files.ts';

export default defineConfig({
  output: 'static',
  adapter: vercel(),
  integrations: [cachedFiles()],
  // No image is transformed; the default service would put sharp (20 MB) into the function.
  image: { service: passthroughImageService() },
  // The edge answers both slash variants itself; a redirect breaks browser clients.
  trailingSlash: 'ignore',
  devToolbar: { enabled: false },
  // One self-contained function: a cold start reads nothing of node_modules. Only in the build,
  // since `astro dev` cannot run everything bundled.
  vite: {
    plugins: [
      {
        name: 'self-contained-function',
        apply: 'build',
        config: () => ({ ssr: { noExternal: true } }),
      },
    ],
  },
});
