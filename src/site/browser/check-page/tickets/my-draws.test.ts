import { describe, expect, test } from 'vitest';
import {
  day,
  drawOn,
  prizeKind,
  smallLottery,
} from '../../../../../tests/support/small-lottery.ts';
import { renderPart } from '../../../../api/verdict/part.ts';
import {
  answerTickets,
  drawsWithNews,
  groupByDraw,
  type MyAnswer,
  totalWords,
  waitWords,
} from './my-draws.ts';
import { readTickets, type SavedTicket, ticketText } from './saved-tickets.ts';

// Drawn every day at 20:30.
const lottery = smallLottery(
  [
    prizeKind('first', 6, { nameTh: 'รางวัลที่ 1', amount: '6000000.00', place: 'ABCDEF' }),
    prizeKind('two', 2, { nameTh: 'เลขท้าย 2 ตัว', amount: '2000.00', place: 'EF' }),
  ],
  { slug: 'thai-government' },
);
const DAY = day('2026-08-16');
const drawn = drawOn(DAY, { first: ['123453'], two: ['53'] });
const NOW = Date.parse('2026-08-16T21:00:00+07:00');
const ticket = (number: string, more: Partial<SavedTicket> = {}): SavedTicket => ({
  lottery: lottery.slug,
  drawDate: DAY,
  number,
  count: 1,
  ...more,
});
const answer = (tickets: SavedTicket[], draws = [drawn], now = NOW, offline = false) =>
  answerTickets(
    { lottery: lottery.slug, drawDate: DAY, tickets },
    { file: { lottery, draws }, offline },
    now,
  );
const textOf = ({ parts }: MyAnswer) =>
  parts
    .map(renderPart)
    .join(' ')
    .replace(/<[^>]+>/g, ' ');

describe('groupByDraw', () => {
  test('has each draw once, the newest first, and every ticket', () => {
    const tickets = [
      ticket('11'),
      ticket('22', { drawDate: day('2026-09-01') }),
      ticket('33', { lottery: 'lao-tv' }),
      ticket('44'),
    ];
    expect(
      groupByDraw(tickets).map((draw) => [draw.drawDate, draw.lottery, draw.tickets.length]),
    ).toEqual([
      ['2026-09-01', 'thai-government', 1],
      ['2026-08-16', 'lao-tv', 1],
      ['2026-08-16', 'thai-government', 2],
    ]);
    expect(groupByDraw([])).toEqual([]);
  });
});

