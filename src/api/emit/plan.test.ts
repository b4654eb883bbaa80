import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { fixtureData } from '../../../tests/support/fixture-output.ts';
import { plannedTexts } from '../../../tests/support/planned-site.ts';
import {
  lotteriesWithDraws,
  lotteryDraws,
  readRealArchive,
} from '../../../tests/support/real-archive.ts';
import { realFiles, realSite } from '../../../tests/support/real-files.ts';
import { SMALL_ARCHIVE, SMALL_SITE } from '../../../tests/support/small-archive.ts';
import { type CatalogueEntry, catalogueOf } from '../contract/catalogue.ts';
import type { LatestDraws } from '../check/check-body.ts';
import {
  FILE_ENDPOINTS,
  type FileEndpointName,
  type FileQuery,
  type ParameterName,
} from '../contract/endpoints.ts';
import { closeLists } from '../contract/closed-lists.ts';
import { FILE_FAMILIES, memberPath, OPEN_FILES } from '../contract/open-file-path.ts';
import { fileParameters, filePath } from '../contract/answer-path.ts';
import { FILES } from '../contract/open-files.ts';
import { isFault, MAX_LIMIT, parseQuery } from '../contract/query.ts';
import { checkNumber } from '../../domain/check.ts';
import { everyNumber } from '../../domain/digits.ts';
import type { LotteryDraws } from '../../domain/draw.ts';
import { WINDOWS } from '../../domain/window.ts';
import type { DataFolder } from '../../intake/files/data-folder.ts';
import type { EmittedFile } from '../answers/emitted-file.ts';
import { planGenerated } from './generated.ts';
import { emitLottery } from '../answers/all.ts';
import { planApi } from './plan.ts';
import type { Site } from '../answers/publisher.ts';

let real: DataFolder;
let site: Site;
let files: readonly EmittedFile[];
beforeAll(async () => {
  site = await realSite();
  real = await readRealArchive();
  files = await realFiles();
});

const generatedFrom = (archive: readonly LotteryDraws[], site: Site) =>
  new Map(Array.from(planGenerated(archive, site), ({ path, text }) => [path, JSON.parse(text)]));

/** Every legal address of the families for one lottery. */
function membersOf({ lottery, draws }: LotteryDraws): string[] {
  // A single draw is an address without a file.
  return FILE_FAMILIES.filter((family) => family !== FILES.draw.path).flatMap((family) =>
    family === FILES.drawYear.path
      ? [
          ...new Set(
            draws.map(({ drawDate: date }) => memberPath(family, { lottery: lottery.slug, date })),
          ),
        ]
      : [memberPath(family, { lottery: lottery.slug })],
  );
}

const VALUES: Readonly<
  Partial<
    Record<ParameterName, (entry: CatalogueEntry) => readonly (string | number | undefined)[]>
  >
> = {
  lottery: ({ slug }) => [slug],
  limit: () => Array.from({ length: MAX_LIMIT }, (_, index) => index + 1),
  window: () => WINDOWS,
  prize: ({ prizes }) => [undefined, ...prizes],
};

/** Every question that a file of an endpoint may answer about one lottery. */
function queriesOf(endpoint: FileEndpointName, entry: CatalogueEntry): FileQuery[] {
  const queries = fileParameters(endpoint).reduce<object[]>(
    (made, name) =>
      made.flatMap((query) =>
        (VALUES[name]?.(entry) ?? []).map((value) => ({
          ...query,
          ...(value !== undefined && { [name]: value }),
        })),
      ),
    [{ endpoint }],
  );
  return queries as FileQuery[];
}

describe('emitLottery', () => {
  test('the files of a small lottery; a changed address is a deliberate act', () => {
    const windows = ['5', '10', '20', '30', '50', '100', 'all'];
    const added = FILE_ENDPOINTS.slice(3).map((name) => `/api/${name}/`);
    const paths = [...emitLottery(SMALL_ARCHIVE, SMALL_SITE)].map(({ path }) => path);
    expect(paths.filter((path) => !added.some((start) => path.startsWith(start)))).toEqual([
      ...Array.from({ length: 20 }, (_, index) => `/api/results/small/${index + 1}.json`),
      '/api/stats/small.json',
      '/api/stats/small/six.json',
      '/api/stats/small/two.json',
      ...windows.flatMap((window) => [
        `/api/calculations/small/${window}.json`,
        `/api/calculations/small/${window}/six.json`,
        `/api/calculations/small/${window}/two.json`,
      ]),
      '/api/draws/small/index.json',
      '/api/draws/small/2024.json',
      '/api/draws/small/2023.json',
      '/api/export/small.json',
      '/api/export/small.ndjson',
      '/api/export/small.csv',
      '/api/feeds/small.xml',
      '/api/feeds/small.json',
      '/api/calendars/small.ics',
    ]);
  });

  test('a lottery without a draw has no file', () => {
    expect([...emitLottery({ ...SMALL_ARCHIVE, draws: [] }, SMALL_SITE)]).toEqual([]);
  });
});

