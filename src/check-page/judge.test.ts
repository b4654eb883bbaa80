import { describe, expect, test } from 'vitest';
import { isUnconfirmed } from '../domain/draw.ts';
import { checkBody } from '../contract/check-body.ts';
import { heldLotteries, readRealArchive } from '../../tests/support/real-archive.ts';
import { day, drawOn, prizeKind, smallLottery } from '../../tests/support/small-lottery.ts';
import { outcomeOf } from './describe-check.ts';
import { judge } from './judge.ts';
import { yearsOf } from '../view/lottery/years.ts';
import { yearFile } from './year-file.ts';

const ORIGIN = 'https://site.example';
const two = prizeKind('p', 2, { amount: '100.00' });
const three = prizeKind('q', 3);
const lottery = smallLottery([two], {
  eras: [
    { from: null, prizes: [two] },
    { from: day('2026-02-01'), prizes: [two, three] },
  ],
});
const outcomes = (draw: ReturnType<typeof drawOn>, ...numbers: string[]) =>
  judge({ lottery }, draw, numbers, ORIGIN).map(({ body }) => outcomeOf(body));

describe('judge', () => {
  test('each number has its own answer, in the order typed', () => {
    const draw = drawOn('2026-02-01', { p: ['12'], q: ['345'] });
    expect(outcomes(draw, '12', '21', '345', '12')).toEqual(['win', 'lost', 'win', 'win']);
  });

  test.each(['', '1', '12a', '๑๒', '1 2', '+12', '1234567', '1e3'])('"%s" is refused', (number) => {
    expect(outcomes(drawOn('2026-02-01', { p: ['12'] }), number)).toEqual(['refused']);
  });

  test('a length no prize of that era decides is refused, not lost', () => {
    expect(outcomes(drawOn('2026-01-31', { p: ['12'] }), '345')).toEqual(['refused']);
    expect(outcomes(drawOn('2026-02-01', { p: ['12'], q: ['345'] }), '346')).toEqual(['lost']);
  });

  test('what is not announced, or known by nobody, is open and not lost', () => {
    expect(outcomes(drawOn('2026-02-01', { p: ['12'] }, { pending: ['q'] }), '345', '13')).toEqual([
      'open',
      'lost',
    ]);
    expect(outcomes(drawOn('2026-02-01', { p: ['12'] }), '345')).toEqual(['open']);
  });
});

test('a draw of a year file answers as the stored draw does, for every lottery', async () => {
  const { archive: lotteries, sources } = await readRealArchive();
  for (const archive of heldLotteries(lotteries)) {
    const [draw] = archive.draws;
    const [year] = yearsOf(archive);
    if (draw === undefined || year === undefined) throw new Error('no draw');
    const file = yearFile({ ...archive, draws: year.draws }, { calendar: {}, sources });
    const [stored] = file.draws;
    if (stored === undefined) throw new Error('no draw in its year');
    const numbers = [...new Set(Object.values(draw.prizes).flat()), '00', '99'];
    const unconfirmed = isUnconfirmed(draw, sources);
    const bodies = judge(file, stored, numbers, ORIGIN).map(({ body }) => body);
    expect(bodies).toEqual(
      numbers.map((number) => checkBody({ ...archive, draw, unconfirmed }, number, ORIGIN)),
    );
  }
});

test('the files of all years have every draw once, newest first', async () => {
  for (const archive of heldLotteries((await readRealArchive()).archive)) {
    const days = yearsOf(archive).flatMap(({ draws }) =>
      yearFile({ ...archive, draws }, { calendar: {}, sources: [] }).draws.map(
        ({ drawDate }) => drawDate,
      ),
    );
    expect(days).toEqual(archive.draws.map(({ drawDate }) => drawDate));
  }
});
