import { describe, expect, test } from 'vitest';
import { UnexpectedAnswer } from './source-answer.ts';
import { filledPrizes, parseTable } from './row.ts';

describe('heldPrizes', () => {
  test.each([
    { cell: '004615', numbers: ['004615'], because: 'zeros stay' },
    { cell: '429,731', numbers: ['429', '731'], because: 'commas between' },
    { cell: '158 663  685', numbers: ['158', '663', '685'], because: 'spaces between' },
    { cell: '{53625, 14837}', numbers: ['53625', '14837'], because: 'a set in braces' },
    { cell: ' 53 ', numbers: ['53'], because: 'spaces around' },
    { cell: 'x', numbers: ['x'], because: 'whether it is a number is for the rules to say' },
  ])('$cell holds $numbers: $because', ({ cell, numbers }) => {
    expect(filledPrizes({ 'second-prize': cell })).toEqual({ 'second-prize': numbers });
  });

  test.each([undefined, '', ' ', ',', '{}'])(
    '%j holds no number, so the row lacks the prize',
    (cell) => {
      expect(filledPrizes({ 'second-prize': cell, 'last-two-digit': '53' })).toEqual({
        'last-two-digit': ['53'],
      });
    },
  );
});

describe('parseTable', () => {
  test('gives cells as text by column, and rows as a spreadsheet counts them', () => {
    const text = '\uFEFFday, a ,b\r\n\r\n1,01, x \r\n2,"0,2",\r\n';
    expect(parseTable('own', ['day'], text)).toEqual({
      columns: ['day', 'a', 'b'],
      rows: [
        { row: 3, cells: { day: '1', a: '01', b: 'x' } },
        { row: 4, cells: { day: '2', a: '0,2', b: '' } },
      ],
    });
  });

  test.each([
    { text: '', message: 'own: expected CSV, got an empty answer' },
    {
      text: '<html></html>',
      message: "own: expected CSV, got HTML: it begins with '<html></html>'",
    },
    {
      text: '404: Not Found',
      message: "own: the header has no column 'day', 'a'; it is '404: Not Found'",
    },
    { text: 'a,b\n1,2\n', message: "own: the header has no column 'day'; it is 'a,b'" },
    { text: 'day,a\n', message: 'own: there is no row below the header' },
    { text: 'day,a\n1,2\n3\n', message: 'own: row 3: expected 2 cells, got 1' },
    { text: 'day,a\n1,2,3\n', message: 'own: row 2: expected 2 cells, got 3' },
    {
      text: 'day,a\n1,"2\n',
      message:
        'own: this is not CSV: Quote Not Closed: the parsing is finished with an opening quote at line 2',
    },
  ])('throws $message', ({ text, message }) => {
    expect(() => parseTable('own', ['day', 'a'], text)).toThrow(UnexpectedAnswer);
    expect(() => parseTable('own', ['day', 'a'], text)).toThrow(
      expect.objectContaining({ message }),
    );
  });
});
