import vercel from '@astrojs/vercel';
import { defineConfig, passthroughImageService } from 'astro/config';

export default defineConfig({
  output: 'static',
  adapter: vercel(),
  // No image is transformed; the default service would put sharp (20 MB) into the function.
  image: { service: passthroughImageService() },
  // The edge answers both slash variants itself; a redirect breaks browser clients.
  trailingSlash: 'ignore',
  // One self-contained file as the function: a cold start reads nothing else.
  vite: { ssr: { noExternal: true } },
  devToolbar: { enabled: false },
});
