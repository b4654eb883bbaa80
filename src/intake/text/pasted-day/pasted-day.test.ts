import { describe, expect, test } from 'vitest';
import { NAMES } from '../../../../tests/support/real-names.ts';
import { storedRows } from '../../../../tests/support/stored-rows.ts';
import { type DrawDate, parseDrawDate } from '../../../domain/draw-date.ts';
import { readPastedDay } from './pasted-day.ts';

const DAY = parseDrawDate('2026-11-16');

function read(...lines: string[]) {
  const day = readPastedDay(lines.join('\n'), NAMES, DAY);
  if (day.kind !== 'read') throw new Error(JSON.stringify(day));
  return {
    rows: Object.fromEntries(storedRows(day).map(({ lottery, row }) => [lottery.slug, row.prizes])),
    unread: day.asked.map(({ line }) => line),
    ignored: day.ignored.map(({ line }) => line),
    days: day.rows.map(({ row }) => row),
  };
}

describe('the day', () => {
  const dayOf = (text: string, asked?: string) =>
    readPastedDay(
      `${text}\nลาวทีวี 513-89`,
      NAMES,
      asked === undefined ? undefined : parseDrawDate(asked),
    );

  test('is the one the text says', () => {
    expect(dayOf('ประจำวันที่ 16/11/69')).toMatchObject({ kind: 'read', drawDate: DAY });
    expect(dayOf('16 พ.ย. 2569 และ 16-11-2026')).toMatchObject({ kind: 'read', drawDate: DAY });
  });

  test('or the one asked for, where the text says none or a part of it', () => {
    expect(dayOf('')).toEqual({ kind: 'undated' });
    expect(dayOf('งวด 16/11')).toEqual({ kind: 'undated', ending: '-11-16' });
    for (const part of ['', 'งวด 16/11', 'งวดวันที่ 16', '16 พฤศจิกายน']) {
      expect(dayOf(part, DAY)).toMatchObject({ kind: 'read', drawDate: DAY });
    }
  });

  test('beside numbers that are not understood is shown with the question about them', () => {
    const text = '8 พ.ย. 69 หวยบ้านเรา 470-38';
    expect(dayOf(text)).toMatchObject({ drawDate: '2026-11-08', asked: [{ line: 1 }] });
    expect(dayOf(text, DAY)).toMatchObject({ kind: 'refused' });
  });

  test.each([
    'รวมผลหวย ปี 2568',
    'ผลหวย พ.ศ. 2568',
    'ผลหวย ปี 2025',
    'ผลหวยประจำเดือนตุลาคม 2569',
    'ตุลาคม 2569',
    'October 2026',
  ])('is not one of another month or year: %s', (heading) => {
    expect(dayOf(`${heading}\n16/11/69`)).toMatchObject({ kind: 'refused', line: 1 });
    expect(dayOf(heading, DAY)).toMatchObject({ kind: 'refused', line: 1 });
    expect(dayOf(`${heading}\nลาวทีวี 15/11/69 613-89`)).toMatchObject({ kind: 'refused' });
  });

  test.each(['ผลหวย ปี 2569', 'ค.ศ. 2026', 'พฤศจิกายน 2569', 'ประจำเดือนพ.ย. 2569', 'Nov 2026'])(
    'may stand below its month or year: %s',
    (heading) => {
      const day = dayOf(`${heading}\n16/11/69`);
      expect(day.kind === 'read' && day.rows).toHaveLength(1);
    },
  );

  test('a year below the numbers is not theirs', () => {
    const day = dayOf('16/11/69\nลาวสตาร์ 123-45\nสงวนลิขสิทธิ์ ปี 2568');
    expect(day).toMatchObject({ kind: 'read', drawDate: DAY });
  });

  test('yesterday and today in one text are two days', () => {
    const text = 'เมื่อวาน 8 พ.ย. 69 ฮานอยพิเศษ 470-38\nวันนี้ ฮานอยพิเศษ 512-90';
    expect(dayOf(text)).toMatchObject({ kind: 'refused' });
  });

  test.each([
    ['15/11/69', DAY],
    ['งวด 15/11', DAY],
    ['งวดวันที่ 1', DAY],
    ['16/11/69 15/11/69', DAY],
    ['16/11/69 15/11/69', undefined],
    ['31/11/69', undefined],
  ])('%s, asked for %s: refused', (text, asked) => {
    expect(dayOf(text, asked)).toMatchObject({ kind: 'refused' });
  });
});

