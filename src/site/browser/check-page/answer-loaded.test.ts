import { describe, expect, test } from 'vitest';
import { drawOn, prizeKind, smallLottery } from '../../../../tests/support/small-lottery.ts';
import {
  answerLoaded,
  lacksDraw,
  MOST_TYPED,
  type TypedQuestion,
  yearAsked,
} from './answer-loaded.ts';
import type { LoadedYear } from './year-file.ts';

const lottery = smallLottery([prizeKind('p', 2)]);
const draws = [drawOn('2026-08-16', { p: ['12'] }), drawOn('2026-08-15', { p: ['34'] })];
const loaded: LoadedYear = { file: { lottery, draws }, offline: false };
const asked: TypedQuestion = {
  lotteryName: 'หวยเล็ก',
  years: ['2026', '2025'],
  date: undefined,
  numbers: ['12'],
};
const NOW = Date.parse('2026-08-17T12:00:00+07:00');
const answer = (more: Partial<TypedQuestion>, year: LoadedYear | undefined = loaded) =>
  answerLoaded({ ...asked, ...more }, year, NOW);

describe('answerLoaded', () => {
  test('without a date the newest draw is judged by', () => {
    expect(answer({})).toMatchObject({
      title: 'หวยเล็ก งวด 16 สิงหาคม 2569',
      summary: 'งวด 16 ส.ค. 2569: ถูกรางวัล',
      checked: { draw: { drawDate: '2026-08-16' } },
    });
  });

  test('with a date that draw is', () => {
    const { title, summary } = answer({ date: '2026-08-15' });
    expect([title, summary]).toEqual(['หวยเล็ก งวด 15 สิงหาคม 2569', 'งวด 15 ส.ค. 2569: ไม่ถูกรางวัล']);
  });

  const LATER = Date.parse('2026-08-18T12:00:00+07:00');
  const at = (now: number, date?: string, offline = false) =>
    answerLoaded({ ...asked, numbers: ['99'], date }, { ...loaded, offline }, now);

  test.each([false, true])(
    'while a draw is missing it is asked of which draw the ticket is (offline: %s)',
    (offline) => {
      const { title, summary, judgements, ask, entries } = at(LATER, undefined, offline);
      expect([title, judgements, entries]).toEqual(['สลาก 99 งวดไหน', [], ['99']]);
      expect(summary).toMatch(offline ? /^ออฟไลน์/ : /17\u00A0ส\.ค\. .*อย่าเพิ่งทิ้ง.* ดูวันที่บนสลาก/);
      expect(ask).toEqual({
        choices: [
          { drawDate: '2026-08-17', isStored: false },
          { drawDate: '2026-08-16', isStored: true },
          // The next one: its ticket may be in hand already.
          { drawDate: '2026-08-18', isStored: false },
        ],
        lottery,
        count: 1,
      });
      const chosen = at(LATER, '2026-08-16', offline);
      expect([chosen.summary, chosen.notes]).toEqual(['งวด 16 ส.ค. 2569: ไม่ถูกรางวัล', []]);
    },
  );

  test.each([
    ['2026-08-17T20:29:59+07:00', false],
    ['2026-08-17T20:30:00+07:00', true],
    ['2036-01-01T00:00:00+07:00', true],
    // A clock before the newest draw is wrong: nobody knows what was due.
    ['2026-08-16T19:59:00+07:00', true],
    ['1970-01-01T00:00:00+07:00', true],
    ['2026-08-16T20:00:00+07:00', false],
  ])('at %s it is asked: %s', (moment, isAsked) => {
    const { ask, judgements } = at(Date.parse(moment));
    expect([ask !== undefined, judgements.length]).toEqual(isAsked ? [true, 0] : [false, 1]);
    if (isAsked)
      expect(ask?.choices.map(({ isStored }) => isStored).slice(0, 2)).toEqual([false, true]);
  });

  test.each([
    ['69-31', '2026-08-16', []],
    ['69-33', '2026-08-16', ['2026-09-01 to come', '2026-08-16']],
    ['69-29', '2026-08-16', ['2026-08-01', '2026-08-16']],
    ['69-05', '2026-08-16', ['2026-08-16']],
    ['68-31', '2026-08-16', ['2026-08-16']],
    ['69-29', undefined, ['2026-08-01', '2026-08-16']],
  ])('of a ticket with code %s and the draw %s it is asked: %j', (code, date, offered) => {
    const government = smallLottery([prizeKind('p', 6)], {
      slug: 'thai-government',
      schedule: { every: 'month', on: [1, 16], time: '16:00' },
    });
    const of = (day: string) => drawOn(day, { p: ['437921'] });
    const file = { lottery: government, draws: [of('2026-08-16'), of('2026-08-01')] };
    const question = { ...asked, date, numbers: [`${code}-12-437921-1234`] };
    const { ask, judgements } = answerLoaded(question, { file, offline: false }, NOW);
    const days = ask?.choices.map(({ drawDate, isStored }) =>
      isStored ? drawDate : `${drawDate} to come`,
    );
    expect([days ?? [], judgements.length]).toEqual([offered, offered.length > 0 ? 0 : 1]);
  });

  test('tickets of a draw that was due, or comes next, can be kept for it', () => {
    for (const [now, date] of [
      [LATER, '2026-08-17'],
      [NOW, '2026-08-17'],
    ] as const) {
      const { summary, ask, judgements } = at(now, date);
      expect(summary).toContain('ยังไม่มีผลหวยเล็กงวดวันที่ 17 สิงหาคม 2569');
      expect([ask?.choices, judgements]).toEqual([[{ drawDate: date, isStored: false }], []]);
    }
    expect(at(LATER, '2026-08-14').ask).toBeUndefined();
  });

  test('a draw of a year that has none yet is of the newest file', () => {
    const now = Date.parse('2027-01-01T21:00:00+07:00');
    expect(yearAsked({ years: asked.years, date: '2027-01-01' })).toBe('2026');
    expect(at(now, '2027-01-01').ask?.choices).toEqual([
      { drawDate: '2027-01-01', isStored: false },
    ]);
  });

  test('a day whose draw was withdrawn is told with the reason, also of a year without a draw', () => {
    const withdrawn = 'ผลของวันที่ระบุถูกถอนแล้ว';
    for (const date of ['2026-08-14', '2017-10-04']) {
      const { summary, judgements } = answer({ date, withdrawn });
      expect([summary, judgements]).toEqual([withdrawn, []]);
    }
  });

  test('every number is counted under what became of it', () => {
    const { summary } = answer({ numbers: ['12', '21', '345', 'x', '99'] });
    expect(summary).toBe('ตรวจแล้ว 5 เลข: ถูกรางวัล 1, ไม่ถูกรางวัล 2, ตรวจไม่ได้ 2');
  });

  test('a ticket typed with a blank is one ticket, and its other reading is offered', () => {
    const { others, judgements } = answer({ numbers: ['1 2'] });
    expect([judgements.map(({ number }) => number), others]).toEqual([['12'], []]);
    const file = { lottery: smallLottery([prizeKind('p', 2), prizeKind('q', 4)]), draws };
    const both = answer({ numbers: ['56 78', '99'] }, { file, offline: false });
    expect(both.judgements.map(({ number }) => number)).toEqual(['5678', '99']);
    expect(both.others).toEqual([
      {
        taken: '“56 78” ตรวจเป็นเลขเดียว: 5678',
        choices: [{ words: 'ตรวจเป็น 2 เลข: 56 และ 78', entries: ['56', '78', '99'] }],
      },
    ]);
    // One of two that wins is offered before the ticket is told to have lost.
    const either = answer({ numbers: ['12 34', '99'] }, { file, offline: false });
    expect([either.title, either.judgements]).toEqual(['ยังไม่ได้ตรวจ', []]);
    expect(either.others[0]?.choices.map(({ entries }) => entries)).toEqual([
      ['1234', '99'],
      ['12', '34', '99'],
    ]);
  });

  test.each([
    { more: { numbers: [] }, said: 'กรุณาใส่เลข', because: 'nothing was asked' },
    { more: { years: [] }, said: 'ยังไม่มีผลรางวัลของหวยเล็ก', because: 'no draw is stored' },
    {
      more: { date: '2026-08-14' },
      said: '14 สิงหาคม 2569 ในระบบ อย่าเพิ่งทิ้งสลาก',
      because: 'none was that day',
    },
    {
      more: { date: '1999-01-01' },
      said: '1 มกราคม 2542 ในระบบ อย่าเพิ่งทิ้งสลาก',
      because: 'nor in that year',
    },
    { more: { date: '2569-08-16' }, said: 'ลบ 543', because: 'that year is a Buddhist one' },
    { more: { date: '<b>' }, said: 'ไม่มีวันที่นี้ในปฏิทิน', because: 'that is not a day' },
    { more: { date: '2026-02-30' }, said: 'ไม่มีวันที่นี้ในปฏิทิน', because: 'nor is that' },
  ])('says "$said": $because', ({ more, said }) => {
    const { summary, judgements } = answer(more);
    expect(summary).toContain(said);
    expect(judgements).toEqual([]);
  });

  test('no connection is not "no draw", and no number has lost by it', () => {
    const unreachable = answerLoaded(asked, undefined, NOW);
    expect(unreachable.summary).toContain('ไม่มีการเชื่อมต่อ');
    expect(unreachable.judgements).toEqual([]);
    const { summary } = answerLoaded({ ...asked, kept: ['2025'] }, undefined, NOW);
    expect(summary).toBe('ออฟไลน์ มีเฉพาะผลปี 2568 ในเครื่องนี้');
  });

  test('too many numbers are refused as a whole, none left out in silence', () => {
    const most = Array.from({ length: MOST_TYPED }, () => '12');
    expect(answer({ numbers: most }).judgements).toHaveLength(MOST_TYPED);
    const { judgements, summary } = answer({ numbers: [...most, '12'] });
    expect([judgements, summary]).toEqual([[], expect.stringContaining('1001 รายการ')]);
    expect(answer({ numbers: [...most, '1/8/69'] }).summary).toContain('1001 รายการ');
    expect(answer({ numbers: [`${most.join(' ')} 12`] }).summary).toContain('1001 รายการ');
  });
});

test('the newest year is asked for, or the one of the date, or none', () => {
  const year = (date: string | undefined) => yearAsked({ years: asked.years, date });
  expect([undefined, '2025-01-01', '1999-01-01'].map(year)).toEqual(['2026', '2025', undefined]);
});

test.each([
  ['2026-08-16', loaded, false],
  ['2026-08-14', loaded, true],
  ['2026-08-14', undefined, false],
  ['2017-10-04', undefined, true],
])('of %s it is known that it has no draw', (date, year, isKnown) => {
  expect(lacksDraw({ years: asked.years, date }, year)).toBe(isKnown);
});
