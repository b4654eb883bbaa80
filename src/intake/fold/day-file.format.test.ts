// What is legal JSON but not as ingest writes it: warned of, because a draw is then hard to cite.
import { expect, test } from 'vitest';
import { parseDayFile } from './day-file.ts';

const draw = '{"drawDate":"2026-07-08","source":"allhuay","prizes":{"top-three-digit":["508"]}}';
const older = '{"drawDate":"2026-07-07","source":"allhuay","prizes":{"top-three-digit":["792"]}}';
const expectation = 'expected the draw on one line, as ingest writes it';
const warningOf = (drawDate: string, line: number | undefined, value?: string) => ({
  ...{ path: '', value, expectation, severity: 'warning', draw: drawDate, line },
});

test.each([
  { line: draw.replaceAll('":', '": '), because: 'it has spaces' },
  { line: ` ${draw}`, because: 'it is indented' },
  {
    line: '{"source":"allhuay","drawDate":"2026-07-08","prizes":{"top-three-digit":["508"]}}',
    because: 'its fields are in another order',
  },
  { line: draw.replace('508', '\\u0035\\u0030\\u0038'), because: 'its digits are escaped' },
  { line: `${draw} `, because: 'a space follows' },
])('$because', ({ line }) => {
  const { entries, findings } = parseDayFile(`[\n${line},\n${older}\n]\n`);
  expect(entries.map(({ day }) => day.prizes?.['top-three-digit'])).toEqual([['508'], ['792']]);
  expect(findings).toEqual([warningOf('2026-07-08', 2, `${line},`)]);
});

test('a draw over several lines is warned of at the line where it begins', () => {
  const text = `[\n${older.replace('2026-07-07', '2026-07-09')},\n{\n"drawDate":"2026-07-08",\n"source":"allhuay",\n"prizes":{"top-three-digit":["508"]}\n}\n]\n`;
  expect(parseDayFile(text).findings).toEqual([warningOf('2026-07-08', 3, '{')]);
});

test('where draws do not begin lines they stand where their dates do', () => {
  const text = `${JSON.stringify([JSON.parse(draw), JSON.parse(older)], null, 2)}\n`;
  const { entries, findings } = parseDayFile(text);
  expect(entries.map(({ line }) => line)).toEqual([3, 12]);
  expect(findings.map(({ draw, line, value }) => [draw, line, value])).toEqual([
    ['2026-07-08', 3, '    "drawDate": "2026-07-08",'],
    ['2026-07-07', 12, '    "drawDate": "2026-07-07",'],
  ]);
});

test('two draws on one line are both warned of, at no line rather than a wrong one', () => {
  const { entries, findings } = parseDayFile(`[\n${draw},${older}\n]\n`);
  expect(entries.map(({ line }) => line)).toEqual([undefined, undefined]);
  expect(findings).toStrictEqual([
    warningOf('2026-07-08', undefined),
    warningOf('2026-07-07', undefined),
  ]);
});

test.each([
  ['source', draw.replace('"source":"allhuay"', '"source":"lekdee","source":"allhuay"')],
  ['top-three-digit', draw.replace('["508"]', '["509"],"top-three-digit":["508"]')],
])('%s written twice is refused with its line: JSON keeps only the last', (key, twice) => {
  const { findings } = parseDayFile(`[\n${older.replace('07-07', '07-09')},\n${twice}\n]\n`);
  expect(findings).toEqual([expect.objectContaining({ value: key, draw: '2026-07-08', line: 3 })]);
  expect(findings[0]).not.toHaveProperty('severity');
});

test('a date written twice is one problem, and the draw below keeps its line', () => {
  const twice = draw.replace('{', '{"drawDate":"2026-07-08",');
  const { entries, findings } = parseDayFile(`[\n${twice},\n${older}\n]\n`);
  expect(findings.map(({ draw, line }) => `${draw} on line ${line}`)).toEqual([
    '2026-07-08 on line 2',
  ]);
  expect(entries.map(({ line }) => line)).toEqual([2, 3]);
});
