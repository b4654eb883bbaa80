// Words around numbers, the same for every reader: none of these texts is a result.
import { describe, expect, test } from 'vitest';
import { NAMES } from '../../../../tests/support/real-names.ts';
import { storedRows } from '../../../../tests/support/stored-rows.ts';
import { readPastedDay } from './pasted-day.ts';

const NORTHERN = `Giải ĐB: 56848
Giải Nhất: 73483
Giải Nhì: 92423, 03127
Giải Ba: 91144, 79528, 68003, 34736, 86805, 73286
Giải Tư: 8396, 4678, 6700, 0668
Giải Năm: 9231, 4787, 8494, 9238, 8841, 1247
Giải Sáu: 214, 587, 621
Giải Bảy: 52, 55, 92, 91`;
const HEADING = 'XSMB thứ 4 ngày 7/10/2026';

/** A list, a block and the northern table, each with its heading. */
const READERS: Readonly<Record<string, string>> = {
  list: 'ผลหวย 7/10/69\nลาวทีวี 513-89\nลาวสตาร์ 123-45',
  block: 'ผลลาวทีวี 7/10/69\n3 ตัวบน 513\n2 ตัวล่าง 89',
  table: `${HEADING}\n${NORTHERN}`,
};

function rowsOf(text: string) {
  const day = readPastedDay(text, NAMES);
  return storedRows(day);
}

test.each(Object.keys(READERS))('the %s by itself is read', (reader) => {
  expect(rowsOf(READERS[reader] ?? '').length).toBeGreaterThan(0);
});

const WORDS = [
  'Quay thử',
  'quay thu XSMB',
  'QUAY THỬ MIỀN BẮC',
  'quay thử'.normalize('NFD'),
  'quay\u200b th\u2060ử',
  'Dự đoán XSMB',
  'du doan',
  'Soi cầu',
  'soi cau',
  'Chốt số',
  'CHOT SO',
  'bạch thủ lô',
  'ทดสอบ',
  'ทดลองระบบ',
  'ตัวอย่าง',
  'เลขเด็ด',
  'demo',
  'TEST',
  'sample data',
  'for demonstration only',
  'สร้างโดยโปรแกรมสุ่ม',
  'ไม่ใช่ผลจริง',
  'ผลสมมุติ',
  'chỉ mang tính tham khảo',
  'kết quả mô phỏng',
];

describe.each(Object.entries(READERS))('of the %s', (_, text) => {
  test.each(WORDS)('%s above, below or in the heading: nothing is read', (words) => {
    const [heading = '', ...rest] = text.split('\n');
    const around = [
      `${words}\n${text}`,
      `${text}\n${words}`,
      [`${words} ${heading}`, ...rest].join('\n'),
    ];
    for (const all of around) expect([all, rowsOf(all)]).toEqual([all, []]);
  });

  test.each(['ฝันเห็นเมื่อคืน', 'XSMN', 'ขออภัย แก้เลข'])('%s above: nothing is read', (words) => {
    expect(rowsOf(`${words}\n${text}`)).toEqual([]);
  });

  test.each(['ไม่ชัวร์นะคะ', '❓', '(รอยืนยัน)', 'ผลไม่เป็นทางการ', 'ขออภัย เลขผิด'])(
    '%s below: nothing is read',
    (words) => {
      expect(rowsOf(`${text}\n${words}`)).toEqual([]);
    },
  );

  test.each(['ขอบคุณค่ะ', 'งวดหน้า 8/10/69', 'ใครถูกบ้างคะ'])('%s below says nothing', (words) => {
    expect(rowsOf(`${text}\n${words}`).length).toBeGreaterThan(0);
  });
});

test.each([
  'ฮานอย VIP',
  'ฮานอยพิเศษ',
  'XSMB VIP',
  'Hanoi Extra',
  'หวยเวียดนาม',
  'ฮานอย HD',
  'XSMB Mega',
  'หวยดาวใต้',
])('the heading %s is of another table than the northern', (name) => {
  expect(rowsOf(`${name} XSMB 7/10/2026\n${NORTHERN}`)).toEqual([]);
  expect(rowsOf(`${name}\n${HEADING}\n${NORTHERN}`)).toEqual([]);
});

test.each([
  'KẾT QUẢ XỔ SỐ MIỀN BẮC NGÀY 07/10/2026 (Thứ Tư)',
  'Ket qua xo so mien bac ngay 7/10/2026',
  'KQXSMB 7-10-2026',
  'ผลหวยฮานอยปกติ (XSMB) 7 ต.ค. 69',
  'ฮานอย XSMB 7/10/69',
  'Xổ số miền Bắc thứ tư ngày 07 tháng 10 năm 2026\nMã ĐB: 15VA - 13VA',
  'Kết quả xổ số Miền Bắc 7/10/2026'.normalize('NFD'),
])('the heading %j is of the northern table', (heading) => {
  expect(rowsOf(`${heading}\n${NORTHERN}`)).toMatchObject([
    { lottery: { slug: 'hanoi-normal' }, row: { drawDate: '2026-10-07' } },
  ]);
});

