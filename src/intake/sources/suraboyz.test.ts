import { describe, expect, test } from 'vitest';
import { parseSuraboyz } from './suraboyz.ts';

const row =
  '{"d": "2026-08-16", "by": 2569, "th": "16 สิงหาคม 2569", "p1": "004615", "f3": ["731", "429"], "l3": ["937", "094"], "l2": "53"}';

describe('parseSuraboyz', () => {
  test('the four prizes of 2026-08-16, in the order they stand there', () => {
    expect(parseSuraboyz(`[${row}]`)).toEqual([
      {
        drawDate: '2026-08-16',
        prizes: {
          'first-prize': ['004615'],
          'front-three-digit': ['731', '429'],
          'last-three-digit': ['937', '094'],
          'last-two-digit': ['53'],
        },
      },
    ]);
  });

  test('without front-three numbers there is no such prize', () => {
    const [draw] = parseSuraboyz(`[${row.replace('["731", "429"]', '[]')}]`);
    expect(Object.keys(draw?.prizes ?? {})).toEqual([
      'first-prize',
      'last-three-digit',
      'last-two-digit',
    ]);
  });

  test('an empty list has no draw', () => {
    expect(parseSuraboyz('[]')).toEqual([]);
  });

  test.each([
    { text: '', because: 'nothing' },
    { text: row, because: 'one draw without a list' },
    { text: `[${row.replace('"004615"', '4615')}]`, because: 'a number lost its zeros' },
    { text: `[${row.replace('"l2": "53"', '"l2": null')}]`, because: 'a number is null' },
    { text: `[${row.replace('"p1"', '"first"')}]`, because: 'a field has another name' },
    { text: `[${row}, {}]`, because: 'one draw of two is empty' },
  ])('throws at another shape: $because', ({ text }) => {
    expect(() => parseSuraboyz(text)).toThrow();
  });
});
