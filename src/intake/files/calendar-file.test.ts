import { describe, expect, test } from 'vitest';
import stored from '../../../data/calendar.json' with { type: 'json' };
import { LOTTERIES } from '../../../tests/support/real-lotteries.ts';
import { eachDay } from '../../domain/clock.ts';
import { parseDrawDate } from '../../domain/draw-date.ts';
import { parseCalendar } from './data-files.ts';
import { describeFinding } from '../problem.ts';

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
  const undeclared = 'this field is not declared; expected no such field';
  const withTime = (time: string) => withObserved({ schedule: { every: 'day', time } });

  test.each<[input: object, finding: string, because: string]>([
    ...['13-01', '00-10', '01-32', '01-00', '1-1', '01/01', '26-01-01', '2026-1-01', ''].map(
      (day): [object, string, string] => [
        withMove({ day, to: null }),
        `lao-tv.moves[0].day: "${day}" — ${form}`,
        'no day',
      ],
    ),
    [withMove({ to: '01-40' }), `.moves[0].to: "01-40" — ${form}`, 'nor is the day moved to'],
    [withMove({ to: undefined }), '.moves[0].to: nothing — ', 'a day without a draw says null'],
    [withMove({ to: '2026-01-02' }), sameForm, 'yearly to once'],
    [withMove({ day: '2026-01-01' }), sameForm, 'once to yearly'],
    [withMove({ reason: '' }), '.moves[0].reason: ""', 'each says why'],
    [withMove({ from: 1899 }), '.moves[0].from: 1899', 'a year too early'],
    [withMove({ until: 10_000 }), '.moves[0].until: 10000', 'a year too late'],
    [withMove({ from: '2016' }), '.moves[0].from: "2016"', 'a year is a number'],
    [withMove({ note: 'x' }), `.moves[0].note: "x" — ${undeclared}`, 'an undeclared field'],
    [withObserved({ from: '2026-02-30' }), '.observed[0].from: "2026-02-30"', 'no such day'],
    [withTime('8:30'), '.observed[0].schedule.time: "8:30"', 'as in the registry'],
    [{ 'lao-tv': { closed: true } }, 'lao-tv.closed: true', 'an undeclared field of a lottery'],
    [{ 'Lao TV': {} }, 'Lao TV: {} — ', 'a lottery is named by its slug'],
    [[], '[] — expected record', 'a list names no lottery'],
  ])('%j: %s, since %s', (input, finding) => {
    const parsed = parseCalendar(input);
    expect('findings' in parsed && parsed.findings.map(describeFinding)).toEqual([
      expect.stringContaining(finding),
    ]);
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

  test.each([
    ['2027-02-05', '2027-02-08'],
    ['2028-01-25', '2028-01-28'],
    ['2029-02-12', '2029-02-15'],
  ])('hanoi-normal is not drawn from %s to %s, the lunar new year', (first, last) => {
    const days = stored['hanoi-normal'].moves.flatMap(({ day, to }) => (to === null ? day : []));
    const pause = days.filter((day) => first <= day && day <= last);
    expect(pause).toEqual(eachDay(parseDrawDate(first), parseDrawDate(last)));
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
