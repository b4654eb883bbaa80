import { describe, expect, test } from 'vitest';
import { readRealArchive } from '../../tests/support/real-archive.ts';
import { contextOf, drawOf, fiveOf, fourOf, threeOf } from '../../tests/support/real-lotteries.ts';
import { withdrawn } from '../../tests/support/withdrawn.ts';
import { type DoubtContext, findDisagreement, findDoubts } from './doubt.ts';
import { type DoubtName, describeDoubt } from './doubt-names.ts';
import type { Draw } from './draw.ts';
import type { Reading } from './reading.ts';

const at = '2026-08-28T03:40:00.000Z';
const DAY = '2026-08-28';
const namesOf = (slug: string, draw: Draw, more: Partial<DoubtContext> = {}): DoubtName[] =>
  findDoubts(draw, { ...contextOf(slug), draws: [], ...more }).map(({ name }) => name);
const numbers = (count: number, from = 100_000) =>
  Array.from({ length: count }, (_, index) => String(from + 37 * index));
const twice = (count: number, repeated: number) =>
  [...numbers(count - repeated), ...numbers(repeated)].sort();

describe('zeros', () => {
  const thai = (prizes: Draw['prizes'], more: Partial<Draw> = {}) =>
    namesOf('thai-government', drawOf('2026-08-16', prizes, more));

  test.each([
    { slug: 'lao-tv', prizes: { 'five-digit': ['00000'], ...threeOf('000', '00') } },
    { slug: 'lao-tv', prizes: threeOf('000', '37') },
    { slug: 'hanoi-normal', prizes: fiveOf('00000', '37') },
    { slug: 'lao-lottery', prizes: fourOf('0000', '00') },
    { slug: 'gsb-lottery', prizes: { 'seven-digit': ['0000000'], 'top-three-digit': ['000'] } },
  ])('$slug $prizes', ({ slug, prizes }) => {
    expect(namesOf(slug, drawOf(DAY, prizes))).toContain('zeros');
  });

  test.each([
    { slug: 'lao-tv', prizes: threeOf('754', '00'), because: 'the pair is another prize' },
    { slug: 'hanoi-normal', prizes: fiveOf('12000', '00'), because: 'the number is 12000' },
    { slug: 'hanoi-normal', prizes: fiveOf('90000', '37'), because: 'one of five is none' },
    { slug: 'lao-tv', prizes: threeOf('999', '99'), because: 'nines are no zeros' },
  ])('but not $slug $prizes: $because', ({ slug, prizes }) => {
    expect(namesOf(slug, drawOf(DAY, prizes))).not.toContain('zeros');
  });

  test('two digits only where they are all there is', () => {
    const pending = { pending: ['top-three-digit', 'top-two-digit'] };
    expect(namesOf('lao-tv', drawOf(DAY, { 'bottom-two-digit': ['00'] }, pending))).toEqual([
      'zeros',
    ]);
    expect(thai({ 'first-prize': ['004615'], 'last-two-digit': ['00'] })).toEqual([]);
    expect(thai({ 'first-prize': ['004615'], 'last-three-digit': ['000', '123'] })).toEqual([]);
  });

  test('a first prize, and any number as long', () => {
    const adjacent = { 'adjacent-first-prize': ['000001', '999999'] };
    expect(thai({ 'first-prize': ['000000'], ...adjacent })).toEqual(['zeros']);
    expect(thai({ 'first-prize': ['123456'], 'third-prize': ['000000', '123457'] })).toEqual([
      'zeros',
    ]);
    const all = thai({ 'first-prize': ['123456'], 'last-three-digit': ['000', '000'] });
    expect(all, 'a prize of nothing but zeros').toEqual(['zeros']);
  });

  test.each([
    { all: twice(100, 1), said: false, because: 'one number twice is genuine, as on 2019-08-01' },
    { all: twice(100, 2), said: true, because: 'two are not' },
    { all: ['1', '1', '1', '2', '3'], said: true, because: 'one three times is not' },
    { all: ['1', '1', '2', '2'], said: false, because: 'of four numbers it is chance' },
    { all: twice(5, 2), said: true, because: 'five are enough' },
  ])('in a prize of $all.length: $because', ({ all, said }) => {
    const names = thai({ 'first-prize': ['123456'], 'fifth-prize': all });
    expect(names).toEqual(said ? ['zeros'] : []);
  });
});

