import { describe, expect, test } from 'vitest';
import { listPrizes } from '../../../domain/draw.ts';
import { lotteryDraws, readRealArchive } from '../../../../tests/support/real-archive.ts';
import { writeBadge } from './badge.ts';

const { archive, sources } = await readRealArchive();
const government = lotteryDraws(archive, 'thai-government');
const [newest] = government.draws;
const badgeOf = (archive: typeof government) => writeBadge(archive, { sources });

describe('a badge', () => {
  test('says the day and the first prize of the newest draw', () => {
    if (newest === undefined) throw new Error('no draw');
    const [first] = listPrizes(government.lottery, newest);
    expect(badgeOf(government)).toMatchObject({
      label: 'thai-government',
      message: `${newest.drawDate} · ${first?.numbers[0]}`,
    });
  });

  test('says that there is no draw', () => {
    expect(badgeOf({ ...government, draws: [] }).message).toBe('no draw yet');
  });

  test('never shows another prize in place of one still to come', () => {
    if (newest === undefined) throw new Error('no draw');
    const { 'first-prize': _, ...prizes } = newest.prizes;
    const coming = { ...newest, prizes, pending: ['first-prize'] };
    expect(badgeOf({ ...government, draws: [coming] }).message).toBe(
      `${newest.drawDate} · Partial`,
    );
  });

  test('shows the next prize where no source has the main one', () => {
    if (newest === undefined) throw new Error('no draw');
    const [, second] = listPrizes(government.lottery, newest);
    const { 'first-prize': _, ...prizes } = newest.prizes;
    const without = { ...newest, prizes, unavailable: ['first-prize'] };
    expect(badgeOf({ ...government, draws: [without] }).message).toBe(
      `${newest.drawDate} · ${second?.numbers.join(' ')} · Prizes missing`,
    );
  });

  test('of every lottery is in letters that can be measured', () => {
    const badges = archive.map(badgeOf).map(({ label, message }) => `${label} ${message}`);
    expect(badges.filter((text) => !/^[ -~·]+$/.test(text))).toEqual([]);
  });
});
