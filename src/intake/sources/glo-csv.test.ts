import { describe, expect, test } from 'vitest';
import { parseGloCsv } from './glo-csv.ts';

const header = 'date,first,second,third,fourth,fifth,last2,last3f,last3b,near1';

describe('parseGloCsv', () => {
  test('several numbers stand in one quoted cell', () => {
    const row =
      '2026-08-16,004615,"259239,560636","146548,252291","009670,016843","018096,022968",53,"429,731","094,937","004614,004616"';
    expect(parseGloCsv(`${header}\n${row}\n`)).toEqual([
      {
        drawDate: '2026-08-16',
        prizes: {
          'first-prize': ['004615'],
          'adjacent-first-prize': ['004614', '004616'],
          'second-prize': ['259239', '560636'],
          'third-prize': ['146548', '252291'],
          'fourth-prize': ['009670', '016843'],
          'fifth-prize': ['018096', '022968'],
          'front-three-digit': ['429', '731'],
          'last-three-digit': ['094', '937'],
          'last-two-digit': ['53'],
        },
      },
    ]);
  });

  test('the empty front three of 2010-03-01 is a prize the row does not have', () => {
    const row = '2010-03-01,215227,"045998","089629","006187","004318",97,,"374,457","215226"';
    const [draw] = parseGloCsv(`${header}\n${row}\n`);
    expect(draw?.prizes).not.toHaveProperty('front-three-digit');
    expect(Object.keys(draw?.prizes ?? {})).toHaveLength(8);
  });

  test('under other headers nothing is found, and the rules refuse a draw without a day', () => {
    expect(parseGloCsv('day,p1\n2026-08-16,004615\n')).toEqual([{ drawDate: '', prizes: {} }]);
  });

  test('throws where a quote is not closed', () => {
    expect(() => parseGloCsv(`${header}\n2026-08-16,004615,"259239,560636\n`)).toThrow();
  });
});
