import { expect, test } from 'vitest';
import { NAMES } from '../../tests/support/real-names.ts';
import { lotteryNamed, nearLotteries } from './lottery-argument.ts';

const slugOf = (lottery: string) => lotteryNamed(lottery, NAMES);

test.each([
  ['หวยรัฐบาล', 'thai-government'],
  ['สลากกินแบ่ง', 'thai-government'],
  ['ผลสลากกินแบ่งรัฐบาลวันนี้', 'thai-government'],
  ['สลากรัฐบาล', 'thai-government'],
  ['ล็อตเตอรี่', 'thai-government'],
  ['ลอตเตอรี่ไทย', 'thai-government'],
  ['หวยไทย', 'thai-government'],
  ['Thai lottery', 'thai-government'],
  ['หวยฮานอยปกติ', 'hanoi-normal'],
  ['ผลหวยฮานอยปกติวันนี้', 'hanoi-normal'],
  ['หวย ฮานอย ธรรมดา', 'hanoi-normal'],
  ['หวยฮานอยเฉพาะกิจ', 'hanoi-adhoc'],
  ['ฮานอย วีไอพี', 'hanoi-vip'],
  ['Hanoi VIP lottery', 'hanoi-vip'],
  ['HANOI_VIP', 'hanoi-vip'],
  ['หวยลาวพัฒนา', 'lao-lottery'],
  ['ลาวพัฒนา', 'lao-lottery'],
  ['หวยลาวพิเศษ', 'lao-special'],
  ['ลาวพิเศษ', 'lao-special'],
  ['หวยออมสิน', 'gsb-lottery'],
  ['ลาวทีวีวันนี้', 'lao-tv'],
  ['Lao TV results', 'lao-tv'],
  ['ผลหวยลาวพัฒนาล่าสุด', 'lao-lottery'],
  ['หวยรัฐบาลไทยงวดล่าสุด', 'thai-government'],
  ['ขอผลหวยฮานอยพิเศษวันนี้', 'hanoi-special'],
  ['Lao Development', 'lao-lottery'],
  ['Lao Development Morning', 'lao-development-morning'],
  ['Government Savings Bank', 'gsb-lottery'],
])('%s is %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

/** What a refusal suggests, how many are near, and the nearest. */
const nearOf = (name: string) => {
  expect(slugOf(name)).toBe(name);
  const { suggestion, near = [] } = nearLotteries(name, NAMES) as {
    suggestion?: string;
    near?: string[];
  };
  return [suggestion, near[0], near.length > 1];
};

test.each([
  // Cut short: the one it begins, though a shorter name is fewer letters away.
  ['ฮานอยเฉพาะ', 'hanoi-adhoc'],
  ['หวยฮานอยเฉพาะ', 'hanoi-adhoc'],
  ['ฮานอยเฉ', 'hanoi-adhoc'],
  ['เฉพาะกิจ', 'hanoi-adhoc'],
  ['ลาวสตาร์ V', 'lao-star-vip'],
  ['ลาวประตู', 'lao-patuxay'],
  ['ลาวนคร', 'lao-nakhonluang'],
  ['ฮานอยกา', 'hanoi-redcross'],
  ['hanoi-spec', 'hanoi-special'],
  ['lao-development-morning-v', 'lao-development-morning-vip'],
  ['ประตูชัย', 'lao-patuxay'],
  // Misspelt.
  ['hanoi-speical', 'hanoi-special'],
  ['thai-goverment', 'thai-government'],
  ['ลาวทีวี่', 'lao-tv'],
  ['ฮานอยเฉพราะกิจ', 'hanoi-adhoc'],
])('%s may be %s', (name, suggestion) => {
  expect(nearOf(name).slice(0, 2)).toEqual([suggestion, suggestion]);
});

test.each(['หวยลาว', 'ลาว', 'หวยฮานอย', 'ฮานอย', 'hanoi', 'พัฒนา', 'VIP', 'Lao Develop', 'ลาวส'])(
  '%s may be several: none is suggested',
  (name) => {
    expect(nearOf(name)).toEqual([undefined, expect.anything(), true]);
  },
);

test.each(['ลาวสามัคคี', 'หวยเวียดนาม', 'หุ้นไทยเย็น', 'ฮานอย HD'])('%s is none of ours', (name) => {
  expect(slugOf(name)).toBe(name);
  expect(nearLotteries(name, NAMES)).toEqual({
    error: 'เราไม่มีผลของหวยชื่อนี้',
    errorEn: expect.stringContaining('not one of ours'),
  });
});

test('a name like none of ours has none that is near', () => {
  for (const name of ['mega-millions', 'x', '', '🎲', 'ก'.repeat(5_000)]) {
    expect(nearLotteries(name, NAMES)).toEqual({});
  }
});
