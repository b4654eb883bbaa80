// The feeds as other programs read them.
import { XMLParser } from 'fast-xml-parser';
import Parser from 'rss-parser';
import { beforeAll, describe, expect, test } from 'vitest';
import { lotteriesWithDraws, readRealArchive } from '../../../tests/support/real-archive.ts';
import { SMALL_ARCHIVE, SMALL_SITE } from '../../../tests/support/small-archive.ts';
import { drawOn } from '../../../tests/support/small-lottery.ts';
import type { EmittedFile } from './emitted-file.ts';
import { emitFeeds, emitWholeFeeds, newestEntries } from './feeds.ts';

const ORIGIN = 'https://a.example';
const SITE = { ...SMALL_SITE, origin: ORIGIN };

let feeds: readonly EmittedFile[];
let addresses: ReadonlySet<string>;
beforeAll(async () => {
  const { archive: whole, sources } = await readRealArchive();
  const archive = lotteriesWithDraws(whole);
  const site = { ...SITE, sources };
  feeds = [
    ...archive.flatMap((one) => emitFeeds(one, site)),
    ...emitWholeFeeds(
      archive.flatMap((one) => newestEntries(one, site)),
      site,
    ),
  ];
  const draws = archive.flatMap(({ lottery: { slug }, draws: of }) =>
    of.map(({ drawDate }) => `${ORIGIN}/api/draws/${slug}/${drawDate}.json`),
  );
  addresses = new Set(draws);
});

type Item = { id: string; url: string; date_published: string; date_modified: string };

const atomOf = (draws = SMALL_ARCHIVE.draws) =>
  new Parser().parseString(emitFeeds({ ...SMALL_ARCHIVE, draws }, SITE)[0]?.text ?? '');
const jsonOf = (draws = SMALL_ARCHIVE.draws) =>
  JSON.parse(emitFeeds({ ...SMALL_ARCHIVE, draws }, SITE)[1]?.text ?? '');

describe('every feed of the real draws', () => {
  test('is well-formed, and says the same in both forms', async () => {
    const atoms = feeds.filter(({ path }) => path.endsWith('.xml'));
    expect(atoms.length * 2).toBe(feeds.length);
    for (const { path, text } of atoms) {
      // Throws unless it is well-formed.
      const atom = await new Parser().parseString(text);
      const twin = feeds.find((one) => one.path === path.replace('.xml', '.json'));
      const json = JSON.parse(twin?.text ?? '');
      expect(atom.title).toBe(json.title);
      expect(
        atom.items.map(({ id, title, link, pubDate, content }) => [
          id,
          title,
          link,
          pubDate,
          content?.trim(),
        ]),
      ).toEqual(
        json.items.map((item: Record<string, string>) => [
          item['id'],
          item['title'],
          item['url'],
          item['date_published'],
          item['content_text'],
        ]),
      );
    }
  });

  test('was changed when the last of its entries was', () => {
    const changedAt = (path: string) => {
      const text = feeds.find((file) => file.path === path)?.text ?? '';
      return new XMLParser().parse(text).feed.updated;
    };
    for (const { path, text } of feeds.filter((file) => file.path.endsWith('.json'))) {
      const { items } = JSON.parse(text) as { items: Item[] };
      const changes = items.map((item) => item.date_modified).sort();
      expect([path, changedAt(path.replace('.json', '.xml'))]).toEqual([path, changes.at(-1)]);
    }
  });

  test('is newest first, each entry once, each named by its draw and leading to its page', () => {
    for (const { path, text } of feeds.filter((one) => one.path.endsWith('.json'))) {
      const { items } = JSON.parse(text) as { items: Item[] };
      const published = items.map((item) => item.date_published);
      expect([path, published]).toEqual([path, [...published].sort().reverse()]);
      expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
      const drawOf = (id: string) => id.replace(/#.*/, '');
      expect(items.filter(({ id }) => !addresses.has(drawOf(id)))).toEqual([]);
      // Whoever clicks gets the draw among those of its year.
      const pages = items.map(({ id }) =>
        drawOf(id).replace(/api\/draws\/(.+)\/((\d{4})-.+)\.json$/, 'lottery/$1/$3/#$2'),
      );
      expect(items.map(({ url }) => url)).toEqual(pages);
      expect(items.filter((item) => item.date_modified < item.date_published)).toEqual([]);
    }
  });
});

describe('a feed of one lottery', () => {
  test('is a JSON Feed 1.1 that names its own address', () => {
    expect(jsonOf()).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      feed_url: `${ORIGIN}/api/feeds/small.json`,
      home_page_url: `${ORIGIN}/lottery/small/`,
    });
  });

  test('has a prize a line, and the day in words', () => {
    expect(jsonOf().items[1]).toMatchObject({
      id: `${ORIGIN}/api/draws/small/2024-02-29.json`,
      title: 'หวยเล็ก 29 กุมภาพันธ์ 2567',
      content_text: 'เลข 6 ตัว: 004615\nเลข 2 ตัว: 07',
      date_published: '2024-02-29T13:30:00.000Z',
    });
  });

  test('a correction keeps the entry, moves its time and says why, whatever it says', async () => {
    const at = '2024-03-02T01:02:03.000Z';
    const corrections = [{ at, reason: 'พิมพ์ผิด </content> & ]]>', previous: { two: ['70'] } }];
    const draws = [drawOn('2024-03-01', { two: ['07'] }, { corrections })];
    const [correction, item] = jsonOf(draws).items;
    expect(item).toMatchObject({ date_modified: at, id: jsonOf().items[0].id });
    expect(item.title).toContain('แก้ไขแล้ว');
    expect(item.content_text).toContain(`แก้ไขเมื่อ ${at}: พิมพ์ผิด </content> & ]]>`);
    const atom = await atomOf(draws);
    expect(atom.items.map(({ content }) => content?.trim())).toEqual([
      correction.content_text,
      item.content_text,
    ]);
  });

  test('a draw that is still coming in is marked, and its time is when it was completed', () => {
    const completedAt = '2024-03-01T14:00:00.000Z';
    const [partial] = jsonOf([drawOn('2024-03-01', { two: ['07'] }, { pending: ['six'] })]).items;
    expect(partial.title).toContain('ยังประกาศไม่ครบ');
    const [whole] = jsonOf([drawOn('2024-03-01', { two: ['07'] }, { completedAt })]).items;
    expect(whole.date_modified).toBe(completedAt);
  });
});

