import { expect, test } from 'vitest';
import { LOTTERIES } from '../../tests/support/real-lotteries.ts';
import { NAMES } from '../../tests/support/real-names.ts';
import { withPrize } from './prize-argument.ts';

const prizeOf = (lottery: string, prize: string) =>
  withPrize({ lottery, prize }, { names: NAMES })['prize'];

test('each prize is meant by its slug, and by its name in the registry', () => {
  const missed = LOTTERIES.flatMap(({ slug: lottery, eras }) =>
    (eras.at(-1)?.prizes ?? []).flatMap(({ slug, nameTh }) =>
      [slug, nameTh, nameTh.replaceAll(' ', ''), nameTh.replace('รางวัล', '')].filter(
        (name) => prizeOf(lottery, name) !== slug,
      ),
    ),
  );
  expect(missed).toEqual([]);
});

test.each([
  ['hanoi-normal', '2 ตัวล่าง', 'bottom-two-digit'],
  ['hanoi-normal', '2ตัวล่าง', 'bottom-two-digit'],
  ['hanoi-normal', '๒ ตัวล่าง', 'bottom-two-digit'],
  ['hanoi-normal', 'สองตัวล่าง', 'bottom-two-digit'],
  ['hanoi-normal', 'ล่าง 2 ตัว', 'bottom-two-digit'],
  ['hanoi-normal', 'สามตัวบน', 'top-three-digit'],
  ['lao-lottery', '3 ตัวบน', 'top-three-digit'],
  ['lao-lottery', '4 ตัว', 'four-digit'],
  ['lao-lottery', '2 digits bottom', 'bottom-two-digit'],
  ['thai-government', '2 ตัวล่าง', 'last-two-digit'],
  ['thai-government', 'เลขท้าย 2 ตัว', 'last-two-digit'],
  ['thai-government', 'เลขท้ายสองตัว', 'last-two-digit'],
  ['thai-government', 'เลขหน้า 3 ตัว', 'front-three-digit'],
  ['thai-government', 'รางวัลที่หนึ่ง', 'first-prize'],
  ['thai-government', 'first prize', 'first-prize'],
])('of %s %s is %s', (lottery, name, slug) => {
  expect(prizeOf(lottery, name)).toBe(slug);
});

// The end of the first prize is no prize of its own; two words are two prizes.
test.each([
  ['thai-government', '3 ตัวบน'],
  ['thai-government', '2 ตัวล่าง 3 ตัวหน้า'],
  ['thai-government', 'เลขเด็ด'],
  ['hanoi-normal', 'รางวัลที่ 1'],
  ['nowhere', '2 ตัวล่าง'],
  ['thai-government', ''],
])('of %s %s is left to the API', (lottery, name) => {
  expect(prizeOf(lottery, name)).toBe(name);
});
