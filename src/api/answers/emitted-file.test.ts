import { expect, test } from 'vitest';
import { jsonFile, jsonListFile } from './emitted-file.ts';

test('a file is compact JSON in the order of the code, with one newline at the end', () => {
  const body = { success: true, b: ['๑', 1.5], a: { z: 0, y: undefined } };
  expect(jsonFile('/api/x.json', body)).toEqual({
    path: '/api/x.json',
    text: '{"success":true,"b":["๑",1.5],"a":{"z":0}}\n',
  });
});

test.each([[[]], [['๑']], [[1, { a: [] }, [], 'b"]']]])(
  'a body with the list %j is the same file from its entries, wherever the list stands',
  (list) => {
    const entries = list.map((entry) => JSON.stringify(entry));
    const inside = (data: unknown[]) => ({ text: '"data":[]', deep: { data }, none: [] });
    expect(jsonListFile('/x', inside([]), 'data', entries)).toEqual(jsonFile('/x', inside(list)));
  },
);

test.each([{ prizes: [] }, { data: [1] }, { data: [], deep: { data: [] } }])(
  'a body without that list, or with two, is refused: %j',
  (body) => {
    expect(() => jsonListFile('/x', body, 'data', [])).toThrow('/x has not one "data":[]');
  },
);
