// A release of answers that keeps unchanged files, compared with a whole emission byte by byte,
// over a week of real draws.
import { expect, test } from 'vitest';
import { jsonFile, sha256Of } from '../../src/api/answers/emitted-file.ts';
import { planApi } from '../../src/api/emit/plan.ts';
import type { DataFolder } from '../../src/intake/files/data-folder.ts';
import { readRealArchive } from '../../tests/support/real-archive.ts';
import { FORMAT } from '../output/inventory.ts';
import { CHECK_FUNCTION, STATIC_FOLDER } from '../output/output-folder.ts';
import { describeSite } from '../output/settings.ts';
import { findUnchangedFiles } from './answers-base.ts';

const DAYS = 7;

type Files = ReadonlyMap<string, string>;

/** What a site serves of its data, with the inventory of its build. */
function siteOf({ archive }: DataFolder, texts: Files) {
  const files = new Map(
    [...texts].map(([path, text]) => [
      `${STATIC_FOLDER}${path}`,
      sha256Of(Buffer.from(text, 'latin1')),
    ]),
  );
  for (const one of archive) {
    const { slug } = one.lottery;
    files.set(`${CHECK_FUNCTION}/draws/${slug}.json`, sha256Of(jsonFile('', one).text));
  }
  const build = { format: FORMAT, sources: null, code: null, files };
  const read = async (path: string) => {
    const text = texts.get(path);
    return text === undefined ? undefined : Buffer.from(text, 'latin1').toString();
  };
  return { live: { address: { name: 'live', read }, build, files }, last: build };
}

/** Each byte as a character, so that files compare as texts. */
const plan = (...planned: Parameters<typeof planApi>): Map<string, string> =>
  new Map(
    [...planApi(...planned)].map(({ path, content }) => [
      path,
      Buffer.from(content).toString('latin1'),
    ]),
  );

test('each day of a week has the very files of a whole emission', async () => {
  const real = await readRealArchive();
  const days = [
    ...new Set(real.archive.flatMap(({ draws }) => draws.map((draw) => draw.drawDate))),
  ];
  const week = days.sort().slice(-DAYS - 1);
  const dataOn = (day: string): DataFolder => ({
    ...real,
    archive: real.archive.map(({ draws, ...one }) => ({
      ...one,
      draws: draws.filter(({ drawDate }) => drawDate <= day).slice(0, 60),
    })),
    // It changes answers about all lotteries, and no draw.
    heldBack: day === week.at(-1) ? real.heldBack : [],
  });
  let live: Files = new Map();
  const table: object[] = [];
  for (const day of week) {
    const data = dataOn(day);
    const site = describeSite(data, { SITE_URL: 'https://a.example' });
    const whole = plan(data.archive, site);
    if (day !== week[0]) {
      const before = siteOf(dataOn(week[week.indexOf(day) - 1] ?? ''), live);
      const unchanged = await findUnchangedFiles(data, before.live, before.last);
      const made = plan(data.archive, site, { unchanged });
      const kept = [...unchanged.values()].flatMap(({ digests }) =>
        digests.map(({ path }) => [path, live.get(path) ?? ''] as const),
      );
      expect(new Map([...kept, ...made].sort(byPath))).toEqual(new Map([...whole].sort(byPath)));
      expect(unchanged.size).toBeLessThan(data.archive.length);
      table.push({ day, unchangedLotteries: unchanged.size, made: made.size, files: whole.size });
    }
    live = whole;
  }
  expect(table.length).toBe(DAYS);
  console.table(table);
}, 300_000);

function byPath([one]: readonly [string, string], [other]: readonly [string, string]): number {
  return one < other ? -1 : 1;
}
