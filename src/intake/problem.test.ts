import { describe, expect, test } from 'vitest';
import { describeProblem, isError, type Problem } from './problem.ts';

const problem: Problem = {
  file: 'data/draws/lao-tv/2026.json',
  line: 14,
  draw: '2026-08-27',
  path: 'prizes.top-two-digit[0]',
  value: '7',
  expectation: 'expected 2 digits',
};
const { line: _line, ...withoutLine } = problem;
const { draw: _draw, ...withoutDraw } = problem;

const PLACE = 'data/draws/lao-tv/2026.json';
const PAIR = 'prizes.top-two-digit[0]: "7" — expected 2 digits';

describe('describeProblem', () => {
  test.each<[problem: Problem, line: string, because: string]>([
    [problem, `${PLACE}:14: draw 2026-08-27 ${PAIR}`, 'file, line, draw, path, value, expected'],
    [withoutLine, `${PLACE}: draw 2026-08-27 ${PAIR}`, 'the line is not always known'],
    [withoutDraw, `${PLACE}:14: ${PAIR}`, 'not every problem is of one draw'],
    [
      { ...withoutDraw, path: '', value: {} },
      `${PLACE}:14: {} — expected 2 digits`,
      'the whole file has no path into it',
    ],
    [
      { ...problem, draw: '2026\n::error::x', value: '7\u001b[31m', path: 'prizes.a\u202e' },
      `${PLACE}:14: draw 2026\\u{a}::error::x prizes.a\\u{202e}: "7\\u001b[31m" — expected 2 digits`,
      'what a log would take for a command is letters, all on one line',
    ],
    [
      { ...problem, severity: 'warning' },
      `${PLACE}:14: warning: draw 2026-08-27 ${PAIR}`,
      'a warning says so',
    ],
    [
      { ...problem, severity: 'error' },
      `${PLACE}:14: draw 2026-08-27 ${PAIR}`,
      'an error needs no word',
    ],
  ])('%j: %s, %s', (problem, line) => {
    expect(describeProblem(problem)).toBe(line);
  });

  test.each([
    { value: undefined, said: 'nothing', because: 'a missing value' },
    { value: null, said: 'null', because: 'null is a value' },
    { value: 7, said: '7', because: 'a number instead of text shows no quotes' },
    { value: '', said: '""', because: 'empty text is to be seen' },
    { value: ['07', '๗'], said: '["07","๗"]', because: 'a list, as JSON' },
    { value: 'a\nb', said: '"a\\nb"', because: 'a problem stays one line' },
    { value: 'x'.repeat(58), said: `"${'x'.repeat(58)}"`, because: '60 characters are shown' },
    { value: 'x'.repeat(59), said: `"${'x'.repeat(59)}…`, because: 'from 61 on it is cut' },
  ])('$said: $because', ({ value, said }) => {
    expect(describeProblem({ file: 'a.json', path: 'b', value, expectation: 'c' })).toBe(
      `a.json: b: ${said} — c`,
    );
  });
});

describe('isError', () => {
  test('everything is an error but a warning', () => {
    expect(isError(problem)).toBe(true);
    expect(isError({ ...problem, severity: 'error' })).toBe(true);
    expect(isError({ ...problem, severity: 'warning' })).toBe(false);
  });
});