test('another weekday than the day has is refused, saying both', () => {
  const day = readPastedDay('วันอังคารที่ 16 พ.ย. 69\nลาวทีวี 513-89', NAMES);
  expect(day).toMatchObject({ kind: 'refused', line: 1 });
  expect(day).toHaveProperty('reason', expect.stringMatching(/วันอังคาร.*2026-11-16.*วันจันทร์/));
});

describe('with the moment of pasting', () => {
  const now = Date.parse('2026-11-17T09:00:00+07:00');
  const drawDateOf = (text: string, asked?: DrawDate) => {
    const day = readPastedDay(text, NAMES, asked, now);
    return day.kind === 'read' ? day.drawDate : day.kind;
  };
  test.each([
    ['วันนี้ ลาวทีวี 513-89', '2026-11-17'],
    ['เมื่อวาน ลาวทีวี 513-89', DAY],
    ['งวด 16/11\nลาวทีวี 513-89', DAY],
    ['ผลหวยวันนี้ 16/11/69\nลาวทีวี 513-89', DAY],
    ['16/11/69\nลาวทีวี 513-89\nถูกกันไหมคะวันนี้', DAY],
    // A written day four weeks old, to come, or of this morning may be a slip.
    ['ผลหวยวันนี้ 16/10/69\nลาวทีวี 513-89', 'refused'],
    ['ผลหวยวันนี้ 18/11/69\nลาวทีวี 513-89', 'refused'],
    ['ผลหวยเช้านี้ 16/11/69\nลาวทีวี 513-89', 'refused'],
    ['31 ต.ค.\nลาวทีวี 513-89', 'undated'],
    ['วันนี้ฝนตก\nลาวทีวี 513-89', 'undated'],
    ['เมื่อวานซืน ลาวทีวี 513-89', 'undated'],
    ['15/11/69\nเมื่อวาน ลาวทีวี 513-89', 'refused'],
    // The head may be the day of the message, whose yesterday is meant, even the day before the
    // paste.
    ['16/11/69\nเมื่อวาน ลาวทีวี 513-89', 'refused'],
    ['เมื่อวาน ลาวทีวี 513-89\nวันนี้ ลาวทีวี 514-89', 'refused'],
  ])('%j: %s', (text, expected) => {
    expect(drawDateOf(text)).toBe(expected);
  });
});

test.each([
  '16/11/69 ลาวทีวี 513-89\nอัปเดต 17/11/69\nลาวสตาร์ 123-45',
  'ลาวทีวี 16/11/69 513-89\nลาวสตาร์ 123-45\nลาวทีวี 17/11/69 600-11',
])('several days, of which one dates no name: %j', (text) => {
  expect(readPastedDay(text, NAMES)).toMatchObject({ kind: 'refused' });
});

test.each(['เลขเด็ด', 'ทดสอบ', 'ตัวอย่าง', 'เลขปิด', 'เลขอั้น', 'แนวทาง', 'หวยซอง', 'เลข เด็ด'])(
  'a text with %s is asked about',
  (word) => {
    const text = `ลาวทีวี 513-89\n${word}งวดนี้\nลาวสตาร์ 123-45`;
    expect(readPastedDay(text, NAMES, DAY)).toMatchObject({ asked: [{ line: 2 }] });
  },
);

