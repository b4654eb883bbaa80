// /favicon.ico, which browsers and readers ask for unasked: an ICO file around one PNG.
import type { APIRoute } from 'astro';
import { iconPng } from '../view/pictures/png.ts';

const SIZE = 32;
const HEADER_BYTES = 22;

export const GET: APIRoute = async () => {
  const png = await iconPng(SIZE);
  const file = new Uint8Array(HEADER_BYTES + png.length);
  const view = new DataView(file.buffer);
  // https://en.wikipedia.org/wiki/ICO_(file_format): type 1, one image, its size, 1 plane, 32 bits.
  view.setUint16(2, 1, true);
  view.setUint16(4, 1, true);
  file.set([SIZE, SIZE], 6);
  view.setUint16(10, 1, true);
  view.setUint16(12, 32, true);
  view.setUint32(14, png.length, true);
  view.setUint32(18, HEADER_BYTES, true);
  file.set(png, HEADER_BYTES);
  return new Response(file, { headers: { 'Content-Type': 'image/x-icon' } });
};
