import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const TEXT = 'ผลหวย 26/11/69\nฮานอยพิเศษ 408-35\n';

/** UTF-16 with its mark. */
function encode16(text: string, isLittle: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(2 * text.length + 2));
  [...`\uFEFF${text}`].forEach((sign, at) => {
    view.setUint16(2 * at, sign.charCodeAt(0), isLittle);
  });
  return new Uint8Array(view.buffer);
}

test.each([
  ['UTF-8', new TextEncoder().encode(TEXT)],
  ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${TEXT}`)],
  ['UTF-16, little end first', encode16(TEXT, true)],
  ['UTF-16, big end first', encode16(TEXT, false)],
])('%s is read', (_, bytes) => {
  expect(decodeText(bytes)).toBe(TEXT);
});

test.each([
  ['windows-874', [0xb6, 0xc5, 0xcb, 0xc7, 0xc2]],
  ['UTF-16 cut in half', [...encode16('ก', true), 0x01]],
  ['UTF-8 cut in half', [...new TextEncoder().encode('ก')].slice(0, 2)],
])('%s is not', (_, bytes) => {
  expect(decodeText(Uint8Array.from(bytes))).toBeUndefined();
});
