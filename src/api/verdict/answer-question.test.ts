import { describe, expect, test } from 'vitest';
import { day, drawOn, prizeKind, smallLottery } from '../../../tests/support/small-lottery.ts';
import { everyNumber } from '../../domain/digits.ts';
import { MOST_DUE } from '../../domain/lateness.ts';
import { unbroken } from '../../domain/spaced.ts';
import { typedNumbers } from '../../domain/typed-entries.ts';
import { readEntry } from '../../domain/typed-numbers.ts';
import { askAwaited } from './draw-question.ts';
import { lengthsOf } from '../check/judge.ts';
import { answerQuestion } from './answer-question.ts';

const lottery = smallLottery(
  [
    prizeKind('first-prize', 6, { amount: '6000000.00', place: 'ABCDEF' }),
    prizeKind('front-three', 3, { amount: '4000.00', place: 'ABC' }),
    prizeKind('last-two', 2, { amount: '2000.00', place: 'EF' }),
  ],
  { slug: 'thai-government' },
);
const drawn = (first: string) =>
  drawOn('2026-10-01', { 'first-prize': [first], 'front-three': ['888'], 'last-two': ['77'] });
const DRAWS = {
  newest: day('2026-10-01'),
  days: [{ drawDate: day('2026-09-16') }, { drawDate: day('2026-10-01'), series: [37, 38] }],
  isChosen: false,
};

const answer = (
  text: string,
  draw = drawn('402701'),
  draws: Partial<Parameters<typeof answerQuestion>[2]> = {},
) => {
  const lengths = lengthsOf(lottery, draw);
  const read = typedNumbers(text).map((entry) =>
    readEntry(entry, { lengths, near: draw.drawDate }),
  );
  return answerQuestion({ lottery, draw }, read, { ...DRAWS, ...draws }, '');
};
const wonBy = (text: string, draw?: ReturnType<typeof drawn>) => {
  const answered = answer(text, draw);
  if (answered.kind !== 'verdict') return answered.kind;
  return answered.judgements.flatMap(({ number, body }) =>
    body.success && body.data.isWinner ? number : [],
  );
};

describe('no entry that may hold a winner is answered before its question', () => {
  test.each([
    '402700-02',
    '402700/01/02',
    '402700,01,02',
    '402700 01',
    '402699-402703',
    '402699-03',
    '402698/99/00/01',
    '402601 ,701',
    '437 888',
    '402,701',
    '402/701',
    '402,700,402,701',
    '77 1234',
    '77 5',
    '76-78',
    '887-889',
    '00-99',
    '26-13-402701',
    '16/11 402701',
    '16-11 402701',
    '402701 16/11',
    '402701,16/11',
    '31/11/77 402701',
  ])('%s', (text) => {
    expect(wonBy(text)).toBe('reading');
  });

  test('an end of two digits, whatever wins', () => {
    for (const end of everyNumber(2)) {
      for (const text of [`402735-${end}`, `402735/${end}`, `402735,${end}`, `402735 ${end}`]) {
        for (const first of [`4027${end}`, `4028${end}`, '402736']) {
          const isOneTicket = end === '35';
          expect(wonBy(text, drawn(first)) === 'reading', text).toBe(!isOneTicket);
        }
      }
    }
  });

  test('a spaced ticket that wins itself, or nothing in any reading, is answered', () => {
    expect(wonBy('402 701')).toEqual(['402701']);
    expect(wonBy('437 921')).toEqual([]);
    expect(wonBy('12 34 77')).toEqual(['123477']);
    expect(wonBy('402701123456')).toEqual(['402701']);
    expect(wonBy('1. 402701\n✅ 123456')).toEqual(['402701']);
  });

  test('a number of a list that wins is asked about', () => {
    expect(wonBy('77. 123456')).toBe('reading');
    expect(wonBy('77 123456')).toBe('reading');
    expect(wonBy('16 402701\n17 123456')).toEqual(['402701']);
    expect(wonBy('12. 123456')).toEqual([]);
  });
});

