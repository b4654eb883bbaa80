import { beforeAll, describe, expect, test } from 'vitest';
import { catalogueOf } from '../contract/catalogue.ts';
import { OPEN_FILES } from '../contract/endpoints.ts';
import { filePath } from '../contract/file-path.ts';
import { FILE_FAMILIES, memberPath } from '../contract/open-files.ts';
import { type FileQuery, isFault, MAX_LIMIT, parseQuery } from '../contract/query.ts';
import { checkNumber } from '../domain/check.ts';
import { everyNumber } from '../domain/digits.ts';
import type { LotteryDraws } from '../domain/draw.ts';
import { WINDOWS } from '../domain/window.ts';
import type { Archive } from '../intake/archive.ts';
import { planSite } from '../testing/planned-site.ts';
import { heldLotteries, lotteryDraws, readRealArchive } from '../testing/real-archive.ts';
import { realFiles, realSite } from '../testing/real-files.ts';
import { SMALL_ARCHIVE, SMALL_SITE } from '../testing/small-archive.ts';
import type { EmittedFile } from './emitted-file.ts';
import { planBundled, planIndexes, planLottery, planOne } from './plan.ts';

let real: Archive;
let files: readonly EmittedFile[];
beforeAll(async () => {
  real = await readRealArchive();
  files = await realFiles();
});

const bundledOf = (archive: readonly LotteryDraws[]) =>
  planBundled(
    archive.map((one) =>
      planOne(one, { ...SMALL_SITE, sources: [...SMALL_SITE.sources, ...real.sources] }).summary(),
    ),
    SMALL_SITE,
  );

/** Every legal address of the families for one lottery. */
function membersOf({ lottery, draws }: LotteryDraws): string[] {
  return FILE_FAMILIES.flatMap((family) =>
    family.includes('{date}')
      ? draws.map(({ drawDate }) => memberPath(family, { lottery: lottery.slug, date: drawDate }))
      : [memberPath(family, { lottery: lottery.slug })],
  );
}

describe('planLottery', () => {
  test('the files of a small lottery; a changed address is a deliberate act', () => {
    const windows = ['5', '10', '20', '30', '50', '100', 'all'];
    expect(planLottery(SMALL_ARCHIVE, SMALL_SITE).map(({ path }) => path)).toEqual([
      ...Array.from({ length: 20 }, (_, index) => `/api/results/small/${index + 1}.json`),
      '/api/stats/small.json',
      '/api/stats/small/six.json',
      '/api/stats/small/two.json',
      ...windows.flatMap((window) => [
        `/api/calculations/small/${window}.json`,
        `/api/calculations/small/${window}/six.json`,
        `/api/calculations/small/${window}/two.json`,
      ]),
    ]);
  });

  test('a lottery without a draw has no file', () => {
    expect(planLottery({ ...SMALL_ARCHIVE, draws: [] }, SMALL_SITE)).toEqual([]);
  });
});

