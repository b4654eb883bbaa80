import { expect, test } from 'vitest';
import { readRealArchive } from '../../../tests/support/real-archive.ts';
import { drawBody } from '../answers/results.ts';
import type { Site } from '../answers/publisher.ts';
import { standing } from '../contract/standing.ts';
import { type Announcement, createAnnouncement } from './announcement.ts';
import { formatTelegram } from './messages.ts';

/** Of Telegram, after it has read the HTML. */
const MOST_LETTERS = 4096;

const CHANGE = {
  id: 'lao-tv_2026-11-16_added_1',
  at: '2026-11-16T04:00:00.000Z',
  change: 'added',
  lottery: 'lao-tv',
  lotteryName: 'ลาวทีวี',
  drawDate: '2026-11-16',
  revision: 1,
} as const satisfies Announcement['change'];

const DRAW: NonNullable<Announcement['draw']> = {
  lottery: 'lao-tv',
  lotteryName: 'ลาวทีวี <b>&',
  drawDate: '2026-11-16',
  displayName: '16 พฤศจิกายน 2569',
  prizes: [{ slug: 'two', name: '2 ตัว', amount: '0.00', numbers: ['07', '15'] }],
  complete: true,
  revision: 1,
  source: { name: 'a', url: 'https://a.example/' },
  standing: [],
};
const textOf = (draw: Announcement['draw']) =>
  formatTelegram(createAnnouncement(CHANGE, draw, 'https://a.example'));

test('a draw: name, day, a prize a line, where to see it, and whose word counts', () => {
  expect(textOf(DRAW)).toBe(
    [
      'ผล<b>ลาวทีวี &lt;b&gt;&amp;</b>',
      '16 พฤศจิกายน 2569',
      '',
      '2 ตัว: <b>07  15</b>',
      '',
      '<a href="https://a.example/lottery/lao-tv/2026/#2026-11-16">ดูผลทั้งหมด</a>',
      'การจ่ายเงินรางวัลเป็นไปตามประกาศอย่างเป็นทางการ',
    ].join('\n'),
  );
});

test('a correction says that it is one, and why, shortened', () => {
  const reason = 'พิมพ์ผิด <i>'.repeat(100);
  const corrections = [{ revision: 2, at: CHANGE.at, reason, previous: { two: ['70'] } }];
  const text = textOf({ ...DRAW, revision: 2, corrections });
  expect(text).toMatch(/^แก้ไขผล<b>/);
  expect(text).toContain('แก้ไขเพราะ: พิมพ์ผิด &lt;i&gt;');
  expect(text.length).toBeLessThan(1_000);
  expect(text).not.toContain('<i>');
});

test('how it stands is above its numbers, escaped, and shortened', () => {
  const states = standing({ doubt: `<b>${'ก'.repeat(300)}`, unconfirmed: true });
  const text = textOf({ ...DRAW, standing: states });
  expect(text).toMatch(/: &lt;b&gt;ก+…\nรอยืนยัน.*\n\n2 ตัว/);
});

test('the newest draws of every lottery are within the limit', async () => {
  const data = await readRealArchive();
  const site: Site = { ...data, origin: 'https://a.example' };
  for (const { lottery, draws } of data.archive) {
    for (const draw of draws.slice(0, 3)) {
      const text = textOf(drawBody(lottery, draw, site));
      expect(text.length).toBeLessThan(MOST_LETTERS);
      expect(text.replace(/<\/?b>|<a href="[^"<>]*">|<\/a>/g, '')).not.toMatch(/[<>]/);
    }
  }
});

test.each([
  ['withdrawn', undefined, 'ถอนผล', 'ไม่ใช่ผลรางวัล'],
  ['restored', DRAW, 'คืนผล', 'ใช้เป็นผลรางวัลได้อีกครั้ง'],
] as const)('draws that were %s are one message, without a number', (change, draw, title, said) => {
  const days = Array.from({ length: 110 }, (_, day) =>
    new Date(Date.parse('2019-12-25') - day * 7 * 86_400_000).toISOString().slice(0, 10),
  );
  const reason = `<เลขซ้ำ>${'ก'.repeat(5000)}`;
  const told = { ...CHANGE, change, drawDate: '2019-12-25', drawDates: days, reason };
  const text = formatTelegram(createAnnouncement(told, draw, 'https://a.example'));
  expect(text).toContain(`<b>${title}ลาวทีวี 110 งวด 22 พฤศจิกายน 2560 ถึง 25 ธันวาคม 2562</b>`);
  expect(text).toContain('&lt;เลขซ้ำ&gt;');
  expect(text).toContain(said);
  expect(text).not.toContain('07');
  expect(text.length).toBeLessThan(MOST_LETTERS / 4);
});
