// Days of the watch, turn by turn, where sources, files and the clock fail.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import {
  ALL,
  dataFolder,
  drawn,
  MORNING,
  prompt,
  SPECIAL,
  TV,
} from '../../../tests/support/daily-lotteries.ts';
import { drawOf, threeOf } from '../../../tests/support/real-lotteries.ts';
import { removeFolders } from '../../../tests/support/run-script.ts';
import { TV_FILE } from '../../../tests/support/small-data-folder.ts';
import { type Says, roundsOf, upstreamOf } from '../../../tests/support/rounds.ts';

afterAll(removeFolders);

const isWithin = (at: string, from: string, to: string) => at >= from && at < to;
const without = (lines: readonly string[], form: RegExp) =>
  lines.filter((line) => !form.test(line));
const faultsOf = (lines: readonly string[]) =>
  without(lines, / (?:new|agrees) |published$| is late: /);
const timeOf = (line = '') => line.slice(0, 19);

describe('a source that is out', () => {
  test('three times in a day is said three times, and so is each recovery', async () => {
    // The authority of lao-tv has it soon: allhuay is not asked about it again.
    const glo = upstreamOf('glo', [TV], { window: { from: -15, to: 240 } });
    const outages = [
      ['2026-08-23 08:25:00', '2026-08-23 08:45:00'],
      ['2026-08-23 10:25:00', '2026-08-23 10:34:00'],
      ['2026-08-23 17:25:00', '2026-08-23 17:40:00'],
      ['2026-08-24 08:25:00', '2026-08-24 08:35:00'],
    ] as const;
    const says: Says = (asked) => {
      if (asked.source === 'glo') {
        return asked.at >= `${asked.day} 10:36:00` ? drawn(asked) : undefined;
      }
      return outages.some(([from, to]) => isWithin(asked.at, from, to)) ? 'fails' : prompt(asked);
    };
    const day = roundsOf(await dataFolder(), [glo, ALL], says, '2026-08-22 20:00:00');
    await day.until('2026-08-24 12:00:00');
    const said = faultsOf(day.lines).map((line) => line.replace(/:\d\d /, ' '));
    expect(said).toEqual([
      '2026-08-23 08:30 lao-morning 2026-08-23 failed allhuay allhuay: answered 503',
      expect.stringMatching(/^2026-08-23 08:4[56] allhuay answers again$/),
      '2026-08-23 10:30 lao-tv 2026-08-23 failed allhuay allhuay: answered 503',
      expect.stringMatching(/^2026-08-23 10:3[45] allhuay answers again$/),
      '2026-08-23 17:30 hanoi-special 2026-08-23 failed allhuay allhuay: answered 503',
      expect.stringMatching(/^2026-08-23 17:4[01] allhuay answers again$/),
      '2026-08-24 08:30 lao-morning 2026-08-24 failed allhuay allhuay: answered 503',
      expect.stringMatching(/^2026-08-24 08:3[56] allhuay answers again$/),
    ]);
  });

  test('keeps no draw longer than its outage, and is asked one question meanwhile', async () => {
    const says: Says = (asked) =>
      isWithin(asked.at, '2026-08-23 08:00:00', '2026-08-23 10:55:00') ? 'fails' : prompt(asked);
    const day = roundsOf(await dataFolder(), [ALL], says, '2026-08-22 20:00:00');
    await day.until('2026-08-23 12:00:00');
    const came = day.lines.filter((line) => / new /.test(line)).map(timeOf);
    expect(came).toHaveLength(2);
    expect(came.filter((at) => at > '2026-08-23 10:57:30')).toEqual([]);
    const meanwhile = day.asked.filter(({ at }) =>
      isWithin(at, '2026-08-23 10:31:00', '2026-08-23 10:55:00'),
    );
    expect(meanwhile.length).toBeLessThanOrEqual(13);
  });

  test('keeps no other source waiting', async () => {
    const other = upstreamOf('lekdee', [SPECIAL]);
    const says: Says = (asked) => (asked.source === 'allhuay' ? 'fails' : prompt(asked));
    const day = roundsOf(await dataFolder(), [ALL, other], says, '2026-08-22 20:00:00');
    await day.until('2026-08-23 18:00:00');
    expect(day.lines).toContain(`2026-08-23 17:30:00 ${SPECIAL} 2026-08-23 new lekdee`);
  });

  test('about one lottery alone is said for itself, and keeps no other waiting', async () => {
    const says: Says = (asked) => (asked.lottery === MORNING ? 'fails' : prompt(asked));
    const day = roundsOf(await dataFolder(), [ALL], says, '2026-08-22 20:00:00');
    await day.until('2026-08-23 20:00:00');
    const came = day.lines.filter((line) => / new /.test(line));
    expect(came).toEqual([
      expect.stringMatching(/ 10:3[012]:.. lao-tv 2026-08-23 new allhuay$/),
      expect.stringMatching(/ 17:3[012]:.. hanoi-special 2026-08-23 new allhuay$/),
    ]);
    expect(faultsOf(day.lines).length).toBeLessThanOrEqual(3);
  });

  test('is asked for last, however much longer the files of the others take to read', async () => {
    const says: Says = (asked) => (asked.lottery === MORNING ? 'fails' : prompt(asked));
    const data = await dataFolder();
    // Node reads a large file in parts, between which small ones are read whole.
    await writeFile(join(data, `draws/${TV}/1900.json`), `[${' '.repeat(2 ** 22)}]`);
    const day = roundsOf(data, [ALL], says, '2026-08-23 08:00:00');
    await day.until('2026-08-23 10:31:00');
    const asked = day.asked.filter(({ at }) => at === '2026-08-23 10:30:00');
    expect(asked.map(({ lottery }) => lottery)).toEqual([TV, MORNING]);
  });
});

