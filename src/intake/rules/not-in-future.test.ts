import { describe, expect, test } from 'vitest';
import { contextOf, drawOf, threeOf } from '../../../tests/support/real-lotteries.ts';
import { describeFinding } from '../problem.ts';
import { notInFuture } from './not-in-future.ts';

const judge = (slug: string, drawDate: string, now: string, recordedAt?: string) =>
  notInFuture(drawOf(drawDate, threeOf('792', '23'), { recordedAt }), {
    ...contextOf(slug),
    now: Date.parse(now),
  }).map(describeFinding);

describe('notInFuture', () => {
  test.each([
    { slug: 'lao-redcross', now: '2026-11-20T23:00:00.000+07:00', because: 'of half an hour' },
    { slug: 'lao-redcross', now: '2026-11-20T23:30:00.000+07:00', because: 'it is announced' },
    { slug: 'lao-patuxay', now: '2026-11-19T22:15:00.000Z', because: 'it is the 20th there' },
    { slug: 'gsb-lottery', now: '2026-11-20T10:00:00.000+07:00', because: 'of the earliest hour' },
  ])('a draw of 2026-11-20 of $slug may be in at $now, because $because', ({ slug, now }) => {
    expect(judge(slug, '2026-11-20', now)).toEqual([]);
  });

  test.each([
    { slug: 'lao-redcross', date: '2026-11-20', now: '2026-11-20T06:57:00+07:00', hour: '23:30' },
    {
      slug: 'lao-redcross',
      date: '2026-11-20',
      now: '2026-11-20T22:59:59.999+07:00',
      hour: '23:30',
    },
    { slug: 'lao-patuxay', date: '2026-11-20', now: '2026-11-19T22:14:59.999Z', hour: '05:45' },
    { slug: 'gsb-lottery', date: '2026-12-01', now: '2026-12-01T09:59:00+07:00', hour: '10:30' },
    { slug: 'lao-tv', date: '2026-11-21', now: '2026-11-20T12:00:00+07:00', hour: '10:30' },
    // A Buddhist year is 543 years ahead.
    { slug: 'lao-tv', date: '2569-08-16', now: '2026-11-20T12:00:00+07:00', hour: '10:30' },
  ])('the draw of $date of $slug cannot have been stored at $now', ({ slug, date, now, hour }) => {
    expect(judge(slug, date, now)).toEqual([
      `drawDate: "${date}" — is announced ${date} ${hour} (UTC+07:00), which is still to come`,
    ]);
  });

  test('what was entered before it could have been stored was never drawn, however long ago', () => {
    const now = '2026-11-20T12:00:00+07:00';
    expect(judge('lao-redcross', '2026-11-01', now, '2026-11-01T16:00:00.000Z')).toEqual([]);
    expect(judge('lao-redcross', '2026-11-01', now, '2026-10-31T23:57:00.000Z')).toEqual([
      'recordedAt: "2026-10-31T23:57:00.000Z" — expected no moment before the announcement, 2026-11-01 23:30 (UTC+07:00)',
    ]);
  });
});