describe('planApi', () => {
  test('legal queries and files correspond one to one', () => {
    const catalogue = catalogueOf(real.archive);
    const tried = [...catalogue.values()].flatMap((entry) =>
      FILE_ENDPOINTS.flatMap((endpoint) => queriesOf(endpoint, entry)),
    );
    const legal = tried.filter(({ endpoint, ...parameters }) => {
      const pairs = Object.entries(parameters).map(([name, value]) => [name, String(value)]);
      return !isFault(parseQuery(endpoint, new URLSearchParams(pairs), catalogue));
    });
    // Only the lotteries without a draw are illegal.
    const stored = new Set(lotteriesWithDraws(real.archive).map(({ lottery }) => lottery.slug));
    expect(legal).toEqual(tried.filter(({ lottery }) => stored.has(lottery)));
    const members = lotteriesWithDraws(real.archive).flatMap(membersOf);
    expect([...legal.map(filePath), ...OPEN_FILES, ...members].sort()).toEqual(
      files
        .map(({ path }) => path)
        .filter((path) => !/^\/(?:\.well-known|compat)\//.test(path))
        .sort(),
    );
    expect(new Set(files.map(({ path }) => path)).size).toBe(files.length);
  });

  test('the same draws give the same bytes', async () => {
    // Those of all draws: tests/twice.proof.ts.
    const few = (await fixtureData()).archive;
    const once = plannedTexts(few, site);
    expect(once.length).toBeGreaterThan(300);
    expect(plannedTexts(few, site)).toEqual(once);
  });

  test('a lottery without a draw has no file', () => {
    const waiting = real.archive.filter(({ draws }) => draws.length === 0);
    const names = waiting.map(({ lottery: { slug } }) => slug).join('|');
    const theirs = new RegExp(`/(?:${names})[./]`);
    expect(files.filter(({ path }) => theirs.test(path))).toEqual([]);
  });

  test('lotteries come in registry order, then what speaks of all, then what lists files', () => {
    const other = { ...SMALL_ARCHIVE, lottery: { ...SMALL_ARCHIVE.lottery, slug: 'other' } };
    const paths = [...planApi([SMALL_ARCHIVE, other], SMALL_SITE)].map(({ path }) => path);
    const ofOne = (slug: string) => paths.filter((path) => new RegExp(`/${slug}[/.]`).test(path));
    const [small, others] = [ofOne('small'), ofOne('other')];
    expect(paths.slice(0, 2 * small.length)).toEqual([...small, ...others]);
    expect(paths.slice(2 * small.length)).toEqual([
      '/api/readme.md',
      '/api/index.json',
      '/api/status.json',
      '/api/latest.json',
      '/api/latest/thai.json',
      '/api/latest/lao.json',
      '/api/latest/hanoi.json',
      '/api/changes.json',
      '/api/export/latest.csv',
      '/api/lotteries.json',
      '/api/feeds/all.xml',
      '/api/feeds/all.json',
      '/api/export/all.ndjson.gz',
      '/api/export/SHA256SUMS',
      '/api/datapackage.json',
      '/api/manifest.json',
      '/.well-known/api-catalog',
    ]);
  });

  test('the files of a lottery are made only when they are asked for', () => {
    const opened: string[] = [];
    const archive = ['small', 'other'].map((slug) => ({
      lottery: { ...SMALL_ARCHIVE.lottery, slug },
      get draws() {
        opened.push(slug);
        return SMALL_ARCHIVE.draws;
      },
    }));
    const first = planApi(archive, SMALL_SITE).next();
    expect(first.value?.path).toBe('/api/results/small/1.json');
    expect(new Set(opened)).toEqual(new Set(['small']));
  });

  test('each file has the digest of its bytes', () => {
    for (const { path, content, ...digest } of planApi([SMALL_ARCHIVE], SMALL_SITE)) {
      expect([path, digest]).toEqual([
        path,
        { bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') },
      ]);
    }
  });
});

describe('planGenerated', () => {
  test('the catalogue is that of the whole archive', () => {
    const generated = generatedFrom(real.archive, site);
    const catalogue = JSON.parse(JSON.stringify([...catalogueOf(real.archive).values()]));
    expect(generated.get('/catalogue.json')).toEqual(catalogue);
  });

  test('each lottery with draws is there with its latest draw and the era of that draw only', () => {
    const { origin, latest } = generatedFrom([SMALL_ARCHIVE], SMALL_SITE).get('/latest-draws.json');
    const { lottery, draws } = SMALL_ARCHIVE;
    expect(origin).toBe('https://a.example');
    const era = lottery.eras.at(-1);
    expect(latest).toEqual([{ lottery: { ...lottery, eras: [era] }, draw: draws[0] }]);
  });

  test('a lottery without a draw has an archive and no latest draw', () => {
    const generated = generatedFrom([{ ...SMALL_ARCHIVE, draws: [] }], SMALL_SITE);
    expect(generated.get('/latest-draws.json').latest).toEqual([]);
    expect(generated.get('/draws/small.json').draws).toEqual([]);
  });

  test('what pages show of the API is the file of the API, its lists of values closed', () => {
    const answers = new Map(files.map(({ path, text }) => [path, text]));
    for (const { path, text } of planGenerated(real.archive, site)) {
      const answer = answers.get(`/api${path}`);
      const shown = /^[/](?:openapi|changes|status)[.]json$/.test(path) ? text : undefined;
      expect([path, answer && `${JSON.stringify(closeLists(JSON.parse(answer)))}\n`]).toEqual([
        path,
        shown,
      ]);
    }
  });

  test('every 2- and 3-digit number is checked as by the archive', () => {
    const { latest } = generatedFrom(real.archive, site).get('/latest-draws.json') as LatestDraws;
    const slugs = latest.map(({ lottery }) => lottery.slug);
    expect(slugs).toEqual(lotteriesWithDraws(real.archive).map(({ lottery }) => lottery.slug));
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
