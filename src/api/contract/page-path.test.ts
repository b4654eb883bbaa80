import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesMatching } from '../../../tests/support/files-matching.ts';
import { drawOn, prizeKind, smallLottery } from '../../../tests/support/small-lottery.ts';
import type { LotteryDraws } from '../../domain/draw.ts';
import { parseDrawDate } from '../../domain/draw-date.ts';
import { WINDOWS } from '../../domain/window.ts';
import {
  dayStaticPaths,
  monthStaticPaths,
  nearStaticPaths,
} from '../../site/view/day/day-pages.ts';
import {
  drawStaticPaths,
  lotteryStaticPaths,
  yearStaticPaths,
} from '../../site/view/lottery/years.ts';
import { memberPath } from './open-file-path.ts';
import { FILES } from './open-files.ts';
import * as links from './page-path.ts';

const lottery = (slug: string, ...days: string[]): LotteryDraws => ({
  lottery: smallLottery([prizeKind('p', 2)], { slug }),
  draws: days.map((day) => drawOn(day, { p: ['12'] })),
});
const government = lottery(links.WITH_DRAW_PAGES, '2026-08-16', '2026-08-01', '2025-12-30');
const ARCHIVE = [
  government,
  lottery('lao-tv', '2026-08-17', '2025-12-31'),
  lottery('hanoi-asean', '2026-08-17'),
  lottery('lao-empty'),
];

type StaticPath = { readonly params: Readonly<Record<string, string>> };
const slugs = lotteryStaticPaths(ARCHIVE).map(({ params }) => ({ params }));
const windows = slugs.flatMap(({ params }) => [
  { params: { ...params, '...window': '' } },
  ...WINDOWS.map((window) => ({ params: { ...params, '...window': `${window}/` } })),
]);
const days = dayStaticPaths(ARCHIVE, {});
const months = monthStaticPaths(ARCHIVE, {});
const years = yearStaticPaths(ARCHIVE).map(({ params }) => ({ params }));

/** What the routes with a parameter make of the archive. A route of another kind is added here. */
const MADE: Readonly<Record<string, readonly StaticPath[]>> = {
  '[folder]/[module].js.ts': [
    { params: { folder: 'embed', module: 'lottery-result' } },
    { params: { folder: 'embed', module: 'lottery-check' } },
    { params: { folder: 'package', module: 'perdphon' } },
  ],
  '[icon].png.ts': [],
  'badges/[badge].ts': slugs.flatMap(({ params: { lottery } }) =>
    ['json', 'svg'].map((form) => ({ params: { badge: `${lottery}.${form}` } })),
  ),
  'calculations/[lottery]/[...window].astro': windows,
  'cards/[...card].ts': [],
  'day/[day].astro': days.map(({ params }) => ({ params })),
  'day/[near].astro': nearStaticPaths().map(({ params }) => ({ params })),
  'day/[month].astro': months.map(({ params }) => ({ params })),
  'lottery/[lottery]/[year].astro': years,
  'lottery/[lottery]/index.astro': slugs,
  'lottery/thai-government/[date].astro': drawStaticPaths(government),
  'stats/[lottery].astro': slugs,
};

const routes = filesMatching('**/*.{astro,ts}', 'src/site/pages');

/** A route's address: `lottery/index.astro` is `/lottery/`, `robots.txt.ts` is `/robots.txt`. */
function addressOf(route: string): string {
  if (route.endsWith('.ts')) return `/${route.slice(0, -'.ts'.length)}`;
  return `/${route.replace(/(?:(^|\/)index)?\.astro$/, '$1')}`.replace(/([^/])$/, '$1/');
}

const made = new Set(
  routes.flatMap((route) => {
    if (!route.includes('[')) return [addressOf(route)];
    const paths = MADE[route];
    if (paths === undefined) throw new Error(`say in MADE which pages ${route} makes`);
    return paths.map(({ params }) =>
      addressOf(route)
        .replace('[...window]/', '[...window]')
        .replace(/\[([^\]]+)\]/g, (_, name: string) => params[name] ?? name),
    );
  }),
);
/** The places within the pages of years and months. */
const anchors = new Map([
  ...yearStaticPaths(ARCHIVE).map(
    ({ params, props }) =>
      [
        links.yearPath(params.lottery, params.year),
        props.draws.map(({ drawDate }) => `#${drawDate}`),
      ] as const,
  ),
  ...months.map(
    ({ params, props }) =>
      [links.monthPath(params.month), props.days.map(({ day }) => `#${day}`)] as const,
  ),
]);

