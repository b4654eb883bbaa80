import { describe, expect, test } from 'vitest';
import { siteFiles } from '../../tests/support/small-site.ts';
import type { Address } from '../output/address.ts';
import { refuseLosses } from './losses.ts';

const addressOf = (files: ReadonlyMap<string, string>): Address => ({
  name: 'live',
  read: async (path) => files.get(path.slice(1)),
});

type Site = ReadonlyMap<string, string>;

async function losses(live: Site, built: Site): Promise<string[]> {
  const sites = [live, built].map((files) => ({ address: addressOf(files), files: undefined }));
  const [ofLive, ofBuilt] = sites;
  if (ofLive === undefined || ofBuilt === undefined) throw new Error('two sites are compared');
  const message = await refuseLosses(ofLive, ofBuilt).then(
    () => '',
    (error: Error) => error.message,
  );
  return message.split('\n  ').slice(1);
}

const TODAY = '2026-11-16';
const added = (drawDate: string, at: string) => ({
  at,
  change: 'added',
  lottery: 'lao-tv',
  lotteryName: 'ลาวทีวี',
  drawDate,
  revision: 1,
});
const corrected = (previous: string) => ({
  ...added('2026-11-03', '2026-11-16T10:00:00.000Z'),
  change: 'corrected',
  revision: 2,
  reason: 'the sheet has 65',
  previous: { 'bottom-two-digit': [previous] },
});
const earlier = (draws: readonly object[]) => ({ earlier: { 'lao-tv': draws as never } });

describe('refuseLosses', () => {
  const site = siteFiles({ 'lao-tv': TODAY });

  test.each([
    {
      because: 'the newest draw is older',
      built: siteFiles({ 'lao-tv': '2026-11-15' }),
      expected: ['lao-tv 2026-11-16: the draw', 'lao-tv draws: 16, and this build has 15'],
    },
    {
      because: 'the newest draw has a lower revision',
      live: siteFiles({ 'lao-tv': { drawDate: TODAY, revision: 2 } }),
      expected: ['lao-tv 2026-11-16: revision 2, and this build has revision 1'],
    },
    {
      because: 'the newest draw would be partial again',
      built: siteFiles({ 'lao-tv': { drawDate: TODAY, complete: false } }),
      expected: ['lao-tv 2026-11-16: the complete draw, and this build has a partial one'],
    },
    {
      because: 'an old draw has a lower revision',
      live: siteFiles({ 'lao-tv': TODAY }, earlier([{ drawDate: '2026-11-03', revision: 3 }])),
      built: siteFiles({ 'lao-tv': TODAY }, earlier([{ drawDate: '2026-11-03', revision: 2 }])),
      expected: ['lao-tv 2026-11-03: revision 3, and this build has revision 2'],
    },
    {
      because: 'an old draw would be partial again',
      live: siteFiles({ 'lao-tv': TODAY }, earlier([{ drawDate: '2026-11-03' }])),
      built: siteFiles({ 'lao-tv': TODAY }, earlier([{ drawDate: '2026-11-03', complete: false }])),
      expected: ['lao-tv 2026-11-03: the complete draw, and this build has a partial one'],
    },
    {
      because: 'an old draw is gone while a newer one makes the number the same',
      live: siteFiles({ 'lao-tv': '2026-11-15' }, earlier([{ drawDate: '2026-11-03' }])),
      built: siteFiles({ 'lao-tv': TODAY }, earlier([{ drawDate: '2026-11-15' }])),
      expected: ['lao-tv 2026-11-03: the draw'],
    },
    {
      because: 'a lottery is gone',
      live: siteFiles({ 'lao-tv': TODAY, 'lao-hd': TODAY }),
      expected: ['lao-hd: the lottery'],
    },
    {
      because: 'a correction is not in the list of changes',
      live: siteFiles({ 'lao-tv': TODAY }, { changes: [corrected('56')] }),
      expected: ['lao-tv 2026-11-03: corrected at 2026-11-16T10:00:00.000Z (revision 2)'],
    },
    {
      because: 'another correction took its number',
      live: siteFiles({ 'lao-tv': TODAY }, { changes: [corrected('56')] }),
      built: siteFiles({ 'lao-tv': TODAY }, { changes: [corrected('57')] }),
      expected: ['lao-tv 2026-11-03: corrected at 2026-11-16T10:00:00.000Z (revision 2)'],
    },
  ])('names what is lost when $because', async ({ live = site, built = site, expected }) => {
    expect(await losses(live, built)).toEqual(expected);
  });

  test.each([
    { because: 'nothing differs', built: site },
    { because: 'a draw is new', built: siteFiles({ 'lao-tv': '2026-11-17' }) },
    { because: 'a lottery is new', built: siteFiles({ 'lao-tv': TODAY, 'lao-hd': TODAY }) },
    {
      because: 'a draw is corrected',
      built: siteFiles({ 'lao-tv': { drawDate: TODAY, revision: 2 } }),
    },
    {
      because: 'a partial draw is completed',
      live: siteFiles({ 'lao-tv': { drawDate: TODAY, complete: false } }),
      built: site,
    },
    {
      because: 'a merge kept the earlier time of a draw added twice',
      live: siteFiles({ 'lao-tv': TODAY }, { changes: [added(TODAY, '2026-11-16T13:40:00.000Z')] }),
      built: siteFiles(
        { 'lao-tv': TODAY },
        { changes: [added(TODAY, '2026-11-16T13:35:00.000Z')] },
      ),
    },
    {
      because: 'a full list of changes has dropped what is older than its end',
      live: siteFiles({ 'lao-tv': TODAY }, { changes: [added(TODAY, '2026-11-01T00:00:00.000Z')] }),
      built: siteFiles(
        { 'lao-tv': TODAY },
        {
          changes: Array.from({ length: 200 }, (_, index) =>
            added(`2025-0${1 + (index % 9)}-11`, '2026-11-02T00:00:00.000Z'),
          ),
        },
      ),
    },
    {
      because: 'what a full list has dropped is of the moment of its end',
      live: siteFiles({ 'lao-tv': TODAY }, { changes: [added(TODAY, '2026-11-02T00:00:00.000Z')] }),
      built: siteFiles(
        { 'lao-tv': TODAY },
        {
          changes: Array.from({ length: 200 }, (_, index) =>
            added(`2025-0${1 + (index % 9)}-11`, '2026-11-02T00:00:00.000Z'),
          ),
        },
      ),
    },
  ])('takes a build where $because', async ({ live = site, built }) => {
    expect(await losses(live, built)).toEqual([]);
  });
});

