// A data folder of three lotteries and six real draws, small enough to read at once.
// thai-government pays fewer prizes here than it really does, so that a draw fits a line.
import type { Lottery } from '../../src/domain/lottery.ts';
import { formatDayFile } from '../../src/intake/fold/day-file.ts';
import { drawOf, threeOf } from './real-lotteries.ts';

const six = { digits: 6, place: 'ABCDEF' };
const five = { slug: 'five-digit', nameTh: 'เลข 5 ตัว', digits: 5, picks: 1, place: 'BCDEF' };
const three = { slug: 'top-three-digit', nameTh: '3 ตัวบน', digits: 3, picks: 1, place: 'DEF' };
const top = { slug: 'top-two-digit', nameTh: '2 ตัวบน', digits: 2, picks: 1, place: 'EF' };
const bottom = { slug: 'bottom-two-digit', nameTh: '2 ตัวล่าง', digits: 2, picks: 1, place: null };
const unpaid = [five, three, top, bottom].map((prize) => ({ ...prize, amount: '0.00' }));

const FAMILIES = {
  thai: {
    drawn: 'each-prize',
    eras: [
      {
        from: '2017-09-01',
        prizes: [
          { slug: 'first-prize', nameTh: 'รางวัลที่ 1', picks: 1, amount: '6000000.00', ...six },
          {
            slug: 'adjacent-first-prize',
            nameTh: 'รางวัลข้างเคียงรางวัลที่ 1',
            picks: 2,
            amount: '100000.00',
            ...six,
          },
          {
            slug: 'last-two-digit',
            nameTh: 'รางวัลเลขท้าย 2 ตัว',
            digits: 2,
            picks: 1,
            amount: '2000.00',
            place: 'EF',
          },
        ],
      },
    ],
  },
  hanoi: { drawn: 'one-number', eras: [{ from: null, prizes: unpaid }] },
};

const REGISTRY = {
  timeZone: 'Asia/Bangkok',
  utcOffset: '+07:00',
  groups: { thai: 'หวยไทย', lao: 'หวยลาว' },
  families: FAMILIES,
  lotteries: [
    {
      slug: 'thai-government',
      nameTh: 'สลากกินแบ่งรัฐบาล',
      group: 'thai',
      family: 'thai',
      schedule: { every: 'month', on: [1, 16], time: '14:30' },
      originTh: 'สำนักงานสลากกินแบ่งรัฐบาล',
    },
    ...[
      { slug: 'lao-tv', nameTh: 'ลาวทีวี', time: '10:30' },
      { slug: 'hanoi-special', nameTh: 'ฮานอยพิเศษ', time: '17:30' },
      { slug: 'lao-morning', nameTh: 'ลาวเช้า', time: '08:30' },
    ].map(({ time, ...lottery }) => ({
      ...lottery,
      group: 'lao',
      family: 'hanoi',
      schedule: { every: 'day', time },
      originTh: 'ผู้จัดหวยแต่ละราย',
    })),
  ],
};

const SOURCES = ['glo', 'allhuay', 'lekdee'].map((id) => ({
  id,
  name: id,
  url: `https://${id}.example/`,
  role: id === 'glo' ? 'authority' : 'witness',
}));

const thai = (drawDate: string, first: string, adjacent: string[], two: string) =>
  drawOf(
    drawDate,
    { 'first-prize': [first], 'adjacent-first-prize': adjacent, 'last-two-digit': [two] },
    { source: 'glo' },
  );
const format = (slug: 'thai' | 'hanoi', ...draws: ReturnType<typeof drawOf>[]) =>
  formatDayFile(FAMILIES[slug] as Pick<Lottery, 'eras'>, draws);

export const THAI_FILE = 'draws/thai-government/2026.json';
export const TV_FILE = 'draws/lao-tv/2026.json';

/** File texts by path, in order: no problem and no warning. A fresh map each time. */
export function smallData(): Map<string, string> {
  return new Map([
    ['lotteries.json', `${JSON.stringify(REGISTRY, null, 2)}\n`],
    ['sources.json', `${JSON.stringify(SOURCES, null, 2)}\n`],
    [
      THAI_FILE,
      format(
        'thai',
        thai('2026-08-16', '004615', ['004614', '004616'], '53'),
        thai('2026-08-01', '932479', ['932478', '932480'], '69'),
      ),
    ],
    [
      TV_FILE,
      format(
        'hanoi',
        drawOf('2026-07-08', threeOf('508', '37')),
        drawOf('2026-07-07', threeOf('792', '23')),
      ),
    ],
    ['draws/hanoi-special/2026.json', format('hanoi', drawOf('2026-08-22', threeOf('317', '16')))],
    [
      'draws/hanoi-special/2025.json',
      format('hanoi', drawOf('2025-09-27', threeOf('214', '12'), { source: 'lekdee' })),
    ],
  ]);
}
