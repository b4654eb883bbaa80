// Each wrong edit of what is promised is told, and nothing else is: one field at a time.
import { expect, test } from 'vitest';
import { LOTTERIES, lotteryOf } from '../../../tests/support/real-lotteries.ts';
import { unjudgedDay } from '../../domain/draw-date.ts';
import type { Era, Lottery, Schedule } from '../../domain/lottery.ts';
import { describeFinding } from '../problem.ts';
import { findUnkept } from './promised.ts';

const thai = lotteryOf('thai-government');
const unkept = (lottery: Lottery) => findUnkept([lottery]).map(describeFinding);

/** The government lottery with one era changed. */
const withEra = (from: string | null, change: (era: Era) => Era[]) =>
  unkept({ ...thai, eras: thai.eras.flatMap((era) => (era.from === from ? change(era) : [era])) });

test('data/ keeps what is promised', () => {
  expect(findUnkept(LOTTERIES)).toEqual([]);
});

test.each(LOTTERIES)('$slug of another name or schedule is told', (lottery) => {
  const { schedule } = lottery;
  const others: Schedule[] = [
    { ...schedule, time: '00:01' },
    { ...schedule, until: '23:59' },
    schedule.every === 'day'
      ? { every: 'week', on: ['monday', 'friday'], time: schedule.time }
      : { every: 'day', time: schedule.time },
  ];
  for (const other of others) expect(unkept({ ...lottery, schedule: other })).toHaveLength(1);
  expect(unkept({ ...lottery, nameTh: `${lottery.nameTh}ๆ` })).toHaveLength(1);
});

const PRIZES = thai.eras
  .slice(0, 5)
  .flatMap(({ from, prizes }) => prizes.map((prize) => ({ from, slug: prize.slug })));

test.each(PRIZES)('from $from another amount, name or place of $slug is told', ({ from, slug }) => {
  for (const wrong of [{ amount: '1.00' }, { nameTh: 'รางวัล' }, { place: 'AB' }, { place: null }]) {
    const [finding, ...more] = withEra(from, (era) => {
      const change = (kind: Era['prizes'][number]) =>
        kind.slug === slug ? { ...kind, ...wrong } : kind;
      return [{ ...era, prizes: era.prizes.map(change) }];
    });
    expect(more).toEqual([]);
    expect(finding).toContain(`thai-government from ${from} ${slug}.${Object.keys(wrong)}: `);
  }
});

test.each(['2010-03-01', '2017-09-01'])('the era from %s is told when it goes or moves', (from) => {
  expect(withEra(from, () => [])).toEqual([
    expect.stringContaining(`expected an era from ${from}`),
  ]);
  expect(withEra(from, (era) => [{ ...era, from: unjudgedDay('2010-03-02') }])).toHaveLength(2);
});

test('a prize that was never paid is told', () => {
  const five = {
    slug: 'five-digit',
    nameTh: 'x',
    digits: 5,
    picks: 1,
    amount: '1.00',
    place: null,
  };
  const told = withEra('2015-09-01', (era) => [{ ...era, prizes: [...era.prizes, five] }]);
  expect(told[0]).toContain('five-digit');
});

test('a later era and a lottery beside the 49 are free', () => {
  const later = { from: unjudgedDay('2199-01-01'), prizes: [] };
  expect(unkept({ ...thai, eras: [...thai.eras, later] })).toEqual([]);
  expect(unkept({ ...thai, slug: 'lao-example', nameTh: 'x' })).toEqual([]);
});
