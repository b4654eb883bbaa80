// The one test file that looks at what is stored today, by laws only: no draw, era or lottery that
// is entered in order changes what it expects.
import { describe, expect, test } from 'vitest';
import { announcementDays } from '../../../src/domain/calendar.ts';
import { addDays, eachDay } from '../../../src/domain/clock.ts';
import type { DrawDate } from '../../../src/domain/draw-date.ts';
import { proposeDraw } from '../../../src/domain/ticket-code.ts';
import { readDataFolder } from '../../../src/intake/data-folder.ts';
import { formatDrawFile, parseDrawFile } from '../../../src/intake/draw-file.ts';
import { describeProblem, isError } from '../../../src/intake/problem.ts';
import { lotteryDraws, opened, readRealArchive } from '../../../tests/support/real-archive.ts';
import { smallData, TV_FILE } from '../../../tests/support/small-data-folder.ts';
import { readFiles } from '../../disk/text-files.ts';
import { findDataFolder } from './open-data.ts';

const files = await readFiles(findDataFolder(process.env), '.json');
const { dataFolder, problems } = readDataFolder(files, Date.parse('9999-12-31'));
const { archive = [], sources = [] } = dataFolder ?? {};
const draws = archive.flatMap((one) => one.draws);

describe('what is stored today', () => {
  test('is in order', () => {
    expect(problems.filter(isError).map(describeProblem)).toEqual([]);
    expect(draws.length).toBeGreaterThan(0);
  });

  test('every draw names a source of data/sources.json, and so does every confirmation', () => {
    const listed = new Set(sources.map(({ id }) => id));
    const named = draws.flatMap(({ source, confirmedBy = [] }) => [source, ...confirmedBy]);
    expect(named.filter((source) => !listed.has(source))).toEqual([]);
  });

  test('every lottery that has a draw has a source that can be asked', () => {
    const upstreams = dataFolder?.upstreams ?? [];
    const asked = new Set(upstreams.flatMap(({ lotteries }) => lotteries));
    const slugs = archive.flatMap(({ lottery: { slug }, draws: all }) =>
      all.length > 0 ? slug : [],
    );
    expect(slugs.filter((slug) => !asked.has(slug))).toEqual([]);
  });

  test('a code of every series that an operator states leads to its draw', () => {
    const stated = draws.filter(({ series }) => series !== undefined);
    const wrong = archive.flatMap((one) =>
      one.draws.flatMap(({ drawDate, series: all = [] }) =>
        all.filter((series) => {
          const code = { year: Number(drawDate.slice(0, 4)), series };
          return proposeDraw(code, one.draws)?.drawDate !== drawDate;
        }),
      ),
    );
    expect(stated.length).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
  });

  test('days without a draw that recur every year are known for the year after the newest draw', () => {
    const { lottery, draws: all } = lotteryDraws(archive, 'hanoi-normal');
    const newest = all[0]?.drawDate as DrawDate;
    const days = eachDay(addDays(newest, 1), addDays(newest, 365));
    const announced = announcementDays(
      lottery,
      dataFolder?.calendar ?? {},
      newest,
      days.at(-1) as DrawDate,
    );
    // Four days at the lunar new year, each year since 2010; ICU is a day off in some years.
    const pause = days.filter((day) => !announced.includes(day));
    expect(pause).toHaveLength(4);
    expect(pause).toEqual(eachDay(pause[0] as DrawDate, addDays(pause[0] as DrawDate, 3)));
    expect(pause.every((day) => day.slice(5) >= '01-20' && day.slice(5) <= '02-23')).toBe(true);
  });

  test('no draw confirms itself', () => {
    expect(draws.filter((draw) => draw.confirmedBy?.includes(draw.source))).toEqual([]);
  });

  test.each(archive.map(({ lottery }) => lottery))(
    'every file of $slug is, to the byte, what ingest writes of its draws',
    (lottery) => {
      for (const [path, text] of files) {
        if (!path.startsWith(`draws/${lottery.slug}/`)) continue;
        const stored = parseDrawFile(text).entries.map(({ draw }) => draw);
        expect(formatDrawFile(lottery, stored), path).toBe(text);
      }
    },
  );

  test('nothing collected has vanished, and no number has changed without a reason', async () => {
    const { archive: collected } = await readRealArchive();
    const lost = collected.flatMap(({ lottery, draws: old }) => {
      const { draws: results, withdrawn = [] } = lotteryDraws(archive, lottery.slug);
      const now = new Map([...results, ...withdrawn].map((draw) => [draw.drawDate, draw]));
      return old.filter(({ drawDate, prizes }) => {
        const draw = now.get(drawDate);
        // A prize that a draw lacked may have come since.
        const same = Object.entries(prizes).every(
          ([slug, numbers]) => draw?.prizes[slug]?.join() === numbers.join(),
        );
        return !same && !draw?.corrections?.length;
      });
    });
    expect(lost).toEqual([]);
  });
});

test('a folder that cannot be opened is named with the first three of its problems', () => {
  const wrong = ['"792"', '"92"', '"23"', '"508"'].reduce(
    (text, number) => text.replace(number, '"1"'),
    smallData().get(TV_FILE) ?? '',
  );
  const open = () => opened(smallData().set(TV_FILE, wrong), '/a/folder');
  expect(open).toThrow(/^\/a\/folder has \d+ problems, first\n(?:draws\/lao-tv\/.+ — .+\n?){3}$/);
  expect(open).toThrow(`${TV_FILE}:2: draw 2026-07-08`);
});