describe('nothing is guessed', () => {
  test.each([
    ['numbers before their names', ['513-89', 'ลาวทีวี', '123-45', 'ลาวสตาร์']],
    ['blocks before their names', ['3 ตัวบน 513', '2 ตัวล่าง 89', 'ลาวทีวี', '3 ตัวบน 123', 'ลาวสตาร์']],
    ['other numbers for one lottery', ['ลาวทีวี 513-89', 'ลาวทีวี 514-89']],
    ['a part that is of another number', ['ลาวทีวี 3 ตัวบน 513 2 ตัวบน 31 2 ตัวล่าง 89']],
    ['the pair first', ['ลาวทีวี 89-513']],
    ['two pairs', ['ลาวประตูชัย  ::  16 60']],
    ['one number alone', ['ลาวทีวี 51389', 'ลาวสตาร์ 513', 'ลาวพัฒนา 161169']],
    ['one number too many', ['ลาวทีวี 513-89-12']],
    ['words we do not know', ['ลาวทีวี 513-89 แก้เป็น 514-89', 'แก้ไข ลาวสตาร์ 513-89']],
    ['a correction below', ['ลาวทีวี', '3 ตัวบน 513', '2 ตัวล่าง 89', 'แก้ไข 2 ตัวล่าง 98']],
    ['a correction without a name', ['ลาวทีวี 513-89', 'ขอแก้เป็น 531-89']],
    ['an apology', ['ลาวทีวี 513-89', 'ขออภัย ลาวทีวี 2 ล่าง 98']],
    ['a question', ['ลาวทีวี 513-89?']],
    ['a number of a bet', ['รับลาวทีวี 513-89']],
    ['another draw', ['ลาวทีวี งวดที่แล้ว 513-89']],
    ['a day in six digits', ['ลาวมั่งคั่ง 161126']],
    ['five digits below a pair, without a hyphen', ['ลาวสตาร์ 513-89', 'ลาวทีวี 51389']],
    ['upper digits that may be repeated', ['ฮานอยปกติ 905 / 05']],
    ['a part below that is of another drawn number', ['ลาวสตาร์ VIP 52836', '3ตัวบน 863']],
    ['a short name that is several, below a group', ['หวยลาว', 'พิเศษ 321-54']],
    [
      'a name nobody knows between the prizes',
      [
        'รัฐบาล',
        'รางวัลที่ 1 123456',
        'หวยดาวใต้',
        'เลขหน้า 3 ตัว 111 222',
        'เลขท้าย 3 ตัว 333 444',
        'เลขท้าย 2 ตัว 55',
      ],
    ],
    ['numbers struck out', ['ลาวทีวี 513\u0336-89', 'ลาวสตาร์ \u202e315-98']],
    ['drawn and not drawn', ['ลาวทีวี 513-89 งด']],
    ['a name that says nothing yet', ['ลาวทีวี: รอผล', '513-89']],
    ['a bare pair far below a name', ['ลาวทีวี', '', '513-89']],
    ['the government in three digits', ['รัฐบาล 513-89']],
    ['a time of another draw', ['ลาวพัฒนา 12:30 น. 513-89']],
    ['บน of two digits', ['ลาวทีวี บน 13 ล่าง 89']],
    ['3 ตัวโต๊ด', ['ลาวทีวี 3 ตัวโต๊ด 513 2 ตัวล่าง 89']],
    ['another lottery below a known one', ['ลาวทีวี', 'หวยดาวใต้', '3 ตัวบน 513', '2 ตัวล่าง 89']],
    ['a table of the top prizes under two numbers', ['3 ตัวบน 2 ตัวบน 4 ตัว', 'ลาวทีวี 513 89']],
  ])('%s', (_, lines) => {
    const { rows, unread } = read(...lines);
    expect(rows).toEqual({});
    expect(unread.length).toBeGreaterThan(0);
  });
});

test('a draw that is not there yet, or was cancelled, gives no row', () => {
  const lines = [
    'ลาวทีวี xxx-xx',
    'ลาวสตาร์ : -',
    'ลาว HD รอผล',
    'ฮานอยปกติ',
    'เลข 4 ตัว :',
    'เลข 3 ตัวบน :',
  ];
  expect(read(...lines)).toMatchObject({ rows: {}, unread: [], ignored: [1, 2, 3, 4] });
  expect(read('ลาวกาชาด งดออกผลค่ะ').days).toEqual([{ drawDate: DAY, prizes: {}, noDraw: true }]);
});

