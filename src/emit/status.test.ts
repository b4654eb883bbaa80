import { expect, test } from 'vitest';
import { readRealArchive } from '../../tests/support/real-archive.ts';
import { drawOn, prizeKind, smallLottery } from '../../tests/support/small-lottery.ts';
import { changesOf, emitChanges } from './changes.ts';
import { emitStatus, lotteryStatus } from './status.ts';

const lottery = smallLottery([prizeKind('two', 2), prizeKind('three', 3)]);
const { lottery: slug, lotteryName } = { lottery: lottery.slug, lotteryName: lottery.nameTh };
const whole = drawOn('2026-01-01', { two: ['12'], three: ['345'] });
const part = drawOn('2026-01-02', { two: ['12'] }, { pending: ['three'] });
const statusOf = (...draws: (typeof whole)[]) =>
  JSON.parse(emitStatus([lotteryStatus({ lottery, draws }, {})]).text).lotteries[0];

test('without a draw there is neither a latest nor a next one', () => {
  expect(statusOf()).toEqual({
    lottery: slug,
    lotteryName,
    draws: 0,
    latest: null,
    missing: [],
    next: null,
  });
});

test('the next announcement follows the newest complete draw', () => {
  expect(statusOf(whole)).toMatchObject({
    latest: { drawDate: '2026-01-01', complete: true, revision: 1 },
    next: { drawDate: '2026-01-02' },
  });
  expect(statusOf(part, whole)).toMatchObject({
    latest: { drawDate: '2026-01-02', complete: false },
    next: { drawDate: '2026-01-02' },
  });
});

test('a day that was announced between two held draws is missing', () => {
  const later = drawOn('2026-01-04', { two: ['12'], three: ['345'] });
  expect(statusOf(later, whole).missing).toEqual(['2026-01-02', '2026-01-03']);
  expect(statusOf(later, part, whole).missing).toEqual(['2026-01-02', '2026-01-03']);
  expect(statusOf(whole).missing).toEqual([]);
});

test('the government lottery is next announced on 2026-09-01 at 14:30 in Bangkok', async () => {
  const { archive, calendar } = await readRealArchive();
  const { lotteries } = JSON.parse(
    emitStatus(archive.map((one) => lotteryStatus(one, calendar))).text,
  );
  expect(lotteries).toHaveLength(49);
  expect(lotteries[0].next).toEqual({
    drawDate: '2026-09-01',
    announcedAt: '2026-09-01T07:30:00.000Z',
  });
});

test('changes are newest first, a correction with its reason and what it replaced', () => {
  const at = '2026-01-03T00:00:00.000Z';
  const corrections = [{ at, reason: 'mistyped', previous: { two: ['21'] } }];
  const draws = [
    drawOn('2026-01-02', whole.prizes, { recordedAt: '2026-01-02T08:00:00.000Z' }),
    { ...whole, corrections },
  ];
  const draw = { lottery: slug, lotteryName };
  expect(JSON.parse(emitChanges(changesOf({ lottery, draws })).text)).toEqual({
    success: true,
    changes: [
      {
        at,
        change: 'corrected',
        ...draw,
        drawDate: '2026-01-01',
        revision: 2,
        reason: 'mistyped',
        previous: { two: ['21'] },
      },
      {
        at: '2026-01-02T08:00:00.000Z',
        change: 'added',
        ...draw,
        drawDate: '2026-01-02',
        revision: 1,
      },
    ],
  });
});
