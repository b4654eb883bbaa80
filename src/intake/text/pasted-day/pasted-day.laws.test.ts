// Laws over every lottery, every name and every way to write a draw.
import { describe, expect, test } from 'vitest';
import { LOTTERIES } from '../../../../tests/support/real-lotteries.ts';
import { NAMES, OTHER_NAMES } from '../../../../tests/support/real-names.ts';
import { parseDrawDate } from '../../../domain/draw-date.ts';
import { listNames, nameKey } from '../../../domain/lottery-names.ts';
import { readPastedDay } from './pasted-day.ts';

const DAY = parseDrawDate('2026-11-16');
const AMBIGUOUS = new Set(OTHER_NAMES.ambiguous.map(nameKey));

/** A name, 513 and 89 in the ways people write them. */
const FORMATS: readonly ((name: string) => string)[] = [
  (name) => `${name} 513-89`,
  (name) => `${name}: 513 - 89`,
  (name) => `${name} ๕๑๓-๘๙`,
  (name) => `513-89 ${name}`,
  (name) => `513-89   xy ${name}`,
  (name) => `🇹🇭 ${name} 🇹🇭 : 513 - 89`,
  (name) => `🇱 **${name}** ➡️ 513/89 ครับ`,
  (name) => `หวย${name} 513 89`,
  (name) => `1. ${name} 5️⃣1️⃣3️⃣-8️⃣9️⃣`,
  (name) => `${name} | 3บน: 513 | 2ล่าง: 89`,
  (name) => `${name} บน 513 ล่าง 89`,
  (name) => `${name} 513 บน 89 ล่าง`,
  (name) => `ผล${name}\nงวดวันที่ 16 พ.ย. 69\n\n3 ตัวบน : 5  1  3\n2 ตัวล่าง : 8  9`,
  (name) => `${name}\n🎯 3 ตัวบน\n 「 513 」\n🎲 2 ตัวล่าง\n 「 89 」`,
  (name) => `${name} 3 ตัวบน : 513\n${name} 2 ตัวล่าง : 89`,
  (name) => `หวย | 3 ตัวบน | 2 ตัวล่าง\n${name} | 513 | 89`,
  (name) => `ผล${name}\nเลข 3 ตัวบน : 513\nเลข 2 ตัวบน : 13\nเลข 2 ตัวล่าง : 89`,
  (name) => `16/11/2569 ${name}\n513-89`,
];

const read = (text: string) => {
  const day = readPastedDay(text, NAMES, DAY);
  if (day.kind !== 'read') throw new Error(`${text}: ${JSON.stringify(day)}`);
  return day;
};
const rowsOf = (text: string) =>
  read(text).rows.map(({ lottery, row }) => [
    lottery.slug,
    row.prizes['top-three-digit']?.join(),
    row.prizes['bottom-two-digit']?.join(),
  ]);

const WITH_THREE = LOTTERIES.filter(({ slug }) => slug !== 'thai-government');

describe.each(WITH_THREE)('$slug', (lottery) => {
  const names = listNames(lottery).filter((name) => !AMBIGUOUS.has(nameKey(name)));

  test.each(names)('%s is this lottery and no other, in every format', (name) => {
    for (const format of FORMATS) {
      expect([format(name), ...rowsOf(format(name))]).toEqual([
        format(name),
        [lottery.slug, '513', '89'],
      ]);
    }
  });

  test('its whole number gives its parts, and a wrong part refuses it', () => {
    const whole = lottery.eras.at(-1)?.prizes[0]?.digits ?? 0;
    const number = '7654321'.slice(-whole);
    const slug = lottery.eras.at(-1)?.prizes[0]?.slug ?? '';
    const text = (top: string) =>
      `${lottery.slug} เลข ${whole} ตัว ${number} 3 ตัวบน ${top} 2 ตัวล่าง 89`;
    expect(read(text('321')).rows[0]?.row.prizes).toMatchObject({ [slug]: [number] });
    for (const digit of [0, 1, 2]) {
      const wrong = [...'321'].with(digit, '9').join('');
      expect(read(text(wrong))).toMatchObject({ rows: [], asked: [{ line: 1 }] });
    }
  });
});

test.each(OTHER_NAMES.ambiguous)(
  '%s is of no lottery for certain, so nothing of it is read',
  (name) => {
    for (const format of FORMATS) expect(rowsOf(format(name))).toEqual([]);
  },
);

test.each(OTHER_NAMES.notOurs.map((name) => name.replace('*', 'ก')))('%s is not ours', (name) => {
  for (const format of FORMATS) {
    const { rows, asked } = read(format(name));
    expect([rows, asked]).toEqual([[], []]);
  }
});

test('a name with one more or one less of vip, star, tv, hd, extra is another name', () => {
  const known = new Set(LOTTERIES.flatMap(listNames).map(nameKey));
  for (const { nameTh } of LOTTERIES) {
    for (const word of ['VIP', 'สตาร์', 'ทีวี', 'HD', 'Extra', 'พิเศษ']) {
      const longer = `${nameTh} ${word}`;
      const expected = known.has(nameKey(longer)) ? 1 : 0;
      expect([longer, rowsOf(`${longer} 513-89`).length]).toEqual([longer, expected]);
      expect(rowsOf(`${nameTh} 513-89 ${word}`)).toEqual([]);
    }
  }
});

test('whatever becomes of a text, each number read stands in it', () => {
  const pieces = [
    'ลาวทีวี',
    'ลาวสตาร์',
    'VIP',
    '513',
    '89',
    '40062',
    '-',
    '\n',
    '3 ตัวบน',
    '2ล่าง',
    'งด',
    'ฮานอย',
  ];
  // Every text of three pieces.
  for (let index = 0; index < pieces.length ** 3; index += 1) {
    const chosen = [0, 1, 2].map(
      (at) => pieces[Math.floor(index / pieces.length ** at) % pieces.length],
    );
    const text = chosen.join(' ');
    for (const { row } of read(text).rows) {
      for (const number of Object.values(row.prizes).flat()) {
        if (!chosen.includes(number)) throw new Error(`${text}: ${number}`);
      }
    }
  }
});
