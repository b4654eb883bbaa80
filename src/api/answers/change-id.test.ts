import { expect, test } from 'vitest';
import { changeId } from './change-id.ts';

const change = { lottery: 'lao-tv', drawDate: '2026-11-16', change: 'added', revision: 1 };

test('each change of a draw has an id of its own, which no time changes', () => {
  const ids = [
    change,
    { ...change, change: 'completed' },
    { ...change, change: 'corrected', revision: 2 },
    { ...change, change: 'corrected', revision: 3 },
    { ...change, drawDate: '2026-11-17' },
    { ...change, lottery: 'lao' },
  ].map(changeId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(changeId({ ...change, at: '2026-11-16T13:00:00.000Z' } as typeof change)).toBe(ids[0]);
  expect(ids.filter((id) => !/^[a-z0-9_-]+$/.test(id))).toEqual([]);
});
