import { describe, expect, test } from 'vitest';
import { contextOf, drawOf } from '../../../tests/support/real-lotteries.ts';
import { repeatedNumber } from './repeated-number.ts';

const judge = (prizes: Parameters<typeof drawOf>[1]) =>
  repeatedNumber(drawOf('2019-08-01', prizes), contextOf('thai-government'));
const warning = {
  expectation: 'is there twice; genuine in few draws, so look again',
  severity: 'warning',
};

describe('repeatedNumber', () => {
  test.each([
    { prizes: { 'fifth-prize': ['354809', '354810'] }, because: 'neighbours differ' },
    {
      prizes: { 'front-three-digit': ['429'], 'last-three-digit': ['429'] },
      because: 'two prizes may draw the same number',
    },
  ])('nothing to say: $because', ({ prizes }) => {
    expect(judge(prizes)).toEqual([]);
  });

  test('354809 twice in the fifth prize of 2019-08-01 is a warning: it is genuine', () => {
    expect(judge({ 'fifth-prize': ['353100', '354809', '354809'] })).toEqual([
      { path: 'prizes.fifth-prize[2]', value: '354809', ...warning },
    ]);
  });

  test('a number there three times is said twice', () => {
    expect(judge({ 'last-three-digit': ['001', '001', '001', '170'] })).toEqual([
      { path: 'prizes.last-three-digit[1]', value: '001', ...warning },
      { path: 'prizes.last-three-digit[2]', value: '001', ...warning },
    ]);
  });
});
