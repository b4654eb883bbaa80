import { crc32, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { joinPacked, packLines } from './packed-lines.ts';

const unpacked = (...texts: string[]) => gunzipSync(joinPacked(texts.map(packLines))).toString();

describe('an archive of pieces', () => {
  test.each([
    [[]],
    [['']],
    [['หวยลาว\n']],
    [['a\n', 'b\n']],
    [['', 'a\n', '', 'b\n', '']],
    [['x'.repeat(100_000), 'หวย\n'.repeat(50_000), 'x']],
  ])('unpacks to the text of all of them', (texts) => {
    expect(unpacked(...texts)).toBe(texts.join(''));
  });

  test('its checksum is that of the whole text, however it is cut', () => {
    const text = 'ผลหวย 004615\n'.repeat(7);
    for (let at = 0; at <= text.length; at += 1) {
      const bytes = joinPacked([text.slice(0, at), text.slice(at)].map(packLines));
      expect(Buffer.from(bytes).readUInt32LE(bytes.length - 8)).toBe(crc32(text));
    }
  });

  test('is one archive, not several behind each other', () => {
    const bytes = Buffer.from(joinPacked(['a\n', 'b\n'].map(packLines)));
    expect(bytes.lastIndexOf(Buffer.from([0x1f, 0x8b, 8]))).toBe(0);
  });

  test('a changed piece is not taken for whole', () => {
    const [one, other] = [packLines('a\n'), packLines('b\n')];
    expect(() => gunzipSync(joinPacked([one, { ...other, crc32: one.crc32 }]))).toThrow();
  });
});