describe('a file of draws that cannot be read', () => {
  test('is said once, keeps no other lottery from being stored, and so is its mending', async () => {
    const data = await dataFolder();
    const file = join(data, TV_FILE);
    await writeFile(file, '[{');
    const day = roundsOf(data, [ALL], prompt, '2026-08-23 08:00:00');
    await day.until('2026-08-23 17:45:00');
    await writeFile(file, `[\n${JSON.stringify(drawOf('2026-08-22', threeOf('508', '37')))}\n]\n`);
    await day.until('2026-08-23 17:50:00');
    expect(without(day.lines, /published$/)).toEqual([
      expect.stringMatching(/^2026-08-23 08:00:00 lao-tv failed lao-tv\/2026\.json: .*data:check$/),
      '2026-08-23 08:30:00 lao-morning 2026-08-23 new allhuay',
      '2026-08-23 17:30:00 hanoi-special 2026-08-23 new allhuay',
      expect.stringMatching(/^2026-08-23 17:4[567]:.. lao-tv can be looked at again$/),
      expect.stringMatching(/^2026-08-23 17:4[567]:.. lao-tv 2026-08-23 new allhuay$/),
    ]);
  });
});

test('what both addresses of a source have is said once', async () => {
  const rounds = roundsOf(await dataFolder(), [ALL, { ...ALL }], prompt, '2026-08-23 08:00:00');
  await rounds.until('2026-08-23 09:00:00');
  expect(rounds.lines).toEqual([
    '2026-08-23 08:30:00 lao-morning 2026-08-23 new allhuay',
    '2026-08-23 08:30:00 published',
  ]);
});

test('a draw that no source has within three hours is said to be late, once, and comes all the same', async () => {
  const says: Says = (asked) =>
    asked.lottery === TV && asked.at < '2026-08-24 12:00:00' ? undefined : prompt(asked);
  const day = roundsOf(await dataFolder(), [ALL], says, '2026-08-23 08:00:00');
  await day.until('2026-08-24 23:30:00');
  const ofTv = day.lines.filter((line) => line.includes('lao-tv 2026-08-23'));
  expect(ofTv).toEqual([
    expect.stringMatching(/^2026-08-23 13:[34]\d:00 lao-tv 2026-08-23 is late: no source has it$/),
    expect.stringMatching(/^2026-08-24 .* lao-tv 2026-08-23 new allhuay$/),
  ]);
});
