// The traps of the raw collections, each tested on the draws as they are stored: where a source is
// known to be wrong, what is stored must be right.
import { beforeAll, describe, expect, test } from 'vitest';
import type { Draw } from '../../../src/domain/draw.ts';
import type { DataFolder } from '../../../src/intake/files/data-folder.ts';
import { lotteryDraws, readRealArchive } from '../../../tests/support/real-archive.ts';
import { fiveOf, fourOf, threeOf } from '../../../tests/support/real-lotteries.ts';

let archive: DataFolder;
beforeAll(async () => {
  archive = await readRealArchive();
});

/** The newest day of the collections; what is entered later changes nothing here. */
const COLLECTED = '2026-10-06';
const upToThen = (draws: readonly Draw[]) => draws.filter(({ drawDate }) => drawDate <= COLLECTED);
const drawsOf = (slug: string) => upToThen(lotteryDraws(archive.archive, slug).draws);
const drawOn = (slug: string, drawDate: string): Draw | undefined =>
  drawsOf(slug).find((draw) => draw.drawDate === drawDate);
const first = (draw: Draw, slug: string) => draw.prizes[slug]?.[0] ?? '';

describe('thai-government', () => {
  test.each([
    { drawDate: '2020-05-16', number: '051095', not: '2020-04-01', because: 'it was postponed' },
    { drawDate: '2026-01-17', number: '878972', not: '2026-01-16', because: 'a holiday' },
  ])('$number was drawn on $drawDate, not on $not: $because', ({ drawDate, number, not }) => {
    expect(drawOn('thai-government', drawDate)?.prizes['first-prize']).toEqual([number]);
    expect(drawOn('thai-government', not)).toBeUndefined();
    const days = drawsOf('thai-government').filter((one) => first(one, 'first-prize') === number);
    expect(days.map((one) => one.drawDate)).toEqual([drawDate]);
  });

  test.each([
    { drawDate: '2007-10-16', adjacent: ['032987', '032989'] },
    { drawDate: '2007-11-01', adjacent: ['927906', '927908'] },
    { drawDate: '2007-11-16', adjacent: ['562480', '562482'] },
    { drawDate: '2007-12-16', adjacent: ['513500', '513502'] },
    { drawDate: '2007-12-30', adjacent: ['595410', '595412'] },
  ])('$adjacent of $drawDate are not mistyped', ({ drawDate, adjacent }) => {
    expect(drawOn('thai-government', drawDate)?.prizes['adjacent-first-prize']).toEqual(adjacent);
  });

  test('before 2015-09-01 no front three and four last three, from then on two of each', () => {
    const counts = drawsOf('thai-government').map(({ drawDate, prizes }) => {
      const front = prizes['front-three-digit']?.length ?? 'none';
      return `${drawDate < '2015-09-01' ? 'before' : 'from then on'} ${front} ${prizes['last-three-digit']?.length}`;
    });
    expect(counts.filter((count) => count === 'before none 4')).toHaveLength(208);
    expect(counts.filter((count) => count === 'from then on 2 2')).toHaveLength(261);
  });

  test('354809 is twice in the fifth prize of 2019-08-01', () => {
    const fifth = drawOn('thai-government', '2019-08-01')?.prizes['fifth-prize'] ?? [];
    expect(fifth.filter((number) => number === '354809')).toHaveLength(2);
    expect(fifth).toHaveLength(100);
  });

  test('56 draws were on another day than the 1st or the 16th', () => {
    const others = drawsOf('thai-government').filter(({ drawDate }) => !/-(01|16)$/.test(drawDate));
    expect(others).toHaveLength(56);
  });

  test('GLO says what it has, another collection of it the newest, news pages the oldest', () => {
    const expected = (drawDate: string) =>
      drawDate < '2010-03-01' ? 'vicha-w' : drawDate > '2026-05-02' ? 'glo-new4761' : 'glo';
    for (const { drawDate, source } of drawsOf('thai-government')) {
      expect(`${drawDate} ${source}`).toBe(`${drawDate} ${expected(drawDate)}`);
    }
  });

  test('every draw but one is confirmed by a source that did not give it', () => {
    const unconfirmed = drawsOf('thai-government').filter((draw) => draw.confirmedBy === undefined);
    expect(unconfirmed.map(({ drawDate }) => drawDate)).toEqual(['2007-01-16']);
  });
});

