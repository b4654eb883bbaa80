import { expect, test } from 'vitest';
import { drawOn, prizeKind, smallLottery } from '../../../tests/support/small-lottery.ts';
import { SMALL_SITE } from '../../../tests/support/small-archive.ts';
import { checkBody } from '../../check/check-body.ts';
import { judge } from '../../check/judge.ts';
import { isUnconfirmed } from '../../domain/draw.ts';
import { lotteriesWithDraws, readRealArchive } from '../../../tests/support/real-archive.ts';
import { groupByYear } from '../../view/lottery/years.ts';
import { yearFile } from './year-file.ts';

const ORIGIN = 'https://site.example';

const lottery = smallLottery([prizeKind('p', 2), prizeKind('q', 3)]);
const archive = {
  lottery,
  draws: [
    drawOn('2027-01-01', { p: ['12'] }, { pending: ['q'], sourceUrl: 'https://source.example' }),
    drawOn(
      '2026-12-31',
      { p: ['34'], q: ['567'] },
      { recordedAt: '2026-12-31T14:00:00.000Z', series: [1, 2] },
    ),
  ],
};

test('a year has its draws, with what is still awaited and nothing a check does not need', () => {
  expect(yearFile(archive, SMALL_SITE).draws).toEqual([
    { drawDate: '2027-01-01', source: 'hand', pending: ['q'], prizes: { p: ['12'] } },
    { drawDate: '2026-12-31', source: 'hand', series: [1, 2], prizes: { p: ['34'], q: ['567'] } },
  ]);
});

test('the known exceptions of its own lottery go with it, no others', () => {
  const entry = { moves: [{ day: '01-01', to: '01-02', reason: 'holiday' }] };
  const { sources } = SMALL_SITE;
  const calendar = { [lottery.slug]: entry, other: {} };
  expect(yearFile(archive, { calendar, sources })).toMatchObject({ entry });
  expect(yearFile(archive, { calendar: { other: entry }, sources })).not.toHaveProperty('entry');
});

test('a draw of which only one witness has the numbers says so', () => {
  const draws = [
    drawOn('2026-12-31', { p: ['34'] }, { source: 'other' }),
    drawOn('2026-12-30', { p: ['34'] }, { source: 'other', confirmedBy: ['hand'] }),
    drawOn('2026-12-29', { p: ['34'] }),
  ];
  const written = yearFile({ ...archive, draws }, SMALL_SITE).draws;
  expect(written.map(({ unconfirmed }) => unconfirmed)).toEqual([true, undefined, undefined]);
});

test('a draw that is in doubt says why', () => {
  const draws = [drawOn('2026-12-31', { p: ['34'] }, { doubt: 'สองแหล่งไม่ตรงกัน' })];
  expect(yearFile({ ...archive, draws }, SMALL_SITE).draws).toMatchObject([
    { doubt: 'สองแหล่งไม่ตรงกัน' },
  ]);
});

test('a draw of a year file answers as the stored draw does, for every lottery', async () => {
  const { archive: lotteries, sources } = await readRealArchive();
  for (const archive of lotteriesWithDraws(lotteries)) {
    const [draw] = archive.draws;
    const [year] = groupByYear(archive);
    if (draw === undefined || year === undefined) throw new Error('no draw');
    const file = yearFile({ ...archive, draws: year.draws }, { calendar: {}, sources });
    const [stored] = file.draws;
    if (stored === undefined) throw new Error('no draw in its year');
    const numbers = [...new Set(Object.values(draw.prizes).flat()), '00', '99'];
    const unconfirmed = isUnconfirmed(draw, sources);
    const bodies = judge(
      { lottery: file.lottery, draw: stored, unconfirmed: stored.unconfirmed },
      numbers,
      ORIGIN,
    ).map(({ body }) => body);
    expect(bodies).toEqual(
      numbers.map((number) => checkBody({ ...archive, draw, unconfirmed }, number, ORIGIN)),
    );
  }
});

test('the files of all years have every draw once, newest first', async () => {
  for (const archive of lotteriesWithDraws((await readRealArchive()).archive)) {
    const days = groupByYear(archive).flatMap(({ draws }) =>
      yearFile({ ...archive, draws }, { calendar: {}, sources: [] }).draws.map(
        ({ drawDate }) => drawDate,
      ),
    );
    expect(days).toEqual(archive.draws.map(({ drawDate }) => drawDate));
  }
});
