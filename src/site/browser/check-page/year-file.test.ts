import { describe, expect, test } from 'vitest';
import { lotteriesWithDraws, readRealArchive } from '../../../../tests/support/real-archive.ts';
import { SMALL_SITE } from '../../../../tests/support/small-archive.ts';
import { drawOn, prizeKind, smallLottery } from '../../../../tests/support/small-lottery.ts';
import { emitDraws } from '../../../api/answers/draws.ts';
import type { DrawYearBody } from '../../../api/answers/draws.schema.ts';
import { checkBody } from '../../../api/check/check-body.ts';
import { judge } from '../../../api/check/judge.ts';
import { isUnconfirmed, type LotteryDraws } from '../../../domain/draw.ts';
import type { Lottery } from '../../../domain/lottery.ts';
import { readYear } from './year-file.ts';

const ORIGIN = 'https://site.example';

/** The files of a lottery as the API has them, read as the page reads them. */
const readFiles = (archive: LotteryDraws, sources = SMALL_SITE.sources) =>
  [...emitDraws(archive, { ...SMALL_SITE, sources })].map(({ text }) =>
    readYear(JSON.parse(text) as DrawYearBody),
  );

const first = prizeKind('first', 6, { amount: '6000000.00', place: 'ABCDEF' });
const two = prizeKind('two', 2, { amount: '2000.00', place: 'EF' });
const lottery = smallLottery([first, two]);

describe('a file of the API is all that a check of its draws needs', () => {
  const [newest, older] = readFiles({
    lottery,
    draws: [
      drawOn('2027-01-01', { two: ['12'] }, { pending: ['first'], source: 'other' }),
      drawOn('2026-12-31', { first: ['345678'] }, { doubt: 'สองแหล่งไม่ตรงกัน', series: [1, 2] }),
    ],
  });

  test('a prize to come has its place, its length and what it pays', () => {
    expect(newest?.draws).toMatchObject([{ pending: ['first'], unconfirmed: true }]);
    expect(newest?.lottery.eras[0]?.prizes).toContainEqual({ ...first, picks: 0 });
  });

  test('a doubt, the series of its tickets, and a prize that no source has', () => {
    expect(older?.draws).toMatchObject([
      { pending: [], doubt: 'สองแหล่งไม่ตรงกัน', series: [1, 2], unconfirmed: undefined },
    ]);
    expect(older?.lottery.eras[0]?.prizes).toContainEqual({ ...two, picks: 0 });
  });

  test('each draw keeps the prizes of its own era', () => {
    const eras = [
      { from: null, prizes: [{ ...first, amount: '4000000.00' }] },
      { from: '2026-06-01', prizes: [first] },
    ] as Lottery['eras'];
    const draws = [
      drawOn('2026-06-01', { first: ['111111'] }),
      drawOn('2026-05-16', { first: ['111111'] }),
    ];
    const [file] = readFiles({ lottery: { ...lottery, eras }, draws });
    const won = file?.draws.flatMap((draw) =>
      judge({ lottery: file.lottery, draw }, ['111111'], ORIGIN).map(
        ({ body }) => body.success && body.data.totalAmount,
      ),
    );
    expect(won).toEqual([6_000_000, 4_000_000]);
  });
});

test('a draw of such a file answers as the stored draw does, for every lottery', async () => {
  const { archive: lotteries, sources } = await readRealArchive();
  for (const archive of lotteriesWithDraws(lotteries)) {
    // The newest draw, and one of each older era.
    const draws = archive.draws.filter(
      ({ drawDate }, index) =>
        index === 0 || archive.lottery.eras.some(({ from }) => from === drawDate),
    );
    const files = readFiles({ ...archive, draws }, sources);
    const read = files.flatMap((file) => file.draws.map((draw) => ({ ...file, draw })));
    expect(read.map(({ draw }) => draw.drawDate)).toEqual(draws.map(({ drawDate }) => drawDate));
    for (const [index, draw] of draws.entries()) {
      const checked = read[index];
      if (checked === undefined) throw new Error('a draw is not in its file');
      const numbers = [...new Set(Object.values(draw.prizes).flat()), '00', '99'];
      const unconfirmed = isUnconfirmed(draw, sources);
      const bodies = judge(
        { ...checked, unconfirmed: checked.draw.unconfirmed },
        numbers,
        ORIGIN,
      ).map(({ body }) => body);
      expect(bodies).toEqual(
        numbers.map((number) => checkBody({ ...archive, draw, unconfirmed }, number, ORIGIN)),
      );
    }
  }
});