describe('answerTickets', () => {
  test('says what the tickets won, as often as there are of them, and until when it is paid', () => {
    const said = answer([ticket('123453', { count: 2 }), ticket('53'), ticket('99', { count: 3 })]);
    expect(said.won).toEqual({ tickets: 3, baht: 12_006_000, unpriced: 0 });
    expect(said.summary).toBe('ตรวจแล้ว 6 ใบ: ถูกรางวัล 3, ไม่ถูกรางวัล 3 · รวม 12,006,000\u00A0บาท');
    expect(textOf(said)).toContain('× 2 ใบ');
    expect(textOf(said)).toContain('ขอรับเงินรางวัลได้ถึงวันที่ 16 สิงหาคม 2571');
  });

  test.each([
    { number: '123454', pending: ['first'], isOpen: true },
    { number: '99', pending: ['first'], isOpen: false },
    { number: '123454', pending: [], isOpen: false },
  ])('$number, pending $pending: waits for more is $isOpen', ({ number, pending, isOpen }) => {
    const numbers = pending.length > 0 ? { two: ['53'] } : { first: ['123453'], two: ['53'] };
    const draw = { ...drawOn(DAY, numbers), pending };
    expect(answer([ticket(number)], [draw]).isOpen).toBe(isOpen);
  });

  test('a ticket too short for the longest prize waits for nothing once all are announced', () => {
    const lao = smallLottery(
      [
        prizeKind('six-digit', 6, { nameTh: 'เลข 6 ตัว', place: 'ABCDEF' }),
        prizeKind('four-digit', 4, { nameTh: 'เลข 4 ตัว', place: 'CDEF' }),
      ],
      { slug: 'lao-lottery' },
    );
    const draws = [drawOn(DAY, { 'six-digit': ['123453'], 'four-digit': ['3453'] })];
    const tickets = [ticket('9999', { lottery: lao.slug })];
    const kept = { lottery: lao.slug, drawDate: DAY, tickets };
    const told = answerTickets(kept, { file: { lottery: lao, draws }, offline: false }, NOW);
    expect(told.summary).toContain('ยังตอบได้ไม่ครบ 1');
    expect(told.isOpen).toBe(false);
  });

  test.each([
    { draws: [], now: NOW - 3_600_000, offline: false, said: 'รอผล ประกาศวันที่ 16 สิงหาคม 2569' },
    { draws: [], now: NOW, offline: false, said: 'ถึงเวลาประกาศแล้ว หน้านี้ยังไม่มีผล' },
    { draws: [], now: NOW, offline: true, said: 'ออฟไลน์' },
    { draws: [drawOn('2026-08-17', {})], now: NOW, offline: false, said: 'งวดอาจเลื่อนวันหรืองด' },
  ])('without the draw: $said', ({ draws, now, offline, said }) => {
    const told = answer([ticket('53')], draws, now, offline);
    expect(told.summary).toContain(said);
    expect([told.won, told.parts, told.tickets]).toEqual([undefined, [], [ticket('53')]]);
  });

  test.each(['unreachable', 'unknown'] as const)(
    '%s: nothing is lost, and nothing has lost',
    (why) => {
      const tickets = [ticket('53')];
      const told = answerTickets({ lottery: lottery.slug, drawDate: DAY, tickets }, why, NOW);
      expect(told).toMatchObject({ tickets, parts: [], isOpen: true });
      expect(told.summary).toContain('สลากยังเก็บอยู่');
      expect(told.summary).not.toContain('ไม่ถูกรางวัล');
    },
  );

  test('what was shown is said again while it cannot be known, and where the draw was taken back', () => {
    const { tickets } = answer([ticket('53', { count: 2 }), ticket('99')]);
    const mine = { lottery: lottery.slug, drawDate: DAY, tickets };
    const words = 'ครั้งก่อนแสดงว่าถูกรางวัล 2 ใบ จาก 3 ใบ';
    expect(answerTickets(mine, 'unreachable', NOW).summary).toContain(words);
    expect(answer([...tickets], []).summary).toContain(words);
  });

  test('a correction is said before the list is opened', () => {
    const { tickets } = answer([ticket('53')]);
    const after = answer([...tickets], [drawOn(DAY, { first: ['123453'], two: ['54'] })]);
    expect(after.corrected).toBe(1);
    expect(after.summary).toMatch(/^ผลถูกแก้ไขหลังจากที่เคยแสดง /);
  });

  test('a draw that is there is judged whatever the clock says', () => {
    for (const now of [0, NOW, Date.parse('2099-01-01T00:00:00Z')]) {
      expect(answer([ticket('53')], [drawn], now).won?.tickets).toBe(1);
    }
  });

  test('many losers are one fold, counted in tickets', () => {
    const losers = Array.from({ length: 11 }, (_, index) => ticket(String(60 + index)));
    expect(textOf(answer(losers))).toContain('11 ใบ: ไม่ถูกรางวัล');
  });

  test('winners whose baht nobody knows are counted apart from the sum', () => {
    const kinds = [prizeKind('two', 2, { amount: '0.00' })];
    const file = { lottery: smallLottery(kinds, { slug: 'lao-tv' }), draws: [drawn] };
    const tickets = [ticket('53', { count: 2 }), ticket('99')];
    const lao = answerTickets(
      { lottery: 'lao-tv', drawDate: DAY, tickets },
      { file, offline: false },
      NOW,
    );
    expect(lao.summary).toBe('ตรวจแล้ว 3 ใบ: ถูกรางวัล 2, ไม่ถูกรางวัล 1 · ไม่มีข้อมูลเงินรางวัล 2 ใบ');
    expect(totalWords([lao, answer([ticket('53')])])).toBe(
      'เก็บไว้ 4 ใบ 2 งวด · ถูกรางวัล 3 ใบ · รวม 2,000\u00A0บาท · ไม่มีข้อมูลเงินรางวัล 2 ใบ',
    );
  });

  test('a ticket of a doubtful draw has not lost', () => {
    const doubted = drawOn(DAY, { first: ['123453'], two: ['53'] }, { doubt: 'สองแหล่งไม่ตรงกัน' });
    const said = answer([ticket('99')], [doubted]);
    expect(said.outcome).toBe('open');
    expect(textOf(said)).toContain('สองแหล่งไม่ตรงกัน');
    expect(said.summary + textOf(said)).not.toContain('ไม่ถูกรางวัล');
  });

  test('what is shown is kept, and shown again it is not a correction', () => {
    const [shown] = answer([ticket('53'), ticket('99')]).tickets;
    expect(shown).toMatchObject({ shown: { won: ['เลขท้าย 2 ตัว 53 2000.00'], isFinal: true } });
    const again = answer(answer([ticket('53'), ticket('99')]).tickets as SavedTicket[]);
    expect(again.tickets.map(({ before }) => before)).toEqual([undefined, undefined]);
  });

  test('a draw that was corrected after it was shown says so, and goes on saying so', () => {
    const before = answer([ticket('53'), ticket('54')]).tickets as SavedTicket[];
    const corrected = drawOn(DAY, { first: ['123453'], two: ['54'] });
    const after = answer(before, [corrected]);
    expect(textOf(after)).toContain('เลข 53 ผลถูกแก้ไขหลังจากที่เคยแสดง ครั้งก่อนแสดงว่าถูกเลขท้าย 2 ตัว');
    expect(textOf(after)).toContain('เลข 54 ผลถูกแก้ไขหลังจากที่เคยแสดง ครั้งก่อนแสดงว่าไม่ถูกรางวัล');
    const { tickets } = readTickets(ticketText(after.tickets));
    expect(textOf(answer(tickets as SavedTicket[], [corrected]))).toContain('เลข 53 ผลถูกแก้ไข');
  });

  test('what comes in later is not a correction', () => {
    const first = drawOn(DAY, { two: ['53'] }, { pending: ['first'] });
    const partly = answer([ticket('123453'), ticket('999999')], [first]);
    expect(partly.tickets[1]).toMatchObject({ shown: { won: [], isFinal: false } });
    const whole = answer(partly.tickets as SavedTicket[]);
    expect(whole.tickets.map(({ before }) => before)).toEqual([undefined, undefined]);
  });
});

