import { expect, test } from 'vitest';
import { SMALL_SITE } from '../../../tests/support/small-archive.ts';
import { day, drawOn, prizeKind, smallLottery } from '../../../tests/support/small-lottery.ts';
import type { LotteryDraws } from '../../domain/draw.ts';
import { planApi } from '../emit/plan.ts';
import { lotteryStatus, type StatusContext, statusBody } from './status.ts';

const lottery = smallLottery([prizeKind('two', 2), prizeKind('three', 3)]);
const { lottery: slug, lotteryName } = { lottery: lottery.slug, lotteryName: lottery.nameTh };
const whole = drawOn('2026-01-01', { two: ['12'], three: ['345'] });
const part = drawOn('2026-01-02', { two: ['12'] }, { pending: ['three'] });
const statusIn = (context: Partial<StatusContext>, ...draws: (typeof whole)[]) => {
  const status = lotteryStatus({ lottery, draws }, { ...SMALL_SITE, ...context });
  return JSON.parse(JSON.stringify(status));
};
const statusOf = (...draws: (typeof whole)[]) => statusIn({}, ...draws);
const fileOf = (path: string, archive: LotteryDraws) => {
  const file = planApi([archive], SMALL_SITE).find((one) => one.path === path);
  return JSON.parse(String(file?.content));
};
const HAND = { id: 'hand', name: 'ด้วยมือ', role: 'authority' };
const OTHER = { id: 'other', name: 'อื่น', role: 'witness' };

test('without a draw there is neither a latest nor a next one', () => {
  expect(statusOf()).toEqual({
    lottery: slug,
    lotteryName,
    draws: 0,
    withdrawn: 0,
    latest: null,
    missing: [],
    unknownDays: [],
    next: null,
    upstreams: [],
    unattended: false,
    heldBack: [],
  });
});

test.each([
  { by: 'hand', confirmedBy: undefined, is: { source: HAND, confirmedBy: [] } },
  { by: 'hand', confirmedBy: ['other'], is: { source: HAND, confirmedBy: [OTHER] } },
  {
    by: 'other',
    confirmedBy: undefined,
    is: { source: OTHER, confirmedBy: [], unconfirmed: true },
  },
  { by: 'other', confirmedBy: ['hand'], is: { source: OTHER, confirmedBy: [HAND] } },
])('the newest draw says who published it: $by, confirmed by $confirmedBy', (draw) => {
  const { by, confirmedBy, is } = draw;
  const { latest } = statusOf({ ...whole, source: by, confirmedBy }, part);
  const { source, confirmedBy: confirming, unconfirmed } = latest;
  expect({ source, confirmedBy: confirming, ...(unconfirmed && { unconfirmed }) }).toEqual(is);
});

test('the newest draw says why its numbers may be wrong', () => {
  expect(statusOf({ ...whole, doubt: 'a slip?' }, part).latest).toMatchObject({ doubt: 'a slip?' });
  expect(statusOf(whole, part).latest).not.toHaveProperty('doubt');
});

test('its sources are listed once each, in the order of belief', () => {
  const asked = (source: string, more = {}) => ({ source, lotteries: ['x', slug], ...more });
  const elsewhere = { source: 'hand', lotteries: ['x'] };
  const upstreams = [elsewhere, asked('other'), asked('hand'), asked('other')];
  expect(statusIn({ upstreams }, whole)).toMatchObject({
    upstreams: [OTHER, HAND],
    unattended: true,
  });
  expect(statusIn({ upstreams: [elsewhere] })).toMatchObject({ upstreams: [], unattended: false });
  const seen = [
    asked('other', { proven: day('2026-01-02') }),
    asked('other', { proven: day('2026-01-01') }),
  ];
  expect(statusIn({ upstreams: seen }).upstreams).toEqual([{ ...OTHER, proven: '2026-01-02' }]);
});

test('a source that wants a key does not make a lottery unattended', () => {
  const upstreams = [{ source: 'other', lotteries: [slug], keyVariable: 'KEY' }];
  expect(statusIn({ upstreams })).toMatchObject({ upstreams: [OTHER], unattended: false });
});

test('a draw held back is named by its day, of this lottery alone', () => {
  const heldBack = [
    { lottery: slug, drawDate: day('2026-01-02') },
    { lottery: 'x', drawDate: day('2026-01-01') },
    { lottery: slug, drawDate: day('2026-01-01') },
  ];
  expect(statusIn({ heldBack }, whole).heldBack).toEqual(['2026-01-01', '2026-01-02']);
});

test('a source that is not listed is refused', () => {
  expect(() => statusOf({ ...whole, source: 'nobody' })).toThrow('nobody is not a source');
});

test('the next announcement follows the newest draw, as in results', () => {
  expect(statusOf(whole)).toMatchObject({
    latest: { drawDate: '2026-01-01', complete: true, revision: 1 },
    next: { drawDate: '2026-01-02' },
  });
  expect(statusOf(part, whole)).toMatchObject({
    latest: { drawDate: '2026-01-02', complete: false },
    next: { drawDate: '2026-01-03' },
  });
});

test('a day that was announced between two stored draws is missing', () => {
  const later = drawOn('2026-01-04', { two: ['12'], three: ['345'] });
  expect(statusOf(later, whole).missing).toEqual(['2026-01-02', '2026-01-03']);
  expect(statusOf(later, part, whole).missing).toEqual(['2026-01-02', '2026-01-03']);
  expect(statusOf(whole).missing).toEqual([]);
});

test('changes are newest first, a correction with its reason and what it replaced', () => {
  const at = '2026-01-03T00:00:00.000Z';
  const corrections = [{ at, reason: 'mistyped', previous: { two: ['21'] } }];
  const draws = [
    drawOn('2026-01-02', whole.prizes, { recordedAt: '2026-01-02T08:00:00.000Z' }),
    { ...whole, corrections },
  ];
  const draw = { lottery: slug, lotteryName };
  expect(fileOf('/api/changes.json', { lottery, draws })).toEqual({
    success: true,
    changes: [
      {
        id: `${slug}_2026-01-01_corrected_2`,
        at,
        change: 'corrected',
        ...draw,
        drawDate: '2026-01-01',
        revision: 2,
        reason: 'mistyped',
        previous: { two: ['21'] },
      },
      {
        id: `${slug}_2026-01-02_added_1`,
        at: '2026-01-02T08:00:00.000Z',
        change: 'added',
        ...draw,
        drawDate: '2026-01-02',
        revision: 1,
      },
    ],
  });
});

test('what the pages read is what the file says', () => {
  const archive = { lottery, draws: [part, whole] };
  const body = statusBody([archive], SMALL_SITE);
  expect(JSON.parse(JSON.stringify(body))).toEqual(fileOf('/api/status.json', archive));
});
