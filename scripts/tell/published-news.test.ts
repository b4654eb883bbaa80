// Which feeds the hub is told of: exactly those whose bytes a build changes.
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { enteredOn, LOTTERIES, NOW, siteWith, TODAY } from '../../tests/support/announced-site.ts';
import { folderWith, removeFolders } from '../../tests/support/run-script.ts';
import { isNews, noteNews } from './published-news.ts';
import { Outstanding } from './outstanding.ts';
import { webSub } from './web-sub.ts';

afterAll(removeFolders);

const at = `${TODAY}T13:59:00.000Z`;
const corrections = [{ at, reason: 'mistyped', previous: { two: ['70'] } }];

/** A site of more draws than a feed of one lottery lists; `more` changes the oldest of the 40. */
const siteOf = (more: object = {}, count = 40) =>
  siteWith({
    small: Array.from({ length: count }, (_, age) => {
      const day = new Date(Date.UTC(2024, 2, 8 - age)).toISOString().slice(0, 10);
      return enteredOn(day, age === 39 ? more : {});
    }),
  });
const siteOfOne = (more: object = {}) => siteWith({ small: [enteredOn('2024-03-08', more)] });
const withNew = siteWith({ small: [enteredOn(TODAY), enteredOn('2024-03-08')] });

test.each([
  { what: 'a new draw', built: withNew, live: siteOfOne(), told: ['all', 'small'] },
  { what: 'a draw taken back', built: siteOfOne(), live: withNew, told: ['all', 'small'] },
  {
    what: 'a correction in the list',
    built: siteOfOne({ corrections }),
    live: siteOfOne(),
    told: ['all', 'small'],
  },
  {
    what: 'a correction of an old draw',
    built: siteOf({ corrections }),
    live: siteOf(),
    told: ['all', 'small'],
  },
  {
    what: 'a confirmation',
    built: siteOfOne({ source: 'other', confirmedBy: ['hand'] }),
    live: siteOfOne({ source: 'other' }),
    told: ['all', 'small'],
  },
  {
    what: 'an old draw, which the feed of all lists and its own does not',
    built: siteOf({}, 41),
    live: siteOf(),
    told: ['all'],
  },
  { what: 'nothing new', built: withNew, live: withNew, told: [] },
])('$what: $told', async ({ built, live, told }) => {
  const file = join(await folderWith(), 'outstanding.json');
  const channels = [webSub('https://hub.example/', LOTTERIES, 'https://a.example')];
  await noteNews({ file, channels, now: NOW, built, live, warn: () => {} });
  const outstanding = await Outstanding.open(file);
  const feeds = told.flatMap((name) => [`${name}.xml`, `${name}.json`]);
  expect(outstanding.names().toSorted()).toEqual(
    feeds.map((feed) => `web-sub /api/feeds/${feed}`).toSorted(),
  );
  for (const name of outstanding.names()) {
    expect(outstanding.list(name)).toEqual([new Date(NOW).toISOString()]);
  }
});

test('a change is news for three days, to the millisecond', () => {
  const at = '2024-03-10T14:00:00.000Z';
  const end = Date.parse('2024-03-13T14:00:00.000Z');
  expect([isNews({ at }, end), isNews({ at }, end + 1)]).toEqual([true, false]);
});
