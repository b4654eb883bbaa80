// What is legal JSON but not as ingest writes it: warned of, because a draw is then hard to cite.
import { expect, test } from 'vitest';
import { parseDrawFile } from './draw-file.ts';

const draw = '{"drawDate":"2026-07-08","source":"allhuay","prizes":{"top-three-digit":["508"]}}';
const older = '{"drawDate":"2026-07-07","source":"allhuay","prizes":{"top-three-digit":["792"]}}';

test.each([
  {
    line: draw.replace('"source":"allhuay"', '"source":"lekdee","source":"allhuay"'),
    because: 'a key is there twice, and JSON keeps only the last',
  },
  {
    line: draw.replace('["508"]', '["509"],"top-three-digit":["508"]'),
    because: 'a prize is there twice, and JSON keeps only the last',
  },
  { line: draw.replaceAll('":', '": '), because: 'it has spaces' },
  { line: ` ${draw}`, because: 'it is indented' },
  {
    line: '{"source":"allhuay","drawDate":"2026-07-08","prizes":{"top-three-digit":["508"]}}',
    because: 'its fields are in another order',
  },
  { line: draw.replace('508', '\\u0035\\u0030\\u0038'), because: 'its digits are escaped' },
  { line: `${draw} `, because: 'a space follows' },
])('$because', ({ line }) => {
  const { entries, findings } = parseDrawFile(`[\n${line},\n${older}\n]\n`);
  expect(entries.map((entry) => entry.draw.prizes['top-three-digit'])).toEqual([['508'], ['792']]);
  expect(findings).toEqual([
    {
      path: '',
      value: `${line},`,
      expectation: 'expected the draw on one line, as ingest writes it',
      severity: 'warning',
      draw: '2026-07-08',
      line: 2,
    },
  ]);
});

test('a draw over several lines is warned of at the line of its date', () => {
  const text = `[\n${older.replace('2026-07-07', '2026-07-09')},\n{\n"drawDate":"2026-07-08",\n"source":"allhuay",\n"prizes":{"top-three-digit":["508"]}\n}\n]\n`;
  expect(parseDrawFile(text).findings).toEqual([
    expect.objectContaining({ severity: 'warning', draw: '2026-07-08', line: 4 }),
  ]);
});

test('two draws on one line are both warned of', () => {
  const { findings } = parseDrawFile(`[\n${draw},${older}\n]\n`);
  expect(findings.map(({ draw, line }) => `${draw} on line ${line}`)).toEqual([
    '2026-07-08 on line 2',
    '2026-07-07 on line 2',
  ]);
});
