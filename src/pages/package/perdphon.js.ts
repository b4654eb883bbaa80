// /package/perdphon.js: the client package as one module, for whoever installs nothing.
import type { APIRoute } from 'astro';
import { build } from 'esbuild';

export const GET: APIRoute = async () => {
  const { outputFiles } = await build({
    entryPoints: ['src/client/perdphon.ts'],
    bundle: true,
    minify: true,
    format: 'esm',
    // As the package itself.
    target: 'es2022',
    charset: 'utf8',
    write: false,
  });
  return new Response(outputFiles[0]?.text, { headers: { 'Content-Type': 'text/javascript' } });
};
