// What a person decided about a row goes before everything else, and touches no other row.
import { describe, expect, test } from 'vitest';
import { collectionOf, merge, rowOf } from '../../tests/support/collection-rows.ts';
import { drawOf, threeOf } from '../../tests/support/real-lotteries.ts';
import type { Ruling } from './data-files.ts';

const of = { lottery: 'hanoi-special', source: 'lekdee', drawDate: '2026-08-22' };
const reason = 'The row repeats last month’s numbers.';
const leaveOut: Ruling = { action: 'leave-out', ...of, reason };
const lekdee = collectionOf('lekdee', [rowOf('2026-08-22', '653', '55')]);
const allhuay = collectionOf('allhuay', [rowOf('2026-08-22', '317', '16')]);

describe('mergeCollections, rulings', () => {
  test('a row left out neither becomes the draw nor contradicts it', () => {
    expect(merge('hanoi-special', [lekdee, allhuay], leaveOut)).toEqual({
      draws: [drawOf('2026-08-22', threeOf('317', '16'))],
      disagreements: [],
      leftOut: [],
    });
  });

  test('with its only row left out a day has no draw', () => {
    expect(merge('hanoi-special', [lekdee], leaveOut)).toEqual({
      draws: [],
      disagreements: [],
      leftOut: [],
    });
  });

  test.each([
    { ruling: { ...leaveOut, source: 'allhuay' }, because: 'another source’s row' },
    { ruling: { ...leaveOut, drawDate: '2026-08-21' }, because: 'another day’s row' },
  ])('a ruling on $because changes nothing here', ({ ruling }) => {
    expect(merge('hanoi-special', [lekdee], ruling)).toEqual(merge('hanoi-special', [lekdee]));
  });

  test('a moved row becomes the draw of the day it belongs to, and of no other', () => {
    const move: Ruling = {
      action: 'move',
      lottery: 'hanoi-special',
      source: 'lekdee',
      drawDate: '2026-08-22',
      to: '2026-07-22',
      reason,
    };
    const { draws } = merge('hanoi-special', [lekdee, allhuay], move);
    expect(draws).toEqual([
      drawOf('2026-08-22', threeOf('317', '16')),
      drawOf('2026-07-22', threeOf('653', '55'), { source: 'lekdee' }),
    ]);
  });

  test.each([
    { to: '2026-08-23', stored: true },
    { to: '2026-08-22', stored: false },
  ])('it is the day moved to ($to) that may be canonical: $stored', ({ to, stored }) => {
    const drawDate = stored ? '2026-08-22' : '2026-08-23';
    const collection = collectionOf('lekdee', [rowOf(drawDate, '653', '55')], {
      canonical: { from: '2026-08-23' },
    });
    const move: Ruling = { action: 'move', ...of, drawDate, to, reason };
    expect(merge('hanoi-special', [collection], move).draws).toHaveLength(stored ? 1 : 0);
  });

  test('one prize of a row is corrected, and the row’s other prizes stay', () => {
    const correct: Ruling = {
      action: 'correct',
      ...of,
      prize: 'bottom-two-digit',
      numbers: ['56'],
      reason,
    };
    const { draws } = merge('hanoi-special', [lekdee], correct);
    expect(draws).toEqual([drawOf('2026-08-22', threeOf('653', '56'), { source: 'lekdee' })]);
  });

  test('two corrections of one row both hold', () => {
    const correct = { action: 'correct', ...of, reason } as const;
    const { draws } = merge(
      'hanoi-special',
      [lekdee],
      { ...correct, prize: 'bottom-two-digit', numbers: ['56'] },
      { ...correct, prize: 'top-three-digit', numbers: ['753'] },
    );
    expect(draws).toEqual([drawOf('2026-08-22', threeOf('753', '56'), { source: 'lekdee' })]);
  });

  test('a row that is corrected may be moved too, in either order', () => {
    const correct: Ruling = {
      action: 'correct',
      ...of,
      prize: 'bottom-two-digit',
      numbers: ['56'],
      reason,
    };
    const move: Ruling = { action: 'move', ...of, to: '2026-07-22', reason };
    const expected = [drawOf('2026-07-22', threeOf('653', '56'), { source: 'lekdee' })];
    expect(merge('hanoi-special', [lekdee], correct, move).draws).toEqual(expected);
    expect(merge('hanoi-special', [lekdee], move, correct).draws).toEqual(expected);
  });

  test('a correction may be what makes a row valid', () => {
    const adjacent = (...numbers: string[]) => ({
      drawDate: '2007-10-16',
      prizes: {
        'first-prize': ['032988'],
        'adjacent-first-prize': numbers,
      },
    });
    const page = collectionOf('vicha-w', [adjacent('103298', '032989')]);
    const correct: Ruling = {
      action: 'correct',
      lottery: 'thai-government',
      source: 'vicha-w',
      drawDate: '2007-10-16',
      prize: 'adjacent-first-prize',
      numbers: ['032989', '032987'],
      reason: 'The page has a mistyped number.',
    };
    expect(merge('thai-government', [page]).draws).toEqual([]);
    const [draw] = merge('thai-government', [page], correct).draws;
    expect(draw?.prizes['adjacent-first-prize']).toEqual(['032987', '032989']);
  });

  test('a correction is of one source: another one’s different number is still said', () => {
    const correct: Ruling = {
      action: 'correct',
      ...of,
      prize: 'bottom-two-digit',
      numbers: ['56'],
      reason,
    };
    const other = collectionOf('allhuay', [rowOf('2026-08-22', '653', '55')]);
    const { disagreements } = merge('hanoi-special', [lekdee, other], correct);
    expect(disagreements).toEqual([
      {
        drawDate: '2026-08-22',
        source: 'allhuay',
        prize: 'bottom-two-digit',
        stored: '56',
        theirs: '55',
      },
    ]);
  });

  test('a doubt is written on the draw, whichever source it came from', () => {
    const doubt: Ruling = {
      action: 'doubt',
      lottery: 'hanoi-special',
      drawDate: '2026-08-22',
      reason: 'Two sites differ; nothing decides it.',
    };
    for (const collections of [[lekdee], [allhuay], [allhuay, lekdee]]) {
      const { draws } = merge('hanoi-special', collections, doubt);
      expect(draws.map((draw) => draw.doubt)).toEqual([doubt.reason]);
    }
    const inThai: Ruling = { ...doubt, reasonTh: 'สองเว็บให้เลขไม่ตรงกัน' };
    expect(merge('hanoi-special', [lekdee], inThai).draws[0]?.doubt).toBe(inThai.reasonTh);
    const earlier = { ...doubt, drawDate: '2026-08-21' };
    expect(merge('hanoi-special', [lekdee], earlier).draws[0]).not.toHaveProperty('doubt');
  });

  test('a doubt does not stand in the way of a ruling on a row', () => {
    const doubt: Ruling = { action: 'doubt', lottery: of.lottery, drawDate: of.drawDate, reason };
    const { draws } = merge('hanoi-special', [lekdee, allhuay], doubt, leaveOut);
    expect(draws).toEqual([drawOf('2026-08-22', threeOf('317', '16'), { doubt: reason })]);
  });
});
