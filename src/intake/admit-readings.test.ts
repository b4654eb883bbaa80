import { describe, expect, test } from 'vitest';
import { contextOf, drawOf, threeOf } from '../../tests/support/real-lotteries.ts';
import { day } from '../../tests/support/small-lottery.ts';
import { withdrawn } from '../../tests/support/withdrawn.ts';
import type { Draw } from '../domain/draw.ts';
import type { HeldBackDraw } from '../domain/held-back.ts';
import type { Reading } from '../domain/reading.ts';
import { admitReadings } from './admit-readings.ts';
import type { Ruling } from './ruling.ts';
import { type ReadingEntry, toIncoming } from './statements.ts';

const DAY = '2026-08-28';
const at = '2026-08-28T03:40:00.000Z';
const older = drawOf('2026-08-27', threeOf('459', '37'));

/** Two witnesses of the fixtures, and an authority: who it is of does not matter here. */
const [A, B, AUTHORITY] = ['allhuay', 'lekdee', 'glo'];
const says = (source: string, top: string, bottom: string, rest: Partial<Draw> = {}) =>
  drawOf(DAY, threeOf(top, bottom), { source, ...rest });

type Before = {
  stored?: Draw | undefined;
  heldBack?: HeldBackDraw | undefined;
  /** What else comes together with it. */
  others?: Draw[];
  rulings?: Ruling[];
  entry?: Omit<ReadingEntry, 'at'>;
};

/** What becomes of one reading, and of its day. */
function admit(draw: Draw, before: Before = {}) {
  const { stored, heldBack, others = [], rulings = [], entry } = before;
  const kept = { draws: stored ? [stored, older] : [older], heldBack: heldBack ? [heldBack] : [] };
  const [incoming, ...beside] = [draw, ...others].map((said) => ({
    draw: said,
    entry: { at, ...entry },
  }));
  if (incoming === undefined) throw new Error('nothing is said');
  const context = { ...contextOf('lao-tv'), rulings };
  const { draws, admissions, ...rest } = admitReadings(kept, [incoming, ...beside], context);
  const admission = admissions.get(incoming);
  if (admission === undefined) throw new Error('not admitted');
  return { ...admission, draws, rulings: rest.rulings };
}
const storedBy = (source: string, top = '513', bottom = '89') =>
  says(source, top, bottom, { recordedAt: at });

/** The draw of the day as it is stored afterwards. */
const draw = (result: ReturnType<typeof admit>) =>
  result.draws.find(({ drawDate }) => drawDate === DAY);

/** What one witness makes of the day when another one has other numbers. */
function heldBackAfter(incoming: Draw, before: Before): HeldBackDraw {
  const result = admit(incoming, before);
  if (result.outcome !== 'held back') throw new Error(result.outcome);
  return result.heldBack;
}

