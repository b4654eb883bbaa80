// What a source says after its draw is stored: its own correction, a witness that differs, and how
// often it is asked.
import { afterAll, describe, expect, test } from 'vitest';
import { drawsIn } from '../../../tests/support/held-back.ts';
import { removeFolders } from '../../../tests/support/run-script.ts';
import { TV_FILE } from '../../../tests/support/small-data-folder.ts';
import { folderOfDaily, roundsOf, type Says, upstreamOf } from '../../../tests/support/rounds.ts';

afterAll(removeFolders);

const TV = 'lao-tv';
const DAY = '2026-08-23';
const at = (time: string) => `${DAY} ${time}:00`;

/** Announced at 10:30, with its draw of the day before. */
const dataFolder = () => folderOfDaily([TV]);

const number = (digits: string, bottom = '12') => ({
  number: digits,
  prizes: { 'bottom-two-digit': [bottom] },
});
const TRUE = number('48513');
const OTHER = number('48518');

/** By source, what it says of the day from which time on; other days are not announced. */
function saying(
  bySource: Readonly<Record<string, readonly (readonly [from: string, ReturnType<Says>])[]>>,
): Says {
  return ({ source, day, at: now }) =>
    day === DAY ? bySource[source]?.findLast(([from]) => now >= at(from))?.[1] : undefined;
}

const GLO = upstreamOf('glo', [TV], { window: { from: -15, to: 240 } });
const ALLHUAY = upstreamOf('allhuay', [TV], { window: { from: 0, to: 360 } });
const both = [GLO, ALLHUAY];

/** Without the later days, which nobody announces. */
const ofDay = (lines: readonly string[]) =>
  lines.filter((line) => !line.endsWith(' is late: no source has it'));

const START = '2026-08-22 20:00:00';
const stored = async (data: string) =>
  (await drawsIn(data, TV_FILE)).find(({ drawDate }) => drawDate === DAY);

describe('each source is asked again', () => {
  test('a quarter of an hour, an hour, twenty and forty-four hours after the draw, and no more', async () => {
    const says = saying({ glo: [['10:30', TRUE]], allhuay: [['10:40', TRUE]] });
    const rounds = roundsOf(await dataFolder(), both, says, START);
    await rounds.until('2026-08-26 12:00:00');
    const times = (source: string) =>
      rounds.asked.filter((one) => one.source === source && one.day === DAY).map((one) => one.at);
    expect(times('glo')).toEqual([
      at('10:30'),
      at('10:45'),
      at('11:30'),
      '2026-08-24 06:30:00',
      '2026-08-25 06:30:00',
    ]);
    expect(times('allhuay')).toEqual(times('glo').slice(1));
    expect(ofDay(rounds.lines)).toEqual([
      `${at('10:30')} lao-tv 2026-08-23 new glo`,
      `${at('10:30')} published`,
    ]);
  });

  test('once more where what the last round left is lost', async () => {
    const says = saying({ glo: [['10:30', TRUE]], allhuay: [['10:40', TRUE]] });
    const rounds = roundsOf(await dataFolder(), both, says, START);
    await rounds.until(at('10:50'));
    rounds.lose();
    await rounds.until(at('11:00'));
    const asked = rounds.asked.filter((one) => one.source === 'glo' && one.day === DAY);
    expect(asked.map((one) => one.at)).toEqual(['10:30', '10:45', '10:50'].map(at));
    expect(ofDay(rounds.lines)).toHaveLength(2);
  });

  test('once it is back, where it is out at that hour', async () => {
    const says = saying({
      glo: [
        ['10:30', TRUE],
        ['10:40', 'fails'],
        ['10:50', TRUE],
      ],
    });
    const rounds = roundsOf(await dataFolder(), [GLO], says, START);
    await rounds.until(at('11:15'));
    const asked = rounds.asked.filter((one) => one.day === DAY).map((one) => one.at);
    expect(asked.slice(0, 2)).toEqual([at('10:30'), at('10:45')]);
    expect(asked).toHaveLength(3);
    expect(asked[2]?.localeCompare(at('11:05'))).toBe(-1);
  });
});

describe('another word', () => {
  test('of the source itself puts the draw in doubt, said once', async () => {
    const says = saying({
      glo: [
        ['10:30', OTHER],
        ['10:35', TRUE],
      ],
    });
    const data = await dataFolder();
    const rounds = roundsOf(data, both, says, START);
    await rounds.until('2026-08-26 12:00:00');
    expect(ofDay(rounds.lines).slice(2)).toEqual([
      expect.stringMatching(/^2026-08-23 10:45:00 lao-tv 2026-08-23 disputed glo .*48518.*48513/),
      `${at('10:45')} published`,
    ]);
    expect(await stored(data)).toMatchObject({ prizes: { 'five-digit': ['48518'] } });
    expect((await stored(data))?.doubt).toMatch(/48513/);
  });

  test('of a witness puts the draw of an authority in doubt, until they agree; each is said once', async () => {
    const says = saying({
      glo: [['10:30', TRUE]],
      allhuay: [
        ['10:40', OTHER],
        ['11:10', TRUE],
      ],
    });
    const data = await dataFolder();
    const rounds = roundsOf(data, both, says, START);
    await rounds.until(at('11:00'));
    expect((await stored(data))?.doubt).toMatch(/48518/);
    await rounds.until('2026-08-26 12:00:00');
    expect(ofDay(rounds.lines).slice(2)).toEqual([
      expect.stringMatching(/^2026-08-23 10:45:00 lao-tv 2026-08-23 disputed allhuay .*48518/),
      `${at('10:45')} published`,
      expect.stringMatching(/^2026-08-23 11:1[0-9]:00 lao-tv 2026-08-23 agrees allhuay/),
      expect.stringMatching(/^2026-08-23 11:1[0-9]:00 published$/),
    ]);
    expect(await stored(data)).not.toHaveProperty('doubt');
  });
});
