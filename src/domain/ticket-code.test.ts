import { describe, expect, test } from 'vitest';
import { lotteryDraws, readRealArchive } from '../../tests/support/real-archive.ts';
import { day } from '../../tests/support/small-lottery.ts';
import { matchCode, parseTicket, proposeDraw, type SeriesDay } from './ticket-code.ts';

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

describe('proposeDraw', () => {
  const stated = (drawDate: string, ...series: number[]) => ({ drawDate: day(drawDate), series });
  const unstated = (drawDate: string) => ({ drawDate: day(drawDate) });

  const draws = [
    stated('2022-12-30', 1, 2),
    stated('2023-01-17', 3, 4),
    stated('2023-12-30', 1, 2),
    stated('2024-01-17', 3, 4),
    stated('2024-12-16', 47, 48),
    stated('2025-01-02', 1, 2),
    // Put off for six weeks; the tickets of the draws between were never sold.
    stated('2020-05-16', 13, 14),
    stated('2020-06-01', 21, 22),
    unstated('2026-05-02'),
    unstated('2026-05-16'),
    unstated('2026-07-31'),
    unstated('2027-01-02'),
    unstated('2027-12-30'),
    unstated('2029-12-30'),
  ];

  test.each([
    [2023, 3, '2023-01-17', 'it is stated'],
    [2024, 4, '2024-01-17', 'not its first draw'],
    [2024, 48, '2024-12-16', 'of 23 draws'],
    [2025, 2, '2025-01-02', 'it is stated'],
    [2024, 1, '2023-12-30', 'the year began early'],
    [2020, 13, '2020-05-16', 'it was put off'],
    [2020, 21, '2020-06-01', 'others were not'],
  ])('series of %i: %i is of %s, since %s', (year, series, drawDate) => {
    expect(proposeDraw({ year, series }, draws)).toEqual({ drawDate, isGuess: false });
    expect(proposeDraw({ year, series }, draws.toReversed())).toEqual({ drawDate, isGuess: false });
  });

  test.each([
    [2023, 1, '2023-12-30', '2022-12-30 has it too'],
    [2026, 17, '2026-05-02', 'nobody states it'],
    [2026, 20, '2026-05-16', 'nobody states it'],
    [2026, 29, '2026-07-31', 'it is a day early'],
    [2027, 2, '2027-01-02', '12-30 follows'],
    [2028, 2, '2027-12-30', 'none of 2028 is known'],
    [2027, 1, '2027-01-02', 'it is a day late'],
    [2029, 1, '2029-12-30', 'it may be of 2029'],
  ])('series of %i: %i may be of %s, a guess: %s', (year, series, drawDate) => {
    expect(proposeDraw({ year, series }, draws)).toEqual({ drawDate, isGuess: true });
    expect(proposeDraw({ year, series }, draws.toReversed())).toEqual({ drawDate, isGuess: true });
  });

  test.each([
    { year: 2020, series: 19, because: 'the draw of that day has other tickets' },
    { year: 2026, series: 3, because: 'no draw is near' },
    { year: 2026, series: 49, because: 'a year has 24 halves of months' },
    { year: 2026, series: 99, because: 'a year has 24 halves of months' },
    { year: 2031, series: 1, because: 'no draw is of that year' },
  ])('$series of $year is of no draw: $because', (code) => {
    expect(proposeDraw(code, draws)).toBeUndefined();
  });
});

describe('the series that GLO states of the draws from 2017 to 2026-05-02', async () => {
  const { draws } = lotteryDraws((await readRealArchive()).archive, 'thai-government');
  const codes = draws
    .filter(({ drawDate }) => drawDate >= '2017-01-01')
    .flatMap(({ drawDate, series = [] }) => series.map((one) => ({ drawDate, series: one })));
  const year = (drawDate: string) => Number(drawDate.slice(0, 4));
  const countRight = (days: readonly SeriesDay[], yearOf = year) =>
    codes.filter(({ drawDate, series }) => {
      const proposed = proposeDraw({ year: yearOf(drawDate), series }, days);
      return proposed?.drawDate === drawDate;
    }).length;

  test('each may be of its draw, and of no draw of another half of a month', () => {
    for (const { drawDate, series } of codes) {
      const code = { year: year(drawDate), series };
      const fitting = draws.filter(matchCode(code)).map((draw) => draw.drawDate);
      expect(fitting).toContain(drawDate);
      // Those of a late December may be of the next year's.
      expect(fitting.length).toBeLessThanOrEqual(drawDate.endsWith('-30') ? 2 : 1);
    }
  });

  test('442 of 442 lead to their draw, by the year of the day', () => {
    expect(codes).toHaveLength(442);
    expect(countRight(draws)).toBe(442);
  });

  test('counted 428 do: not the draw that was put off, nor the last of six Decembers', () => {
    const unstated = codes.map(({ drawDate }) => ({ drawDate }));
    expect(countRight(unstated)).toBe(428);
  });

  test('by the year that a late December begins, those of six Decembers are guesses', () => {
    const begun = (drawDate: string) => year(drawDate) + Number(drawDate.slice(5) >= '12-26');
    const sure = codes.filter(({ drawDate, series }) => {
      const proposed = proposeDraw({ year: begun(drawDate), series }, draws);
      return proposed?.isGuess === false && proposed.drawDate === drawDate;
    });
    const wrong = codes.filter(({ drawDate, series }) => {
      const proposed = proposeDraw({ year: begun(drawDate), series }, draws);
      return proposed?.isGuess === false && proposed.drawDate !== drawDate;
    });
    expect(wrong).toEqual([]);
    expect(sure).toHaveLength(442 - 12);
  });
});
