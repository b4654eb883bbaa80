import { describe, expect, test } from 'vitest';
import { heldPrizes, parseCsv } from './row.ts';

describe('parseCsv', () => {
  test.each([
    { text: 'a,b\n01,2\n', rows: [{ a: '01', b: '2' }], because: 'values stay text' },
    { text: 'a,b\n01,2', rows: [{ a: '01', b: '2' }], because: 'the last line end may be missing' },
    {
      text: '\uFEFFa,b\n1,2\n',
      rows: [{ a: '1', b: '2' }],
      because: 'a byte order mark is no name',
    },
    { text: 'a,b\r\n1,2\r\n', rows: [{ a: '1', b: '2' }], because: 'lines may end as on Windows' },
    { text: 'a,b\n\n1,2\n\n', rows: [{ a: '1', b: '2' }], because: 'empty lines are no rows' },
    {
      text: ' a , b \n 1 , 2 \n',
      rows: [{ a: '1', b: '2' }],
      because: 'spaces around are no value',
    },
    { text: 'a,b\n1,\n', rows: [{ a: '1', b: '' }], because: 'an empty cell is empty text' },
    {
      text: 'a,b\n"1,2",3\n',
      rows: [{ a: '1,2', b: '3' }],
      because: 'a comma in quotes stays in its cell',
    },
    { text: 'a,b\n', rows: [], because: 'a header alone has no row' },
    { text: '', rows: [], because: 'nothing has no row' },
  ])('$because', ({ text, rows }) => {
    expect(parseCsv(text)).toEqual(rows);
  });

  test.each([
    { text: 'a,b\n1\n', because: 'a cell is missing' },
    { text: 'a,b\n1,2,3\n', because: 'a cell too many' },
    { text: 'a,b\n"1,2\n', because: 'a quote is not closed' },
  ])('throws where $because', ({ text }) => {
    expect(() => parseCsv(text)).toThrow();
  });
});

describe('heldPrizes', () => {
  test.each([
    { cell: '004615', numbers: ['004615'], because: 'zeros stay' },
    { cell: '429,731', numbers: ['429', '731'], because: 'commas between' },
    { cell: '158 663  685', numbers: ['158', '663', '685'], because: 'spaces between' },
    { cell: '{53625, 14837}', numbers: ['53625', '14837'], because: 'a set in braces' },
    { cell: ' 53 ', numbers: ['53'], because: 'spaces around' },
    { cell: 'x', numbers: ['x'], because: 'whether it is a number is for the rules to say' },
  ])('$cell holds $numbers: $because', ({ cell, numbers }) => {
    expect(heldPrizes({ 'second-prize': cell })).toEqual({ 'second-prize': numbers });
  });

  test.each([undefined, '', ' ', ',', '{}'])(
    '%j holds no number, so the row lacks the prize',
    (cell) => {
      expect(heldPrizes({ 'second-prize': cell, 'last-two-digit': '53' })).toEqual({
        'last-two-digit': ['53'],
      });
    },
  );
});
