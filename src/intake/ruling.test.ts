import { describe, expect, test } from 'vitest';
import stored from '../../tests/fixtures/rulings.json' with { type: 'json' };
import sources from '../../tests/fixtures/sources.json' with { type: 'json' };
import { LOTTERIES } from '../../tests/support/real-lotteries.ts';
import { isDrawDate } from '../domain/draw-date.ts';
import { parseRulings } from './ruling.ts';

const of = { lottery: 'thai-government', source: 'glo', drawDate: '2020-04-01' };
const reason = 'GLO files the postponed draw under the date of its period.';
const move = { action: 'move', ...of, to: '2020-05-16', reason };
const leaveOut = { action: 'leave-out', ...of, reason };
const correct = {
  action: 'correct',
  ...of,
  prize: 'last-two-digit',
  numbers: ['22'],
  reason,
};
const doubt = { action: 'doubt', lottery: 'hanoi-special', drawDate: '2026-08-05', reason };

describe('parseRulings', () => {
  test('there are four things a person can decide', () => {
    const rulings = [move, leaveOut, correct, doubt];
    expect(parseRulings(rulings)).toEqual({ value: rulings });
  });

  test.each([
    { ruling: { ...move, action: 'delete' }, path: '[0].action', because: 'an unknown action' },
    { ruling: { ...move, to: undefined }, path: '[0].to', because: 'a move has a day to go to' },
    { ruling: { ...move, reason: '' }, path: '[0].reason', because: 'each says why' },
    { ruling: { ...leaveOut, to: '2020-05-16' }, path: '[0].to', because: 'it goes nowhere' },
    { ruling: { ...leaveOut, source: undefined }, path: '[0].source', because: 'whose row?' },
    { ruling: { ...correct, prize: undefined }, path: '[0].prize', because: 'which prize?' },
    { ruling: { ...correct, numbers: '22' }, path: '[0].numbers', because: 'numbers are a list' },
    { ruling: { ...correct, numbers: [22] }, path: '[0].numbers[0]', because: 'numbers are text' },
    { ruling: { ...doubt, source: 'lekdee' }, path: '[0].source', because: 'a draw is doubted' },
    { ruling: { ...doubt, reason: undefined }, path: '[0].reason', because: 'each says why' },
  ])('$ruling.action with $path: $because', ({ ruling, path }) => {
    expect(parseRulings([ruling])).toEqual({ findings: [expect.objectContaining({ path })] });
  });

  test('the real rulings speak of real lotteries, sources and days', () => {
    const rulings = parseRulings(stored);
    if ('findings' in rulings) throw new Error(JSON.stringify(rulings.findings));
    const slugs = LOTTERIES.map(({ slug }) => slug);
    const ids = sources.map(({ id }) => id);
    for (const ruling of rulings.value) {
      expect(slugs).toContain(ruling.lottery);
      expect(ruling.drawDate).toSatisfy(isDrawDate);
      if (ruling.action !== 'doubt') expect(ids).toContain(ruling.source);
      if (ruling.action === 'move') expect(ruling.to).toSatisfy(isDrawDate);
    }
    expect(rulings.value).toHaveLength(20);
  });
});
