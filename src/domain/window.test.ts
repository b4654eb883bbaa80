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
    { window: '5', stored: 469, expected: 5, because: 'a number asks for itself' },
    { window: '100', stored: 469, expected: 100, because: 'a number asks for itself' },
    { window: '100', stored: 49, expected: 100, because: 'also where fewer are stored' },
    { window: '5', stored: 0, expected: 5, because: 'also where none is stored' },
    { window: 'all', stored: 469, expected: 469, because: 'all asks for the stored draws' },
    { window: 'all', stored: 1, expected: 1, because: 'all of one is one' },
    { window: 'all', stored: 0, expected: 0, because: 'all of none is none' },
  ] as const)('window $window of $stored draws asks for $expected: $because', (row) => {
    expect(requestedDraws(row.window, row.stored)).toBe(row.expected);
  });
});
