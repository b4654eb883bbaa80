import { describe, expect, test } from 'vitest';
import type { Finding } from '../../../src/intake/problem.ts';
import { drawOf } from '../../../tests/support/real-lotteries.ts';
import { describeOutcomes, describeTold, judgeOutcomes, type Outcome } from './outcome.ts';

const of = (result: Outcome['result'], drawDate = '2026-09-01', detail?: string): Outcome => ({
  lottery: 'lao-tv',
  drawDate,
  result,
  detail,
});

describe('judgeOutcomes', () => {
  test.each<{ results: Outcome['result'][]; code: number }>([
    { results: [], code: 0 },
    { results: ['new', 'completed', 'agrees', 'by hand'], code: 0 },
    { results: ['new', 'not yet', 'gap'], code: 0 },
    { results: ['new', 'disputed'], code: 1 },
    { results: ['new', 'failed'], code: 1 },
    { results: ['new', 'not yet', 'refused'], code: 1 },
  ])('$results: exit $code', ({ results, code }) => {
    expect(judgeOutcomes(results.map((result) => of(result)))).toBe(code);
  });
});

test('a source that failed about a draw that is stored needs nobody', () => {
  expect(judgeOutcomes([{ ...of('failed'), isStored: true }, of('new')])).toBe(0);
});

describe('describeOutcomes', () => {
  const table = (...outcomes: Outcome[]) => describeOutcomes(outcomes).split('\n');

  test('without any outcome nothing is due', () => {
    expect(table()).toEqual(['nothing is due']);
  });

  test('a line for each lottery and result, in the order they came', () => {
    expect(
      table(
        of('new'),
        { ...of('by hand'), lottery: 'lao-development-morning-vip' },
        of('not yet', '2026-09-02'),
      ),
    ).toEqual([
      'lao-tv                      new           2026-09-01',
      'lao-development-morning-vip by hand       2026-09-01',
      'lao-tv                      not yet       2026-09-02',
    ]);
  });

  test.each([
    { days: ['2026-09-03', '2026-09-01', '2026-09-02'], shown: '2026-09-01 2026-09-02 2026-09-03' },
    {
      days: ['2026-09-04', '2026-09-01', '2026-09-02', '2026-09-03'],
      shown: '2026-09-01 … 2026-09-04 (4)',
    },
  ])('$days.length days of one result share a line: $shown', ({ days, shown }) => {
    expect(table(...days.map((day) => of('by hand', day)))).toEqual([
      `lao-tv                      by hand       ${shown}`,
    ]);
  });

  test('a detail stands behind the days, and another one has a line of its own', () => {
    const one = of('failed', '2026-09-01', 'answered 500');
    const other = of('failed', '2026-09-02', 'empty');
    expect(table(one, other, { ...one, drawDate: '2026-09-03' })).toEqual([
      'lao-tv                      failed        2026-09-01 2026-09-03  answered 500',
      'lao-tv                      failed        2026-09-02  empty',
    ]);
  });
});

describe('describeTold', () => {
  const draw = drawOf('2026-09-01', {});
  const describe = (...warnings: Finding[]) =>
    describeTold(
      { name: 'new', draw, warnings, doubts: [], findings: [] },
      { lottery: 'lao-tv', drawDate: '2026-09-01' },
    );

  test('warnings of a draw stand in the outcome, and below its row of the table', () => {
    const finding = { path: 'prizes', value: {}, expectation: 'look again' };
    const outcome = describe({ ...finding, severity: 'warning' });
    expect(outcome).toEqual({ ...of('new'), warnings: ['prizes: {} — look again'] });
    expect(describeOutcomes([of('new', '2026-08-31'), outcome]).split('\n')).toEqual([
      'lao-tv                      new           2026-08-31 2026-09-01',
      '  warning: 2026-09-01 prizes: {} — look again',
    ]);
    expect(describe()).not.toHaveProperty('warnings');
  });
});
