import { expect, test } from 'vitest';
import { drawOn, prizeKind, smallLottery } from '../../tests/support/small-lottery.ts';
import { yearFile } from './year-file.ts';

const lottery = smallLottery([prizeKind('p', 2), prizeKind('q', 3)]);
const archive = {
  lottery,
  draws: [
    drawOn('2027-01-01', { p: ['12'] }, { pending: ['q'], sourceUrl: 'https://source.example' }),
    drawOn('2026-12-31', { p: ['34'], q: ['567'] }, { recordedAt: '2026-12-31T14:00:00.000Z' }),
  ],
};

test('a year has its draws, with what is still awaited and nothing a check does not need', () => {
  expect(yearFile(archive, {}).draws).toEqual([
    { drawDate: '2027-01-01', source: 'hand', pending: ['q'], prizes: { p: ['12'] } },
    { drawDate: '2026-12-31', source: 'hand', prizes: { p: ['34'], q: ['567'] } },
  ]);
});

test('the known exceptions of its own lottery go with it, no others', () => {
  const entry = { moves: [{ day: '01-01', to: '01-02', reason: 'holiday' }] };
  expect(yearFile(archive, { [lottery.slug]: entry, other: {} })).toMatchObject({ entry });
  expect(yearFile(archive, { other: entry })).not.toHaveProperty('entry');
});
