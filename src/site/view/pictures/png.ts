// SVG → PNG with a font of our own only, so that every machine draws the same bytes.
import { createRequire } from 'node:module';
import { renderAsync, type ResvgRenderOptions } from '@resvg/resvg-js';
import icon from '../../assets/icon.svg?raw';
import { FONT_FAMILY } from './ticket.ts';

const { resolve } = createRequire(import.meta.url);
const fontFiles = ['400Regular/Anuphan_400Regular.ttf', '700Bold/Anuphan_700Bold.ttf'].map((file) =>
  resolve(`@expo-google-fonts/anuphan/${file}`),
);
const font = { loadSystemFonts: false, fontFiles, defaultFontFamily: FONT_FAMILY };

export const cardPng = (svg: string) => renderPng(svg, { font });

/** A mask may cut off all but the middle four fifths, so the sign is smaller, on a full ground. */
const MASKABLE_VIEW = '-4 -4 40 40';
const GROUND = '#0f766e';

/** The icon in a size; `maskable` fills the square, from which some phones cut a shape. */
export function iconPng(size: number, maskable = false) {
  const fitTo = { mode: 'width', value: size } as const;
  if (!maskable) return renderPng(icon, { fitTo });
  return renderPng(icon.replace('0 0 32 32', MASKABLE_VIEW), { fitTo, background: GROUND });
}

/** On another thread, while pages are rendered on this one. */
async function renderPng(svg: string, options: ResvgRenderOptions) {
  return new Uint8Array((await renderAsync(svg, options)).asPng());
}