describe('hanoi', () => {
  test.each([
    { slug: 'hanoi-vip', drawDate: '2026-08-22', prizes: threeOf('386', '62') },
    { slug: 'hanoi-special', drawDate: '2026-08-22', prizes: threeOf('317', '16') },
    { slug: 'hanoi-special', drawDate: '2026-05-04', prizes: threeOf('284', '68') },
    { slug: 'hanoi-normal', drawDate: '2026-08-16', prizes: fiveOf('14696', '29') },
    { slug: 'hanoi-normal', drawDate: '2026-08-22', prizes: fiveOf('60213', '00') },
  ])('$slug on $drawDate: $prizes', ({ slug, drawDate, prizes }) => {
    expect(drawOn(slug, drawDate)?.prizes).toEqual(prizes);
  });

  // What the integers of the collection stand for: `special,prize1` of five digits each.
  test.each([
    { drawDate: '2006-02-14', cells: '4643,4318', prizes: fiveOf('04643', '18') },
    { drawDate: '2006-02-25', cells: '91484,97', prizes: fiveOf('91484', '97') },
    { drawDate: '2009-12-14', cells: '94,82250', prizes: fiveOf('00094', '50') },
    { drawDate: '2017-03-27', cells: '13858,4', prizes: fiveOf('13858', '04') },
    { drawDate: '2018-01-02', cells: '84631,3488', prizes: fiveOf('84631', '88') },
    { drawDate: '2023-06-05', cells: '81,1905', prizes: fiveOf('00081', '05') },
    { drawDate: '2024-06-17', cells: '2,89539', prizes: fiveOf('00002', '39') },
  ])(
    'hanoi-normal on $drawDate, written $cells: the bottom pair is the first prize’s tail',
    ({ drawDate, prizes }) => {
      expect(drawOn('hanoi-normal', drawDate)?.prizes).toEqual(prizes);
    },
  );

  test('after 2026-08-22 no source has the five digits of hanoi-normal; before, each draw has', () => {
    const lacking = drawsOf('hanoi-normal').filter(({ lacks }) => lacks !== undefined);
    expect(lacking).toHaveLength(45);
    for (const { drawDate, lacks, source } of lacking) {
      expect(drawDate > '2026-08-22').toBe(true);
      expect({ lacks, source }).toEqual({ lacks: ['five-digit', 'four-digit'], source: 'lekdee' });
    }
    expect(drawsOf('hanoi-normal').filter(({ drawDate }) => drawDate > '2026-08-22')).toHaveLength(
      45,
    );
  });
});

describe('lao-lottery', () => {
  test('all six digits are known of 38 draws, 2026-06-29 to 2026-08-19', () => {
    const six = drawsOf('lao-lottery').filter(({ prizes }) => prizes['six-digit'] !== undefined);
    expect(six).toHaveLength(38);
    expect([six.at(-1)?.drawDate, six[0]?.drawDate]).toEqual(['2026-06-29', '2026-08-19']);
    expect(six.at(-1)?.prizes).toEqual({ 'six-digit': ['956782'], ...fourOf('6782', '67') });
  });

  test('ABCDEF gives CDEF, DEF, EF and, at the bottom, CD', () => {
    for (const draw of drawsOf('lao-lottery')) {
      const four = first(draw, 'four-digit');
      const { 'six-digit': six, ...parts } = draw.prizes;
      expect(parts).toEqual(fourOf(four, four.slice(0, 2)));
      expect(six?.[0]?.slice(2) ?? four).toBe(four);
    }
  });

  test('Tuesdays and Thursdays of 2026 are stored: it is announced every working day', () => {
    const days = drawsOf('lao-lottery')
      .filter(({ drawDate }) => drawDate >= '2026-04-02')
      .map(({ drawDate }) => new Date(`${drawDate}T00:00:00Z`).getUTCDay());
    expect([1, 2, 3, 4, 5].map((day) => days.filter((one) => one === day).length)).toEqual([
      27, 26, 25, 26, 26,
    ]);
    expect(days).toHaveLength(130);
  });
});