describe('copy', () => {
  const near = (prizes: Draw['prizes'], day = '2026-08-27') => drawOf(day, prizes);
  const five = { 'five-digit': ['15424'], ...threeOf('424', '15') };

  test.each([
    { before: five, prizes: threeOf('424', '15'), because: '424/15 are parts of 15424' },
    { before: threeOf('424', '15'), prizes: five, because: 'whichever of them has the whole' },
    { before: five, prizes: five, because: 'all is equal' },
    {
      before: five,
      prizes: { 'five-digit': ['15424'], ...threeOf('424', '16') },
      because: 'five equal digits are none of chance',
    },
  ])('$prizes after $before: $because', ({ before, prizes }) => {
    expect(namesOf('lao-tv', drawOf(DAY, prizes), { draws: [near(before)] })).toContain('copy');
  });

  test.each([
    { before: threeOf('424', '15'), prizes: threeOf('425', '15'), because: 'one digit is other' },
    { before: threeOf('424', '15'), prizes: threeOf('424', '16'), because: 'three are chance' },
    { before: threeOf('024', '15'), prizes: threeOf('924', '15'), because: 'two pairs are' },
  ])('but not $prizes after $before: $because', ({ before, prizes }) => {
    expect(namesOf('lao-tv', drawOf(DAY, prizes), { draws: [near(before)] })).toEqual([]);
  });

  test('three draws on either side are near, and no more', () => {
    const draw = drawOf(DAY, threeOf('424', '15'));
    const others = ['2026-08-25', '2026-08-26', '2026-08-27'].map((day, index) =>
      near(threeOf(`80${index}`, `4${index}`), day),
    );
    const copied = near(threeOf('424', '15'), '2026-08-24');
    const newestFirst = (...draws: Draw[]) =>
      draws.toSorted((one, other) => (one.drawDate < other.drawDate ? 1 : -1));
    expect(namesOf('lao-tv', draw, { draws: newestFirst(copied, ...others.slice(1)) })).toEqual([
      'copy',
    ]);
    expect(namesOf('lao-tv', draw, { draws: newestFirst(copied, ...others) })).toEqual([]);
    const newer = near(threeOf('424', '15'), '2026-08-31');
    expect(namesOf('lao-tv', draw, { draws: newestFirst(newer, ...others) })).toEqual(['copy']);
  });

  test('a withdrawn draw is looked at too, and takes the place of no other', () => {
    const draw = drawOf(DAY, threeOf('424', '15'));
    const days = ['2026-08-27', '2026-08-26', '2026-08-25', '2026-08-24'];
    const gone = days
      .slice(0, 3)
      .map((day, index) => withdrawn(near(threeOf(`80${index}`, `4${index}`), day)));
    const copied = near(threeOf('424', '15'), '2026-08-24');
    expect(namesOf('lao-tv', draw, { draws: [withdrawn(near(threeOf('424', '15')))] })).toEqual([
      'copy',
    ]);
    expect(namesOf('lao-tv', draw, { draws: [...gone, copied] })).toEqual(['copy']);
  });

  test('a first prize of the draw before, whatever the other prizes are', () => {
    const thai = (day: string, pair: string) =>
      drawOf(day, { 'first-prize': ['730640'], 'last-two-digit': [pair] });
    const draws = [thai('2026-09-01', '11')];
    expect(namesOf('thai-government', thai('2026-09-16', '12'), { draws })).toEqual(['copy']);
  });
});

test('a sheet of many numbers is a copy, however long ago its day was', () => {
  const sheet = (day: string, first: string) =>
    drawOf(day, {
      'first-prize': [first],
      'fifth-prize': ['012345', '223456', '345678'],
      'last-two-digit': ['11'],
    });
  const other = (day: string) => drawOf(day, { 'first-prize': [`9${day.slice(5, 7)}640`] });
  const near = ['2026-08-16', '2026-08-01', '2026-07-16', '2026-07-01'].map(other);
  const draws = [...near, sheet('2026-05-02', '730640')];
  const names = (first: string) =>
    namesOf('thai-government', sheet('2026-09-01', first), { draws });
  expect([names('730640'), names('815301')]).toEqual([['copy'], ['copy']]);
});

