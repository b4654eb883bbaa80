import { expect, test } from 'vitest';
import { drawOn, prizeKind, smallLottery } from '../../../../../tests/support/small-lottery.ts';
import { parseTicket, type TicketCode } from '../../../../domain/ticket-code.ts';
import { ticketDraws } from './confirm.ts';

// Drawn every day at 20:30; the third draw of the year is missing. No source states a series.
const days = ['2026-01-05', '2026-01-04', '2026-01-02', '2026-01-01'];
const file = {
  lottery: smallLottery([prizeKind('p', 2)]),
  draws: days.map((day) => drawOn(day, { p: ['12'] })),
};
const NOW = Date.parse('2026-01-06T21:00:00+07:00');

function offered(text: string, isNewestYear = true, now = NOW) {
  const code = parseTicket(text) as TicketCode;
  return ticketDraws(code, [{ file, isNewest: isNewestYear }], now);
}

test.each([
  { series: '01', proposed: '2026-01-07' },
  { series: '02', proposed: '2026-01-07' },
  { series: '05', proposed: undefined },
  { series: '90', proposed: undefined },
])('series $series, which no source states, is guessed as $proposed', ({ series, proposed }) => {
  const expected = proposed && { drawDate: proposed, isGuess: true };
  expect(offered(`69-${series}-13-039184-4358`).proposed).toEqual(expected);
});

test('the draw that states the series is proposed, though it is of the year before', () => {
  const before = drawOn('2025-12-30', { p: ['12'] }, { series: [1, 2] });
  const code = parseTicket('69-01-13-039184-4358') as TicketCode;
  const files = [
    { file, isNewest: true },
    { file: { ...file, draws: [before, drawOn('2025-12-16', { p: ['12'] })] }, isNewest: false },
  ];
  const { draws, proposed } = ticketDraws(code, files, NOW);
  expect(proposed).toEqual({ drawDate: '2025-12-30', isGuess: false });
  expect(draws.at(-1)?.drawDate).toBe('2025-12-30');
  const later = parseTicket('69-03-13-039184-4358') as TicketCode;
  expect(ticketDraws(later, files, NOW).draws.at(-1)?.drawDate).toBe('2026-01-01');
});

test('a guess is no choice while a draw is missing: the holder makes it', () => {
  const code = '69-02-13-039184-4358';
  expect(offered(code).isOpen).toBe(true);
  expect(offered(code, false).isOpen).toBe(false);
  expect(offered(code, true, Date.parse('2026-01-06T12:00:00+07:00')).isOpen).toBe(false);
});

test('stored draws can be checked; missing, awaited and coming ones kept; newest first', () => {
  const { draws } = offered('69-01-13-039184-4358');
  expect(draws.map(({ drawDate }) => drawDate)).toEqual(
    draws.map(({ drawDate }) => drawDate).sort((a, b) => b.localeCompare(a)),
  );
  const stored = draws.filter(({ isStored }) => isStored);
  expect(stored.map(({ drawDate }) => drawDate)).toEqual(days);
  const labels = draws.filter(({ isStored }) => !isStored).map(({ label }) => label);
  expect(labels.at(-1)).toBe('3 มกราคม 2569 · ยังไม่มีผล');
  expect(labels.at(-2)).toBe('6 มกราคม 2569 · ยังไม่มีผล');
  expect(labels[0]).toContain('ยังไม่ออก');
});

test('a draw of another year than the code says is not offered', () => {
  expect(offered('68-01-13-039184-4358').draws).toEqual([]);
  expect(offered('99-01-13-039184-4358').draws).toEqual([]);
});

test('the first tickets of the next year are offered before its first draw', () => {
  const late = {
    ...file,
    draws: [drawOn('2026-12-30', { p: ['12'] })],
  };
  const code = parseTicket('70-01-13-039184-4358') as TicketCode;
  const now = Date.parse('2026-12-30T21:00:00+07:00');
  const { draws, proposed } = ticketDraws(code, [{ file: late, isNewest: true }], now);
  expect(draws.map(({ drawDate }) => drawDate)).toContain('2027-01-01');
  expect(proposed?.isGuess).toBe(true);
});
