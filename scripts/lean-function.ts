// An Astro integration that keeps the names of the emitted files out of the function. Astro lists every
// static file there, a megabyte of names to read at each cold start, so that a request for one of them
// could be told apart. The function is never asked for a file below /api: the CDN has it.
import type { AstroIntegration } from 'astro';
import { API_BASE } from '../src/contract/site.ts';

export function leanFunction(): AstroIntegration {
  return {
    name: 'lean-function',
    hooks: {
      'astro:build:ssr': ({ manifest }) => {
        manifest.assets = manifest.assets.filter((path) => !path.startsWith(`${API_BASE}/`));
      },
    },
  };
}
