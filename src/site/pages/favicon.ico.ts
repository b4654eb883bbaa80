// /favicon.ico, which browsers and readers ask for unasked: an ICO file around one PNG.
import type { APIRoute } from 'astro';
import { iconPng } from '../view/pictures/png.ts';

const SIZE = 32;

export const GET: APIRoute = async () => {
  const png = await iconPng(SIZE);
  // https://en.wikipedia.org/wiki/ICO_(file_format) in words of 16 bits: type 1, one image, its
  // width and height, 1 plane, 32 bits a pixel, how many bytes it has, and that they follow 22.
  const { length } = png;
  const header = Uint16Array.of(0, 1, 1, SIZE | (SIZE << 8), 0, 1, 32, length, length >> 16, 22, 0);
  const headers = { 'Content-Type': 'image/x-icon' };
  return new Response(new Blob([header, png]), { headers });
};
