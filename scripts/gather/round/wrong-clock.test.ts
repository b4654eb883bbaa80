// A clock that is wrong when rounds begin, or is set while they are taken.
import { afterAll, describe, expect, test } from 'vitest';
import { ALL, dataFolder, prompt } from '../../../tests/support/daily-lotteries.ts';
import { roundsOf } from '../../../tests/support/rounds.ts';
import { removeFolders } from '../../../tests/support/run-script.ts';

afterAll(removeFolders);

describe('a clock that is wrong', () => {
  test.each([
    {
      at: '2025-08-23 08:00:00',
      words: /THE CLOCK IS WRONG: 2025-08-23T01:00:00\.000Z lies before/,
    },
    { at: '2027-08-23 08:00:00', words: /THE CLOCK IS WRONG: 2027-.* lies 365 days after/ },
  ])(
    '$at: said once, nothing is asked or stored; then it is right again',
    async ({ at, words }) => {
      const day = roundsOf(await dataFolder(), [ALL], prompt, at);
      await day.until(at.replace('08:00', '12:00'));
      expect(day.lines).toEqual([expect.stringMatching(words)]);
      expect(day.asked).toEqual([]);
      day.setClock('2026-08-23 08:00:00');
      await day.until('2026-08-23 12:00:00');
      expect(day.lines.slice(1).filter((line) => !/published$/.test(line))).toEqual([
        '2026-08-23 08:00:00 the clock is right again',
        '2026-08-23 08:30:00 lao-morning 2026-08-23 new allhuay',
        '2026-08-23 10:30:00 lao-tv 2026-08-23 new allhuay',
      ]);
    },
  );

  test.each(['2025-08-23 12:00:00', '2027-08-23 12:00:00'])(
    'set to %s while it runs',
    async (wrong) => {
      const day = roundsOf(await dataFolder(), [ALL], prompt, '2026-08-23 08:00:00');
      await day.until('2026-08-23 09:00:00');
      day.setClock(wrong);
      const before = day.asked.length;
      await day.until(wrong.replace('12:00', '15:00'));
      expect(day.asked).toHaveLength(before);
      day.setClock('2026-08-23 10:00:00');
      await day.until('2026-08-23 10:45:00');
      expect(day.lines.filter((line) => !/ new |published$| is late: /.test(line))).toEqual([
        expect.stringContaining('THE CLOCK IS WRONG'),
        '2026-08-23 10:00:00 the clock is right again',
      ]);
      expect(day.lines).toContain('2026-08-23 10:30:00 lao-tv 2026-08-23 new allhuay');
    },
  );
});
