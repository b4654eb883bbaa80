// Lines of text in SVG, each at its place. Nothing wraps: a line is as small as its room asks for.

export type Line = { readonly y: number; readonly size: number };

/** Numbers and headings. */
export const BOLD = 'font-weight="700"';

/** In letters small enough for the room. */
export function fitLine({ y, size }: Line, words: string, room: number) {
  const width = widthOf(words, size);
  return { y, text: words, size: width > room ? (size * room) / width : size };
}

/** About how wide a text is: marks above and below letters take no room, digits take more. */
export function widthOf(words: string, size: number): number {
  const count = (letters: RegExp) => words.match(letters)?.length ?? 0;
  const [thai, narrow, wide] = [count(/[ก-ะาำเ-ๆ]/g), count(/[ .·]/g), count(/[!-~]/g)];
  return (thai * 0.57 + narrow * 0.35 + wide * 0.66) * size;
}

/** Numbers stand a little apart. */
export const digits = (size: number) => `${BOLD} letter-spacing="${size / 20}"`;

type Positioned = Line & { readonly x: number; readonly text: string };

/** @param end SVG that follows the words */
export function textSvg({ x, y, size, text: words }: Positioned, more = '', end = ''): string {
  if (words === '') return '';
  return `<text x="${x}" y="${y}" font-size="${size}" ${more}>${escapeText(words)}${end}</text>`;
}

export function escapeText(words: string): string {
  // Sara am in its two parts, the ring before the tone mark as fonts stack them: the renderer gives
  // the whole letter no room of its own and draws the next one over it.
  return words
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/([่-๋]?)ำ/g, 'ํ$1า');
}
