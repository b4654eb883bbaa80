import { expect, test } from 'vitest';
import type { StatsBody } from '../../src/api/answers/stats.schema.ts';
import { Refusal } from './tool-answer.ts';
import { cutStats } from './cut.ts';

const numbers = Array.from({ length: 90 }, (_, at) => ({
  number: String(at).padStart(2, '0'),
  count: 90 - at,
  lastDate: '2569-08-16',
  lastDateIso: '2026-08-16',
  drawsSince: 0,
}));
const prize = (slug: string, possibleValues: number) => ({
  prize: slug,
  possibleValues,
  numbers,
  neverDrawn: Array.from({ length: 10 }, (_, at) => `9${at}`),
  neverDrawnCount: possibleValues - 90,
});
const prizes = [prize('two', 100), prize('three', 1000)];
const stats = { dataset: { unknownDays: [] }, prizes } as unknown as StatsBody;

const cut = (given: object) => {
  const { body, notes = [] } = cutStats(stats, { ...given }, []);
  return { notes, prizes: (body as StatsBody).prizes };
};
const lengthsOf = (given: object) => cut(given).prizes.map((one) => one.numbers.length);

test('the first few of each list, and a note that there are more', () => {
  expect(lengthsOf({})).toEqual([3, 3]);
  expect(lengthsOf({ prize: 'two' })).toEqual([10, 10]);
  expect(lengthsOf({ top: 20 })).toEqual([20, 20]);
  const { notes } = cut({ top: 20 });
  expect(notes[0]).toContain('first 20');
  expect(notes.slice(1)).toEqual([
    expect.stringContaining('two: เคยออก 90 เลข ไม่เคยออก 10 เลข · 90 numbers drawn, 10 never'),
    expect.stringContaining('three: เคยออก 90 เลข ไม่เคยออก 910 เลข'),
  ]);
});

test('everything, and no such note, where that is asked for', () => {
  expect(lengthsOf({ full: true })).toEqual([90, 90]);
  expect(cut({ full: true }).notes).toEqual([]);
  expect(cut({ top: 1000 }).notes).toEqual([]);
  expect(lengthsOf({ full: true, top: 2 })).toEqual([2, 2]);
});

test('particular numbers, drawn or never drawn, of the prizes that have so many digits', () => {
  const { prizes, notes } = cut({ numbers: ['07', '93'] });
  expect(prizes.map(({ prize }) => prize)).toEqual(['two']);
  expect(prizes[0]?.numbers.map(({ number }) => number)).toEqual(['07']);
  expect(prizes[0]?.neverDrawn).toEqual(['93']);
  expect(notes).toEqual([]);
  // The body does not name those of a prize of six digits.
  expect(cut({ numbers: ['123'] }).prizes[0]?.neverDrawn).toEqual(['123']);
});

test.each([[[]], [['7']], [['0007']], [['x7']], [['07', '7']]])(
  'numbers no prize can draw are refused: %j',
  (numbers) => {
    expect(() => cut({ numbers })).toThrow(Refusal);
  },
);
