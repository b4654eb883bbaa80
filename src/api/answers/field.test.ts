import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import * as field from './field.ts';

const SCHEMAS = {
  amount: field.amount,
  digits: field.digits(''),
  isoDate: field.isoDate(''),
  count: field.count(''),
  score: field.score(''),
  success: field.success,
  text: field.text(''),
  sourceUrl: field.creditedSource.url,
} satisfies Record<string, z.ZodType>;

type Row = {
  readonly name: keyof typeof SCHEMAS;
  readonly good: readonly unknown[];
  readonly bad: readonly unknown[];
};

describe.each<Row>([
  {
    name: 'amount',
    good: ['0.00', '2000.00', '6000000.00', '19.99'],
    bad: ['2000', '2,000.00', '2000.0', '2000.000', '.00', '-1.00', '1e3', '', '๒.๐๐', 2000, null],
  },
  {
    name: 'digits',
    good: ['0', '07', '004615'],
    bad: ['', ' 7', '7 ', '1,000', '-1', '1.0', '๑๒', '１２', '12\n', 12, null],
  },
  {
    name: 'isoDate',
    good: ['2026-08-16', '2567-02-29'],
    bad: ['2026-8-16', '16-08-2026', '2026/08/16', '2026-08-16T00:00', '', 20260816, null],
  },
  {
    name: 'count',
    good: [0, 1, 1_000_000],
    bad: [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, '1', null],
  },
  {
    name: 'score',
    good: [0, 13.33, 100],
    bad: [-0.01, 100.01, Number.NaN, Number.NEGATIVE_INFINITY, '50', null],
  },
  { name: 'success', good: [true], bad: [false, 'true', 1, null] },
  { name: 'text', good: ['ไทย', ''], bad: [1, null, undefined] },
  { name: 'sourceUrl', good: ['https://a.example', 'http://a.example/x'], bad: ['a.example', ''] },
])('$name', ({ name, good, bad }) => {
  test.each(good)('may be %j', (value) => {
    expect(SCHEMAS[name].safeParse(value).success).toBe(true);
  });

  test.each(bad)('may not be %j', (value) => {
    expect(SCHEMAS[name].safeParse(value).success).toBe(false);
  });
});

test('an addition to the spec says that it is ours', () => {
  const { unavailablePrizes } = field.missingPrizes(field.namedPrize);
  expect(field.ours('Thai name')).toBe('Thai name (ours: not in the original spec)');
  expect(unavailablePrizes.meta()?.description).toContain('(ours:');
});

test('a Buddhist date warns against parsing it', () => {
  expect(field.buddhistDate('Newest draw').meta()?.description).toMatch(
    /^Newest draw,.*Never parse/,
  );
});
