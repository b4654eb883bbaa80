// The ways one picture is looked at, one after the other: what is too fine or too grainy at one size is
// read at another.
import { canvasOf, textsIn } from './code-reader.ts';

type Size = { readonly width: number; readonly height: number };

/** A look: the part of the picture in its middle, and the longer side it is drawn with. */
export type Look = { readonly part: number; readonly longSide: number };

const MEDIUM = 1600;
/** More takes a telephone seconds. */
const MOST = 4096;

/** How a still picture is looked at until a code is found. */
export function looksAt({ width, height }: Size): Look[] {
  const whole = Math.max(width, height);
  const medium = Math.min(whole, MEDIUM);
  const sides = [medium, medium / 2, medium * 2, Math.min(whole, MOST)];
  return [...new Set(sides)].map((longSide) => ({ part: 1, longSide }));
}

/** How the pictures of a camera are looked at in turn: a telephone is held near, so the middle counts. */
export const CAMERA_LOOKS: readonly Look[] = [
  { part: 1, longSide: 1280 },
  { part: 0.6, longSide: 900 },
  { part: 0.6, longSide: 450 },
];

/** The texts of the codes that one look finds. */
export function textsSeen(
  picture: CanvasImageSource,
  { width, height }: Size,
  { part, longSide }: Look,
): Promise<string[]> {
  const [wide, high] = [width * part, height * part];
  const scale = longSide / Math.max(wide, high);
  const canvas = canvasOf(wide * scale, high * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('the browser gives no canvas');
  context.imageSmoothingQuality = 'high';
  const [left, top] = [(width - wide) / 2, (height - high) / 2];
  context.drawImage(picture, left, top, wide, high, 0, 0, canvas.width, canvas.height);
  return textsIn(canvas);
}
