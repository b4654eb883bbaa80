import { describe, expect, test } from 'vitest';
import { day } from '../../tests/support/small-lottery.ts';
import { parseTicket, proposedDraw } from './ticket-code.ts';

describe('parseTicket', () => {
  test('reads year, series, set and number, and keeps zeros', () => {
    expect(parseTicket(' 69-26-13-039184-4358\n')).toEqual({
      kind: 'government',
      number: '039184',
      year: 2026,
      series: 26,
      set: '13',
      suffix: '4358',
    });
  });

  test.each([
    '',
    '039184',
    '692613039184',
    '69261303918443 58',
    '69-26-13-039184',
    '69-26-13-39184-4358',
    '69-26-13-0391840-4358',
    '69-26-13-039184-43580',
    '69-26-13-03918x-4358',
    '69-00-13-039184-4358',
    '69–26–13–039184–4358',
    '๖๙-๒๖-๑๓-๐๓๙๑๘๔-๔๓๕๘',
    '69-26-13-039184-4358 69-26-13-039185-4358',
    '-69-26-13-039184-4358',
    'https://example.com/69-26-13-039184-4358',
    '8859999999999',
    '1'.repeat(100_000),
    '-'.repeat(100_000),
  ])('%s is unknown: its digits are no number', (text) => {
    expect(parseTicket(text)).toEqual({ kind: 'unknown' });
  });

  test('what is not exactly the form is never read, whichever character is lost, added or changed', () => {
    const code = '69-26-13-039184-4358';
    for (let at = 0; at < code.length; at += 1) {
      const [before, after] = [code.slice(0, at), code.slice(at + 1)];
      const added = `${before}7${code.slice(at)}`;
      for (const text of [before + after, added, `${before}x${after}`, `${before} ${after}`]) {
        expect(parseTicket(text).kind, text).toBe('unknown');
      }
    }
  });
});

describe('proposedDraw', () => {
  const days = Array.from({ length: 12 }, (_, month) => String(month + 1).padStart(2, '0')).flatMap(
    (month) => [day(`2026-${month}-01`), day(`2026-${month}-16`)],
  );

  test.each([
    [1, '2026-01-01'],
    [2, '2026-01-01'],
    [25, '2026-07-01'],
    [26, '2026-07-01'],
    [28, '2026-07-16'],
    [48, '2026-12-16'],
  ])('series %i is of %s, in a year of 24 draws', (series, drawDate) => {
    expect(proposedDraw({ year: 2026, series }, days.toReversed())).toBe(drawDate);
  });

  test.each([49, 99])('a year has no draw of series %i', (series) => {
    expect(proposedDraw({ year: 2026, series }, days)).toBeUndefined();
  });

  test('days of another year are none', () => {
    expect(proposedDraw({ year: 2025, series: 1 }, days)).toBeUndefined();
  });
});
