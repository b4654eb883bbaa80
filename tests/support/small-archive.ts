// A lottery with two draws in two eras, and the site that shows it.

import type { Site } from '../../src/api/answers/publisher.ts';
import type { LotteryDraws } from '../../src/domain/draw.ts';
import { day, drawOn, prizeKind, smallLottery } from './small-lottery.ts';

export const SMALL_SITE: Site = {
  origin: 'https://a.example',
  sources: [
    { id: 'hand', name: 'ด้วยมือ', url: 'https://hand.example', role: 'authority' },
    { id: 'other', name: 'อื่น', url: 'https://other.example', role: 'witness' },
  ],
  calendar: {},
  upstreams: [],
  heldBack: [],
};

const two = prizeKind('two', 2, { nameTh: 'เลข 2 ตัว', amount: '2000.00', place: 'EF' });
const six = prizeKind('six', 6, { nameTh: 'เลข 6 ตัว', amount: '6000000.00', place: 'ABCDEF' });

export const SMALL_ARCHIVE: LotteryDraws = {
  lottery: smallLottery([], {
    eras: [
      { from: null, prizes: [{ ...two, amount: '1000.00' }] },
      { from: day('2024-01-01'), prizes: [six, two] },
    ],
  }),
  draws: [
    drawOn('2024-03-01', { two: ['07'] }, { source: 'other', lacks: ['six'], doubt: 'a typo?' }),
    drawOn('2024-02-29', { six: ['004615'], two: ['07'] }, { sourceUrl: 'https://page.example' }),
    drawOn('2023-12-31', { two: ['15'] }),
  ],
};
