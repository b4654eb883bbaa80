// The one test file that looks at what is stored today, by laws only: no draw, era or lottery that
// is entered in order changes what it expects.
import { describe, expect, test } from 'vitest';
import { readDataFolder } from '../../../src/intake/files/data-folder.ts';
import { describeProblem, isError, type Problem } from '../../../src/intake/problem.ts';
import { lotteryDraws, opened, readRealArchive } from '../../../tests/support/real-archive.ts';
import { smallData, TV_FILE } from '../../../tests/support/small-data-folder.ts';
import { readFiles } from '../../disk/text-files.ts';
import { findDataFolder } from './open-data.ts';

const files = await readFiles(findDataFolder(process.env), '.json');
const { dataFolder, problems } = readDataFolder(files, Date.parse('9999-12-31'));
const { archive = [] } = dataFolder ?? {};
const draws = archive.flatMap((one) => one.draws);

/** The warnings that no draw entered in order brings. */
const DEMANDED = /as ingest writes it$|can be asked|series of this draw alone/;

describe('what is stored today', () => {
  // Whatever is demanded here is a rule, so that `npm run data:check` says it as well.
  test('is in order, written as ingest writes it, and asked for', () => {
    const isDemanded = (one: Problem) => isError(one) || DEMANDED.test(one.expectation);
    const demanded = problems.filter(isDemanded);
    expect(demanded.map(describeProblem)).toEqual([]);
    expect(draws.length).toBeGreaterThan(0);
  });

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