describe('drawsWithNews', () => {
  const newsDraw = (drawDate: string, isOpen: boolean) => ({
    lottery: 'lao-tv',
    drawDate: day(drawDate),
    isOpen,
  });
  const openDraw = newsDraw('2026-12-02', true);
  const finalDraw = newsDraw('2026-12-01', false);
  const change = (drawDate: string, lottery = 'lao-tv') => ({
    id: `${lottery}_${drawDate}`,
    lottery,
    drawDate,
  });
  const changes = [change('2026-12-01'), change('2026-12-02'), change('2026-12-02', 'lao-vip')];

  test('at first only a draw that is open can have news', () => {
    expect(drawsWithNews([openDraw, finalDraw], changes, undefined)).toEqual([openDraw]);
  });

  test('then what was not listed before, a correction of a known draw too', () => {
    const listed = new Set(['lao-tv_2026-12-02']);
    expect(drawsWithNews([openDraw, finalDraw], changes, listed)).toEqual([finalDraw]);
    expect(
      drawsWithNews([openDraw, finalDraw], changes, new Set(changes.map(({ id }) => id))),
    ).toEqual([]);
  });
});

describe('waitWords', () => {
  const waiting = (drawDate: string, ...counts: number[]) => ({
    lottery: 'small',
    drawDate: day(drawDate),
    tickets: counts.map((count, index) => ({
      lottery: 'small',
      drawDate: day(drawDate),
      number: `0${index}`,
      count,
    })),
  });

  test.each([
    { draws: [], expected: '' },
    { draws: [waiting('2026-12-01', 1)], expected: 'สลากที่เก็บไว้ 1 ใบ รอผลงวด 1 ธ.ค.' },
    {
      draws: [waiting('2026-12-01', 2, 1), waiting('2026-12-16', 1)],
      expected: 'สลากที่เก็บไว้ 4 ใบ รอผล 2 งวด',
    },
  ])('$expected', ({ draws, expected }) => {
    expect(waitWords(draws).replaceAll('\u00a0', ' ')).toBe(expected);
  });
});
