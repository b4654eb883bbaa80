import { expect, test } from 'vitest';
import { day } from '../../tests/support/small-lottery.ts';
import { newsOf } from './ticket-news.ts';

const draw = (drawDate: string, isOpen: boolean) => ({
  lottery: 'lao-tv',
  drawDate: day(drawDate),
  isOpen,
});
const open = draw('2026-12-02', true);
const final = draw('2026-12-01', false);
const change = (drawDate: string, lottery = 'lao-tv') => ({
  id: `${lottery}_${drawDate}`,
  lottery,
  drawDate,
});
const changes = [change('2026-12-01'), change('2026-12-02'), change('2026-12-02', 'lao-vip')];

test('at first only a draw that is open can have news', () => {
  expect(newsOf([open, final], changes, undefined)).toEqual([open]);
});

test('then what was not listed before, a correction of a known draw too', () => {
  const listed = new Set(['lao-tv_2026-12-02']);
  expect(newsOf([open, final], changes, listed)).toEqual([final]);
  expect(newsOf([open, final], changes, new Set(changes.map(({ id }) => id)))).toEqual([]);
});
