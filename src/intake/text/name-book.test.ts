import { LOTTERIES } from '../../../tests/support/real-lotteries.ts';
import { expect, test } from 'vitest';
import { closestLotteries, didYouMean, senseOfNames } from './name-book.ts';

const registry = (aliases: readonly string[], ambiguous: readonly string[] = []) => ({
  lotteries: [
    { slug: 'lao-tv', nameTh: 'ลาวทีวี', nameEn: 'Lao TV', ...(aliases.length > 0 && { aliases }) },
    { slug: 'lao-vip', nameTh: 'ลาว VIP' },
  ],
  otherNames: { ambiguous, notOurs: ['ลาวสามัคคี', 'หุ้น*'] },
});

const findings = ({ lotteries, otherNames }: ReturnType<typeof registry>) =>
  senseOfNames(lotteries, otherNames);

test('names of their own', () => {
  expect(findings(registry(['ลาวโทรทัศน์'], ['ลาว']))).toEqual([]);
});

test('a Thai name of ours may be ambiguous as well', () => {
  expect(findings(registry([], ['ลาววีไอพี']))).toEqual([]);
});

test.each([
  ['ลาว-วีไอพี', 'it already is a name of lao-vip'],
  ['ลาว TV', 'it already is a name of lao-tv'],
  ['ลาว', 'it already is a name of ambiguousNames'],
  ['ลาว สามัคคี', 'it already is a name of otherLotteries'],
  ['🇱🇦', 'expected a name'],
])('the alias %s: %s', (alias, expectation) => {
  expect(findings(registry(['ลาวโทรทัศน์', alias], ['ลาว']))).toEqual([
    { path: 'lotteries[0].aliases[1]', value: alias, expectation },
  ]);
});

test('two lotteries of one Thai name', () => {
  const { lotteries, otherNames } = registry([]);
  const twice = [...lotteries, { slug: 'lao-hd', nameTh: 'ลาว ทีวี' }];
  expect(senseOfNames(twice, otherNames)).toEqual([
    {
      path: 'lotteries[2].nameTh',
      value: 'ลาว ทีวี',
      expectation: 'it already is a name of lao-tv',
    },
  ]);
});

test.each([
  ['lao-tvv', 'lao-tv'],
  ['hanoi-vipp', 'hanoi-vip'],
  ['ลาวประตูไชย', 'lao-patuxay'],
  ['lao-munkung', 'lao-mungkung'],
])('%s may be %s', (typed, slug) => {
  expect(closestLotteries(typed, LOTTERIES)).toContain(slug);
});

test('every slug with one letter left out is offered as itself', () => {
  for (const { slug } of LOTTERIES) {
    for (let at = 0; at < slug.length; at += 1) {
      expect(closestLotteries(slug.slice(0, at) + slug.slice(at + 1), LOTTERIES)).toContain(slug);
    }
  }
});

test('what is near nothing is offered nothing', () => {
  expect(closestLotteries('bitcoin', LOTTERIES)).toEqual([]);
  expect(didYouMean([])).toBe('');
  expect(didYouMean(['a', 'b'])).toBe('; did you mean a or b?');
});
