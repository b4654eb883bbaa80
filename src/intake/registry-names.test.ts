import { expect, test } from 'vitest';
import { senseOfNames } from './registry-names.ts';

const registry = (aliases: readonly string[], ambiguousNames: readonly string[] = []) => ({
  lotteries: [
    { slug: 'lao-tv', nameTh: 'ลาวทีวี', nameEn: 'Lao TV', ...(aliases.length > 0 && { aliases }) },
    { slug: 'lao-vip', nameTh: 'ลาว VIP' },
  ],
  ambiguousNames,
  otherLotteries: ['ลาวสามัคคี', 'หุ้น*'],
});

test('names of their own', () => {
  expect(senseOfNames(registry(['ลาวโทรทัศน์'], ['ลาว']))).toEqual([]);
});

test('a Thai name of ours may be ambiguous as well', () => {
  expect(senseOfNames(registry([], ['ลาววีไอพี']))).toEqual([]);
});

test.each([
  ['ลาว-วีไอพี', 'it already is a name of lao-vip'],
  ['ลาว TV', 'it already is a name of lao-tv'],
  ['ลาว', 'it already is a name of ambiguousNames'],
  ['ลาว สามัคคี', 'it already is a name of otherLotteries'],
  ['🇱🇦', 'expected a name'],
])('the alias %s: %s', (alias, expectation) => {
  expect(senseOfNames(registry(['ลาวโทรทัศน์', alias], ['ลาว']))).toEqual([
    { path: 'lotteries[0].aliases[1]', value: alias, expectation },
  ]);
});

test('two lotteries of one Thai name', () => {
  const { lotteries, ...rest } = registry([]);
  const twice = [...lotteries, { slug: 'lao-hd', nameTh: 'ลาว ทีวี' }];
  expect(senseOfNames({ ...rest, lotteries: twice })).toEqual([
    {
      path: 'lotteries[2].nameTh',
      value: 'ลาว ทีวี',
      expectation: 'it already is a name of lao-tv',
    },
  ]);
});
