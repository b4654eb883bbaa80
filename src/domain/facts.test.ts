import { describe, expect, test } from 'vitest';
import { factsOf, lostFacts, type StatedDraw } from './facts.ts';

const DAY = '2026-11-16';
const AT = { at: '2026-11-16T14:00:00.000Z', reason: { th: 'เลขซ้ำ', en: 'a copy' } };
const BACK = { ...AT, at: '2026-11-17T14:00:00.000Z' };

const drawn = (more: Partial<StatedDraw> = {}): StatedDraw => ({
  drawDate: DAY,
  prizes: { six: ['004615'], two: ['07'] },
  ...more,
});
const corrected = (two: string, ...before: string[]) =>
  drawn({
    prizes: { six: ['004615'], two: [two] },
    corrections: before.map((number) => ({ reason: 'mistyped', previous: { two: [number] } })),
  });
const partial = drawn({ prizes: { two: ['07'] }, pending: ['six'] });
const withdrawn = drawn({ withdrawals: [AT] });
const restored = drawn({ withdrawals: [{ ...AT, restored: BACK }] });

const factsWith = (...draws: StatedDraw[]) => factsOf({ lottery: { slug: 'lao-tv' }, draws });
const lost = (live: readonly StatedDraw[], ours: readonly StatedDraw[]) =>
  lostFacts(factsWith(...live), factsWith(...ours));

describe('nothing is lost where', () => {
  test.each([
    ['nothing differs', [drawn()], [drawn()]],
    ['a draw is new', [drawn()], [drawn({ drawDate: '2026-11-17' }), drawn()]],
    ['a partial draw is completed', [partial], [drawn()]],
    ['a prize came that no source had', [drawn({ prizes: { two: ['07'] } })], [drawn()]],
    ['a correction replaced what is live', [drawn()], [corrected('70', '07')]],
    ['two corrections did', [drawn()], [corrected('71', '07', '70')]],
    ['what is live was corrected before', [corrected('70', '07')], [corrected('71', '07', '70')]],
    ['a draw is withdrawn', [drawn()], [withdrawn]],
    ['a withdrawn draw is restored', [withdrawn], [restored]],
    ['a restored draw is corrected', [restored], [{ ...restored, ...corrected('70', '07') }]],
    [
      'numbers stand in another order',
      [drawn({ prizes: { two: ['07', '70'] } })],
      [drawn({ prizes: { two: ['70', '07'] } })],
    ],
  ])('%s', (_, live, ours) => {
    expect(lost(live, ours)).toEqual([]);
  });
});

const OF_DAY = `lao-tv ${DAY}`;

describe('each loss is named where', () => {
  test.each([
    ['a draw is gone', [drawn()], [], [OF_DAY]],
    ['a draw is partial again', [drawn()], [partial], [`${OF_DAY} complete`, six(1)]],
    ['a number was edited', [drawn()], [corrected('70')], [`${OF_DAY} revision 1 two: 07`]],
    [
      'a correction is gone, and its number back',
      [corrected('70', '07')],
      [drawn()],
      [six(2), `${OF_DAY} revision 2 two: 70`, `${OF_DAY} correction 1: mistyped`],
    ],
    [
      'a correction says that something else was live',
      [drawn()],
      [corrected('70', '08')],
      [`${OF_DAY} revision 1 two: 07`],
    ],
    [
      'a number was edited beneath a correction',
      [corrected('70', '07')],
      [corrected('71', '07')],
      [`${OF_DAY} revision 2 two: 70`],
    ],
    [
      'a number that was live before comes back unsaid',
      [corrected('70', '07')],
      [corrected('07', '70')],
      [`${OF_DAY} revision 1 two: 07`, `${OF_DAY} revision 2 two: 70`],
    ],
    [
      'a withdrawal is undone by nobody',
      [withdrawn],
      [drawn()],
      [`${OF_DAY} withdrawn ${AT.at}: เลขซ้ำ / a copy`],
    ],
    [
      'a restoration is gone',
      [restored],
      [withdrawn],
      [`${OF_DAY} restored ${BACK.at}: เลขซ้ำ / a copy`],
    ],
    [
      'a withdrawn draw has another number',
      [withdrawn],
      [{ ...withdrawn, prizes: { six: ['004615'], two: ['70'] } }],
      [`${OF_DAY} revision 1 two: 07`],
    ],
  ])('%s', (_, live, ours, expected) => {
    expect(lost(live, ours)).toEqual(expected);
  });

  test('a lottery is gone: it alone, and what follows of others', () => {
    const others = factsOf({ lottery: { slug: 'lao-hd' }, draws: [drawn()] });
    expect(lostFacts([...factsWith(drawn()), ...others], [])).toEqual(['lao-tv', 'lao-hd']);
  });
});

function six(revision: number): string {
  return `${OF_DAY} revision ${revision} six: 004615`;
}

describe('what was heard', () => {
  const heardBy = (draws: readonly StatedDraw[], ...heard: string[]) =>
    factsOf({ lottery: { slug: 'lao-tv' }, draws, heard });
  const [one, two] = [`${DAY} 3f9a8c21d0b4`, `${DAY} 77aa00bb11cc`];

  test('may be more, in any order', () => {
    expect(lostFacts(heardBy([drawn()], one), heardBy([drawn()], two, one))).toEqual([]);
  });

  test('is named where it is gone', () => {
    const lines = lostFacts(heardBy([drawn()], one, two), heardBy([drawn()], two));
    expect(lines).toEqual([`${OF_DAY} heard 3f9a8c21d0b4`]);
  });

  test('is lost with its draw, and alone on a day that waits', () => {
    const waiting = '2026-11-17 0123456789ab';
    expect(lostFacts(heardBy([drawn()], waiting, one), heardBy([]))).toEqual([
      OF_DAY,
      'lao-tv 2026-11-17 heard 0123456789ab',
    ]);
  });
});

test('draws that are no results state their numbers too', () => {
  const draws = { lottery: { slug: 'lao-tv' }, draws: [], withdrawn: [withdrawn] };
  expect(factsOf(draws)).toEqual(factsWith(withdrawn));
});
