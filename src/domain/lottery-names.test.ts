import { LOTTERIES } from '../../tests/support/real-lotteries.ts';
import { expect, test } from 'vitest';
import { askedKey, searchKeys } from './lottery-names.ts';

const found = (typed: string) =>
  LOTTERIES.filter((lottery) => searchKeys(lottery).includes(askedKey(typed))).map(
    ({ slug }) => slug,
  );
const ofGroup = (group: string) =>
  LOTTERIES.filter((lottery) => lottery.group === group).map(({ slug }) => slug);

test.each([
  'ลอตเตอรี่',
  'ล็อตเตอรี่',
  'ล๊อตเตอรี่',
  'หวยรัฐบาล',
  'รัฐบาล',
  'สลากกินแบ่ง',
  'ผลสลากกินแบ่งรัฐบาลวันนี้',
])('%s is the government lottery', (typed) => {
  expect(found(typed)).toEqual(['thai-government']);
});

test.each([
  ['หวยไทย', 'thai'],
  ['หวยลาว', 'lao'],
  ['ผลหวยลาววันนี้', 'lao'],
  ['หวยฮานอย', 'hanoi'],
  ['ฮานอย', 'hanoi'],
  ['hanoi', 'hanoi'],
])('%s is all of the group %s', (typed, group) => {
  expect(found(typed)).toEqual(ofGroup(group));
});

test('however VIP is spelt, the same lotteries are found', () => {
  for (const typed of ['vip', 'VIP', 'วีไอพี', 'วี ไอ พี']) {
    expect(found(typed)).toEqual(found('VIP'));
  }
  expect(found('หวยฮานอยวีไอพี')).toEqual(['hanoi-vip']);
  expect(found('ลาวทีวี')).toEqual(found('Lao TV'));
  expect(found('หุ้น')).toEqual([]);
});
