import { describe, expect, test } from 'vitest';
import { parseRegistry } from './registry-file.ts';

const pair = {
  slug: 'top-two-digit',
  nameTh: '2 ตัวบน',
  digits: 2,
  picks: 1,
  amount: '0.00',
  place: 'EF',
};
const era = { from: null, prizes: [pair] };
const lottery = {
  slug: 'lao-tv',
  nameTh: 'ลาวทีวี',
  group: 'lao',
  family: 'private',
  schedule: { every: 'day', time: '10:30' },
  originTh: 'ผู้จัดหวยแต่ละราย',
};
const zone = { timeZone: 'Asia/Bangkok', utcOffset: '+07:00' };
const family = { drawn: 'one-number', eras: [era] };

const withLottery = (changes: object) => ({
  ...zone,
  groups: { lao: 'หวยลาว' },
  families: { private: family },
  lotteries: [{ ...lottery, ...changes }],
});
const withEras = (...eras: object[]) => ({
  ...zone,
  groups: { lao: 'หวยลาว' },
  families: { private: { ...family, eras } },
  lotteries: [lottery],
});
const withPrize = (changes: object) => withEras({ ...era, prizes: [{ ...pair, ...changes }] });
const eraFrom = (from: string | null) => ({ ...era, from });
const onSchedule = (schedule: object) => withLottery({ schedule });

const pathsOf = (input: unknown): string[] => {
  const parsed = parseRegistry(input);
  return 'findings' in parsed ? parsed.findings.map(({ path }) => path) : [];
};

describe('parseRegistry', () => {
  test('a lottery has the eras of its family and the zone of them all', () => {
    const { family: _family, ...own } = lottery;
    expect(parseRegistry(withLottery({}))).toEqual({
      value: {
        lotteries: [{ ...own, groupTh: 'หวยลาว', ...zone, ...family }],
        otherNames: { ambiguous: [], notOurs: [] },
      },
    });
  });

  test.each([
    { input: withEras(eraFrom(null), eraFrom('2015-09-01')), because: 'an era from the beginning' },
    { input: withEras(eraFrom('2010-03-01'), eraFrom('2015-09-01')), because: 'two dated eras' },
    { input: withEras({ ...era, note: 'ไม่มีหลักฐาน' }), because: 'an era with a note' },
    { input: withPrize({ place: null }), because: 'a prize that is no part of the ticket' },
    { input: withPrize({ place: 'CD' }), because: 'the middle pair of the ticket' },
    { input: withPrize({ amount: '6000000.00' }), because: 'six million baht' },
    { input: onSchedule({ every: 'week', on: ['monday'], time: '00:00' }), because: 'once a week' },
    { input: onSchedule({ every: 'month', on: [1, 28], time: '23:59' }), because: 'twice a month' },
  ])('right: $because', ({ input }) => {
    expect(pathsOf(input)).toEqual([]);
  });

  test.each([
    ...['lao tv', 'Lao-tv', 'lao_tv', '-lao', 'lao-', 'ลาว', '', 'lao/tv'].map((slug) => ({
      input: withLottery({ slug }),
      path: 'lotteries[0].slug',
      because: `"${slug}" is no slug`,
    })),
    ...['24:00', '9:30', '10:60', '10:30:00', '10.30', ''].map((time) => ({
      input: onSchedule({ every: 'day', time }),
      path: 'lotteries[0].schedule.time',
      because: `"${time}" is no time`,
    })),
    ...[0, 29, 31, 32, 1.5].map((day) => ({
      input: onSchedule({ every: 'month', on: [day], time: '10:30' }),
      path: 'lotteries[0].schedule.on[0]',
      because: `not every month has a day ${day}`,
    })),
    ...['2015-02-30', '2558-02-29', '2015-9-1', ''].map((from) => ({
      input: withEras(eraFrom(from)),
      path: 'families.private.eras[0].from',
      because: `"${from}" is no day`,
    })),
    ...['6000000', '6,000,000.00', '1.5', '01.00', '-1.00', '.00', 2000].map((amount) => ({
      input: withPrize({ amount }),
      path: 'families.private.eras[0].prizes[0].amount',
      because: `${JSON.stringify(amount)} is no amount`,
    })),
    ...[0, 1, 8, 2.5, '2'].map((digits) => ({
      input: withPrize({ digits, place: null }),
      path: 'families.private.eras[0].prizes[0].digits',
      because: `no prize has ${JSON.stringify(digits)} digits`,
    })),
    {
      input: onSchedule({ every: 'week', on: ['Monday'], time: '10:30' }),
      path: 'lotteries[0].schedule.on[0]',
      because: 'week days are lower case',
    },
    {
      input: onSchedule({ every: 'week', on: [], time: '10:30' }),
      path: 'lotteries[0].schedule.on',
      because: 'a weekly draw has a day',
    },
    {
      input: onSchedule({ every: 'day', on: [1], time: '10:30' }),
      path: 'lotteries[0].schedule.on',
      because: 'a daily draw has no days to name',
    },
    {
      input: onSchedule({ every: 'year', time: '10:30' }),
      path: 'lotteries[0].schedule.every',
      because: 'no lottery draws once a year',
    },
    { input: withLottery({ nameTh: '' }), path: 'lotteries[0].nameTh', because: 'a name is there' },
    { input: withLottery({ colour: 'red' }), path: 'lotteries[0].colour', because: 'undeclared' },
    {
      input: withPrize({ picks: 0 }),
      path: 'families.private.eras[0].prizes[0].picks',
      because: 'a prize has a number',
    },
    {
      input: withEras(),
      path: 'families.private.eras',
      because: 'a family has an era',
    },
    {
      input: withEras({ ...era, prizes: [] }),
      path: 'families.private.eras[0].prizes',
      because: 'an era has a prize',
    },
    {
      input: { ...withLottery({}), families: { private: { ...family, drawn: 'both' } } },
      path: 'families.private.drawn',
      because: 'there are two ways of drawing',
    },
    { input: withLottery({ group: 'mars' }), path: 'lotteries[0].group', because: 'listed where?' },
    { input: withLottery({ originTh: '' }), path: 'lotteries[0].originTh', because: 'who draws?' },
    { input: { ...withLottery({}), timeZone: '' }, path: 'timeZone', because: 'where?' },
    {
      input: { ...withLottery({}), utcOffset: '7' },
      path: 'utcOffset',
      because: 'an offset is written +07:00',
    },
    { input: { ...withLottery({}), lotteries: [] }, path: 'lotteries', because: 'none is too few' },
  ])('wrong at $path: $because', ({ input, path }) => {
    expect(pathsOf(input)).toEqual([path]);
  });
});
