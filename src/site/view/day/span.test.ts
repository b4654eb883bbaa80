import { describe, expect, test } from 'vitest';
import { drawOn, day, prizeKind, smallLottery } from '../../../../tests/support/small-lottery.ts';
import { dayPath } from '../../../api/contract/page-path.ts';
import type { LotteryDraws } from '../../../domain/draw.ts';
import { eachDay } from '../../../domain/clock.ts';
import { daySpan, daysBeside, listDaysWithPage, listMonthsWithPage, monthsBeside } from './span.ts';
import { dayStaticPaths, monthStaticPaths, newestDay } from './day-pages.ts';

const drawnOn = (...days: string[]): LotteryDraws => ({
  lottery: smallLottery([prizeKind('p', 2)]),
  draws: days.map((of) => drawOn(of, { p: ['12'] })),
});
const ARCHIVE = [
  drawnOn('2026-01-02', '2025-10-04'),
  drawnOn('2026-01-03', '2025-11-30'),
  drawnOn(),
];
const span = { first: day('2025-10-04'), newest: day('2026-01-03'), last: day('2026-03-06') };

test('the span is from the oldest draw of any lottery to 62 days after the newest', () => {
  expect(daySpan(ARCHIVE)).toEqual(span);
});

test('every day of the span has one page, or one place on the page of its month', () => {
  const places = [
    ...dayStaticPaths(ARCHIVE, {}).map(({ params }) => `/day/${params.day}/`),
    ...monthStaticPaths(ARCHIVE, {}).flatMap(({ params, props }) =>
      props.days.map((of) => `/day/${params.month}/#${of.day}`),
    ),
  ];
  expect(places.sort()).toEqual(eachDay(span.first, span.last).map(dayPath).sort());
});

test.each([
  { name: 'all draws are old', archive: [drawnOn('2015-03-04')], months: 3, days: 0 },
  { name: 'all draws are new', archive: [drawnOn('2026-08-16')], months: 0, days: 63 },
  { name: 'the border lies ahead', archive: [drawnOn('2025-12-31')], months: 1, days: 62 },
])('$name', ({ archive, months, days }) => {
  const found = daySpan(archive);
  if (found === undefined) throw new Error('there is a draw');
  expect([listMonthsWithPage(found).length, listDaysWithPage(found).length]).toEqual([
    months,
    days,
  ]);
});

test('without a draw there is no page of a day', () => {
  expect([daySpan([drawnOn()]), newestDay([drawnOn()], {})]).toEqual([undefined, undefined]);
  expect([...dayStaticPaths([], {}), ...monthStaticPaths([], {})]).toEqual([]);
});

describe('previous and next', () => {
  test('lead from each day to the one beside it, and end with the span', () => {
    expect(daysBeside(span, span.first)).toEqual({ newer: '2025-10-05' });
    expect(daysBeside(span, span.last)).toEqual({ older: '2026-03-05' });
  });

  test('cross the border between months and days, both ways', () => {
    const { older } = daysBeside(span, day('2026-01-01'));
    expect(older && dayPath(older)).toBe('/day/2025-12/#2025-12-31');
    expect(monthsBeside(span, '2025-12')).toMatchObject({
      older: '2025-11',
      newer: undefined,
      leadsToDays: true,
    });
    expect(monthsBeside(span, '2025-10')).toMatchObject({
      older: undefined,
      newer: '2025-11',
      leadsToDays: false,
    });
  });
});

test.each([
  { month: '2024-02', last: '2024-02-29', count: 29 },
  { month: '2025-02', last: '2025-02-28', count: 28 },
  { month: '2025-12', last: '2025-12-31', count: 31 },
])('$month ends with $last', ({ month, last, count }) => {
  const months = monthStaticPaths([drawnOn('2026-01-01', '2024-01-31')], {});
  const days = months.find(({ params }) => params.month === month)?.props.days ?? [];
  expect([days[0]?.day, days.at(-1)?.day, days.length]).toEqual([`${month}-01`, last, count]);
});
