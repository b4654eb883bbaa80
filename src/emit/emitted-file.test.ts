import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { GzipFile, jsonFile, jsonListFile } from './emitted-file.ts';

test('a file is compact JSON in the order of the code, with one newline at the end', () => {
  const body = { success: true, b: ['๑', 1.5], a: { z: 0, y: undefined } };
  expect(jsonFile('/api/x.json', body)).toEqual({
    path: '/api/x.json',
    text: '{"success":true,"b":["๑",1.5],"a":{"z":0}}\n',
  });
});

test.each([[[]], [['๑']], [[1, { a: [] }, [], 'b"]']]])(
  'a body that ends in the list %j is the same file from its entries',
  (list) => {
    const entries = list.map((entry) => JSON.stringify(entry));
    const inside = (data: unknown[]) => ({ success: true, none: [], deep: { data } });
    expect(jsonListFile('/x', inside([]), entries)).toEqual(jsonFile('/x', inside(list)));
  },
);

function gzip(...texts: readonly string[]): Uint8Array {
  const file = new GzipFile();
  for (const text of texts) file.add(Buffer.from(text));
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
