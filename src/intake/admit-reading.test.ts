import { describe, expect, test } from 'vitest';
import { contextOf, drawOf, threeOf } from '../../tests/support/real-lotteries.ts';
import { withdrawn } from '../../tests/support/withdrawn.ts';
import type { Draw } from '../domain/draw.ts';
import type { HeldDraw } from '../domain/held.ts';
import { admitReading } from './admit-reading.ts';
import type { Ruling } from './ruling.ts';

const DAY = '2026-08-28';
const at = '2026-08-28T03:40:00.000Z';
const older = drawOf('2026-08-27', threeOf('459', '37'));

/** Two witnesses of the fixtures, and an authority: who it is of does not matter here. */
const [A, B, AUTHORITY] = ['allhuay', 'lekdee', 'glo'];
const says = (source: string, top: string, bottom: string, rest: Partial<Draw> = {}) =>
  drawOf(DAY, threeOf(top, bottom), { source, ...rest });

type Before = { stored?: Draw; held?: HeldDraw; others?: Draw[]; rulings?: Ruling[] };

function admit(incoming: Draw, { stored, held, others = [], rulings = [] }: Before = {}) {
  const draws = stored ? [stored, older] : [older];
  return admitReading(draws, held, incoming, others, { at }, { ...contextOf('lao-tv'), rulings });
}
const storedBy = (source: string, top = '513', bottom = '89') =>
  says(source, top, bottom, { recordedAt: at });

/** The draw of the day as it is stored afterwards. */
const draw = (result: ReturnType<typeof admit>) =>
  'draws' in result ? result.draws?.find(({ drawDate }) => drawDate === DAY) : undefined;

/** What one witness makes of the day when another one has other numbers. */
function heldAfter(incoming: Draw, before: Before): HeldDraw {
  const result = admit(incoming, before);
  if (result.outcome !== 'held') throw new Error(result.outcome);
  return result.held;
}

