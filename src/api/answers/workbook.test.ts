import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { SMALL_ARCHIVE, SMALL_SITE } from '../../../tests/support/small-archive.ts';
import { drawOn } from '../../../tests/support/small-lottery.ts';
import { writeWorkbook } from './workbook.ts';

const bytes = writeWorkbook(SMALL_ARCHIVE, SMALL_SITE);
const partOf = (name: string, of = bytes) => Buffer.from(unzipSync(of)[name] ?? []).toString();

test('the same draws give the same bytes, in any zone and at any time', () => {
  const zone = process.env['TZ'];
  process.env['TZ'] = 'Pacific/Auckland';
  expect(Buffer.compare(writeWorkbook(SMALL_ARCHIVE, SMALL_SITE), bytes)).toBe(0);
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
  // Midnight, then the first of January 1980.
  expect([...bytes.slice(10, 14)]).toEqual([0, 0, 0x21, 0]);
});

test('a cell is an amount or a text, never a formula, and texts are escaped', () => {
  const doubt = '=1+1 <b> & "c"';
  const draws = [drawOn('2024-02-29', { two: ['07'] }, { doubt })];
  const book = writeWorkbook({ ...SMALL_ARCHIVE, draws }, SMALL_SITE);
  const sheet = partOf('xl/worksheets/sheet1.xml', book);
  const [amounts, others] = [/^<c r="F\d+" s="1">$/, /^<c r="[A-Z]\d+" t="s">$/];
  const cells = sheet.match(/<c\b[^>]*>/g) ?? [];
  expect(cells.filter((cell) => !amounts.test(cell) && !others.test(cell))).toEqual([]);
  expect(cells.filter((cell) => amounts.test(cell))).toHaveLength(1);
  expect(sheet).not.toContain('<f');
  const texts = partOf('xl/sharedStrings.xml', book);
  expect(texts).toContain('<t>07</t>');
  expect(texts).toContain('<t>=1+1 &lt;b&gt; &amp; "c"</t>');
});

test('a sheet longer than a piece has every row, once and in order', () => {
  const texts = Array.from({ length: 8000 }, (_, index) => String(index).padStart(4, '0'));
  const draws = [drawOn('2024-02-29', { two: texts })];
  const book = writeWorkbook({ ...SMALL_ARCHIVE, draws }, SMALL_SITE);
  const sheet = partOf('xl/worksheets/sheet1.xml', book);
  expect(sheet.length).toBeGreaterThan(2 ** 20);
  const shared = Array.from(
    partOf('xl/sharedStrings.xml', book).matchAll(/<t>(.*?)<\/t>/g),
    ([, text]) => text,
  );
  const numbers = [...sheet.matchAll(/<c r="E(\d+)" t="s"><v>(\d+)<\/v>/g)].slice(1);
  expect(numbers.map(([, , text]) => shared[Number(text)])).toEqual(texts);
  expect(numbers.map(([, row]) => Number(row))).toEqual(texts.map((_, index) => index + 2));
});
