import { describe, expect, test } from 'vitest';
import { day } from '../../../../tests/support/small-lottery.ts';
import { standing } from '../../../api/contract/standing.ts';
import { type Announced, findAwaited } from '../../../domain/lateness.ts';
import { unbroken } from '../../../domain/spaced.ts';
import { latenessWords, manyLateWords, stateWords } from './lateness-words.ts';

const government: Announced = {
  slug: 'thai-government',
  schedule: { every: 'month', on: [1, 16], time: '14:30' },
  utcOffset: '+07:00',
  drawDate: day('2026-08-16'),
};
const nightly: Announced = { ...government, slug: 'n', schedule: { every: 'day', time: '20:30' } };
const weekdays: Announced = {
  ...government,
  slug: 'w',
  schedule: { every: 'week', on: ['monday', 'friday'], time: '20:30' },
};
const at = (moment: string) => Date.parse(`${moment}+07:00`);
const said = (announced: Announced, moment: string) =>
  latenessWords(findAwaited(announced, at(moment)), at(moment));

test.each([
  [government, '2026-09-01T14:29:59', undefined],
  [government, '2026-09-01T14:30:00', 'awaited'],
  // The oldest that is missing is named, also once there are more.
  [government, '2027-01-16T18:00:00', 'late'],
] as const)('%o at %s is said to be %s, as the table words it', (announced, moment, state) => {
  const since = '2026-09-01T07:30:00.000Z';
  const [words] = standing(state ? { dueDraws: { state, since } } : {});
  expect(said(announced, moment)).toBe(unbroken(words?.text ?? ''));
});

describe('manyLateWords', () => {
  const words = (moment: string, ...announced: Announced[]) =>
    manyLateWords(
      announced.map((one) => findAwaited(one, at(moment))),
      at(moment),
    );

  test('counts the late among all, and names the longest missing draw', () => {
    expect(words('2026-08-25T12:00:00', nightly, weekdays, government)).toBe(
      unbroken('ขาดผล 2 จาก 3 ประเภท ตั้งแต่ 17 ส.ค.'),
    );
  });

  test('says nothing where half or fewer are late, or only one is on the page', () => {
    const current = { ...government, drawDate: day('2026-09-01') };
    expect(words('2026-08-25T12:00:00', nightly, weekdays, government, current)).toBe('');
    expect(words('2026-08-25T12:00:00', nightly)).toBe('');
    expect(words('2026-08-16T21:00:00', nightly, weekdays, government)).toBe('');
    expect(manyLateWords([], 0)).toBe('');
  });

  test('lotteries within the grace of a draw are not late', () => {
    expect(words('2026-08-17T21:00:00', nightly, weekdays)).toBe('');
  });
});

test('a card says how many draws are missing, that one is awaited, or that none is', () => {
  const now = at('2026-08-17T21:00:00');
  const late = { ...nightly, drawDate: day('2026-08-15') };
  const awaitings = [government, nightly, late].map((one) => findAwaited(one, now));
  expect(awaitings.map(stateWords)).toEqual(['ไม่ขาดงวด', 'กำลังรอ', unbroken('ขาด 2 งวด')]);
});
