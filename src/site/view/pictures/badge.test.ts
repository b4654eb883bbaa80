import { describe, expect, test } from 'vitest';
import { listPrizes } from '../../../domain/draw.ts';
import { lotteryDraws, readRealArchive } from '../../../../tests/support/real-archive.ts';
import { writeBadge } from './badge.ts';

const { archive } = await readRealArchive();
const government = lotteryDraws(archive, 'thai-government');
const [newest] = government.draws;

describe('a badge', () => {
  test('says the day and the first prize of the newest draw', () => {
    if (newest === undefined) throw new Error('no draw');
    const [first] = listPrizes(government.lottery, newest);
    expect(writeBadge(government)).toMatchObject({
      label: 'thai-government',
      message: `${newest.drawDate} · ${first?.numbers[0]}`,
    });
  });

  test('says that there is no draw', () => {
    expect(writeBadge({ ...government, draws: [] }).message).toBe('no draw yet');
  });

  test('never shows another prize in place of one still to come', () => {
    if (newest === undefined) throw new Error('no draw');
    const { 'first-prize': _, ...prizes } = newest.prizes;
    const coming = { ...newest, prizes, pending: ['first-prize'] };
    expect(writeBadge({ ...government, draws: [coming] }).message).toBe(
      `${newest.drawDate} · pending`,
    );
  });

  test('shows the next prize where no source has the main one', () => {
    if (newest === undefined) throw new Error('no draw');
    const [, second] = listPrizes(government.lottery, newest);
    const { 'first-prize': _, ...prizes } = newest.prizes;
    const without = { ...newest, prizes, unavailable: ['first-prize'] };
    expect(writeBadge({ ...government, draws: [without] }).message).toBe(
      `${newest.drawDate} · ${second?.numbers.join(' ')}`,
    );
  });

  test('of every lottery is in letters that can be measured', () => {
    const badges = archive.map(writeBadge).map(({ label, message }) => `${label} ${message}`);
    expect(badges.filter((text) => !/^[ -~·]+$/.test(text))).toEqual([]);
  });
});