test('a clock between a name and its numbers is not that of the name below', () => {
  const block = (name: string, time: string) => [name, time, '3 ตัวบน', '741', '2 ตัวล่าง', '26', ''];
  const asean = block('ฮานอยอาเซียน', '09:30');
  const star = block('ฮานอยสตาร์', '12:30').with(3, '068');
  expect(read(...asean, ...star)).toMatchObject({
    rows: { 'hanoi-asean': {}, 'hanoi-star': {} },
    unread: [],
  });
  expect(read(...asean, ...star.toSpliced(1, 1))).toMatchObject({ unread: [2] });
  expect(read(...asean, ...star.with(1, '10:30')).unread).toContain(8);
  // A clock above everything may be that of the message.
  expect(read('01:05', ...asean, ...star)).toMatchObject({ unread: [1] });
});

test('half a result is asked about, and a whole number is no half', () => {
  const half = ['ฮานอยพิเศษ หวยออก 3 ตัวบน 2 ตัวบน 2 ตัวล่าง 90', 'ลาวทีวี 3 ตัวบน 513'];
  expect(read(...half)).toMatchObject({ rows: {}, unread: [1, 2] });
  expect(read('ลาวทีวี เลข 5 ตัว 89513').rows).toEqual({ 'lao-tv': { 'five-digit': ['89513'] } });
  expect(read('รัฐบาล รางวัลที่ 1 004615 เลขท้าย 2 ตัว 08')).toMatchObject({ unread: [1] });
});

test('five digits said to be the drawn number are no pair that lost its hyphen', () => {
  expect(read('ลาวเช้า เลขที่ออก 51389').days).toMatchObject([
    { prizes: { 'five-digit': ['51389'] } },
  ]);
  expect(read('ลาวเช้า ออก 51389', 'ลาวทีวี 513-89')).toMatchObject({ rows: {}, unread: [1] });
  expect(read('ลาวสตาร์ VIP', 'ออก 52836', '3ตัวบน 836', '2ตัวล่าง 52').rows).toMatchObject({
    'lao-star-vip': { 'five-digit': ['52836'], 'bottom-two-digit': ['52'] },
  });
  expect(read('ลาวประตูชัย 31847', 'ลาวสตาร์', '43891').rows).toEqual({
    'lao-patuxay': { 'five-digit': ['31847'] },
    'lao-star': { 'five-digit': ['43891'] },
  });
  expect(read('ฮานอยปกติ 48213').rows).toEqual({});
});

test('รางวัลพิเศษ is the drawn number in a block of Hanoi, and elsewhere is not known', () => {
  const block = ['รางวัลพิเศษ 38164', '3 บน 164', '2 ล่าง 72'];
  expect(read('ฮานอยสตาร์', ...block).rows).toMatchObject({
    'hanoi-star': { 'five-digit': ['38164'], 'bottom-two-digit': ['72'] },
  });
  expect(read('ลาวสตาร์', ...block).rows).toEqual({});
  expect(read('ฮานอยสตาร์', 'รางวัลพิเศษ 38165', ...block.slice(1)).rows).toEqual({});
  expect(read('รัฐบาล', 'รางวัลพิเศษ 638215').rows).toEqual({});
});

test('the day of the next draw is not the day of this one', () => {
  expect(read('16/11/69 ลาวทีวี 513-89', 'งวดถัดไป 17/11/69').rows).toHaveProperty('lao-tv');
});

