import { describe, expect, test } from 'vitest';
import { collectionOf, merge, rowOf } from '../../tests/support/collection-rows.ts';
import { drawOf, fourOf, threeOf } from '../../tests/support/real-lotteries.ts';

const lekdee = (...rows: Parameters<typeof collectionOf>[1]) => collectionOf('lekdee', rows);
const allhuay = (...rows: Parameters<typeof collectionOf>[1]) => collectionOf('allhuay', rows);
const nothing = { draws: [], disagreements: [], leftOut: [] };

describe('mergeCollections', () => {
  test('a row becomes a draw of its source', () => {
    expect(merge('hanoi-special', [lekdee(rowOf('2026-08-23', '527', '45'))])).toEqual({
      ...nothing,
      draws: [drawOf('2026-08-23', threeOf('527', '45'), { source: 'lekdee' })],
    });
  });

  test('no collection and no row give no draw', () => {
    expect(merge('hanoi-special', [])).toEqual(nothing);
    expect(merge('hanoi-special', [lekdee(), allhuay()])).toEqual(nothing);
  });

  test('draws come newest first, whatever the order of rows and collections', () => {
    const { draws } = merge('hanoi-special', [
      lekdee(rowOf('2026-07-07', '961', '40'), rowOf('2025-09-27', '214', '12')),
      allhuay(rowOf('2026-07-06', '364', '87'), rowOf('2026-08-26', '527', '45')),
    ]);
    expect(draws.map(({ drawDate, source }) => `${drawDate} ${source}`)).toEqual([
      '2026-08-26 allhuay',
      '2026-07-07 lekdee',
      '2026-07-06 allhuay',
      '2025-09-27 lekdee',
    ]);
  });

  test('of two sources the better one becomes the draw, and the other confirms it', () => {
    const row = rowOf('2026-07-06', '364', '87');
    const { draws, disagreements } = merge('hanoi-special', [lekdee(row), allhuay(row)]);
    expect(draws).toEqual([
      drawOf('2026-07-06', row.prizes, { source: 'lekdee', confirmedBy: ['allhuay'] }),
    ]);
    expect(disagreements).toEqual([]);
  });

  test('of two sources that differ the better one is stored, and the difference is said', () => {
    const { draws, disagreements } = merge('hanoi-special', [
      lekdee(rowOf('2026-08-05', '864', '31')),
      allhuay(rowOf('2026-08-05', '824', '31')),
    ]);
    expect(draws).toEqual([drawOf('2026-08-05', threeOf('864', '31'), { source: 'lekdee' })]);
    const said = { drawDate: '2026-08-05', source: 'allhuay' };
    expect(disagreements).toEqual([
      { ...said, prize: 'top-three-digit', stored: '864', theirs: '824' },
      { ...said, prize: 'top-two-digit', stored: '64', theirs: '24' },
    ]);
  });

  test('one source may confirm what another one contradicts', () => {
    const { draws, disagreements } = merge('hanoi-special', [
      lekdee(rowOf('2026-08-05', '864', '31')),
      collectionOf('mthai', [rowOf('2026-08-05', '864', '31')]),
      allhuay(rowOf('2026-08-05', '824', '31')),
    ]);
    expect(draws[0]?.confirmedBy).toEqual(['mthai']);
    expect(new Set(disagreements.map(({ source }) => source))).toEqual(new Set(['allhuay']));
  });

  test('a source does not confirm itself, and confirms once however many files it has', () => {
    const row = rowOf('2026-07-06', '364', '87');
    const twice = [lekdee(row), lekdee(row), allhuay(row), allhuay(row)];
    expect(merge('hanoi-special', twice).draws.map((draw) => draw.confirmedBy)).toEqual([
      ['allhuay'],
    ]);
    expect(merge('hanoi-special', [lekdee(row), lekdee(row)]).draws[0]).not.toHaveProperty(
      'confirmedBy',
    );
  });

  test('a source that shares no prize with the draw confirms nothing', () => {
    const row = rowOf('2026-08-22', '317', '16');
    const bottom = { drawDate: '2026-08-22', prizes: { 'bottom-two-digit': ['16'] } };
    const confirmedBy = (prizes: (typeof row)['prizes']) =>
      merge('hanoi-special', [lekdee(row), allhuay({ ...row, prizes })]).draws[0]?.confirmedBy;
    expect(confirmedBy({})).toBeUndefined();
    expect(confirmedBy({ 'six-digit': ['956317'] })).toBeUndefined();
    expect(confirmedBy(bottom.prizes)).toEqual(['allhuay']);
    expect(merge('hanoi-special', [lekdee(bottom), allhuay(row)]).draws).toEqual([
      drawOf('2026-08-22', row.prizes, { confirmedBy: ['lekdee'] }),
    ]);
  });

  test('what a row says is pending is pending in the draw it becomes', () => {
    const pending = ['top-three-digit', 'top-two-digit'];
    const prizes = { 'bottom-two-digit': ['16'] };
    expect(merge('hanoi-special', [lekdee({ drawDate: '2026-08-22', prizes, pending })])).toEqual({
      ...nothing,
      draws: [drawOf('2026-08-22', prizes, { source: 'lekdee', pending })],
    });
    const whole = { ...rowOf('2026-08-22', '317', '16'), pending: [] };
    expect(merge('hanoi-special', [lekdee(whole)]).draws[0]).not.toHaveProperty('pending');
  });

  test('numbers are sorted, so the order of drawing is no difference', () => {
    const lastThree = (...numbers: string[]) => ({
      drawDate: '2026-08-16',
      prizes: { 'last-three-digit': numbers },
    });
    const collections = [
      collectionOf('glo', [lastThree('094', '937')]),
      collectionOf('suraboyz', [lastThree('937', '094')]),
    ];
    const { draws, disagreements } = merge('thai-government', collections);
    expect(draws[0]?.prizes).toEqual({ 'last-three-digit': ['094', '937'] });
    expect(draws[0]?.confirmedBy).toEqual(['suraboyz']);
    expect(disagreements).toEqual([]);
  });

  test('only the rows of the lottery are taken from a file of several', () => {
    const rows = [
      { ...rowOf('2026-08-21', '157', '73'), type: 'hanoi-vip' },
      { ...rowOf('2026-08-21', '533', '99'), type: 'hanoi' },
      { ...rowOf('2026-08-20', '627', '80'), type: 'ฮานอย VIP' },
      rowOf('2026-08-19', '111', '11'),
    ];
    const collection = collectionOf('lekdee', rows, { types: ['ฮานอย VIP', 'hanoi-vip'] });
    expect(merge('hanoi-vip', [collection]).draws.map((draw) => draw.prizes)).toEqual([
      threeOf('157', '73'),
      threeOf('627', '80'),
    ]);
  });

  test('the address of a row goes with the draw it becomes', () => {
    const sourceUrl = 'https://www.mthai.com/1';
    const { draws } = merge('hanoi-special', [
      lekdee({ ...rowOf('2026-07-06', '364', '87'), sourceUrl }),
      allhuay({ ...rowOf('2026-07-06', '364', '87'), sourceUrl: 'https://www.mthai.com/2' }),
    ]);
    expect(draws.map((draw) => draw.sourceUrl)).toEqual([sourceUrl]);
  });

  test('the series of a row goes with the draw, be it another source’s', () => {
    const plain = rowOf('2026-07-06', '364', '87');
    const stated = { ...plain, series: [33, 34] };
    expect(merge('hanoi-special', [lekdee(stated), allhuay(plain)]).draws).toMatchObject([
      { source: 'lekdee', series: [33, 34] },
    ]);
    expect(merge('hanoi-special', [lekdee(plain), allhuay(stated)]).draws).toMatchObject([
      { source: 'lekdee', series: [33, 34] },
    ]);
  });

  test('a number gives every prize that is a part of it', () => {
    const number = (slug: string, drawDate: string, text: string) =>
      merge(slug, [lekdee({ drawDate, number: text, prizes: {} })]).draws[0]?.prizes;
    expect(number('lao-lottery', '2026-06-29', '956782')).toEqual({
      'six-digit': ['956782'],
      ...fourOf('6782', '67'),
    });
    expect(number('lao-lottery', '2026-10-06', '1878')).toEqual(fourOf('1878', '18'));
    expect(number('hanoi-normal', '2026-08-22', '0213')).toEqual({
      'four-digit': ['0213'],
      'top-three-digit': ['213'],
      'top-two-digit': ['13'],
    });
  });

  test('what a row says of a prize goes before what its number would give', () => {
    const said = { 'bottom-two-digit': ['76'], 'top-two-digit': ['82'] };
    const rows = [{ drawDate: '2026-06-29', number: '956782', prizes: said }];
    const { draws, leftOut } = merge('lao-lottery', [lekdee(...rows)]);
    expect(draws).toEqual([]);
    expect(leftOut[0]?.reason).toContain('prizes.bottom-two-digit[0] "76"');
  });
});
