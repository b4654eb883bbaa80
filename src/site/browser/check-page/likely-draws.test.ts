import { expect, test } from 'vitest';
import { drawOn, prizeKind, smallLottery } from '../../../../tests/support/small-lottery.ts';
import { renderPart } from '../../../api/verdict/part.ts';
import { listLikely } from './likely-draws.ts';
import { newestParts } from './newest-draw.ts';

// Drawn every day at 20:30.
const lottery = smallLottery([
  prizeKind('first-prize', 4, { nameTh: 'รางวัลที่ 1', amount: '2000.00' }),
  prizeKind('last-two', 2, { nameTh: 'เลขท้าย 2 ตัว' }),
]);
const newest = drawOn('2026-08-16', { 'first-prize': ['0046'], 'last-two': ['46'] });
const file = { lottery, draws: [newest] };

test.each([
  ['on its own day the next one is kept for', '2026-08-16T21:00:00+07:00', '2026-08-17'],
  ['of those that were due the last', '2026-08-19T21:00:00+07:00', '2026-08-19'],
])('the awaited draw is first: %s', (_, now, awaited) => {
  expect(listLikely(file, Date.parse(now))).toEqual([
    { drawDate: awaited, isStored: false },
    { drawDate: '2026-08-16', isStored: true },
  ]);
});

test('without a draw nothing is likely, and no card is shown', () => {
  expect(listLikely({ lottery, draws: [] }, Date.parse('2026-08-16'))).toEqual([]);
  expect(newestParts('x', { lottery, draws: [] })).toEqual([]);
});

test('the card of the newest draw has the first prize large, and the short ones', () => {
  const html = newestParts('lao-tv', file).map(renderPart).join('').replaceAll('\u00A0', ' ');
  expect(html).toContain('รางวัลที่ 1 · 2,000 บาท');
  expect(html).toMatch(/class="number top">0046<.*<li>เลขท้าย 2 ตัว <b class="number">46</);
  expect(html).toContain('/lottery/lao-tv/');
});
