import { describe, expect, test } from 'vitest';
import { SMALL_SITE } from '../../../../tests/support/small-archive.ts';
import { drawOn, prizeKind, smallLottery } from '../../../../tests/support/small-lottery.ts';
import { lineLink, sharedDraw } from './share-words.ts';

const lottery = smallLottery([
  prizeKind('six', 6, { nameTh: 'เลข 6 ตัว' }),
  prizeKind('two', 2, { nameTh: 'เลข 2 ตัว', picks: 2 }),
]);
const whole = drawOn('2026-08-16', { six: ['004615'], two: ['07', '10'] });
const ADDRESS = `https://a.example/lottery/${lottery.slug}/2026/#2026-08-16`;

describe('a shared draw', () => {
  test('is its name, a line a prize, a reminder and its lasting address', () => {
    expect(sharedDraw(lottery, whole, SMALL_SITE)).toEqual({
      title: 'ผลหวยเล็ก งวดวันที่ 16 สิงหาคม 2569',
      address: ADDRESS,
      text: [
        'ผลหวยเล็ก งวดวันที่ 16 สิงหาคม 2569',
        'เลข 6 ตัว: 004615',
        'เลข 2 ตัว: 07 10',
        'โปรดตรวจกับประกาศทางการ',
        ADDRESS,
      ].join('\n'),
      brief: 'ผลหวยเล็ก งวดวันที่ 16 สิงหาคม 2569\nเลข 6 ตัว: 004615\nเลข 2 ตัว: 07 10',
    });
  });

  test.each([
    { more: { pending: ['two'] }, prizes: { six: ['004615'] }, said: 'รอผล: เลข 2 ตัว' },
    { more: {}, prizes: { six: ['004615'] }, said: 'เลข 2 ตัว' },
    { more: { source: 'other' }, prizes: whole.prizes, said: 'รอยืนยัน' },
    { more: { doubt: 'two sheets differ' }, prizes: whole.prizes, said: 'เลขอาจผิด' },
    {
      more: { corrections: [{ at: '2026-08-17T00:00:00.000Z', reason: '', previous: {} }] },
      prizes: whole.prizes,
      said: 'แก้ไขแล้ว 1 ครั้ง',
    },
  ])('never leaves out what is to be known: $said', ({ more, prizes, said }) => {
    const { text } = sharedDraw(lottery, drawOn('2026-08-16', prizes, more), SMALL_SITE);
    expect(text).toContain(said);
  });
});

describe('LINE', () => {
  const sent = (draw: Parameters<typeof sharedDraw>[1]) =>
    new URL(lineLink(sharedDraw(lottery, draw, SMALL_SITE))).searchParams;

  test('is given the whole address, its fragment too', () => {
    const { origin, searchParams } = new URL(lineLink(sharedDraw(lottery, whole, SMALL_SITE)));
    expect([origin, searchParams.get('url')]).toEqual(['https://social-plugins.line.me', ADDRESS]);
  });

  test('is given the day and the numbers of the first prize and of two digits', () => {
    expect(sent(whole).get('text')).toBe(
      ['ผลหวยเล็ก งวดวันที่ 16 สิงหาคม 2569', 'เลข 6 ตัว: 004615', 'เลข 2 ตัว: 07 10'].join('\n'),
    );
  });

  test('is told of a doubt, and of a prize to come', () => {
    expect(sent({ ...whole, doubt: 'two sheets differ' }).get('text')).toMatch(/07 10\nเลขอาจผิด/);
    const part = drawOn('2026-08-16', { six: ['004615'] }, { pending: ['two'] });
    expect(sent(part).get('text')).toMatch(/004615\nยังประกาศไม่ครบ รอผล: เลข 2 ตัว/);
  });
});
