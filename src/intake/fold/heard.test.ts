import { expect, test } from 'vitest';
import type { DayLine } from './day-line.ts';
import { digestHeard } from './heard.ts';
import { uniteDays } from './unite.ts';

const line = (more: object = {}) =>
  ({
    drawDate: '2026-07-08',
    source: 'allhuay',
    prizes: { 'top-three-digit': ['508'], 'bottom-two-digit': ['37'] },
    ...more,
  }) as unknown as DayLine;
const [ten, eleven] = ['10', '11'].map((hour) => `2026-07-08T${hour}:00:00.000Z`);
const other = { source: 'lekdee', at: ten, prizes: { 'top-three-digit': ['509'] } };
const decided = [{ at: eleven, reason: 'checked', keep: true }];

test('a digest a statement and decision, behind its day', () => {
  const digests = digestHeard(line({ also: [other], decided }));
  expect(digests).toHaveLength(3);
  for (const digest of digests) expect(digest).toMatch(/^2026-07-08 [0-9a-f]{12}$/);
  expect(new Set(digests).size).toBe(3);
});

test.each<[string, object, object]>([
  ['when it was heard', { also: [other] }, { also: [{ ...other, at: eleven }] }],
  ['how it was judged', { also: [other] }, { also: [{ ...other, doubts: { zeros: 'ศูนย์' } }] }],
  [
    'the order of its prizes',
    {},
    { prizes: { 'bottom-two-digit': ['37'], 'top-three-digit': ['508'] } },
  ],
])('%s is no part of it', (_what, left, right) => {
  expect(digestHeard(line(right))).toEqual(digestHeard(line(left)));
});

test('what is said again after something else is one more', () => {
  const again = [
    other,
    { ...other, prizes: { 'top-three-digit': ['507'] } },
    { ...other, at: eleven },
  ];
  expect(new Set(digestHeard(line({ also: again }))).size).toBe(4);
});

test('the line of a merge has all of both branches', () => {
  const [left, right] = [line({ also: [other] }), line({ ...other, also: undefined, decided })];
  const entries = [left, right].map((day, index) => ({ day, line: 2 + index }));
  const [merged] = uniteDays(entries, Date.parse('2026-07-08T12:00:00.000Z'));
  const digests = new Set(merged && digestHeard(merged.day));
  for (const digest of [left, right].flatMap(digestHeard)) expect(digests).toContain(digest);
});