describe('a correction', () => {
  const AT = '2024-03-12T01:02:03.000Z';
  const correction = (two: string, at = AT) => ({ at, reason: 'พิมพ์ผิด', previous: { two: [two] } });
  /** More draws than a feed has, the newest of them on 2024-03-10, one of them with corrections. */
  const drawsWith = (age: number, more: Parameters<typeof drawOn>[2]) =>
    Array.from({ length: 60 }, (_, one) =>
      drawOn(
        new Date(Date.UTC(2024, 2, 10 - one)).toISOString().slice(0, 10),
        { two: ['07'] },
        one === age ? more : {},
      ),
    );
  const ofAll = (draws: typeof SMALL_ARCHIVE.draws) => {
    const entries = newestEntries({ ...SMALL_ARCHIVE, draws }, SITE);
    return JSON.parse(emitWholeFeeds(entries, SITE)[1]?.text ?? '').items;
  };

  test.each([
    { age: 0, because: 'of the newest draw' },
    { age: 29, because: 'of the oldest in the list' },
    { age: 59, because: 'of a draw that the list has lost' },
  ])('$because is an entry of its own, when it was entered', ({ age }) => {
    const draws = drawsWith(age, { corrections: [correction('70')] });
    const address = `${ORIGIN}/api/draws/small/${draws[age]?.drawDate}.json`;
    for (const items of [jsonOf(draws).items, ofAll(draws)]) {
      expect(items[0]).toMatchObject({
        id: `${address}#small_${draws[age]?.drawDate}_corrected_2`,
        title: expect.stringMatching(/^แก้ไขผลหวยเล็ก \d/),
        content_text: 'เลข 2 ตัว: เดิม 70 แก้เป็น 07\nเหตุผล: พิมพ์ผิด',
        date_published: AT,
        date_modified: AT,
      });
    }
    const own = jsonOf(draws).items.find(({ id }: Item) => id === address);
    expect(own?.date_modified).toBe(age < 30 ? AT : undefined);
    expect(jsonOf(draws).items).toHaveLength(31);
  });

  test('among many pushes out no draw, and the newest are there', () => {
    const many = drawsWith(0, {}).map((draw, age) => ({
      ...draw,
      corrections: [correction('70', `2024-03-12T00:00:${String(59 - age).padStart(2, '0')}.000Z`)],
    }));
    const items: Item[] = jsonOf(many).items;
    expect(items).toHaveLength(60);
    expect(items.filter(({ id }) => id.includes('#')).map(({ id }) => id)).toEqual(
      many.slice(0, 30).map(({ drawDate }) => expect.stringContaining(drawDate)),
    );
  });
});

test('without a draw there is no feed', () => {
  expect(emitFeeds({ ...SMALL_ARCHIVE, draws: [] }, SITE)).toEqual([]);
  expect(emitWholeFeeds([], SITE)).toEqual([]);
});

test('every feed names its own address', () => {
  for (const { path, text } of feeds) {
    if (path.endsWith('.json')) {
      expect(JSON.parse(text).feed_url).toBe(`${ORIGIN}${path}`);
    } else {
      const { feed } = new XMLParser({ ignoreAttributes: false }).parse(text);
      expect(feed.link).toContainEqual(
        expect.objectContaining({ '@_rel': 'self', '@_href': `${ORIGIN}${path}` }),
      );
    }
  }
});
