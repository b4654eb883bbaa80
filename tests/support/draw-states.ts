// A draw in each state that those who show it have to say.
import { expect } from 'vitest';
import type { ResultsBody } from '../../src/api/answers/results.schema.ts';
import type { NextDraw } from '../../src/api/check/due-draws.ts';
import { standing } from '../../src/api/contract/standing.ts';
import type { Facts } from '../../src/api/contract/states.ts';

type Draw = ResultsBody['data'][number];

export const DAY = '2026-09-26';
const FOUR = [{ slug: 'four-digit', name: 'เลข 4 ตัว', digits: 4, place: null }];
const SIX = [{ slug: 'six-digit', name: 'เลข 6 ตัว', digits: 6, place: 'ABCDEF' }];

/** A draw that nothing is to be said of. */
const CERTAIN = {
  lottery: 'lao-tv',
  lotteryName: 'ลาวทีวี',
  drawDate: DAY,
  displayName: '26 กันยายน 2569',
  prizes: [
    {
      slug: 'bottom-two-digit',
      name: '2 ตัวล่าง',
      amount: '0.00',
      numbers: ['07'],
      place: null,
    },
  ],
  complete: true,
  revision: 1,
  source: { name: 'x', url: 'https://a.example' },
} as const;
const LATER: NextDraw = { drawDate: '2099-01-01', announcedAt: '2099-01-01T03:30:00.000Z' };
const DUE: NextDraw = { drawDate: '2026-09-27', announcedAt: '2026-09-27T03:30:00.000Z' };

/** What each example shows of a draw in each state, and of none else. */
type State = { draw: Facts & { complete?: boolean }; next?: NextDraw; words: RegExp };
const STATES: Readonly<Record<string, State>> = {
  doubtful: { draw: { doubt: 'เลขของงวดก่อน' }, words: /เลขอาจผิด .*: เลขของงวดก่อน/ },
  'partly announced': {
    draw: { complete: false, pendingPrizes: FOUR },
    words: /ยังประกาศไม่ครบ/,
  },
  'without a prize': {
    draw: { unavailablePrizes: SIX },
    words: /ขาดบางรางวัล/,
  },
  unconfirmed: { draw: { unconfirmed: true }, words: /รอยืนยัน/ },
  late: { draw: {}, next: DUE, words: /ยังไม่มีผลใหม่|เลยกำหนดงวด/ },
};
export const stateOf = (state: string) => {
  const { draw = {}, next = LATER } = STATES[state] ?? {};
  const states = standing(draw);
  return { draw: { ...CERTAIN, ...draw, standing: states } as unknown as Draw, nextDraw: next };
};
/** Says in an example's text what its draw is in, and in no other state. */
export function expectToSay(text: string, state: string) {
  const said = Object.keys(STATES).filter((one) => STATES[one]?.words.test(text));
  expect([said, text]).toEqual([state in STATES ? [state] : [], text]);
}
export const EVERY = [...Object.keys(STATES), 'certain'];

/** What the service answers at the address of a draw that was withdrawn. */
export const WITHDRAWN = {
  success: false,
  error: 'ถอนผลงวดนี้แล้ว: เลขของงวดก่อน',
  errorEn: 'x',
  code: 'draw_withdrawn',
  reason: 'เลขของงวดก่อน',
};
export const CREDIT = { source: 'x', url: 'https://a.example', note: 'x' };
