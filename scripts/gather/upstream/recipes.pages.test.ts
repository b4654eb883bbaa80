// The recipes of data/upstreams.json that read the text of a page, with small pages of the shapes
// described.
import { describe, expect, test } from 'vitest';
import { readBody } from '../../../tests/support/real-upstreams.ts';

const three = (top: string, bottom: string) => ({
  'top-three-digit': [top],
  'top-two-digit': [top.slice(1)],
  'bottom-two-digit': [bottom],
});
const CHALLENGE = '<!doctype html><title>Just a moment...</title><body>Checking your browser';

describe('gsb-lottery', () => {
  const line = (number: string) => `<p>10,000,000 บาท</p><p>งวดที่ 614 M ${number}</p>`;
  const page = (sections: string, day = '16 มีนาคม 2569') =>
    `<html><body><nav>วันที่ประกาศ</nav><h2>วันที่ : ${day}</h2>${sections}<a>สั่งพิมพ์หน้านี้</a> งวดที่ 1 A 9999999</body>`;
  const rank = (number: number, ...numbers: string[]) =>
    `<h3>รางวัลอันดับที่ ${number}</h3>${numbers.map(line).join('')}`;
  const read = (text: string) => readBody('gsb', 'gsb-lottery', text, '2026-03-16');

  test('the last number of the first rank, and the tail of the last of the second', () => {
    const sections = `${rank(1, '1111111', '1996039')}${rank(2, '2222222', '3333345')}${rank(3, '4444444')}`;
    expect(read(page(sections))).toEqual([
      {
        drawDate: '2026-03-16',
        number: '1996039',
        prizes: { 'bottom-two-digit': ['45'] },
        sourceUrl: 'https://psc.gsb.or.th/resultsalak/salak-1year-100/16032026',
      },
    ]);
  });

  test('sections in another order are found by their own headings', () => {
    const sections = `${rank(2, '3333345')}${rank(5, '4444444')}${rank(1, '1996039')}<h3>เลขท้าย 4 ตัว</h3>งวดที่ 614 M 8888888`;
    expect(read(page(sections))).toMatchObject([
      { number: '1996039', prizes: { 'bottom-two-digit': ['45'] } },
    ]);
  });

  test('ranks without numbers are not drawn yet', () => {
    expect(read(page(rank(1) + rank(2)))).toEqual([]);
    expect(read(page(rank(1, '1996039') + rank(2)))).toEqual([]);
  });

  test('a day of which the bank has nothing', () => {
    expect(read('<html><body>ไม่มีข้อมูล</body></html>')).toEqual([]);
  });

  test('Thai digits and blanks that may not break', () => {
    const text = page(rank(1, '๑๙๙๖๐๓๙') + rank(2, '3333345'), '๑๖&nbsp;มีนาคม ๒๕๖๙');
    expect(read(text)).toMatchObject([{ drawDate: '2026-03-16', number: '1996039' }]);
  });

  const entities = (text: string) =>
    text.replace(/[ก-๙]/g, (letter) => `&#${letter.codePointAt(0)};`);
  test.each([
    ['Thai letters as numbers', entities],
    [
      'the same in hexadecimal',
      (text: string) =>
        entities(text).replace(/&#(\d+);/g, (_, code) => `&#x${(+code).toString(16)};`),
    ],
    ['blanks of every width', (text: string) => text.replaceAll(' ', '&nbsp;&ensp;&thinsp;')],
    [
      'signs that nobody sees',
      (text: string) => text.replace(/(?<=[ก-๙\d])(?=[ก-๙\d])/g, '&#8203;&shy;'),
    ],
    ['the same without entities', (text: string) => text.replace(/(?<=\d)(?=\d)/g, '\u200b\ufeff')],
  ])('is read as a reader sees it: %s', (_how, write) => {
    const text = page(rank(1, '1996039') + rank(2, '3333345')).replace(/(?<=>)[^<>]+/g, write);
    expect(read(text)).toMatchObject([
      { drawDate: '2026-03-16', number: '1996039', prizes: { 'bottom-two-digit': ['45'] } },
    ]);
  });

  test.each(['', CHALLENGE, '<html><div id="app"></div></html>'])('%s is no answer', (text) => {
    expect(() => read(text)).toThrow("gsb: the page lacks 'รางวัลอันดับที่ 1'");
  });
});

describe('hanoi-normal', () => {
  const item = (day: string, numbers: string) =>
    `<item><title>KẾT QUẢ XỔ SỐ NGÀY 26/04</title><description>${numbers}</description><link>https://a.example/xsmb/ngay-${day}</link></item>`;
  const numbers = 'ĐB: 38228\n1: 25708\n2: 11111 - 22222\n7: 31 - 41 - 51 - 61';
  const rss = (...items: string[]) =>
    `<?xml version="1.0"?><rss><channel>${items.join('')}</channel></rss>`;
  const draw = { drawDate: '2026-04-26', number: '38228', prizes: { 'bottom-two-digit': ['08'] } };

  test('the feed: the bottom pair is the tail of the first prize', () => {
    const text = rss(
      item('26-4-2026', numbers),
      item('25-4-2026', numbers.replace('38228', '00001')),
    );
    expect(readBody('xskt', 'hanoi-normal', text)).toMatchObject([draw, { number: '00001' }]);
  });

  test('the feed during the draw: the special prize comes last', () => {
    const text = rss(item('26-4-2026', numbers.replace('38228', '')));
    expect(readBody('xskt', 'hanoi-normal', text)).toMatchObject([
      { drawDate: '2026-04-26', prizes: { 'bottom-two-digit': ['08'] }, pending: { length: 4 } },
    ]);
  });

  test('a page of one day, whose address is kept', () => {
    const page = (special: string, day = '26-04-2026') =>
      `<h2>Xổ số miền Bắc ngày ${day}</h2><td>ĐB</td><td>${special}</td><td>1</td><td>25708</td>`;
    const sourceUrl = 'https://xoso.com.vn/xsmb-26-04-2026.html';
    expect(readBody('xoso', 'hanoi-normal', page('38228'))).toEqual([{ ...draw, sourceUrl }]);
    expect(readBody('xoso', 'hanoi-normal', page(''))).toMatchObject([{ pending: { length: 4 } }]);
    expect(readBody('xoso', 'hanoi-normal', page('38228', '25-04-2026'))).toMatchObject([
      { drawDate: '2026-04-25', sourceUrl: 'https://xoso.com.vn/xsmb-25-04-2026.html' },
    ]);
  });

  test.each([
    ['named entities', 'Ng&agrave;y: '],
    ['numbers', 'Ng&#224;y:&#32;'],
    ['an accent of its own', 'Nga&#768;y: '],
    ['an accent of its own, without an entity', 'Nga\u0300y: '],
  ])('a page whose letters are %s', (_how, label) => {
    const text = `<h1>KẾT QUẢ XỔ SỐ Mi&#7873;n B&#7855;c</h1><td>${label}26/04/2026</td><td>Giải &ETH;B</td><td>1</td><td>&#272;B</td><td>38228</td><td>Gi&#7843;i nh&#7845;t</td><td>25708</td>`;
    expect(readBody('minhngoc', 'hanoi-normal', text)).toMatchObject([draw]);
  });

  test('a page of a trial is no answer, although its table is that of a draw', () => {
    const text = '<h1>QUAY THỬ XỔ SỐ Miền Bắc</h1>Ngày: 26/04/2026 ĐB 38228 Giải nhất 25708';
    expect(() => readBody('minhngoc', 'hanoi-normal', text)).toThrow("lacks 'KẾT QUẢ XỔ SỐ");
  });

  test('the feed with its letters as numbers; what stands for markup stays none', () => {
    const coded = numbers.replace('Đ', '&#272;').replaceAll('\n', '&lt;br&gt;');
    expect(readBody('xskt', 'hanoi-normal', rss(item('26-4-2026', coded)))).toMatchObject([draw]);
  });

  test('a page of several days, each cut at the next', () => {
    const day = (date: string, special: string) =>
      `<td>Ngày: ${date}</td><td>ĐB</td><td>${special}</td><td>Giải nhất</td><td>25708</td>`;
    const text = `<h1>KẾT QUẢ XỔ SỐ Miền Bắc</h1><table>${day('26/04/2026', '')}${day('25/04/2026', '38228')}</table>`;
    expect(readBody('minhngoc', 'hanoi-normal', text)).toMatchObject([
      { drawDate: '2026-04-26', pending: { length: 4 } },
      { ...draw, drawDate: '2026-04-25' },
    ]);
  });
});

describe('Thai pages', () => {
  const press = (special: string, normal: string) =>
    `<a>ฮานอยพิเศษ</a><a>ฮานอยปกติ</a><th>งวดวันที่</th><h2>ฮานอยพิเศษ</h2><td>${special}</td><h2>ฮานอยปกติ</h2><td>${normal}</td>`;
  const readPress = (lottery: string, text: string) => readBody('press-in-th', lottery, text);

  test('press.in.th: each lottery under its own heading, years of the common era', () => {
    const text = press('21/06/26 8427 427 27 80', '22/06/26 2136 136 36 50');
    expect(readPress('hanoi-special', text)).toEqual([
      { drawDate: '2026-06-21', prizes: three('427', '80') },
    ]);
    expect(readPress('hanoi-normal', text)).toEqual([
      { drawDate: '2026-06-22', prizes: three('136', '50') },
    ]);
  });

  test('press.in.th: where one has no numbers, those of the other are not taken', () => {
    expect(readPress('hanoi-special', press('', '22/06/26 2136 136 36 50'))).toEqual([]);
  });

  test('ruayy', () => {
    const text =
      'งวดวันที่ 21 มิถุนายน 2569 3 ตัวบน 602 2 ตัวบน 02 2ตัวล่าง 97 งวดวันที่ 20 มิถุนายน 2569 3 ตัวบน 2 ตัวบน';
    expect(readBody('ruayy', 'hanoi-vip', text)).toEqual([
      { drawDate: '2026-06-21', prizes: three('602', '97') },
    ]);
  });

  test('two numbers of which one is misprinted are refused', () => {
    const text = 'งวดวันที่ 21 มิถุนายน 2569 3 ตัวบน 602 2 ตัวบน 03 2ตัวล่าง 97';
    expect(() => readBody('ruayy', 'hanoi-vip', text, '2026-06-21')).toThrow(
      'ruayy: 03 is stated, but 602 does not end in it',
    );
  });

  const block = (rest: string, time = '20:30') =>
    `ตรวจผล หวย ออก ศ. 30 ม.ค. 69 เวลา ${time} น. หวยออก ${rest} `;
  const raakaadee = (text: string, lottery = 'lao-lottery') =>
    readBody('raakaadee', lottery, text, '2026-01-30');

  test('raakaadee: five of the six digits, and the evening draw alone', () => {
    const noon = block('11111 3 ตัวบน 111 2 ตัวบน 11 2 ตัวล่าง 11', '12:30');
    const evening = block('68374 3 ตัวบน 374 2 ตัวบน 74 2 ตัวล่าง 83');
    expect(raakaadee(noon + evening)).toEqual([
      { drawDate: '2026-01-30', number: '68374', prizes: three('374', '83') },
    ]);
  });

  test.each(['3 ตัวบน 2 ตัวบน 2 ตัวล่าง 90', '3 ตัวบน 2 ตัวบน 2 ตัวล่าง'])(
    'raakaadee: labels without numbers take none from the next label: %s',
    (rest) => {
      expect(raakaadee(block(rest), 'hanoi-vip')).toEqual([]);
    },
  );

  test('raakaadee: งดออกผล is a day without a draw', () => {
    expect(raakaadee(block('งดออกผล'), 'lao-vip')).toEqual([
      { drawDate: '2026-01-30', prizes: {}, noDraw: true },
    ]);
  });

  test.each([
    ['press-in-th', 'hanoi-special'],
    ['ruayy', 'hanoi-vip'],
    ['raakaadee', 'lao-vip'],
  ])('%s behind a challenge is no answer, and not a day without a draw', (source, lottery) => {
    expect(() => readBody(source, lottery, CHALLENGE)).toThrow('it begins with');
    expect(() => readBody(source, lottery, '')).toThrow('it is empty');
  });
});
