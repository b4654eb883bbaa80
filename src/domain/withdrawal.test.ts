import { describe, expect, test } from 'vitest';
import { drawOf, lotteryOf, threeOf } from '../../tests/support/real-lotteries.ts';
import { WITHDRAWAL, withdrawn } from '../../tests/support/withdrawn.ts';
import { missingDays } from './calendar.ts';
import { withBegunEras } from './draw.ts';
import { isWithdrawn, restore, withdrawalBatches, withdrawnBatches } from './withdrawal.ts';

const [newest, middle, oldest] = ['2026-07-09', '2026-07-08', '2026-07-07'].map((day) =>
  drawOf(day, threeOf('508', '37')),
) as [ReturnType<typeof drawOf>, ReturnType<typeof drawOf>, ReturnType<typeof drawOf>];
const later = { at: '2026-11-21T09:00:00.000Z', reason: { th: 'ยืนยันแล้ว', en: 'confirmed' } };

describe('a withdrawal', () => {
  test('lasts until the draw is restored, and comes again', () => {
    const once = withdrawn(middle);
    const back = restore(once, later);
    const again = withdrawn(back, { at: '2026-11-22T09:00:00.000Z' });
    expect([middle, once, back, again].map(isWithdrawn)).toEqual([false, true, false, true]);
    expect(again.withdrawals).toEqual([
      { ...WITHDRAWAL, restored: later },
      { ...WITHDRAWAL, at: '2026-11-22T09:00:00.000Z' },
    ]);
  });

  test('takes a draw out of the results, and its day is not missing', () => {
    const archive = withBegunEras(lotteryOf('lao-tv'), [newest, withdrawn(middle), oldest]);
    expect(archive.draws).toEqual([newest, oldest]);
    expect(archive.withdrawn).toEqual([withdrawn(middle)]);
    expect(missingDays(archive, {})).toEqual([]);
    expect(missingDays({ ...archive, withdrawn: [] }, {})).toEqual(['2026-07-08']);
  });

  test('of the newest draw gives no era that only it had reached', () => {
    const thai = lotteryOf('thai-government');
    const era = { ...thai.eras[0], from: '2026-07-09' } as (typeof thai.eras)[number];
    const { lottery } = withBegunEras({ ...thai, eras: [...thai.eras, era] }, [
      withdrawn(newest),
      oldest,
    ]);
    expect(lottery.eras).toEqual(thai.eras);
  });
});

describe('batches', () => {
  const draws = [restore(withdrawn(newest), later), withdrawn(middle), oldest];

  test('one act is told of once, whatever became of some of its draws', () => {
    expect(withdrawalBatches(draws)).toEqual([
      { change: 'withdrawn', ...WITHDRAWAL, time: 1, drawDates: ['2026-07-09', '2026-07-08'] },
      { change: 'restored', ...later, time: 1, drawDates: ['2026-07-09'] },
    ]);
  });

  test('another moment or another reason is another act', () => {
    const other = { th: 'เลขซ้ำ', en: 'a copy' };
    const acts = withdrawalBatches([
      withdrawn(newest),
      withdrawn(middle, { reason: other }),
      withdrawn(oldest, { at: later.at }),
    ]);
    expect(acts.map(({ drawDates }) => drawDates)).toEqual([
      ['2026-07-09'],
      ['2026-07-08'],
      ['2026-07-07'],
    ]);
  });

  test('what is withdrawn now is of its last act alone', () => {
    const again = withdrawn(restore(withdrawn(newest), later), { at: '2026-11-22T09:00:00.000Z' });
    expect(withdrawnBatches([again]).map(({ at }) => at)).toEqual(['2026-11-22T09:00:00.000Z']);
    expect(withdrawnBatches()).toEqual([]);
  });
});
