import { describe, expect, test } from 'vitest';
import { DEFAULT_WINDOW, requestedDraws, WINDOWS } from './window.ts';

describe('WINDOWS', () => {
  test('they are the seven of the spec, smallest first, and 30 unless told otherwise', () => {
    expect(WINDOWS).toEqual(['5', '10', '20', '30', '50', '100', 'all']);
    expect(DEFAULT_WINDOW).toBe('30');
  });
});

describe('requestedDraws', () => {
  test.each([
    { window: '5', held: 469, expected: 5, because: 'a number asks for itself' },
    { window: '100', held: 469, expected: 100, because: 'a number asks for itself' },
    { window: '100', held: 49, expected: 100, because: 'also where fewer are held' },
    { window: '5', held: 0, expected: 5, because: 'also where none is held' },
    { window: 'all', held: 469, expected: 469, because: 'all asks for the draws held' },
    { window: 'all', held: 1, expected: 1, because: 'all of one is one' },
    { window: 'all', held: 0, expected: 0, because: 'all of none is none' },
  ] as const)('window $window of $held draws asks for $expected: $because', (row) => {
    expect(requestedDraws(row.window, row.held)).toBe(row.expected);
  });
});
