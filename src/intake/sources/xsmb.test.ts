import { describe, expect, test } from 'vitest';
import { everyNumber } from '../../domain/digits.ts';
import { UnexpectedAnswer } from './source-answer.ts';
import { parseXsmb } from './xsmb.ts';

const row = (drawDate: string, number: string, bottom: string) => ({
  drawDate,
  number,
  prizes: { 'bottom-two-digit': [bottom] },
});

describe('parseXsmb', () => {
  test.each([
    { line: '2005-10-01,34584,16876', number: '34584', bottom: '76', because: 'nothing is lost' },
    { line: '2006-02-14,4643,4318', number: '04643', bottom: '18', because: 'a zero in front' },
    { line: '2006-09-21,537,93889', number: '00537', bottom: '89', because: 'two zeros in front' },
    { line: '2009-12-14,94,82250', number: '00094', bottom: '50', because: '00094 was written 94' },
    { line: '2024-06-17,2,89539', number: '00002', bottom: '39', because: '00002 was written 2' },
    { line: '2017-03-27,13858,4', number: '13858', bottom: '04', because: '00004 was written 4' },
    { line: '2023-11-28,11913,10', number: '11913', bottom: '10', because: '00010 was written 10' },
    { line: '2026-08-22,60213,80300', number: '60213', bottom: '00', because: 'zeros at the end' },
    { line: '2026-08-16,14696,34229', number: '14696', bottom: '29', because: 'not 39' },
  ])('$line: $number, and $bottom of the first prize: $because', ({ line, number, bottom }) => {
    const [drawDate = ''] = line.split(',');
    const text = `date,special,prize1,prize2_1,prize2_2\n${line},34885,65037\n`;
    expect(parseXsmb(text)).toEqual([row(drawDate, number, bottom)]);
  });

  test('every number of five digits comes back from the integer it was written as', () => {
    const numbers = everyNumber(5);
    const lines = numbers.map((number) => `2026-08-22,${Number(number)},${Number(number)}`);
    const rows = parseXsmb(`date,special,prize1\n${lines.join('\n')}\n`);
    expect(rows.map((one) => one.number)).toEqual(numbers);
    expect(rows.flatMap((one) => one.prizes['bottom-two-digit'])).toEqual(
      numbers.map((number) => number.slice(-2)),
    );
  });

  test.each(['x', '1 2', '34,584', '1e3', '4.0', '-1', '123456'])(
    '%j is no number, and none is made of it',
    (cell) => {
      const [draw] = parseXsmb(`date,special,prize1\n2026-08-22,"${cell}","${cell}"\n`);
      expect(draw).not.toHaveProperty('number');
      expect(draw?.prizes).toEqual({ 'five-digit': [cell], 'bottom-two-digit': [cell] });
      expect(draw?.pending).toEqual(['four-digit', 'top-three-digit', 'top-two-digit']);
    },
  );

  test.each([
    {
      line: '2026-08-22,,80300',
      prizes: { 'bottom-two-digit': ['00'] },
      pending: ['five-digit', 'four-digit', 'top-three-digit', 'top-two-digit'],
    },
    { line: '2026-08-22,60213,', prizes: {}, pending: ['bottom-two-digit'] },
  ])('an empty cell is not announced yet, never 00000: $line', ({ line, prizes, pending }) => {
    const [draw] = parseXsmb(`date,special,prize1\n${line}\n`);
    expect(draw).toMatchObject({ prizes, pending });
    expect(draw?.number).toBe(line.includes('60213') ? '60213' : undefined);
  });

  test.each([
    [
      'date,special,prize2_1\n2026-08-22,60213,60683\n',
      "the header has no column 'prize1'; it is 'date,special,prize2_1'",
    ],
    [
      'date,special,prize1\n2026-08-21,94533,87299\n22/08/2026,60213,80300\n',
      "row 3, date: expected a day that exists, YYYY-MM-DD, got '22/08/2026'",
    ],
    [
      'date,special,prize1\n2569-08-22,60213,80300\n',
      'row 2, date: expected a day of the common era; did you mean 2026-08-22?',
    ],
  ])('throws at another text: %j, %s', (text, message) => {
    expect(() => parseXsmb(text)).toThrow(UnexpectedAnswer);
    expect(() => parseXsmb(text)).toThrow(`xsmb-khiemdoan: ${message}`);
  });
});
