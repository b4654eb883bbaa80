// /embed/lottery-result.js: the element for other people's pages, in one file whose address never
// changes. Not one of Vite's chunks: those carry hashes and may lean on each other.
import type { APIRoute } from 'astro';
import { build } from 'esbuild';
import { SERVED_BROWSERS } from '../../browser/served-browsers.ts';

export const GET: APIRoute = async () => {
  const { outputFiles } = await build({
    entryPoints: ['src/browser/embed/lottery-result.ts'],
    bundle: true,
    minify: true,
    format: 'esm',
    target: SERVED_BROWSERS,
    charset: 'utf8',
    write: false,
  });
  return new Response(outputFiles[0]?.text, { headers: { 'Content-Type': 'text/javascript' } });
};