test('the block of the government lottery, with amounts and lists over lines', () => {
  const { rows, unread } = read(
    'ผลสลากกินแบ่งรัฐบาล งวดวันที่ 16 พฤศจิกายน 2569',
    'รางวัลที่ 1 รางวัลละ 6,000,000 บาท',
    '004615',
    'เลขหน้า 3 ตัว 2 รางวัลๆละ 4,000 บาท: 060 | 521',
    'เลขท้าย 3 ตัว 041,266',
    'เลขท้าย 2 ตัว 1 รางวัล ๆ ละ 2,000 บาท',
    '08',
    'รางวัลที่ 2 มี 5 รางวัล',
    '111111 222222 333333',
    '444444 555555',
    '3 ตัวบน 615',
  );
  expect([rows, unread]).toEqual([
    {
      'thai-government': {
        'first-prize': ['004615'],
        'front-three-digit': ['060', '521'],
        'last-three-digit': ['041', '266'],
        'last-two-digit': ['08'],
        'second-prize': ['111111', '222222', '333333', '444444', '555555'],
      },
    },
    [],
  ]);
});

test('two lotteries on one line', () => {
  expect(read('ลาวทีวี 513-89 | ลาวสตาร์ 123-45').rows).toEqual({
    'lao-tv': { 'top-three-digit': ['513'], 'bottom-two-digit': ['89'] },
    'lao-star': { 'top-three-digit': ['123'], 'bottom-two-digit': ['45'] },
  });
});

describe('what stands beside results and says nothing', () => {
  const DRAWN = { 'top-three-digit': ['513'], 'bottom-two-digit': ['89'] };

  test.each([
    'ຜົນຫວຍ ງວດວັນທີ 16/11/2026',
    'ຜົນຫວຍປະຈຳວັນທີ 16/11/2026',
    'ຜົນການອອກລາງວັນ ມື້ນີ້',
    'ขออนุญาตแจ้งผลค่ะ 🙏',
    'แจ้งผลหวย 16/11/69',
    'ขอแจ้งผลครับ',
    'ผลหวยรวม 16/11/69',
    'รวมผลหวยทั้งหมด',
    'สรุปรวม',
    'เรียน สมาชิกทุกท่าน',
    'ปรากฏผลดังนี้',
    'นามสัตว์ ช้าง',
  ])('%s', (words) => {
    expect(read(words, 'ลาวทีวี 513-89').rows).toEqual({ 'lao-tv': DRAWN });
  });

  test.each([
    ['ชื่อหวย 2 ตัวล่าง 3 ตัวบน', 'ลาวทีวี 89 513'],
    ['ชื่อ\t3 ตัวบน\t2 ตัวล่าง', 'ลาวทีวี\t513\t89'],
    ['ลำดับ ชื่อหวย 3ตัวบน 2ตัวล่าง', '1 ลาวทีวี 513 89'],
    ['ชนิด | 3 บน | 2 ล่าง', 'ลาวทีวี | 513 | 89'],
    ['Results', 'Lao TV top 513 bottom 89'],
  ])('the head of a table: %s', (head, row) => {
    expect(read(head, row).rows).toEqual({ 'lao-tv': DRAWN });
  });

  test('the head says which column is which, and is not guessed', () => {
    expect(read('ชื่อหวย 2 ตัวล่าง 3 ตัวบน', 'ลาวทีวี 513 89').rows).toEqual({});
  });

  test('another name of the same lottery', () => {
    const labels = ['4 ตัว 4513', '3 ตัวบน 513', '2 ตัวบน 13', '2 ตัวล่าง 89'];
    for (const head of ['ฮานอยปกติ (ฮานอยธรรมดา)', 'ฮานอยธรรมดา / ฮานอยปกติ']) {
      expect(read(head, ...labels).rows['hanoi-normal']).toMatchObject(DRAWN);
      expect(read(`${head} 513-89`).rows).toEqual({ 'hanoi-normal': DRAWN });
    }
    expect(read('ฮานอยปกติ (ฮานอยพิเศษ)', ...labels).rows).toEqual({});
  });

  test.each(['ຄາດຄະເນ 16/11/2026', 'ຂໍເລກ', 'ยอดรวม', 'รวม 500 บาท', 'ขออนุญาตเดา'])(
    '%s says something',
    (words) => {
      const day = readPastedDay(`${words}\nลาวทีวี 513-89`, NAMES, DAY);
      expect(storedRows(day)).toEqual([]);
    },
  );
});
