// SVG → PNG, with fonts of our own only, so that every machine draws the same bytes.
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import { FONT_FAMILY } from './card.ts';

const { resolve } = createRequire(import.meta.url);
const fontFiles = ['400Regular/Anuphan_400Regular.ttf', '700Bold/Anuphan_700Bold.ttf'].map((file) =>
  resolve(`@expo-google-fonts/anuphan/${file}`),
);

/** Draws a card as PNG, with our own font only: no machine has the same system fonts. */
export function cardPng(svg: string): Buffer {
  const font = { loadSystemFonts: false, fontFiles, defaultFontFamily: FONT_FAMILY };
  return new Resvg(svg, { font }).render().asPng();
}

/** The picture as the file a static endpoint answers with. */
export function cardResponse(svg: string): Response {
  return new Response(new Uint8Array(cardPng(svg)), { headers: { 'Content-Type': 'image/png' } });
}
