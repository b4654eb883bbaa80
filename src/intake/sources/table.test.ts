import { describe, expect, test } from 'vitest';
import { UnexpectedAnswer } from './answer.ts';
import { parseTable } from './table.ts';

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
        'own: this is no CSV: Quote Not Closed: the parsing is finished with an opening quote at line 2',
    },
  ])('throws $message', ({ text, message }) => {
    expect(() => parseTable('own', ['day', 'a'], text)).toThrow(UnexpectedAnswer);
    expect(() => parseTable('own', ['day', 'a'], text)).toThrow(
      expect.objectContaining({ message }),
    );
  });
});
