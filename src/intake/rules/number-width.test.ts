import { describe, expect, test } from 'vitest';
import { everyNumber } from '../../domain/digits.ts';
import { contextOf, drawOf, threeOf } from '../../../tests/support/real-lotteries.ts';
import { numberWidth } from './number-width.ts';

const judge = (top: string) =>
  numberWidth(drawOf('2026-07-07', { 'top-three-digit': [top] }), contextOf('lao-tv'));

describe('numberWidth', () => {
  test('every one of the thousand three-digit numbers is one, 000 included', () => {
    expect(everyNumber(3).flatMap(judge)).toEqual([]);
  });

  test('the right draw of 2026-07-07', () => {
    const draw = drawOf('2026-07-07', threeOf('792', '23'));
    expect(numberWidth(draw, contextOf('lao-tv'))).toEqual([]);
  });

  test.each([
    { number: '79', because: 'two digits, a lost zero perhaps' },
    { number: '0792', because: 'four digits' },
    { number: '', because: 'no digit' },
    { number: '7 2', because: 'a space' },
    { number: '-92', because: 'a sign' },
    { number: '7.2', because: 'a point' },
    { number: '1e3', because: 'a float' },
    { number: '79x', because: 'a letter' },
    { number: '79\n', because: 'a line end' },
    { number: '๗๙๒', because: 'Thai digits' },
    { number: '\uff17\uff19\uff12', because: 'full-width digits' },
  ])('$number is no number of three digits: $because', ({ number }) => {
    expect(judge(number)).toEqual([
      { path: 'prizes.top-three-digit[0]', value: number, expectation: 'expected 3 digits' },
    ]);
  });

  test('each wrong number of a prize is said with its place', () => {
    const draw = drawOf('2026-08-16', {
      'second-prize': ['259239', '60636', '576660', '640794', '8830140'],
      'last-two-digit': ['53'],
    });
    expect(numberWidth(draw, contextOf('thai-government'))).toEqual([
      { path: 'prizes.second-prize[1]', value: '60636', expectation: 'expected 6 digits' },
      { path: 'prizes.second-prize[4]', value: '8830140', expectation: 'expected 6 digits' },
    ]);
  });
});