/** Every link there can be to a page of a lottery. */
function linksOf({ lottery: { slug }, draws }: LotteryDraws): string[] {
  return [
    links.lotteryPath(slug),
    links.statsPath(slug),
    links.checkPath(slug),
    links.calculationsPath(slug),
    ...WINDOWS.map((window) => links.calculationsPath(slug, window)),
    links.badgePath(slug, 'json'),
    links.badgePath(slug, 'svg'),
    ...draws.flatMap(({ drawDate }) => [
      links.drawPath(slug, drawDate),
      links.dayPath(drawDate),
      links.drawOfYearPath(slug, drawDate),
      links.checkPath(slug, drawDate),
      links.yearPath(slug, drawDate.slice(0, 4)),
    ]),
  ];
}

test.each(ARCHIVE)(
  'every link about $lottery.slug leads to a page, and to a place on it',
  (one) => {
    const broken = linksOf(one).filter((link) => {
      const [, path = '', anchor = ''] = /^([^?#]*)(?:\?[^#]*)?(#.*)?$/.exec(link) ?? [];
      return !made.has(path) || (anchor !== '' && !anchors.get(path)?.includes(anchor));
    });
    expect(broken).toEqual([]);
  },
);

test('the pages that are there once are there', () => {
  const all = [...Object.values(links.PAGES), links.SERVICE_WORKER];
  expect(all.filter((path) => !made.has(path))).toEqual([]);
});

test('nobody else spells the address of a page', () => {
  // The client asks for the check of several numbers by its path in the description.
  const SPELT =
    /['"`}]\/(?:lottery|day|check(?!\/batch)|stats|calculations|status|docs|en|badges)\//;
  const folders = 'site/{pages,components,layouts,view,browser},api/{answers,emit},client';
  const sources = filesMatching(`src/{${folders}}/**/*.{ts,astro}`).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  expect(sources.length).toBeGreaterThan(100);
  const spelt = sources.flatMap((file) => {
    const lines = readFileSync(file, 'utf8').split('\n');
    const strays = lines.filter((line) => SPELT.test(line) && !/^\s*(?:\*|\/\/)/.test(line));
    return strays.map((line) => `${file}: ${line.trim()}`);
  });
  expect(spelt).toEqual([]);
});

test('the service worker, which can import nothing, knows the same addresses', () => {
  const worker = readFileSync('src/site/browser/offline/service-worker.js', 'utf8');
  const text = (name: string) => new RegExp(`${name} = '([^']*)'`).exec(worker)?.[1];
  const pattern = (name: string) => new RegExp(`${name} = \\/(.*)\\/;`).exec(worker)?.[1] ?? 'none';
  expect([text('CHECK_PAGE'), text('OFFLINE_PAGE')]).toEqual([
    links.PAGES.check,
    links.PAGES.offline,
  ]);
  const date = parseDrawDate('2026-08-16');
  const results = [
    links.PAGES.lotteries,
    links.lotteryPath('lao-star-vip'),
    links.yearPath('lao-star-vip', '2026'),
    links.drawPath(links.WITH_DRAW_PAGES, date),
    links.dayPath(date),
    links.dayPath(parseDrawDate('2015-03-04')).split('#')[0] ?? '',
  ];
  for (const path of results) expect(path).toMatch(new RegExp(pattern('RESULT_PAGE')));
  expect(links.PAGES.stats).not.toMatch(new RegExp(pattern('RESULT_PAGE')));
  const { path } = FILES.drawYear;
  const year = memberPath(path, { lottery: 'lao-star-vip', year: '2026' });
  expect(year).toMatch(new RegExp(pattern('YEAR_FILE')));
  expect(year).toBe(`${text('DRAWS')}lao-star-vip/2026.json`);
  expect(memberPath(path, { lottery: 'lao-star-vip', year: 'index' })).not.toMatch(
    new RegExp(pattern('YEAR_FILE')),
  );
  expect(text('STORED_HEADER')).toBe(links.STORED_HEADER);
});
