// The icon as PNG, for the many that show no SVG. Only while the site is built.
import { Resvg } from '@resvg/resvg-js';
import svg from '../../assets/icon.svg?raw';

/** A mask may cut off all but the middle four fifths, so the sign is drawn smaller, on a full ground. */
const MASKABLE_VIEW = '-4 -4 40 40';
const GROUND = '#0f766e';

/** The icon in a size; `maskable` fills the square, since some phones cut their own shape from it. */
export function iconPng(size: number, { maskable = false } = {}): Uint8Array<ArrayBuffer> {
  const drawn = maskable ? svg.replace('0 0 32 32', MASKABLE_VIEW) : svg;
  const image = new Resvg(drawn, {
    fitTo: { mode: 'width', value: size },
    ...(maskable && { background: GROUND }),
  });
  return new Uint8Array(image.render().asPng());
}
