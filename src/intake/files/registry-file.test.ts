// What data/lotteries.json may say: the form of each field, then references, order and places.
import { describe, expect, test } from 'vitest';
import { TICKET } from '../../domain/ticket.ts';
import { describeFinding } from '../problem.ts';
import { parseRegistry } from './registry-file.ts';

const pair = {
  slug: 'top-two-digit',
  nameTh: '2 ตัวบน',
  digits: 2,
  picks: 1,
  amount: '0.00',
  place: 'EF',
};
const lottery = {
  slug: 'lao-tv',
  nameTh: 'ลาวทีวี',
  group: 'lao',
  family: 'private',
  schedule: { every: 'day', time: '10:30' },
  originTh: 'ผู้จัดหวยแต่ละราย',
};
const zone = { timeZone: 'Asia/Bangkok', utcOffset: '+07:00' };

const eraFrom = (from: unknown, ...prizes: object[]) => ({
  from,
  prizes: prizes.length > 0 ? prizes : [pair],
});
const era = eraFrom(null);
const registryOf = (lotteries: object[], ...eras: object[]) => ({
  ...zone,
  groups: { lao: 'หวยลาว' },
  families: { private: { drawn: 'one-number', eras } },
  lotteries,
});
const registry = registryOf([lottery], era);
const withLottery = (changes: object) => registryOf([{ ...lottery, ...changes }], era);
const withEras = (...eras: object[]) => registryOf([lottery], ...eras);
const withPrize = (changes: object) => withEras(eraFrom(null, { ...pair, ...changes }));
const onSchedule = (schedule: object) => withLottery({ schedule });

const findingsOf = (input: unknown) => {
  const parsed = parseRegistry(input);
  return 'findings' in parsed ? parsed.findings.map(describeFinding) : [];
};
const pathsOf = (input: unknown) => findingsOf(input).map((line) => line.split(': ')[0]);

test('a lottery has the eras of its family and the zone of them all', () => {
  const { family: _family, ...own } = lottery;
  const whole = { ...own, groupTh: 'หวยลาว', ...zone, drawn: 'one-number', eras: [era] };
  expect(parseRegistry(registry)).toEqual({
    value: { lotteries: [whole], otherNames: { ambiguous: [], notOurs: [] } },
  });
});

describe('the form of each field', () => {
  test.each([
    ['an era from the beginning', withEras(era, eraFrom('2015-09-01'))],
    ['two dated eras', withEras(eraFrom('2010-03-01'), eraFrom('2015-09-01'))],
    ['an era with a note', withEras({ ...era, note: 'ไม่มีหลักฐาน' })],
    ['a prize that is no part of the ticket', withPrize({ place: null })],
    ['six million baht', withPrize({ amount: '6000000.00' })],
    ['once a week', onSchedule({ every: 'week', on: ['monday'], time: '00:00' })],
    ['twice a month', onSchedule({ every: 'month', on: [1, 28], time: '23:59' })],
  ])('right: %s', (_because, input) => {
    expect(findingsOf(input)).toEqual([]);
  });

  const each = (values: unknown[], path: string, inputOf: (value: never) => object) =>
    values.map((value) => [path, JSON.stringify(value), inputOf(value as never)] as const);
  const monthly = (day: number) => onSchedule({ every: 'month', on: [day], time: '10:30' });
  const daily = (time: string) => onSchedule({ every: 'day', time });
  const slugs = ['lao tv', 'Lao-tv', 'lao_tv', '-lao', 'lao-', 'ลาว', '', 'lao/tv'];
  const times = ['24:00', '9:30', '10:60', '10:30:00', '10.30', ''];
  const amounts = ['6000000', '6,000,000.00', '1.5', '01.00', '-1.00', '.00', 2000];
  const days = ['2015-02-30', '2558-02-29', '2015-9-1', ''];
  const prize = 'families.private.eras[0].prizes[0]';

  test.each([
    ...each(slugs, 'lotteries[0].slug', (slug) => withLottery({ slug })),
    ...each(times, 'lotteries[0].schedule.time', daily),
    ...each([0, 29, 31, 32, 1.5], 'lotteries[0].schedule.on[0]', monthly),
    ...each(days, 'families.private.eras[0].from', (from) => withEras(eraFrom(from))),
    ...each(amounts, `${prize}.amount`, (amount) => withPrize({ amount })),
    ...each([0, 1, 8, 2.5, '2'], `${prize}.digits`, (digits) => withPrize({ digits, place: null })),
  ])('%s cannot be %s', (path, _value, input) => {
    expect(pathsOf(input)).toEqual([path]);
  });

  const families = { private: { drawn: 'both', eras: [era] } };
  const weekly = (...on: unknown[]) => onSchedule({ every: 'week', on, time: '10:30' });
  test.each<[path: string, because: string, input: object]>([
    ['lotteries[0].schedule.on[0]', 'week days are lower case', weekly('Monday')],
    ['lotteries[0].schedule.on', 'a weekly draw has a day', weekly()],
    [
      'lotteries[0].schedule.on',
      'a daily draw has no days to name',
      onSchedule({ every: 'day', on: [1], time: '10:30' }),
    ],
    ['lotteries[0].schedule.every', 'not yearly', onSchedule({ every: 'year', time: '10:30' })],
    ['lotteries[0].nameTh', 'a name is there', withLottery({ nameTh: '' })],
    ['lotteries[0].colour', 'undeclared', withLottery({ colour: 'red' })],
    ['lotteries[0].slug', 'the export of all has that address', withLottery({ slug: 'all' })],
    ['lotteries[0].slug', 'a group has that address', withLottery({ slug: 'lao' })],
    ['lotteries[0].group', 'listed where?', withLottery({ group: 'mars' })],
    ['lotteries[0].originTh', 'who draws?', withLottery({ originTh: '' })],
    [`${prize}.picks`, 'a prize has a number', withPrize({ picks: 0 })],
    ['families.private.eras', 'a family has an era', withEras()],
    ['families.private.eras[0].prizes', 'an era has a prize', withEras({ ...era, prizes: [] })],
    ['families.private.drawn', 'there are two ways of drawing', { ...registry, families }],
    ['timeZone', 'where?', { ...registry, timeZone: '' }],
    ['utcOffset', 'an offset is written +07:00', { ...registry, utcOffset: '7' }],
    ['lotteries', 'none is too few', { ...registry, lotteries: [] }],
  ])('wrong at %s: %s', (path, _because, input) => {
    expect(pathsOf(input)).toEqual([path]);
  });
});

