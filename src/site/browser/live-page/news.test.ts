import { describe, expect, test } from 'vitest';
import { type ListedChange, newsOn, newsWords } from './news.ts';

const changeOf = (drawDate: string, change = 'added', lottery = 'lao-tv'): ListedChange => ({
  id: [lottery, drawDate, change].join('_'),
  change,
  lottery,
  lotteryName: 'ลาวทีวี',
  drawDate,
});
const shown = new Map([['lao-tv', '2026-11-16']]);
const newDraw = changeOf('2026-11-17');
const sameDay = changeOf('2026-11-16', 'corrected');

describe('newsOn', () => {
  test.each([
    ['a newer draw', newDraw, undefined, true],
    ['a newer draw listed before, since the page was behind', newDraw, [newDraw.id], true],
    ['a correction, not listed before', sameDay, [], true],
    ['a correction listed before', sameDay, [sameDay.id], false],
    ['a correction in the first list: the page has it', sameDay, undefined, false],
    ['an older draw', changeOf('2026-11-15'), [], false],
    ['a lottery that is not on the page', changeOf('2026-11-17', 'added', 'lao-hd'), [], false],
  ])('%s', (_, change, listed, isNews) => {
    const found = newsOn(shown, [change], listed && new Set(listed));
    expect(found).toEqual(isNews ? [change] : []);
  });
});

describe('newsWords', () => {
  test('names new draws and corrections apart, each once', () => {
    expect(newsWords([newDraw, { ...newDraw, change: 'completed' }, sameDay])).toBe(
      'มีผลใหม่: ลาวทีวี งวดวันที่ 17 พฤศจิกายน 2569 · แก้ไขผล: ลาวทีวี งวดวันที่ 16 พฤศจิกายน 2569',
    );
  });

  test('no change gives no words', () => {
    expect(newsWords([])).toBe('');
  });
});