describe('admitReading', () => {
  test.each([A, AUTHORITY])('%s alone is stored', (source) => {
    expect(admit(says(source, '513', '89'))).toMatchObject({ outcome: 'added', draw: { source } });
  });

  test('another source with the same numbers confirms them, once', () => {
    const confirmed = admit(says(B, '513', '89'), { stored: storedBy(A) });
    expect(confirmed).toMatchObject({
      outcome: 'confirmed',
      draw: { source: A, confirmedBy: [B] },
    });
    const stored = draw(confirmed);
    expect(stored && admit(says(B, '513', '89'), { stored }).outcome).toBe('unchanged');
  });

  test.each([B, AUTHORITY])('%s does not change what a witness had published', (source) => {
    const result = admit(says(source, '514', '89'), { stored: storedBy(A) });
    expect(result).toMatchObject({
      outcome: 'held',
      held: {
        lottery: 'lao-tv',
        drawDate: DAY,
        because: 'disagreement',
        readings: [
          { source: A, prizes: threeOf('513', '89') },
          { source, prizes: threeOf('514', '89') },
        ],
      },
    });
    expect(draw(result)).toMatchObject({
      source: A,
      prizes: threeOf('513', '89'),
      doubt: `แหล่งให้เลขไม่ตรงกัน รอคนตรวจ: ${A} ให้ 513, 13; ${source} ให้ 514, 14`,
    });
  });

  test('a witness that differs from the authority is refused, and nothing is held', () => {
    const result = admit(says(A, '514', '89'), { stored: storedBy(AUTHORITY) });
    expect(result).toMatchObject({ outcome: 'refused', held: undefined });
  });

  test('two witnesses that differ in one look hold what is not stored', () => {
    const others = [says(B, '514', '89')];
    const result = admit(says(A, '513', '89'), { others });
    expect(result).toMatchObject({ outcome: 'held', held: { because: 'disagreement' } });
    expect(draw(result)).toBeUndefined();
  });

  test('the authority settles what is held and not stored', () => {
    const held = heldAfter(says(A, '513', '89'), { others: [says(B, '514', '89')] });
    expect(admit(says(AUTHORITY, '514', '89'), { held })).toMatchObject({
      outcome: 'added',
      draw: { source: AUTHORITY },
    });
    expect(admit(says(AUTHORITY, '514', '89'), { held }).held).toBeUndefined();
  });

  test('a witness that comes to agree with what is stored ends the hold, and the doubt', () => {
    const stored = storedBy(A);
    const first = admit(says(B, '514', '89'), { stored });
    const [doubted, held] = [draw(first), first.held];
    if (!doubted || !held) throw new Error('not held');
    const result = admit(says(B, '513', '89'), { stored: doubted, held });
    expect(result).toMatchObject({ outcome: 'confirmed', draw: { confirmedBy: [B] } });
    expect([result.held, draw(result)?.doubt]).toEqual([undefined, undefined]);
  });

  test('the same answer again is no news: the very entry stays', () => {
    const stored = storedBy(A);
    const held = heldAfter(says(B, '514', '89'), { stored });
    expect(admit(says(B, '514', '89'), { stored, held }).held).toBe(held);
    expect(admit(says(B, '515', '89'), { stored, held }).held).not.toBe(held);
  });

  test('a third source that agrees with what is stored does not end it', () => {
    const stored = storedBy(A);
    const held = heldAfter(says(B, '514', '89'), { stored });
    const result = admit(says('mthai', '513', '89'), { stored, held });
    expect(result).toMatchObject({ outcome: 'confirmed', held });
  });

  describe('the numbers of a draw close by', () => {
    test.each([A, AUTHORITY])('are held, whoever says so: %s', (source) => {
      expect(admit(says(source, '459', '37'))).toMatchObject({
        outcome: 'held',
        held: { because: 'repeated', readings: [{ source }] },
      });
    });

    test('of a part of the draw wait for the whole', () => {
      const { 'bottom-two-digit': bottom = [] } = threeOf('459', '37');
      const pending = ['top-three-digit', 'top-two-digit'];
      const part = drawOf(DAY, { 'bottom-two-digit': bottom }, { source: A, pending });
      expect(admit(part).outcome).toBe('passed over');
    });

    test('end the hold when the source has others', () => {
      const held = heldAfter(says(A, '459', '37'), {});
      expect(admit(says(A, '513', '89'), { held })).toMatchObject({ outcome: 'added' });
      expect(admit(says(A, '513', '89'), { held }).held).toBeUndefined();
    });
  });

  test('a source that a person ruled out for the day is passed over', () => {
    const ruling = { lottery: 'lao-tv', source: B, drawDate: DAY, reason: 'a misprint' };
    const rulings: Ruling[] = [{ action: 'leave-out', ...ruling }];
    const before = { stored: storedBy(A), rulings };
    expect(admit(says(B, '514', '89'), before).outcome).toBe('passed over');
    expect(admit(says(A, '513', '89'), { rulings, others: [says(B, '5', '8')] }).outcome).toBe(
      'added',
    );
  });

  test('what no rule admits is refused, and is no reading', () => {
    expect(admit(says(A, '5', '89'), { stored: storedBy(B) })).toMatchObject({
      outcome: 'refused',
      held: undefined,
    });
  });
});

test.each([
  { source: A, top: '513', others: [] },
  { source: B, top: '513', others: [] },
  { source: AUTHORITY, top: '514', others: [] },
  { source: B, top: '514', others: [says(A, '513', '89')] },
])('a withdrawn day takes nothing: $source with $top', ({ source, top, others }) => {
  const stored = withdrawn(storedBy(A));
  expect(admit(says(source, top, '89'), { stored, others })).toEqual({
    outcome: 'refused',
    held: undefined,
    findings: [
      {
        path: 'drawDate',
        value: DAY,
        expectation:
          'this draw was withdrawn: a second witness has other numbers. To make it a result again: npm run draw:restore -- lao-tv/2026-08-28',
      },
    ],
  });
});
