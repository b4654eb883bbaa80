import { describe, expect, test } from 'vitest';
import stored from '../../tests/fixtures/calendar.json' with { type: 'json' };
import { LOTTERIES } from '../../tests/support/real-lotteries.ts';
import { parseCalendar } from './data-files.ts';

const move = { day: '01-01', to: '01-02', reason: 'New Year' };
const observed = { from: '2026-04-02', schedule: { every: 'day', time: '20:30' } };
const withMove = (changes: object) => ({ 'lao-tv': { moves: [{ ...move, ...changes }] } });
const withObserved = (changes: object) => ({
  'lao-tv': { observed: [{ ...observed, ...changes }] },
});

describe('parseCalendar', () => {
  test.each([
    { input: {}, because: 'every lottery keeps its schedule' },
    { input: { 'lao-tv': {} }, because: 'an entry may be empty' },
    { input: { 'lao-tv': { moves: [], observed: [] } }, because: 'so may its lists' },
    { input: withMove({}), because: 'a move of every year' },
    { input: withMove({ from: 2016, until: 2024 }), because: 'a move of some years' },
    { input: withMove({ from: 1900, until: 9999 }), because: 'the first and the last year' },
    { input: withMove({ to: null }), because: 'a yearly day without a draw' },
    { input: withMove({ day: '2020-04-01', to: '2020-05-16' }), because: 'a move of one day' },
    { input: withMove({ day: '2020-04-16', to: null }), because: 'one day without a draw' },
    { input: withMove({ day: '02-29', to: '12-31' }), because: 'the ends of months' },
    { input: withObserved({}), because: 'another schedule from a day on' },
    {
      input: { 'lao-tv': { moves: [move], observed: [observed] }, 'gsb-lottery': {} },
      because: 'both, and several lotteries',
    },
  ])('right, and given back as it is: $because', ({ input }) => {
    expect(parseCalendar(input)).toEqual({ value: input });
  });

  const form = 'expected MM-DD or YYYY-MM-DD';
  const sameForm = 'expected day and to in the same form, both MM-DD or both YYYY-MM-DD';

  test.each([
    ...['13-01', '00-10', '01-32', '01-00', '1-1', '01/01', '26-01-01', '2026-1-01', ''].map(
      (day) => ({
        input: withMove({ day, to: null }),
        finding: { path: 'lao-tv.moves[0].day', value: day, expectation: form },
        because: `"${day}" is no day`,
      }),
    ),
    {
      input: withMove({ to: '01-40' }),
      finding: { path: 'lao-tv.moves[0].to', value: '01-40', expectation: form },
      because: 'nor is the day moved to',
    },
    {
      input: withMove({ to: undefined }),
      finding: {
        path: 'lao-tv.moves[0].to',
        value: undefined,
        expectation: 'expected string, received undefined',
      },
      because: 'a day without a draw says so by null',
    },
    ...[
      { day: '01-01', to: '2026-01-02' },
      { day: '2026-01-01', to: '01-02' },
    ].map((days) => ({
      input: withMove(days),
      finding: { path: 'lao-tv.moves[0]', value: { ...move, ...days }, expectation: sameForm },
      because: `${days.day} to ${days.to} is neither yearly nor once`,
    })),
    {
      input: withMove({ reason: '' }),
      finding: {
        path: 'lao-tv.moves[0].reason',
        value: '',
        expectation: 'Too small: expected string to have >=1 characters',
      },
      because: 'each says why',
    },
    {
      input: withMove({ from: 1899 }),
      finding: {
        path: 'lao-tv.moves[0].from',
        value: 1899,
        expectation: 'Too small: expected number to be >=1900',
      },
      because: 'a year too early',
    },
    {
      input: withMove({ until: 10_000 }),
      finding: {
        path: 'lao-tv.moves[0].until',
        value: 10_000,
        expectation: 'Too big: expected number to be <=9999',
      },
      because: 'a year too late',
    },
    {
      input: withMove({ from: '2016' }),
      finding: {
        path: 'lao-tv.moves[0].from',
        value: '2016',
        expectation: 'expected number, received string',
      },
      because: 'a year is a number',
    },
    {
      input: withMove({ note: 'x' }),
      finding: {
        path: 'lao-tv.moves[0].note',
        value: 'x',
        expectation: 'this field is not declared; expected no such field',
      },
      because: 'an undeclared field',
    },
    {
      input: withObserved({ from: '2026-02-30' }),
      finding: {
        path: 'lao-tv.observed[0].from',
        value: '2026-02-30',
        expectation: 'expected a day YYYY-MM-DD',
      },
      because: 'a day that no calendar has',
    },
    {
      input: withObserved({ schedule: { every: 'day', time: '8:30' } }),
      finding: {
        path: 'lao-tv.observed[0].schedule.time',
        value: '8:30',
        expectation: 'expected a time HH:MM',
      },
      because: 'a schedule as the registry has them',
    },
    {
      input: { 'lao-tv': { closed: true } },
      finding: {
        path: 'lao-tv.closed',
        value: true,
        expectation: 'this field is not declared; expected no such field',
      },
      because: 'an undeclared field of a lottery',
    },
    {
      input: { 'Lao TV': {} },
      finding: { path: 'Lao TV', value: {}, expectation: 'Invalid key in record' },
      because: 'a lottery is named by its slug',
    },
    {
      input: [],
      finding: { path: '', value: [], expectation: 'expected record, received array' },
      because: 'a list names no lottery',
    },
  ])('wrong at $finding.path: $because', ({ input, finding }) => {
    expect(parseCalendar(input)).toEqual({ findings: [finding] });
  });

  test('everything is said at once', () => {
    const parsed = parseCalendar({
      'lao-tv': { moves: [{ day: '13-01' }], observed: [{ ...observed, from: '' }] },
    });
    expect('findings' in parsed && parsed.findings.map(({ path }) => path)).toEqual([
      'lao-tv.moves[0].day',
      'lao-tv.moves[0].to',
      'lao-tv.moves[0].reason',
      'lao-tv.observed[0].from',
    ]);
  });

  test('the real calendar is of real lotteries, observed schedules oldest first', () => {
    const parsed = parseCalendar(stored);
    if ('findings' in parsed) throw new Error(JSON.stringify(parsed.findings));
    expect(parsed.value).toEqual(stored);
    const slugs = LOTTERIES.map(({ slug }) => slug);
    for (const [slug, { observed = [] }] of Object.entries(parsed.value)) {
      expect(slugs).toContain(slug);
      const days = observed.map(({ from }) => from);
      expect(days).toEqual([...new Set(days)].sort());
    }
  });
});
