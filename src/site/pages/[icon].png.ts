// /icon-192.png  /icon-512.png  /icon-maskable.png  /apple-touch-icon.png
import type { APIRoute } from 'astro';
import { iconPng } from '../view/pictures/png.ts';

const ICONS: Readonly<Record<string, { size: number; maskable?: boolean }>> = {
  'icon-192': { size: 192 },
  'icon-512': { size: 512 },
  'icon-maskable': { size: 512, maskable: true },
  // The phone rounds the corners itself and shows a transparent one black.
  'apple-touch-icon': { size: 180, maskable: true },
};

export const getStaticPaths = () =>
  Object.entries(ICONS).map(([icon, props]) => ({ params: { icon }, props }));

export const GET: APIRoute<(typeof ICONS)[string]> = async ({ props: { size, maskable } }) =>
  new Response(await iconPng(size, maskable), { headers: { 'Content-Type': 'image/png' } });
