import { expect, test } from 'vitest';
import { day, drawOn, smallLottery } from '../../../tests/support/small-lottery.ts';
import { offerDay } from './ask-draw.ts';

const nightly = smallLottery([], { schedule: { every: 'day', time: '23:30' } });
const government = smallLottery([], { schedule: { every: 'month', on: [1, 16], time: '14:30' } });
const moved = { small: { moves: [{ day: '09-01', to: '09-02', reason: 'a holiday' }] } };

test.each([
  {
    fact: 'in the morning the draw of tonight is not offered, but that of last night',
    lottery: nightly,
    stored: ['2026-08-18'],
    now: '2026-08-20T06:57:00+07:00',
    offered: '2026-08-19',
  },
  {
    fact: 'from its minute on it is',
    lottery: nightly,
    stored: ['2026-08-18'],
    now: '2026-08-20T23:30:00+07:00',
    offered: '2026-08-20',
  },
  {
    fact: 'the newest day without a draw, where it is a gap',
    lottery: nightly,
    stored: ['2026-08-19', '2026-08-17', '2026-08-15'],
    now: '2026-08-20T06:57:00+07:00',
    offered: '2026-08-18',
  },
  {
    fact: 'nothing before the first stored draw is a gap: the newest is offered again',
    lottery: nightly,
    stored: ['2026-08-19', '2026-08-18'],
    now: '2026-08-20T06:57:00+07:00',
    offered: '2026-08-19',
  },
  {
    fact: 'without any draw the newest announced day',
    lottery: government,
    stored: [],
    now: '2026-09-10T00:00:00+07:00',
    offered: '2026-09-01',
  },
  {
    fact: 'a known exception is the day',
    lottery: government,
    stored: ['2026-08-16'],
    calendar: moved,
    now: '2026-09-10T00:00:00+07:00',
    offered: '2026-09-02',
  },
])('$fact', ({ lottery, stored, calendar = {}, now, offered }) => {
  const draws = stored.map((one) => drawOn(one, {}));
  expect(offerDay({ lottery, draws }, calendar, Date.parse(now))).toBe(offered);
});

test('a partial draw is offered, to be completed', () => {
  const draws = [drawOn('2026-08-19', {}, { pending: ['p'] }), drawOn('2026-08-18', {})];
  const now = Date.parse('2026-08-20T06:57:00+07:00');
  expect(offerDay({ lottery: nightly, draws }, {}, now)).toBe(day('2026-08-19'));
});