describe('a withdrawn draw', () => {
  const DAY = '2026-11-15';
  const act = (change: string, drawDate = DAY) => ({
    ...added(drawDate, '2026-11-16T11:00:00.000Z'),
    change,
    drawDates: [drawDate],
    reason: 'เลขซ้ำ',
    reasonEn: 'a copy',
  });
  /** A site whose newest draw is of that day, with those before it that are named. */
  const siteOf = (newest: string, days: readonly string[], changes: object[], taken: string[]) => {
    const earlierDraws = days.map((drawDate) => ({ drawDate, complete: true, revision: 1 }));
    const files = siteFiles({ 'lao-tv': newest }, { changes, ...earlier(earlierDraws) });
    const offered = JSON.parse(files.get('api/lotteries.json') ?? '');
    const withdrawn = [{ at: TODAY, reason: 'เลขซ้ำ', reasonEn: 'a copy', drawDates: taken }];
    const at = { at: '2026-11-16T11:00:00.000Z' };
    const lotteries = offered.lotteries.map((one: object) => ({
      ...one,
      ...(taken.length > 0 && { withdrawn: withdrawn.map((batch) => ({ ...batch, ...at })) }),
    }));
    return files.set('api/lotteries.json', JSON.stringify({ ...offered, lotteries }));
  };
  const live = siteOf(TODAY, [DAY, '2026-11-14'], [added(DAY, '2026-11-15T04:00:00.000Z')], []);
  const gone = siteOf(TODAY, ['2026-11-14'], [act('withdrawn')], [DAY]);

  test('that leaves is no loss, neither are its changes', async () => {
    expect(await losses(live, gone)).toEqual([]);
    const newest = siteOf(DAY, ['2026-11-14'], [act('withdrawn', TODAY)], [TODAY]);
    const before = siteOf(
      TODAY,
      [DAY, '2026-11-14'],
      [added(TODAY, '2026-11-16T04:00:00.000Z')],
      [],
    );
    expect(await losses(before, newest)).toEqual([]);
  });

  test('covers itself alone: another draw that vanishes is a loss', async () => {
    const less = siteOf(TODAY, [], [act('withdrawn')], [DAY]);
    expect(await losses(live, less)).toEqual([
      'lao-tv draws: 3, and this build has 1',
      'lao-tv 2026-11-14: the draw',
    ]);
    expect(await losses(live, siteOf(TODAY, ['2026-11-14'], [], []))).toContain(
      'lao-tv 2026-11-15: the draw',
    );
  });

  test('comes back only by being restored, so that an older checkout undoes nothing', async () => {
    expect(await losses(gone, live)).toEqual(['lao-tv 2026-11-15: the withdrawal']);
    const acts = [act('restored'), act('withdrawn')];
    const back = siteOf(TODAY, [DAY, '2026-11-14'], acts, []);
    expect(await losses(gone, back)).toEqual([]);
    expect(await losses(back, back)).toEqual([]);
    expect(await losses(gone, gone)).toEqual([]);
  });
});
