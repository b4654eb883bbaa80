import { describe, expect, test } from 'vitest';
import { drawOn, prizeKind, smallLottery } from '../../../../tests/support/small-lottery.ts';
import {
  citeDraw,
  correctionTexts,
  detectLanguage,
  doubtedPrizes,
  drawName,
  thaiMoment,
} from './draw-words.ts';

const lottery = smallLottery([
  prizeKind('six', 6, { nameTh: 'เลข 6 ตัว' }),
  prizeKind('two', 2, { nameTh: 'เลข 2 ตัว' }),
]);
const whole = drawOn('2026-08-16', { six: ['004615'], two: ['07'] });
const correction = (at: string, before: string) => ({
  at,
  reason: `เดิม ${before}`,
  previous: { two: [before] },
});
const corrected = {
  ...whole,
  corrections: [
    correction('2026-08-16T09:00:00.000Z', '08'),
    correction('2026-08-17T18:30:00.000Z', '09'),
  ],
};

test('a draw is named by its lottery and its day in the Buddhist era', () => {
  expect(drawName(lottery, whole)).toBe('ผลหวยเล็ก งวดวันที่ 16 สิงหาคม 2569');
});

describe('correctionTexts', () => {
  test('a draw as first entered has none', () => {
    expect(correctionTexts(lottery, whole)).toEqual([]);
  });

  test('each says what stood there before, when and why, the newest first', () => {
    const texts = correctionTexts(lottery, corrected);
    expect(texts.map(({ revision, reason, previous }) => [revision, reason, previous])).toEqual([
      [3, 'เดิม 09', ['เลข 2 ตัว: 09']],
      [2, 'เดิม 08', ['เลข 2 ตัว: 08']],
    ]);
  });

  test('a moment is told in Thai time: half past six in the evening UTC is the next day', () => {
    expect(thaiMoment('2026-08-17T18:30:00.000Z')).toMatch(/^18 สิงหาคม 2569 .*01:30 น\.$/);
  });
});

describe('doubtedPrizes', () => {
  test.each([
    { doubt: 'a ให้ 07; b ให้ 08', expected: ['เลข 2 ตัว'], because: 'a doubt quotes 07' },
    { doubt: 'a ให้ 004615, 07; b ให้ 1, 2', expected: ['เลข 6 ตัว', 'เลข 2 ตัว'], because: 'both' },
    { doubt: 'เลข 2 ตัว ให้ 07', expected: [], because: 'the doubt names it itself' },
    { doubt: 'a ให้ 107', expected: [], because: 'a part of a number is another number' },
    { doubt: undefined, expected: [], because: 'there is no doubt' },
  ])('$doubt: $because', ({ doubt, expected }) => {
    expect(doubtedPrizes(lottery, { ...whole, ...(doubt && { doubt }) })).toEqual(expected);
  });
});

test('a citation has the name, the revision and the lasting address', () => {
  expect(citeDraw(lottery, corrected, 'https://a.example')).toBe(
    'เปิดผล. “ผลหวยเล็ก งวดวันที่ 16 สิงหาคม 2569” (ฉบับที่ 3). https://a.example/lottery/small/2026/#2026-08-16',
  );
  expect(citeDraw({ ...lottery, slug: 'thai-government' }, whole, 'https://a.example')).toContain(
    '(ฉบับที่ 1). https://a.example/lottery/thai-government/2026-08-16/',
  );
});

test('a text without a Thai letter is marked as English', () => {
  expect([detectLanguage('a typo?'), detectLanguage('พิมพ์ผิด 08')]).toEqual(['en', undefined]);
});