describe('references, order and places', () => {
  const twice = [lottery, { ...lottery, slug: 'lao-hd', nameTh: 'ลาว HD' }, lottery];
  const inEra = (finding: string) => `families.private.${finding}`;
  test.each<[finding: string, input: object]>([
    ['lotteries[2].slug: "lao-tv" — expected each slug once', registryOf(twice, era)],
    ['lotteries[0].family: "thai" — expected one of private', withLottery({ family: 'thai' })],
    [
      inEra('eras[0].prizes[1].slug: "top-two-digit" — expected each prize once an era'),
      withEras(eraFrom(null, pair, pair)),
    ],
    ...[
      ['2015-09-01', '2015-08-01'],
      ['2015-09-01', '2015-09-01'],
      ['2015-09-01', null],
      [null, null],
    ].map((froms): [string, object] => [
      inEra(`eras[1].from: ${JSON.stringify(froms[1])} — expected eras oldest first, each from a`),
      withEras(...froms.map((from) => eraFrom(from))),
    ]),
    ...['EG', 'ef', 'FE', 'XY'].map((place): [string, object] => [
      inEra(`eras[0].prizes[0].place: "${place}" — expected 2 neighbouring letters of ABCDEF`),
      withPrize({ place }),
    ]),
  ])('%s', (finding, input) => {
    expect(findingsOf(input)).toEqual([expect.stringContaining(finding)]);
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
      runs.filter((place) => findingsOf(withPrize({ digits, place })).length === 0);
    // No prize has one digit.
    expect(accepted(1)).toEqual([]);
    expect(accepted(2)).toEqual(['AB', 'BC', 'CD', 'DE', 'EF']);
    expect(accepted(3)).toEqual(['ABC', 'BCD', 'CDE', 'DEF']);
    expect(accepted(4)).toEqual([]);
  });

  test('everything is said at once', () => {
    const lotteries = [lottery, { ...lottery, family: 'thai' }];
    const oddEra = eraFrom('2015-09-01', { ...pair, place: 'AC' });
    expect(pathsOf(registryOf(lotteries, oddEra, eraFrom('2010-03-01', pair, pair)))).toEqual([
      'lotteries[1].slug',
      'lotteries[1].family',
      'families.private.eras[0].prizes[0].place',
      'families.private.eras[1].from',
      'families.private.eras[1].prizes[1].slug',
    ]);
  });
});

describe('an era by difference', () => {
  const other = { ...pair, slug: 'bottom-two-digit', nameTh: '2 ตัวล่าง', place: null };
  const whole = eraFrom(null, pair, other);
  const amounts = { 'top-two-digit': '2500.00' };
  const later = { from: '2030-01-01', amounts };

  test('pays the prizes of the era before it, but for the amounts that it states', () => {
    const again = { from: '2031-01-01', amounts: { 'bottom-two-digit': '7.00' } };
    const parsed = parseRegistry(withEras(whole, { ...later, note: 'ประกาศ' }, again));
    if ('findings' in parsed) throw new Error(JSON.stringify(parsed.findings));
    const paid = { ...pair, amount: '2500.00' };
    expect(parsed.value.lotteries[0]?.eras).toEqual([
      whole,
      { from: '2030-01-01', note: 'ประกาศ', prizes: [paid, other] },
      { from: '2031-01-01', prizes: [paid, { ...other, amount: '7.00' }] },
    ]);
  });

  const inEra = (finding: string) => `families.private.eras${finding}`;
  test.each<[finding: string, input: object]>([
    [inEra('[0].amounts: {"top-two-digit":"2500.00"} — expected all'), withEras(later)],
    [
      inEra('[1].amounts.top-two-digits: "1.00" — expected one of top-two-digit, bottom-two-digit'),
      withEras(whole, { ...later, amounts: { 'top-two-digits': '1.00' } }),
    ],
    [
      inEra('[1].amounts.top-two-digit: "2500" — expected baht'),
      withEras(whole, { ...later, amounts: { 'top-two-digit': '2500' } }),
    ],
    [inEra('[1].amounts: {} — '), withEras(whole, { ...later, amounts: {} })],
    [inEra('[1]: '), withEras(whole, { ...later, prizes: [pair] })],
    [inEra('[1]: '), withEras(whole, { from: '2030-01-01' })],
    [inEra('[1].from: null — '), withEras(whole, { ...later, from: null })],
  ])('%s', (finding, input) => {
    expect(findingsOf(input)).toEqual([expect.stringContaining(finding)]);
  });
});
