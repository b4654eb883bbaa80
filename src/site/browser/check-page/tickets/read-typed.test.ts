import { describe, expect, test } from 'vitest';
import {
  day,
  drawOn,
  prizeKind,
  smallLottery,
} from '../../../../../tests/support/small-lottery.ts';
import { typedNumbers } from '../../../../domain/typed-entries.ts';
import { readTyped } from './read-typed.ts';

const lottery = smallLottery([prizeKind('first', 6), prizeKind('three', 3), prizeKind('two', 2)]);
const file = {
  lottery,
  draws: [drawOn('2026-10-01', { first: ['402701'], three: ['391'], two: ['70'] })],
};
const keep = (text: string, slug = lottery.slug) => {
  const ofLottery = { ...file, lottery: { ...lottery, slug } };
  return readTyped(typedNumbers(text), { file: ofLottery, drawDate: day('2026-11-16'), each: 1 });
};
const numbersIn = (text: string) => {
  const kept = keep(text);
  return typeof kept === 'string'
    ? kept
    : kept.map(({ number, count }) => (count === 1 ? number : `${number} × ${count}`));
};

describe('tickets to keep', () => {
  test.each([
    ['402701', ['402701']],
    ['402 701', ['402701']],
    ['12. 402701', ['402701']],
    ['1 402701', ['402701']],
    ['402701\n53', ['402701', '53']],
    ['402701 x5', ['402701 × 5']],
    ['53x100', ['53']],
    ['402701 16/11/2569', ['402701']],
    ['402701 16 พ.ย.', ['402701']],
    ['402699 ถึง 402701', ['402699', '402700', '402701']],
  ])('%s is kept as %j', (text, numbers) => {
    expect(numbersIn(text)).toEqual(numbers);
  });

  test.each([
    '402700-02',
    '402,701',
    '70 1234',
    '69-71',
    '402/701',
    '53 402701',
    '402701 2',
    '16/11 402701',
    '402701 16/11',
    '31/11/69 402701',
  ])('%s may be two things: nobody can be asked later', (text) => {
    expect(keep(text)).toContain('อ่านได้หลายแบบ');
  });

  test.each([
    ['402701 1/10', 'อ่านได้หลายแบบ'],
    ['402701 1 ต.ค. 69', 'ไม่ตรงกับงวดที่เลือก'],
    ['402701 1 ธ.ค.', 'ไม่ตรงกับงวดที่เลือก'],
    ['402701\nงวด 16', 'เป็นเลขไม่ได้'],
    ['16 พ.ย.', 'ใส่เลขบนสลาก'],
    ['4027', 'มี 4 หลัก'],
  ])('%s is refused: %s', (text, words) => {
    expect(keep(text)).toContain(words);
  });

  test.each([
    ['69-43-12-402701-1234', 'thai-government', undefined],
    ['69-43-12-402701-1234 16/11/2569', 'thai-government', undefined],
    ['69-37-12-402701-1234', 'thai-government', 'ไม่น่าใช่ของงวดที่เลือก'],
    ['402702\n69-17-12-402701-1234', 'thai-government', 'ไม่น่าใช่ของงวดที่เลือก'],
    ['68-43-12-402701-1234', 'thai-government', 'ไม่น่าใช่ของงวดที่เลือก'],
    ['69-43-12-402701-1234', 'lao-tv', 'เป็นของสลากกินแบ่งรัฐบาล'],
  ])('the code %s for %s: %s', (text, slug, words) => {
    const kept = keep(text, slug);
    if (words === undefined) expect(kept).toMatchObject([{ number: '402701' }]);
    else expect(kept).toContain(words);
  });
});
