// /robots.txt: everything may be read.
import type { APIRoute } from 'astro';
import { origin } from '../view/built-data.ts';

export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap-index.xml\n`);
