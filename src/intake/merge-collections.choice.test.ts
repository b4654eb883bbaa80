// Which row of a date becomes the draw: the first valid one of those that may.
import { describe, expect, test } from 'vitest';
import { collectionOf, merge, rowOf } from '../../tests/support/collection-rows.ts';
import { drawOf, fourOf, threeOf } from '../../tests/support/real-lotteries.ts';

const four = (drawDate: string, number: string, bottom: string) => ({
  drawDate,
  number,
  prizes: { 'bottom-two-digit': [bottom] },
});

describe('mergeCollections, canonical days', () => {
  const limits = { from: '2026-08-20', to: '2026-08-22' };

  test.each([
    { drawDate: '2026-08-19', canonical: limits, stored: false, because: 'the day before' },
    { drawDate: '2026-08-20', canonical: limits, stored: true, because: 'the first day' },
    { drawDate: '2026-08-22', canonical: limits, stored: true, because: 'the last day' },
    { drawDate: '2026-08-23', canonical: limits, stored: false, because: 'the day after' },
    { drawDate: '2005-10-01', canonical: { to: '2026-08-22' }, stored: true, because: 'no start' },
    { drawDate: '2026-11-20', canonical: { from: '2026-08-20' }, stored: true, because: 'no end' },
    { drawDate: '2026-08-21', canonical: 'never' as const, stored: false, because: 'never' },
  ])(
    'a row of $drawDate may become a draw: $stored, $because',
    ({ drawDate, canonical, stored }) => {
      const collection = collectionOf('lekdee', [rowOf(drawDate, '213', '00')], { canonical });
      const { draws, leftOut } = merge('hanoi-special', [collection]);
      const reason = 'no source that may become a draw has it';
      expect(draws).toHaveLength(stored ? 1 : 0);
      expect(leftOut).toEqual(stored ? [] : [{ drawDate, reason }]);
    },
  );

  test('a row that may not become the draw still confirms or contradicts it', () => {
    const never = collectionOf(
      'xsmb-ntmq',
      [four('2018-01-01', '1662', '44'), four('2018-01-02', '4631', '89')],
      { canonical: 'never' },
    );
    const xsmb = collectionOf('xsmb-khiemdoan', [
      four('2018-01-01', '1662', '44'),
      four('2018-01-02', '4631', '88'),
    ]);
    // Even where it comes first.
    const { draws, disagreements } = merge('hanoi-normal', [never, xsmb]);
    expect(draws).toEqual([
      drawOf('2018-01-02', fourOf('4631', '88'), { source: 'xsmb-khiemdoan' }),
      drawOf('2018-01-01', fourOf('1662', '44'), {
        source: 'xsmb-khiemdoan',
        confirmedBy: ['xsmb-ntmq'],
      }),
    ]);
    expect(disagreements).toEqual([
      {
        drawDate: '2018-01-02',
        source: 'xsmb-ntmq',
        prize: 'bottom-two-digit',
        stored: '88',
        theirs: '89',
      },
    ]);
  });
});

describe('mergeCollections, valid rows', () => {
  const right = rowOf('2026-08-22', '317', '16');

  test.each([
    { row: rowOf('2026-08-22', '17', '16'), because: 'a lost zero' },
    { row: rowOf('2026-08-22', '3176', '16'), because: 'a digit too many' },
    {
      row: { ...right, prizes: { ...right.prizes, 'top-two-digit': ['31'] } },
      because: 'a top pair that is no tail',
    },
    {
      row: { ...right, prizes: { ...right.prizes, 'bottom-two-digit': ['16', '17'] } },
      because: 'two numbers for one',
    },
    {
      row: { ...right, prizes: { ...right.prizes, 'six-digit': ['956782'] } },
      because: 'a prize that is not paid',
    },
  ])('a row with $because gives way to the next source', ({ row }) => {
    const { draws, leftOut } = merge('hanoi-special', [
      collectionOf('lekdee', [row]),
      collectionOf('allhuay', [right]),
    ]);
    expect(draws.map(({ source, prizes }) => [source, prizes])).toEqual([
      ['allhuay', threeOf('317', '16')],
    ]);
    expect(leftOut).toEqual([]);
  });

  test('a number there twice is a warning, and keeps no row from becoming the draw', () => {
    const numbers = ['001', '001', '133', '792'];
    const row = { drawDate: '2008-05-02', prizes: { 'last-three-digit': numbers } };
    const [draw] = merge('thai-government', [collectionOf('vicha-w', [row])]).draws;
    expect(draw?.prizes).toEqual({ 'last-three-digit': numbers });
  });

  test('with no valid row the date is left out, with the first thing wrong with the best one', () => {
    const rows = [rowOf('2026-08-22', '17', '1')];
    expect(merge('hanoi-special', [collectionOf('lekdee', rows)])).toEqual({
      draws: [],
      disagreements: [],
      leftOut: [
        { drawDate: '2026-08-22', reason: 'prizes.top-three-digit[0] "17": expected 3 digits' },
      ],
    });
  });

  test.each([
    { drawDate: '2026-11-21', because: 'tomorrow' },
    { drawDate: '2026-02-30', because: 'a day that no calendar has' },
    { drawDate: '', because: 'no day' },
    { drawDate: 'NaN-00-03', because: 'a Thai month nobody knows' },
  ])('no draw of $drawDate: $because', ({ drawDate }) => {
    const { draws, leftOut } = merge('hanoi-special', [
      collectionOf('lekdee', [rowOf(drawDate, '317', '16')]),
    ]);
    expect(draws).toEqual([]);
    expect(leftOut.map((one) => one.drawDate)).toEqual([drawDate]);
  });

  test('a complete row goes before a better source’s incomplete one', () => {
    const incomplete = {
      drawDate: '2026-05-04',
      prizes: { 'top-two-digit': ['84'], 'bottom-two-digit': ['68'] },
    };
    const filled = rowOf('2026-05-04', '284', '68');
    const { draws } = merge('hanoi-special', [
      collectionOf('lekdee', [incomplete]),
      collectionOf('allhuay', [filled]),
    ]);
    expect(draws).toEqual([
      drawOf('2026-05-04', filled.prizes, { source: 'allhuay', confirmedBy: ['lekdee'] }),
    ]);
  });

  test('where no row is complete, the best one says what it lacks', () => {
    const tail = collectionOf('lekdee', [rowOf('2026-08-23', '938', '26')]);
    expect(merge('hanoi-normal', [tail]).draws).toEqual([
      drawOf('2026-08-23', threeOf('938', '26'), {
        source: 'lekdee',
        lacks: ['five-digit', 'four-digit'],
      }),
    ]);
  });

  test.each(['2026-08-22', '2005-10-01'])('a row of %s without a number is no draw', (drawDate) => {
    const reason = 'prizes.five-digit : this prize is missing; expected 1 of 5 digits';
    expect(merge('hanoi-special', [collectionOf('lekdee', [{ drawDate, prizes: {} }])])).toEqual({
      draws: [],
      disagreements: [],
      leftOut: [{ drawDate, reason }],
    });
  });

  test('lacking a prize excuses no other fault', () => {
    const tail = collectionOf('lekdee', [rowOf('2026-08-23', '938', '6')]);
    expect(merge('hanoi-normal', [tail]).draws).toEqual([]);
  });
});