describe('day', () => {
  const thai = (day: string) => drawOf(day, { 'first-prize': ['730640'] });

  test('off the schedule, unless the calendar expects it, and unless it is stored', () => {
    const calendar = {
      'thai-government': { moves: [{ day: '2026-09-16', to: '2026-09-17', reason: 'x' }] },
    };
    expect(namesOf('thai-government', thai('2026-09-17'))).toEqual(['day']);
    expect(namesOf('thai-government', thai('2026-09-17'), { calendar })).toEqual([]);
    expect(namesOf('thai-government', thai('2026-09-16'), { calendar })).toEqual(['day']);
    expect(namesOf('thai-government', thai('2026-09-17'), { draws: [thai('2026-09-17')] })).toEqual(
      [],
    );
  });

  test('before the first stored draw, which is more often a slip of the year', () => {
    const draws = [drawOf(DAY, threeOf('424', '15'))];
    const before = drawOf('2026-08-27', threeOf('513', '89'));
    expect(findDoubts(before, { ...contextOf('lao-tv'), draws }).map(describeDoubt)).toEqual([
      `day: ก่อนงวดแรกที่มี ${DAY} (not a day of this lottery)`,
    ]);
    const withdrawnFirst = [...draws, withdrawn(drawOf('2026-08-20', threeOf('111', '22')))];
    expect(namesOf('lao-tv', before, { draws: withdrawnFirst })).toEqual([]);
    expect(namesOf('lao-tv', before), 'the first draw of all').toEqual([]);
  });

  test('before its announcement, to the millisecond', () => {
    const now = Date.parse('2026-08-28T10:30:00+07:00');
    const draw = drawOf(DAY, threeOf('424', '15'));
    expect(namesOf('lao-tv', draw, { now: now - 1 })).toEqual(['day']);
    expect(namesOf('lao-tv', draw, { now })).toEqual([]);
  });
});

describe('contradiction', () => {
  test.each([
    { slug: 'lao-tv', prizes: { ...threeOf('754', '65'), 'top-two-digit': ['55'] } },
    { slug: 'lao-tv', prizes: { 'five-digit': ['15424'], ...threeOf('425', '15') } },
    { slug: 'lao-tv', prizes: { 'five-digit': ['15424'], ...threeOf('424', '51') } },
    {
      slug: 'thai-government',
      prizes: { 'first-prize': ['004615'], 'adjacent-first-prize': ['004613', '004616'] },
    },
  ])('$slug $prizes', ({ slug, prizes }) => {
    expect(namesOf(slug, drawOf('2026-08-16', prizes))).toEqual(['contradiction']);
  });

  test('is said with both prizes', () => {
    const draw = drawOf(DAY, { ...threeOf('754', '65'), 'top-two-digit': ['55'] });
    const [doubt] = findDoubts(draw, { ...contextOf('lao-tv'), draws: [] });
    expect(doubt?.sentence).toBe('3 ตัวบน 754 กับ 2 ตัวบน 55 ขัดกัน');
  });
});

describe('witness', () => {
  const reading = (source: string, top: string): Reading => ({
    source,
    at,
    prizes: threeOf(top, '15'),
  });

  test.each([
    { others: [reading('glo', '425')], said: true },
    { others: [reading('allhuay', '425')], said: true },
    { others: [reading('lekdee', '424'), reading('mthai', '425')], said: true },
    { others: [reading('glo', '424')], said: false },
    { others: [{ ...reading('glo', '424'), prizes: { 'five-digit': ['15424'] } }], said: false },
  ])('$others', ({ others, said }) => {
    const names = findDisagreement(drawOf(DAY, threeOf('424', '15')), others).map(
      ({ name }) => name,
    );
    expect(names).toEqual(said ? ['witness'] : []);
  });
});

test('each stored draw is judged as it was entered: hardly any real one is doubtful', async () => {
  const { archive, calendar } = await readRealArchive();
  const doubtful = archive.flatMap(({ lottery, draws }) =>
    // The first one of each had none before it.
    draws.slice(0, -1).flatMap((draw, index) => {
      const neighbours = [
        ...draws.slice(Math.max(0, index - 3), index),
        ...draws.slice(index + 1, index + 4),
      ];
      const context = { lottery, calendar, now: Date.parse('9999-12-31'), draws: neighbours };
      return findDoubts(draw, context).map(({ name }) => ({
        name,
        of: `${lottery.slug} ${draw.drawDate}`,
      }));
    }),
  );
  expect(archive.flatMap(({ draws }) => draws).length).toBeGreaterThan(10_000);
  const of = (name: DoubtName) => doubtful.filter((one) => one.name === name).map((one) => one.of);
  expect([of('zeros'), of('contradiction'), of('witness')]).toEqual([[], [], []]);
  // One of these is a copy indeed; nobody knew which.
  const known = ['lao-lottery 2023-09-27', 'lao-lottery 2023-09-25'];
  expect(of('copy').filter((one) => !known.includes(one))).toEqual([]);
  // Of years whose schedule is not known.
  expect(of('day').filter((one) => !/^lao-lottery 20(?:1[789]|20)-/.test(one))).toEqual([]);
});

test.each([
  ['zeros', 'zeros, or numbers that stand twice'],
  ['copy', 'the numbers of a draw close by'],
  ['day', 'not a day of this lottery'],
  ['contradiction', 'its prizes contradict each other'],
  ['witness', 'sources differ'],
] as const)('%s is said in English too', (name, english) => {
  expect(describeDoubt({ name, sentence: 'สงสัย' })).toBe(`${name}: สงสัย (${english})`);
});
