import { expect, test } from 'vitest';
import { parseTicket, proposedDraw } from './perdphon.ts';

test('the days of an answer, which are text, name the draw a code may be of', () => {
  const code = parseTicket({ text: '69-03-13-039184-4358' });
  const days: string[] = ['2026-01-17', '2026-01-02', '2025-12-30'];
  expect(code.kind === 'government' && proposedDraw({ code, days })).toBe('2026-01-17');
  expect(parseTicket({ text: '039184' })).toEqual({ kind: 'unknown' });
});
