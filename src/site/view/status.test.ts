import { expect, test } from 'vitest';
import { readRealArchive } from '../../../tests/support/real-archive.ts';
import { parseDrawDate } from '../../domain/draw-date.ts';
import {
  countBySource,
  dayBeside,
  groupByWait,
  heldUp,
  measureCoverage,
  sortWorstFirst,
} from './status.ts';

const { archive } = await readRealArchive();
const draws = archive.flatMap((one) => one.draws);

test('every lottery with a draw is covered, from its oldest draw to its newest', () => {
  const coverage = measureCoverage(archive);
  const drawn = archive.filter((one) => one.draws.length > 0);
  expect(coverage.map(({ slug }) => slug)).toEqual(drawn.map(({ lottery }) => lottery.slug));
  for (const { from, to } of coverage) expect(from <= to).toBe(true);
});

test('no draw is counted twice or left out', () => {
  const total = (counts: Iterable<number>) => [...counts].reduce((sum, count) => sum + count, 0);
  expect(total(measureCoverage(archive).map((one) => one.draws))).toBe(draws.length);
  expect(total(countBySource(archive).values())).toBe(draws.length);
});

test('a draw is confirmed when another source has its numbers, and in doubt when it says why', () => {
  const draw = { source: 'a', prizes: {} };
  const [one] = measureCoverage([
    {
      lottery: archive[0]?.lottery as never,
      draws: [
        { ...draw, drawDate: '2026-01-03' as never, confirmedBy: ['b'] },
        { ...draw, drawDate: '2026-01-02' as never, confirmedBy: [] },
        { ...draw, drawDate: '2026-01-01' as never, doubt: 'why' },
      ],
    },
  ]);
  expect(one).toMatchObject({
    confirmed: 1,
    doubts: [{ drawDate: '2026-01-01', doubt: 'why' }],
  });
});

const status = (name: string, announcedAt: string | null, heldBack: string[] = []) => ({
  name,
  heldBack,
  next: announcedAt === null ? null : { drawDate: announcedAt.slice(0, 10), announcedAt },
});

test('a conflict of sources stands before the longest wait, and no wait last', () => {
  const lotteries = [
    status('none', null),
    status('to come', '2026-12-01T07:30:00.000Z'),
    status('months', '2026-09-01T07:30:00.000Z'),
    status('conflict', '2026-12-01T07:30:00.000Z', ['2007-01-16', '2026-12-01']),
    status('same as months', '2026-09-01T07:30:00.000Z'),
  ];
  expect(sortWorstFirst(lotteries).map(({ name }) => name)).toEqual([
    'conflict',
    'months',
    'same as months',
    'to come',
    'none',
  ]);
});

test('lotteries stand in groups of one wait, the longest first', () => {
  const groups = groupByWait([
    status('none', null),
    status('evening', '2026-09-01T12:30:00.000Z'),
    status('to come', '2026-12-01T07:30:00.000Z'),
    status('conflict', '2026-12-01T07:30:00.000Z', ['2007-01-16', '2026-12-01']),
    status('noon', '2026-09-01T05:30:00.000Z'),
  ]);
  expect(
    groups.map(({ isHeld, first, members }) => [isHeld, first, members.map(({ name }) => name)]),
  ).toEqual([
    [true, undefined, ['conflict']],
    [false, '2026-09-01', ['noon', 'evening']],
    [false, '2026-12-01', ['to come']],
    [false, undefined, ['none']],
  ]);
});

test('sources that conflict about a day before the awaited ones are no cause of the wait', () => {
  const held = ['2007-01-16', '2026-11-16', '2026-12-01', '2026-12-16'];
  const waiting = status('late', '2026-12-01T07:30:00.000Z', held);
  expect(heldUp(waiting)).toEqual(['2026-12-01', '2026-12-16']);
  const known = status('known', '2026-12-01T07:30:00.000Z', held.slice(0, 2));
  expect(groupByWait([known])).toMatchObject([{ isHeld: false, first: '2026-12-01' }]);
  const longer = status('longer', '2026-11-16T07:30:00.000Z');
  expect(sortWorstFirst([known, longer])).toEqual([longer, known]);
  expect(heldUp(status('none', null, held))).toEqual([]);
});

test.each([
  ['2026-01-16', '2026-11-16', '16 ม.ค.'],
  ['2007-01-16', '2026-11-16', '16 ม.ค. 2550'],
  ['2027-01-02', '2026-12-30', '2 ม.ค. 2570'],
  ['2025-12-30', '2026-01-01', '30 ธ.ค. 2568'],
])('%s beside the newest draw of %s is written %s', (drawDate, newest, label) => {
  expect(dayBeside(parseDrawDate(drawDate), newest)).toBe(label);
});
