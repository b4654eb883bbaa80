import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { GzipFile } from './gzip-file.ts';

function gzip(...texts: readonly string[]): Uint8Array {
  const file = new GzipFile();
  for (const text of texts) file.add(text);
  return file.content();
}

describe('GzipFile', () => {
  test.each([
    { texts: [], because: 'no text is an empty archive' },
    { texts: [''], because: 'an empty text adds nothing' },
    { texts: ['หนึ่ง\n'], because: 'Thai is UTF-8' },
    { texts: ['one\n', '', 'สอง\n', 'x'.repeat(100_000)], because: 'texts follow each other' },
  ])('$because', ({ texts }) => {
    expect(gunzipSync(gzip(...texts)).toString()).toBe(texts.join(''));
  });

  test('its header says no time and an unknown system', () => {
    expect([...gzip('one').subarray(0, 10)]).toEqual([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
  });

  test('the same texts give the same bytes', () => {
    expect(gzip('one\n', 'two\n')).toEqual(gzip('one\n', 'two\n'));
  });
});
