import { describe, expect, test } from 'vitest';
import { UnexpectedAnswer } from './answer.ts';
import { parseRuaystat } from './ruaystat.ts';

const draw = {
  first: '402701',
  near1: ['402700', '402702'],
  p2: ['034909', '120486'],
  p3: ['240654'],
  p4: ['002975'],
  p5: ['010375'],
  front3: ['791', '912'],
  back3: ['058', '396'],
  last2: '70',
  pdf: 'https://sheets.example/1',
};
const parse = (draws: unknown) => parseRuaystat(JSON.stringify(draws));

describe('parseRuaystat', () => {
  test('the nine prizes of a day, and the address of its sheet', () => {
    expect(parse({ '2026-10-01': draw })).toEqual([
      {
        drawDate: '2026-10-01',
        sourceUrl: 'https://sheets.example/1',
        prizes: {
          'first-prize': ['402701'],
          'adjacent-first-prize': ['402700', '402702'],
          'second-prize': ['034909', '120486'],
          'third-prize': ['240654'],
          'fourth-prize': ['002975'],
          'fifth-prize': ['010375'],
          'front-three-digit': ['791', '912'],
          'last-three-digit': ['058', '396'],
          'last-two-digit': ['70'],
        },
      },
    ]);
  });

  test.each([
    { text: '', message: 'expected JSON, got an empty answer' },
    { text: '{"2026-10-01":{}}', message: '2026-10-01.first: expected string, got nothing' },
    {
      text: JSON.stringify({ '2026-10-01': { ...draw, last2: 7 } }),
      message: '2026-10-01.last2: expected string, got 7',
    },
  ])('throws at another text: $message', ({ text, message }) => {
    expect(() => parseRuaystat(text)).toThrow(UnexpectedAnswer);
    expect(() => parseRuaystat(text)).toThrow(message);
  });
});
