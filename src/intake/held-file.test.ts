import { describe, expect, test } from 'vitest';
import { threeOf } from '../../tests/support/real-lotteries.ts';
import { formatHeld, parseHeld } from './held-file.ts';

const KNOWN = { lotteries: [{ slug: 'lao-tv' }], sources: [{ id: 'allhuay' }, { id: 'lekdee' }] };
const at = '2026-07-08T03:40:00.000Z';
const reading = { source: 'allhuay', at, prizes: threeOf('508', '37') };
const held = {
  lottery: 'lao-tv',
  drawDate: '2026-07-08',
  doubts: [{ name: 'witness', sentence: 'แหล่งให้เลขไม่ตรงกัน' }],
  readings: [reading, { ...reading, source: 'lekdee', prizes: threeOf('509', '37') }],
};

describe('held.json', () => {
  test('what is written is read again; the oldest day comes first', () => {
    const parsed = parseHeld([held, { ...held, drawDate: '2026-07-07' }], KNOWN);
    if ('findings' in parsed) throw new Error(JSON.stringify(parsed.findings));
    const text = formatHeld(parsed.value);
    expect(parseHeld(JSON.parse(text), KNOWN)).toEqual({ value: parsed.value.toReversed() });
    expect(formatHeld(parsed.value.toReversed())).toBe(text);
  });

  test('nothing held is an empty list', () => {
    expect(parseHeld(JSON.parse(formatHeld([])), KNOWN)).toEqual({ value: [] });
  });

  test.each([
    { entry: { ...held, lottery: 'lao-nowhere' }, path: '[0].lottery' },
    { entry: { ...held, drawDate: '2026-02-30' }, path: '[0].drawDate' },
    { entry: { ...held, doubts: [] }, path: '[0].doubts' },
    {
      entry: { ...held, doubts: [{ name: 'bored', sentence: 'x' }] },
      path: '[0].doubts[0].name',
    },
    { entry: { ...held, readings: [] }, path: '[0].readings' },
    { entry: { ...held, readings: [{ ...reading, source: 'nobody' }] }, path: '[0].readings' },
    { entry: { ...held, readings: [{ ...reading, at: '10:40' }] }, path: '[0].readings[0].at' },
    {
      entry: { ...held, readings: [{ ...reading, prizes: { 'top-three-digit': [508] } }] },
      path: '[0].readings[0].prizes.top-three-digit[0]',
    },
    {
      entry: { ...held, readings: [{ ...reading, prizes: { 'top-three-digit': ['5O8'] } }] },
      path: '[0].readings[0].prizes.top-three-digit[0]',
    },
  ])('a problem at $path is located', ({ entry, path }) => {
    expect(parseHeld([entry], KNOWN)).toEqual({ findings: [expect.objectContaining({ path })] });
  });
});