test.each([
  'quay thưởng',
  'Quay thưởng thứ tư',
  'mở thưởng thứ 4',
  'ตรวจผลหวย ดังนี้',
  'Results of the lottery',
])('%s above says nothing', (words) => {
  expect(rowsOf(`${words}\n${READERS['table']}`)).toHaveLength(1);
});

describe('of a second line about one draw', () => {
  const SIGNS = ['❓', '?', '？', '❌', '⏳', '⛔', '🚫', '⚠️', '🔮', '👎', '🤥', '???'];
  const asked = (line: string) => {
    const day = readPastedDay(`ผล 28/11/69\nฮานอยพิเศษ 482-17\nฮานอยปกติ 905-36\n${line}`, NAMES);
    return day.kind === 'read' ? day.asked : [];
  };

  test.each(SIGNS)('%s asks, with a name, with numbers, and alone', (sign) => {
    for (const words of ['ฮานอยปกติ', 'ฮานอย', 'ฮานอยปกติ 905-36', '905-36', '905', '']) {
      for (const line of [`${words} ${sign}`, `${sign} ${words}`]) {
        expect([line, asked(line)]).toEqual([
          line,
          [expect.objectContaining({ line: 4, reason: expect.stringContaining(sign.at(0) ?? '') })],
        ]);
      }
    }
  });

  test.each([
    ['ฮานอย 950-36', /ฮานอย.*several lotteries/],
    ['พิเศษ 428-17', /พิเศษ.*several lotteries/],
    ['VIP 631-84', /vip.*several lotteries/],
    ['ฮานอยพัฒนา VIP 482-17', /ไม่รู้จัก “ฮานอยพัฒนา vip”/],
    ['ฮานอยปกติ รอบค่ำ', /รอบค่ำ/],
    ['12345678', /ไม่มีชื่อหวย/],
  ])('%s: %s', (line, reason) => {
    const about = asked(line).find((about) => about.line === 4);
    expect(about?.reason).toMatch(reason);
  });

  test.each(['🇻🇳', '❤️', '✨🎉', '💰', '👍🏻', '🙏', '✅'])('%s says nothing', (sign) => {
    expect(asked(sign)).toEqual([]);
  });
});

test('a sign inside the northern table asks', () => {
  const table = (READERS['table'] ?? '').replace('73483', '73483 ❌');
  expect(rowsOf(table)).toEqual([]);
});

test.each([
  ['ฮานอย VIP 28/11/69\nบน 6l3 ล่าง 84', 'ignored', 1, /no result in it/],
  ['หวยลาวทีวี 28/11/69\n48213 ❌\n48231 ✅', 'asked', 3, /below a line/],
  [
    'ผลสลากกินแบ่งรัฐบาล 16/11/69\nรางวัลที่ 1 638215\nเลขท้าย 3 ตัว 095\nเลขท้าย 2 ตัว 52',
    'asked',
    3,
    /เลขท้าย 3 ตัว ต้องมี 2 เลข แต่มี 1/,
  ],
])('%j: the reason is the true one', (text, list, line, reason) => {
  expect(readPastedDay(text, NAMES)).toMatchObject({
    [list]: expect.arrayContaining([
      expect.objectContaining({ line, reason: expect.stringMatching(reason) }),
    ]),
  });
});

test.each(['ไม่ชัวร์', '(ไม่แน่ใจ)', 'รอยืนยัน', 'น่าจะ', 'unconfirmed', 'maybe', 'อันบนผิดนะ'])(
  '%s beside one number asks about the text',
  (doubt) => {
    const text = `26/11/69\nลาวทีวี 513-89\nฮานอยปกติ 915-08 ${doubt}\nฮานอย VIP 204-77`;
    const day = readPastedDay(text, NAMES);
    expect(day).toMatchObject({ asked: [{ line: 3 }] });
    const slugs = day.kind === 'read' ? day.rows.map(({ lottery }) => lottery.slug) : [];
    expect(slugs).toEqual(['lao-tv', 'hanoi-vip']);
  },
);

test('a sign that is no digit we know is asked about, and never the lack of a result', () => {
  for (const number of ['⚁⚀⚃-⚅⚅', '9½4-15', '៩២៤-១៥', '🂡🂢🂣', '〇〇〇-〇〇']) {
    const day = readPastedDay(`26/11/69\nลาวทีวี ${number}`, NAMES);
    expect(day).toMatchObject({ rows: [], asked: [{ line: 2 }] });
  }
});