describe('admitReadings', () => {
  test('a row that a person has ruled out makes no copy of the one it repeats', () => {
    const repeated = { ...says(A, '513', '89'), drawDate: day('2026-08-29') };
    const ruling: Ruling = {
      ...{ action: 'leave-out', lottery: 'lao-tv', source: A, drawDate: '2026-08-29' },
      reason: 'it repeats the row before',
    };
    const before = { others: [repeated] };
    expect(admit(says(A, '513', '89'), before).outcome).toBe('held back');
    expect(admit(says(A, '513', '89'), { ...before, rulings: [ruling] }).outcome).toBe('added');
  });

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
      outcome: 'held back',
      heldBack: {
        lottery: 'lao-tv',
        drawDate: DAY,
        doubts: [{ name: 'witness' }],
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

  test.each([
    { by: AUTHORITY, says: A, fact: 'a witness that differs from the authority' },
    { by: A, says: A, fact: 'a witness that differs from itself' },
    { by: AUTHORITY, says: AUTHORITY, fact: 'an authority that differs from itself' },
  ])('$fact puts a doubt on what is stored, once', ({ by, says: source }) => {
    const stored = storedBy(by);
    const result = admit(says(source, '514', '89'), { stored });
    expect(result).toMatchObject({
      outcome: 'held back',
      heldBack: {
        doubts: [{ name: 'witness' }],
        readings: [
          { source: by, prizes: threeOf('513', '89') },
          { source, prizes: threeOf('514', '89') },
        ],
      },
    });
    const [doubted, heldBack] = [draw(result), result.heldBack];
    expect(doubted?.prizes).toEqual(stored.prizes);
    expect(doubted?.doubt).toMatch(/^แหล่งให้เลขไม่ตรงกัน/);
    if (!doubted || !heldBack) throw new Error('not held back');
    const again = admit(says(source, '514', '89'), { stored: doubted, heldBack });
    expect([again.heldBack === heldBack, draw(again)]).toEqual([true, doubted]);
    const back = admit(says(source, '513', '89'), { stored: doubted, heldBack });
    expect([back.heldBack, draw(back)?.doubt]).toEqual([undefined, undefined]);
  });

  test('a doubt of longer standing is not lost in a hold, nor after it', () => {
    const stored = { ...storedBy(A), doubt: 'เลขตรงกับงวดก่อน' };
    const result = admit(says(B, '514', '89'), { stored });
    expect([result.outcome, draw(result)?.doubt]).toEqual(['held back', stored.doubt]);
    const after = admit(says(B, '513', '89'), {
      stored,
      heldBack: result.heldBack as HeldBackDraw,
    });
    expect([after.heldBack, draw(after)?.doubt]).toEqual([undefined, stored.doubt]);
  });

  test('an authority does not settle what witnesses dispute; their agreement does', () => {
    const heldBack = heldBackAfter(says(A, '513', '89'), { others: [says(B, '514', '89')] });
    const now = heldBackAfter(says(AUTHORITY, '514', '89'), { heldBack });
    expect(now.readings.map(({ source }) => source).sort()).toEqual([A, AUTHORITY, B].sort());
    const agreed = admit(says(A, '514', '89'), { heldBack: now });
    expect(agreed).toMatchObject({ outcome: 'added', draw: { source: A } });
    expect(agreed.heldBack).toBeUndefined();
  });

  test('a witness that comes to agree with what is stored ends the hold, and the doubt', () => {
    const stored = storedBy(A);
    const first = admit(says(B, '514', '89'), { stored });
    const [doubted, heldBack] = [draw(first), first.heldBack];
    if (!doubted || !heldBack) throw new Error('not held back');
    const result = admit(says(B, '513', '89'), { stored: doubted, heldBack });
    expect(result).toMatchObject({ outcome: 'confirmed', draw: { confirmedBy: [B] } });
    expect([result.heldBack, draw(result)?.doubt]).toEqual([undefined, undefined]);
  });

  test('another answer is news: the entry is another', () => {
    const stored = storedBy(A);
    const heldBack = heldBackAfter(says(B, '514', '89'), { stored });
    expect(admit(says(B, '515', '89'), { stored, heldBack }).heldBack).not.toBe(heldBack);
  });

  test('a third source that agrees with what is stored does not end it', () => {
    const stored = storedBy(A);
    const heldBack = heldBackAfter(says(B, '514', '89'), { stored });
    const result = admit(says('mthai', '513', '89'), { stored, heldBack });
    expect(result).toMatchObject({ outcome: 'confirmed', heldBack });
  });

  describe('the numbers of a draw close by', () => {
    test.each([A, AUTHORITY])('are held back, whoever says so: %s', (source) => {
      expect(admit(says(source, '459', '37'))).toMatchObject({
        outcome: 'held back',
        heldBack: { doubts: [{ name: 'copy' }], readings: [{ source }] },
      });
    });

    test.each([
      { by: A, later: B },
      { by: B, later: AUTHORITY },
    ])('are a statement: $later differs with them, whichever came first', ({ by, later }) => {
      const doubts = [{ name: 'copy' }, { name: 'witness' }];
      const second = admit(says(later, '459', '37'), { stored: storedBy(by) });
      expect(second).toMatchObject({ outcome: 'held back', doubts, heldBack: { doubts } });
      expect(draw(second)?.doubt).toContain(`${later} ให้ 459`);
      const heldBack = heldBackAfter(says(later, '459', '37'), {});
      const first = admit(says(by, '513', '89'), { heldBack });
      expect(first).toMatchObject({ outcome: 'held back', doubts: [{ name: 'witness' }] });
      expect(draw(first)).toBeUndefined();
      expect(first.heldBack?.readings).toHaveLength(2);
    });

    test('end the hold when the source has others', () => {
      const heldBack = heldBackAfter(says(A, '459', '37'), {});
      expect(admit(says(A, '513', '89'), { heldBack })).toMatchObject({ outcome: 'added' });
      expect(admit(says(A, '513', '89'), { heldBack }).heldBack).toBeUndefined();
    });
  });

  test.each([
    { by: B, top: '514', out: A },
    { by: A, top: '513', out: B },
  ])('a ruling for $by leaves $out out for the day, whoever is stored', ({ by, top, out }) => {
    const first = admit(says(B, '514', '89'), { stored: storedBy(A) });
    const before = { stored: draw(first), heldBack: first.heldBack };
    const entry = { reason: 'the page has it', isPart: true, isRuling: true } as const;
    const result = admit(says(by, top, '89'), { ...before, entry });
    expect(result.heldBack).toBeUndefined();
    expect(result.rulings).toMatchObject([{ action: 'leave-out', source: out, drawDate: DAY }]);
    expect(draw(result)?.prizes['top-three-digit']).toEqual([top]);
  });

  describe('a reading that waits keeps its page and the series of its tickets', () => {
    const stated = { sourceUrl: 'https://www.glo.or.th/sheet.pdf', series: [33, 34] };

    test('for whoever rules that it is right', () => {
      const first = admit(says(AUTHORITY, '514', '89', stated), { stored: storedBy(A) });
      const [, waiting] = first.heldBack?.readings ?? [];
      expect(waiting).toMatchObject(stated);
      const entry = { at, reason: 'the sheet has it', isPart: true, isRuling: true } as const;
      const ruled = toIncoming(waiting as Reading, day(DAY), entry, contextOf('lao-tv'));
      const before = { stored: draw(first), heldBack: first.heldBack, entry };
      expect(draw(admit(ruled.draw, before))).toMatchObject({ source: AUTHORITY, ...stated });
    });

    test('until the other source agrees', () => {
      const others = [says(A, '513', '89')];
      const { heldBack } = admit(says(AUTHORITY, '514', '89', stated), { others });
      const agreed = draw(admit(says(A, '514', '89'), { heldBack }));
      expect(agreed).toMatchObject({ prizes: threeOf('514', '89'), series: [33, 34] });
    });
  });

  describe('a ruling while prizes are pending leaves out those where a source differed', () => {
    const partOf = (number: string, source: string) => {
      const { 'bottom-two-digit': _, ...prizes } = threeOf(number, '89');
      return says(source, number, '89', { pending: ['bottom-two-digit'], prizes });
    };
    const first = admit(partOf('514', AUTHORITY), {
      stored: { ...partOf('513', A), recordedAt: at },
    });
    const entry = { reason: 'the sheet has 513', isPart: true, isRuling: true } as const;
    const before = { stored: draw(first), heldBack: first.heldBack };
    const ruled = admit(partOf('513', A), { ...before, entry });
    const rulings = [...ruled.rulings];

    test('no other prize of that source is left out', () => {
      expect(rulings).toMatchObject([
        { source: AUTHORITY, prizes: ['top-three-digit', 'top-two-digit'] },
      ]);
    });

    test.each(['513', '514'])('the rest of it is heard, its %s is not', (number) => {
      const later = admit(says(AUTHORITY, number, '89'), { stored: draw(ruled), rulings });
      expect(later).toMatchObject({ outcome: 'completed', heldBack: undefined });
      expect(draw(later)).toMatchObject({
        source: A,
        prizeSources: { 'bottom-two-digit': AUTHORITY },
        prizes: threeOf('513', '89'),
      });
    });

    test('what says those prizes alone is passed over', () => {
      const again = admit(partOf('514', AUTHORITY), { stored: draw(ruled), rulings });
      expect(again).toMatchObject({ outcome: 'passed over', doubts: [] });
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

  describe('what a person accepts', () => {
    const enter = (incoming: Draw, entry: Omit<ReadingEntry, 'at'>, stored?: Draw) =>
      admit(incoming, { entry, stored });

    test.each([
      { accepted: ['copy'], outcome: 'added' },
      { accepted: ['zeros'], outcome: 'held back' },
      { accepted: [], outcome: 'held back' },
    ] as const)('$accepted: a copy is $outcome', ({ accepted, outcome }) => {
      expect(enter(says(A, '459', '37'), { accepted }).outcome).toBe(outcome);
    });

    test('one of two doubts leaves the other', () => {
      const zeros = says(A, '000', '00');
      const before = drawOf('2026-08-26', threeOf('000', '00'));
      const incoming = { draw: zeros, entry: { at, accepted: ['zeros'] as const } };
      const kept = { draws: [older, before], heldBack: [] };
      const { admissions } = admitReadings(kept, [incoming], contextOf('lao-tv'));
      const result = { ...admissions.get(incoming) };
      expect(result).toMatchObject({ outcome: 'held back', doubts: [{ name: 'copy' }] });
      expect('doubts' in result && result.doubts).toHaveLength(1);
    });

    test('changes no stored number; a reason does, but not past a doubt', () => {
      const stored = storedBy(A);
      const other = says(A, '514', '89');
      expect(enter(other, { accepted: ['witness'] }, stored).outcome).toBe('refused');
      expect(enter(other, { reason: 'mistyped' }, stored).outcome).toBe('corrected');
      const zeros = says(A, '000', '00');
      const heldBack = enter(zeros, { reason: 'mistyped' }, stored);
      expect(heldBack).toMatchObject({ outcome: 'held back', doubts: [{ name: 'zeros' }] });
      expect(draw(heldBack)).toEqual(stored);
      expect(enter(zeros, { reason: 'x', accepted: ['zeros'] }, stored).outcome).toBe('corrected');
    });

    test('is no rule: parts that contradict each other are not stored', () => {
      const odd = drawOf(DAY, { ...threeOf('754', '65'), 'top-two-digit': ['55'] });
      expect(enter(odd, {}).outcome).toBe('held back');
      expect(enter(odd, { accepted: ['contradiction'] }).outcome).toBe('refused');
    });
  });

  test('what no rule admits is refused, and is no reading', () => {
    expect(admit(says(A, '5', '89'), { stored: storedBy(B) })).toMatchObject({
      outcome: 'refused',
      heldBack: undefined,
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
  expect(admit(says(source, top, '89'), { stored, others })).toMatchObject({
    outcome: 'refused',
    heldBack: undefined,
    findings: [
      {
        path: 'drawDate',
        value: DAY,
        expectation: expect.stringMatching(/withdrawn: .* --restore lao-tv\/2026-08-28 --yes$/),
      },
    ],
  });
});
