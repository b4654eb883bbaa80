// What the shape of data/lotteries.json cannot say: references, order, and places in a ticket.
import { expect, test } from 'vitest';
import { TICKET } from '../domain/ticket.ts';
import { parseRegistry } from './registry-file.ts';

const pair = {
  slug: 'top-two-digit',
  nameTh: '2 ตัวบน',
  digits: 2,
  picks: 1,
  amount: '0.00',
  place: 'EF' as string | null,
};
const lottery = {
  slug: 'lao-tv',
  nameTh: 'ลาวทีวี',
  group: 'lao',
  family: 'private',
  schedule: { every: 'day', time: '10:30' },
  originTh: 'ผู้จัดหวยแต่ละราย',
};
const eraFrom = (from: string | null, ...prizes: (typeof pair)[]) => ({
  from,
  prizes: prizes.length > 0 ? prizes : [pair],
});

const findingsOf = (lotteries: object[], ...eras: object[]) => {
  const parsed = parseRegistry({
    timeZone: 'Asia/Bangkok',
    utcOffset: '+07:00',
    groups: { lao: 'หวยลาว' },
    families: { private: { drawn: 'one-number', eras } },
    lotteries,
  });
  return 'findings' in parsed ? parsed.findings : [];
};

test('a slug there twice is said at the second one', () => {
  const twice = [lottery, { ...lottery, slug: 'lao-hd', nameTh: 'ลาว HD' }, lottery];
  expect(findingsOf(twice, eraFrom(null))).toEqual([
    { path: 'lotteries[2].slug', value: 'lao-tv', expectation: 'expected each slug once' },
  ]);
});

test('a lottery of a family that is not there', () => {
  expect(findingsOf([{ ...lottery, family: 'thai' }], eraFrom(null))).toEqual([
    { path: 'lotteries[0].family', value: 'thai', expectation: 'expected one of private' },
  ]);
});

test.each([
  { froms: ['2015-09-01', '2015-08-01'], because: 'an older era after a newer one' },
  { froms: ['2015-09-01', '2015-09-01'], because: 'two eras from one day' },
  { froms: ['2015-09-01', null], because: 'only the first reaches back to the beginning' },
  { froms: [null, null], because: 'there is one beginning' },
])('eras from $froms: $because', ({ froms }) => {
  expect(findingsOf([lottery], ...froms.map((from) => eraFrom(from)))).toEqual([
    {
      path: 'families.private.eras[1].from',
      value: froms[1],
      expectation: 'expected eras oldest first, each from a later day',
    },
  ]);
});

test('a prize there twice in one era, but not in two', () => {
  expect(findingsOf([lottery], eraFrom(null, pair, pair))).toEqual([
    {
      path: 'families.private.eras[0].prizes[1].slug',
      value: 'top-two-digit',
      expectation: 'expected each prize once an era',
    },
  ]);
  expect(findingsOf([lottery], eraFrom(null), eraFrom('2015-09-01'))).toEqual([]);
});

test('of all runs of letters, just the neighbouring ones as long as the prize are a place', () => {
  const letters = [...TICKET];
  const runs = letters.flatMap((first) => [
    first,
    ...letters.flatMap((second) => [
      first + second,
      ...letters.map((third) => first + second + third),
    ]),
  ]);
  const accepted = (digits: number) =>
    runs.filter(
      (place) => findingsOf([lottery], eraFrom(null, { ...pair, digits, place })).length === 0,
    );
  // No prize has one digit.
  expect(accepted(1)).toEqual([]);
  expect(accepted(2)).toEqual(['AB', 'BC', 'CD', 'DE', 'EF']);
  expect(accepted(3)).toEqual(['ABC', 'BCD', 'CDE', 'DEF']);
  expect(accepted(4)).toEqual([]);
});

test.each(['EG', 'ef', 'FE', 'XY'])('%s is no pair of a ticket', (place) => {
  expect(findingsOf([lottery], eraFrom(null, { ...pair, place }))).toEqual([
    {
      path: 'families.private.eras[0].prizes[0].place',
      value: place,
      expectation: 'expected 2 neighbouring letters of ABCDEF, or null',
    },
  ]);
});

test('everything is said at once', () => {
  const lotteries = [lottery, { ...lottery, family: 'thai' }];
  const eras = [eraFrom('2015-09-01', { ...pair, place: 'AC' }), eraFrom('2010-03-01', pair, pair)];
  expect(findingsOf(lotteries, ...eras).map(({ path }) => path)).toEqual([
    'lotteries[1].slug',
    'lotteries[1].family',
    'families.private.eras[0].prizes[0].place',
    'families.private.eras[1].from',
    'families.private.eras[1].prizes[1].slug',
  ]);
});