describe('which draw a ticket is of', () => {
  const question = askAwaited(day('2026-10-01'), [day('2026-10-16')], 'ยังไม่มีผลงวด 16 ต.ค.');

  test.each([
    { text: '402701', more: { question }, kind: 'draw' },
    { text: '402701', more: { question, isChosen: true }, kind: 'verdict' },
    { text: '402701', more: {}, kind: 'verdict' },
    { text: '<b>', more: { question }, kind: 'verdict' },
    { text: '<b>\n402701', more: { question }, kind: 'draw' },
    { text: '1/10/69 402701', more: { question }, kind: 'verdict' },
    { text: '16/9/69 402701', more: {}, kind: 'draw' },
    { text: '16/9/69 402701', more: { isChosen: true }, kind: 'draw' },
    { text: '69-34-13-402701-4358', more: {}, kind: 'draw' },
    { text: '69-34-13-402701-4358', more: { question }, kind: 'draw' },
    { text: '69-38-13-402701-4358', more: {}, kind: 'verdict' },
    { text: '69-38-13-402701-4358', more: { question }, kind: 'verdict' },
    { text: '69-38-13-402701-4358 16/9/69', more: {}, kind: 'refused' },
    { text: '69-38-13-402701-4358', more: { isChosen: true }, kind: 'verdict' },
    { text: '69-38-13-402701-4358', more: { isChosen: true, question }, kind: 'verdict' },
    { text: '69-34-13-402701-4358', more: { isChosen: true }, kind: 'draw' },
    { text: '69-36-13-402701-4358', more: { isChosen: true, question }, kind: 'draw' },
    { text: '69-39-13-402701-4358', more: { isChosen: true }, kind: 'draw' },
    { text: '68-38-13-402701-4358', more: { isChosen: true }, kind: 'draw' },
    { text: '68-38-13-402701-4358', more: {}, kind: 'draw' },
    { text: '69-38-13-402701-4358\n123456', more: { isChosen: true }, kind: 'verdict' },
    { text: '123456\n69-36-13-402701-4358', more: { isChosen: true }, kind: 'draw' },
    {
      text: '69-38-13-402701-4358\n69-37-13-402702-4358',
      more: { isChosen: true },
      kind: 'verdict',
    },
    {
      text: '69-38-13-402701-4358\n69-36-13-402702-4358',
      more: { isChosen: true },
      kind: 'refused',
    },
    { text: '69-36-13-402701-4358\n69-38-13-402702-4358', more: {}, kind: 'refused' },
    { text: '69-36-13-402701-4358 1/10/69', more: {}, kind: 'refused' },
    { text: '68-38-13-402701-4358 1/10/69', more: {}, kind: 'refused' },
    { text: '69-36-13-402701-4358 16/9/69', more: {}, kind: 'draw' },
    { text: '69-38-13-402701-4358 1/10/69', more: { question }, kind: 'verdict' },
    { text: '16/9/69', more: {}, kind: 'refused' },
    { text: '16.9 402701', more: {}, kind: 'draw' },
    { text: '402701 16 พ.ย.', more: {}, kind: 'draw' },
    { text: '1/10 77', more: { question }, kind: 'verdict' },
    { text: 'งวด 16 402701', more: {}, kind: 'refused' },
    { text: '402701\n11/2569', more: {}, kind: 'refused' },
    { text: '29/2 402701', more: {}, kind: 'refused' },
    { text: '1/9/69 402701 16/9/69', more: {}, kind: 'refused' },
    { text: '402700-02', more: { question }, kind: 'reading' },
  ])('$text with $more is a $kind', ({ text, more, kind }) => {
    expect(answer(text, undefined, more).kind).toBe(kind);
  });

  test('the awaited draw stands first, and the entries are the numbers alone', () => {
    const asked = answer('402701 x2', undefined, { question });
    expect(asked).toMatchObject({
      entries: ['402701×2'],
      ask: {
        choices: [
          { drawDate: '2026-10-16', isStored: false },
          { drawDate: '2026-10-01', isStored: true },
        ],
      },
    });
    expect(answer('16/9/69 402701')).toMatchObject({
      entries: ['402701'],
      ask: { choices: [{ drawDate: '2026-09-16' }, { drawDate: '2026-10-01' }] },
    });
    expect(answer('69-34-13-402701-4358')).toMatchObject({ entries: ['402701'] });
  });

  test.each([
    { code: '69-36', isChosen: true, days: ['2026-09-16', '2026-10-01'], words: 'งวด 16 ก.ย.' },
    { code: '69-36', isChosen: false, days: ['2026-09-16', '2026-10-01'], words: 'งวด 16 ก.ย.' },
    { code: '69-05', isChosen: true, days: ['2026-10-01'], words: 'ไม่น่าใช่ของงวด 1 ต.ค.' },
    { code: '68-38', isChosen: false, days: ['2026-10-01'], words: 'ไม่น่าใช่ของงวด 1 ต.ค.' },
  ])('$code is asked about, chosen: $isChosen, with $days', ({ code, isChosen, days, words }) => {
    expect(answer(`${code}-13-402701-4358`, undefined, { isChosen })).toMatchObject({
      entries: ['402701'],
      summary: expect.stringContaining(unbroken(words)),
      ask: { choices: days.map((drawDate) => ({ drawDate, isStored: true })) },
    });
  });

  test('two draws that had the same series are told apart by whoever chose one of them', () => {
    const days = ['2023-12-30', '2022-12-30'].map((drawDate) => ({
      drawDate: day(drawDate),
      series: [1, 2],
    }));
    for (const { drawDate } of days) {
      const draw = { ...drawn('402701'), drawDate };
      const more = { days, newest: day('2023-12-30') };
      const kindOf = (isChosen: boolean) =>
        answer('66-01-13-402701-4358', draw, { ...more, isChosen }).kind;
      expect([kindOf(true), kindOf(false)]).toEqual(['verdict', 'draw']);
    }
  });

  test.each([
    { text: '16/11/2569 402701', of: '2026-11-16', isStored: false },
    { text: 'งวดวันที่ 16 พฤศจิกายน 2569 เลข 402701', of: '2026-11-16', isStored: false },
    { text: '2/10/69 402701', of: '2026-10-02', isStored: false },
    { text: '16/9/69 402701', of: '2026-09-16', isStored: true },
  ])('$text: no result is offered of a day after the newest one', ({ text, of, isStored }) => {
    const choices = [
      { drawDate: of, isStored },
      { drawDate: '2026-10-01', isStored: true },
    ];
    for (const more of [{}, { question }, { isChosen: true }])
      expect(answer(text, undefined, more)).toMatchObject({ ask: { choices } });
  });

  test.each([2, 4, 7, 8])(
    'of %i that are missing the newest comes first, those before it last, in their order',
    (count) => {
      const days = Array.from({ length: count }, (_, index) => day(`2026-10-1${index + 1}`));
      const { choices, summary } = askAwaited(day('2026-10-01'), days, '');
      expect(choices.map(({ drawDate }) => drawDate)).toEqual([
        days.at(-1),
        '2026-10-01',
        ...days.slice(-MOST_DUE, -1),
      ]);
      // Of those that are not listed it says what to do.
      expect(summary.includes('ใส่วันที่ต่อท้ายเลข')).toBe(count > MOST_DUE);
    },
  );
});
