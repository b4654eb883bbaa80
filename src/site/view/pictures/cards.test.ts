import { describe, expect, test } from 'vitest';
import { readRealArchive } from '../../../../tests/support/real-archive.ts';
import { SMALL_SITE } from '../../../../tests/support/small-archive.ts';
import { drawOn, prizeKind, smallLottery } from '../../../../tests/support/small-lottery.ts';
import { cardPath, DRAW_CARDS, drawCard, newsDraws, squareCard, wordsCard } from './cards.ts';
import { drawParagraph } from './paragraph.ts';
import { cardPng } from './png.ts';

const lottery = smallLottery([
  prizeKind('six', 6, { nameTh: 'เลข 6 ตัว' }),
  prizeKind('many', 6, { nameTh: 'รางวัลที่ 5', picks: 100 }),
  prizeKind('two', 2, { nameTh: 'เลข 2 ตัว' }),
]);
const AT = { site: 'a.example', sources: SMALL_SITE.sources };
const prizes = { six: ['004615'], many: ['111111'], two: ['07'] };

describe('drawCard', () => {
  test('has the name, the stamp of its day, the first prize and the few, and not the hundreds', () => {
    const svg = drawCard(lottery, drawOn('2026-08-16', prizes), AT);
    const stamp = ['>งวด<', '>16<', '>ส.ค. 2569<'];
    const bottom = ['a.example<', '>เลขเท่านั้น ไม่มีข้อมูลเงินรางวัล<'];
    for (const words of ['หวยเล็ก', ...stamp, '>004615<', '>07<', ...bottom]) {
      expect(svg).toContain(words);
    }
    expect(svg).not.toContain('111111');
  });

  test('has the amounts that are known, and who to compare with before claiming them', () => {
    const paying = smallLottery([
      prizeKind('six', 6, { nameTh: 'รางวัลที่ 1', amount: '6000000.00' }),
      prizeKind('two', 2, { nameTh: 'รางวัลเลขท้าย 2 ตัว', amount: '2000.00' }),
    ]);
    const svg = drawCard(paying, drawOn('2026-08-16', { six: ['004615'], two: ['07'] }), AT);
    const amounts = ['>รางวัลที่ 1 · <', '>6,000,000 บาท<', '>เลขท้าย 2 ตัว<', '>2,000 บาท<'];
    for (const words of [...amounts, '>เทียบกับประกาศทางการก่อนขึ้นเงิน<']) expect(svg).toContain(words);
  });

  test('names a prize that no source has, last', () => {
    const svg = drawCard(lottery, drawOn('2026-08-16', { six: ['004615'] }), AT);
    expect(svg).toMatch(/>เลข 2 ตัว<[\s\S]*>ไม่มีข้อมูล</);
  });

  test.each([
    ['thai', '#0b6b63'],
    ['lao', '#2b559c'],
    ['hanoi', '#82357a'],
  ])('of the %s family has its colour', (group, colour) => {
    const svg = drawCard({ ...lottery, group }, drawOn('2026-08-16', prizes), AT);
    expect(svg).toContain(`stop-color="${colour}"`);
  });

  test('says that a draw is still being announced, and that it was corrected', () => {
    const corrections = [{ at: '2026-08-17T00:00:00.000Z', reason: '', previous: {} }];
    const svg = drawCard(
      lottery,
      drawOn('2026-08-16', { six: ['004615'] }, { pending: ['two'], corrections }),
      AT,
    );
    expect(svg).toContain('ยังประกาศไม่ครบ · ขาดบางรางวัล · แก้ไขแล้ว');
  });
});

test.each([
  { more: { source: 'other' }, said: 'รอยืนยัน' },
  { more: { doubt: 'two sheets differ' }, said: 'เลขอาจผิด' },
  { more: { lacks: ['many'] }, said: 'ขาดบางรางวัล' },
])('a draw card says $said, and one without it does not', ({ more, said }) => {
  const { many, ...others } = prizes;
  const of = 'lacks' in more ? others : prizes;
  expect(drawCard(lottery, drawOn('2026-08-16', of, more), AT)).toContain(`>${said}<`);
  expect(drawCard(lottery, drawOn('2026-08-16', prizes), AT)).not.toContain(said);
});

test('a newsroom has the newest complete draw, by a name that stays, square and as a paragraph', async () => {
  const pending = drawOn('2026-08-17', { six: ['111112'] }, { pending: ['many', 'two'] });
  const many = Array.from({ length: 11 }, (_, index) => `${111111 + index}`);
  const whole = drawOn('2026-08-16', { ...prizes, many }, { source: 'other' });
  const news = newsDraws({ lottery, draws: [pending, whole] });
  expect(news).toEqual([['/cards/small/latest', whole]]);
  expect(newsDraws({ lottery, draws: [pending] })).toEqual([]);
  const square = squareCard(lottery, whole, AT);
  for (const said of ['หวยเล็ก', '>16<', '>ส.ค. 2569<', '>004615<', '>07<', 'รอยืนยัน']) {
    expect(square).toContain(said);
  }
  const png = Buffer.from(await cardPng(square));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1080]);
  expect(drawParagraph(lottery, whole, { ...AT, origin: 'https://a.example' })).toBe(
    'ผลหวยเล็ก งวดวันที่ 16 สิงหาคม 2569 ออกรางวัลดังนี้ เลข 6 ตัว: 004615, เลข 2 ตัว: 07 (รอยืนยัน) ที่มา: อื่น โปรดตรวจกับประกาศทางการ ผลทุกรางวัลที่ https://a.example/lottery/small/2026/#2026-08-16\n',
  );
});

test('the newest government draws have a square of their own too, for as long as they are news', async () => {
  const { archive } = await readRealArchive();
  const [government] = archive;
  const days = government?.draws.slice(0, 4).map(({ drawDate }) => drawDate) ?? [];
  expect(government && newsDraws(government).map(([path]) => path)).toEqual(
    ['latest', ...days].map((of) => `/cards/thai-government/${of}`),
  );
});

test('words are escaped, and no sara am is left whole for the renderer to lose', () => {
  const svg = wordsCard('ลาวร่ำรวย', '<&', ['จำนวน'], { site: 'a.example' });
  expect(svg).not.toMatch(/ำ/);
  expect(svg).toContain('ลาวรํ่ารวย');
  expect(svg).toContain('จํานวน');
  expect(svg).toContain('>&lt;&amp;<');
});

describe('cardPath', () => {
  test.each([
    { age: 0, path: '/cards/l/2026-08-16.png' },
    { age: DRAW_CARDS - 1, path: '/cards/l/2026-08-16.png' },
    { age: DRAW_CARDS, path: '/cards/l.png' },
  ])('a draw of age $age has $path', ({ age, path }) => {
    expect(cardPath('l', '2026-08-16', age)).toBe(path);
  });
});

test('the card of every lottery is a small PNG of 1200×630, the same bytes each time', async () => {
  const { archive, sources } = await readRealArchive();
  for (const { lottery: one, draws } of archive.slice(0, 12)) {
    const svg = draws[0]
      ? drawCard(one, draws[0], { site: 'a.example', sources })
      : wordsCard(one.nameTh, '', [], { site: 'a.example' });
    const png = Buffer.from(await cardPng(svg));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(100_000);
    expect(png.equals(await cardPng(svg))).toBe(true);
  }
});
