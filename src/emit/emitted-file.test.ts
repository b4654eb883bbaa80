import { expect, test } from 'vitest';
import { jsonFile } from './emitted-file.ts';

test('a file is compact JSON in the order of the code, with one newline at the end', () => {
  const body = { success: true, b: ['๑', 1.5], a: { z: 0, y: undefined } };
  expect(jsonFile('/api/x.json', body)).toEqual({
    path: '/api/x.json',
    text: '{"success":true,"b":["๑",1.5],"a":{"z":0}}\n',
  });
});