describe('planSite', () => {
  test('legal queries and files correspond one to one', () => {
    const catalogue = catalogueOf(real.archive);
    const tried: FileQuery[] = catalogue.flatMap(({ slug: lottery, prizes }) => [
      ...Array.from({ length: MAX_LIMIT }, (_, index) => ({
        endpoint: 'results' as const,
        lottery,
        limit: index + 1,
      })),
      ...[undefined, ...prizes].flatMap((prize) => [
        { endpoint: 'stats' as const, lottery, ...(prize && { prize }) },
        ...WINDOWS.map((window) => ({
          endpoint: 'calculations' as const,
          lottery,
          window,
          ...(prize && { prize }),
        })),
      ]),
    ]);
    const legal = tried.filter(({ endpoint, ...parameters }) => {
      const pairs = Object.entries(parameters).map(([name, value]) => [name, String(value)]);
      return !isFault(parseQuery(endpoint, new URLSearchParams(pairs), catalogue));
    });
    // Illegal are the lotteries without a draw, and nothing else.
    const held = new Set(heldLotteries(real.archive).map(({ lottery }) => lottery.slug));
    expect(legal).toEqual(tried.filter(({ lottery }) => held.has(lottery)));
    const members = heldLotteries(real.archive).flatMap(membersOf);
    expect([...legal.map(filePath), ...OPEN_FILES, ...members].sort()).toEqual(
      files.map(({ path }) => path).sort(),
    );
    expect(new Set(files.map(({ path }) => path)).size).toBe(files.length);
  });

  test('the same draws give the same bytes', async () => {
    const again = [...planSite(real.archive, await realSite())].flat();
    expect(again.length).toBe(files.length);
    const changed = again.filter((file, index) => file.text !== files[index]?.text);
    expect(changed.map(({ path }) => path)).toEqual([]);
  });

  test('a lottery without a draw has no file', () => {
    const waiting = real.archive.filter(({ draws }) => draws.length === 0);
    const names = waiting.map(({ lottery: { slug } }) => slug).join('|');
    const theirs = new RegExp(`/(?:${names})[./]`);
    expect(files.filter(({ path }) => theirs.test(path))).toEqual([]);
  });

  test('lotteries come in registry order, one at a time, the open files last', () => {
    const chunks = [...planSite([SMALL_ARCHIVE, { ...SMALL_ARCHIVE, draws: [] }], SMALL_SITE)];
    // The answers of the first, its history, its draws of 2024 and 2023, and nothing of the second.
    expect(chunks.map(({ length }) => length)).toEqual([44, 7, 4, 2, 0, 0, 0, 7, 2]);
    expect(chunks[1]?.map(({ path }) => path)).toEqual([
      '/api/draws/small/index.json',
      '/api/export/small.json',
      '/api/export/small.ndjson',
      '/api/export/small.csv',
      '/api/feeds/small.xml',
      '/api/feeds/small.json',
      '/api/calendars/small.ics',
    ]);
    expect(chunks[3]?.map(({ path }) => path)).toEqual([
      '/api/draws/small/2023-12-31.json',
      '/api/checksets/small/2023-12-31.json',
    ]);
    expect(chunks.at(-2)?.map(({ path }) => path)).toEqual([
      '/api/readme.md',
      '/api/status.json',
      '/api/changes.json',
      '/api/lotteries.json',
      '/api/feeds/all.xml',
      '/api/feeds/all.json',
      '/api/export/all.ndjson.gz',
    ]);
    expect(chunks.at(-1)?.map(({ path }) => path)).toEqual([
      '/api/export/SHA256SUMS',
      '/api/manifest.json',
    ]);
  });
});

describe('planBundled', () => {
  test('the catalogue is that of the whole archive', () => {
    expect(bundledOf(real.archive).catalogue).toEqual(catalogueOf(real.archive));
  });

  test('each lottery held is there with its latest draw and the era of that draw only', () => {
    const { origin, latest } = bundledOf([SMALL_ARCHIVE]).latestDraws;
    const { lottery, draws } = SMALL_ARCHIVE;
    expect(origin).toBe('https://a.example');
    const era = lottery.eras.at(-1);
    expect(latest).toEqual([{ lottery: { ...lottery, eras: [era] }, draw: draws[0] }]);
  });

  test('a lottery without a draw is left out', () => {
    const { latestDraws } = bundledOf([{ ...SMALL_ARCHIVE, draws: [] }]);
    expect(latestDraws.latest).toEqual([]);
  });

  test('once read back from JSON, every 2- and 3-digit number is checked as before', () => {
    const bundled = JSON.parse(JSON.stringify(bundledOf(real.archive)));
    const { latest } = (bundled as ReturnType<typeof planBundled>).latestDraws;
    const slugs = latest.map(({ lottery }) => lottery.slug);
    expect(slugs).toEqual(heldLotteries(real.archive).map(({ lottery }) => lottery.slug));
    const wrong = latest.flatMap(({ lottery, draw }) => {
      const whole = lotteryDraws(real.archive, lottery.slug);
      const [newest = draw] = whole.draws;
      return [...everyNumber(2), ...everyNumber(3), '004615'].filter(
        (number) =>
          JSON.stringify(checkNumber(lottery, draw, number)) !==
          JSON.stringify(checkNumber(whole.lottery, newest, number)),
      );
    });
    expect(wrong).toEqual([]);
  });
});

describe('planOne', () => {
  test('has all draws of the lottery for its pages', () => {
    for (const one of real.archive.slice(-3)) {
      expect(JSON.parse(planOne(one, SMALL_SITE).draws)).toEqual(JSON.parse(JSON.stringify(one)));
    }
  });

  test('a summary read back from JSON gives the same indexes', async () => {
    const site = await realSite();
    const summaries = real.archive.map((one) => planOne(one, site).summary());
    const kept: typeof summaries = JSON.parse(JSON.stringify(summaries));
    const made = (of: typeof summaries) => planIndexes(of, site).flatMap((part) => part.files());
    expect(made(kept)).toEqual(made(summaries));
  });
});
