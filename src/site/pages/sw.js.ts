// /sw.js, at the root so that it may answer for the whole site.
import type { APIRoute } from 'astro';
import worker from '../browser/offline/service-worker.js?raw';

export const GET: APIRoute = () =>
  new Response(worker, { headers: { 'Content-Type': 'text/javascript' } });
