import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, test } from 'vitest';
import { lotteriesWithDraws, readRealArchive } from '../../../tests/support/real-archive.ts';
import { realFiles, realSite } from '../../../tests/support/real-files.ts';
import { SMALL_ARCHIVE, SMALL_SITE } from '../../../tests/support/small-archive.ts';
import { drawOn } from '../../../tests/support/small-lottery.ts';
import { MAX_LIMIT } from '../contract/query.ts';
import type { ExportBody } from './draws.schema.ts';
import type { Draw, LotteryDraws } from '../../domain/draw.ts';
import { emitExports, GzipFile } from './exports.ts';
import { planApi } from '../emit/plan.ts';
import { emitResults } from './results.ts';
import type { Site } from './publisher.ts';

type Row = Readonly<Record<string, string>>;

let site: Site;
let archive: readonly LotteryDraws[];
let texts: ReadonlyMap<string, string>;
let slugs: readonly string[];
beforeAll(async () => {
  site = await realSite();
  archive = lotteriesWithDraws((await readRealArchive()).archive);
  slugs = archive.map(({ lottery }) => lottery.slug);
  texts = new Map((await realFiles()).map(({ path, text }) => [path, text]));
});

const textOf = (path: string) => texts.get(path) ?? '';
const wholeExport = (of: readonly LotteryDraws[], shown: Site) =>
  planApi(of, shown).find(({ path }) => path === '/api/export/all.ndjson.gz')?.content ??
  Buffer.of();
const dataOf = (slug: string) => JSON.parse(textOf(`/api/export/${slug}.json`)).data;

describe('the exports of a lottery', () => {
  test('in JSON have every draw as results have it, newest first', () => {
    for (const one of archive) {
      const data = dataOf(one.lottery.slug);
      expect(data.map(({ drawDate }: Draw) => drawDate)).toEqual(
        one.draws.map(({ drawDate }) => drawDate),
      );
      const oldest = emitResults({ ...one, draws: one.draws.slice(-MAX_LIMIT) }, site).at(-1);
      expect(data.slice(-MAX_LIMIT)).toEqual(JSON.parse(oldest?.text ?? '').data);
      const newest = emitResults(one, site).at(-1);
      expect(data.slice(0, MAX_LIMIT)).toEqual(JSON.parse(newest?.text ?? '').data);
    }
  });

  test('say the same line by line', () => {
    for (const slug of slugs) {
      const lines = textOf(`/api/export/${slug}.ndjson`).split('\n');
      expect(lines.pop()).toBe('');
      expect(lines.map((line) => JSON.parse(line))).toEqual(dataOf(slug));
    }
  });

  test('say the same as a table, a row a drawn number, read by a parser', () => {
    for (const slug of slugs) {
      const rows = parse(textOf(`/api/export/${slug}.csv`), { columns: true }) as Row[];
      const read = rows.map(({ drawDate, prize, amount, number, nth }) => [
        ...[drawDate, prize, amount, number, nth],
      ]);
      const wanted = (dataOf(slug) as ExportBody['data']).flatMap(({ drawDate, prizes }) =>
        prizes.flatMap((prize) =>
          prize.numbers.map((number, index) => [
            ...[drawDate, prize.slug, prize.amount, number, `${index + 1}`],
          ]),
        ),
      );
      expect(read).toEqual(wanted);
      expect(rows.filter(({ digits, number }) => digits !== `${number?.length}`)).toEqual([]);
    }
  });
});

describe('the table', () => {
  test('is UTF-8 without a mark, lines end as RFC 4180 has it', () => {
    const table = emitExports(SMALL_ARCHIVE, SMALL_SITE)[2]?.text ?? '';
    expect(table.startsWith('lottery,drawDate,prize,place,number,amount,')).toBe(true);
    expect(table.split('\r\n')[2]).toBe(
      'small,2024-02-29,six,ABCDEF,004615,6000000.00,6,เลข 6 ตัว,1,true,1,ด้วยมือ,false,,,',
    );
    expect(table.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  test('says which numbers only one witness has, and why some may be wrong', () => {
    const doubt = 'สองแหล่งให้ "07", และ "08"';
    const draws = [drawOn('2024-02-29', { two: ['07'] }, { source: 'other', doubt })];
    const [, , table] = emitExports({ ...SMALL_ARCHIVE, draws }, SMALL_SITE);
    const [row] = parse(table?.text ?? '', { columns: true }) as object[];
    expect(row).toMatchObject({ unconfirmed: 'true', doubt });
  });

  test('names the prizes of a complete draw that no source has', () => {
    const [, , table] = emitExports(SMALL_ARCHIVE, SMALL_SITE);
    const rows = parse(table?.text ?? '', { columns: true }) as Record<string, string>[];
    const said = rows.map(({ drawDate, complete, unavailablePrizes }) =>
      [drawDate, complete, unavailablePrizes].join(' '),
    );
    expect(new Set(said)).toEqual(
      new Set(['2024-03-01 true six', '2024-02-29 true ', '2023-12-31 true ']),
    );
  });

  test('runs nothing: a cell that begins like a formula is disarmed', () => {
    const evil = ['=cmd()', '+1', '-1', '@x', '\tx', '\rx'];
    for (const name of evil) {
      const [hand] = SMALL_SITE.sources;
      const sources = hand ? [{ ...hand, name }] : [];
      const draws = [drawOn('2024-02-29', { two: ['07'] })];
      const [, , table] = emitExports({ ...SMALL_ARCHIVE, draws }, { ...SMALL_SITE, sources });
      const [row] = parse(table?.text ?? '', { columns: true }) as { source: string }[];
      expect(row?.source).toBe(`'${name}`);
    }
  });

  test('has no cell that a spreadsheet could run, in any lottery', () => {
    for (const slug of slugs) {
      const cells = (parse(textOf(`/api/export/${slug}.csv`)) as string[][]).flat();
      expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
    }
  });
});

describe('the archive of all lotteries', () => {
  test('unpacks to the lines of each, in registry order', () => {
    const whole = Buffer.from(textOf('/api/export/all.ndjson.gz'), 'latin1');
    const text = gunzipSync(whole).toString();
    expect(text).toBe(slugs.map((slug) => textOf(`/api/export/${slug}.ndjson`)).join(''));
  });

  test('says no time and no machine: the same draws give the same bytes', () => {
    const bytes = wholeExport([SMALL_ARCHIVE], SMALL_SITE);
    // The time of RFC 1952.
    expect([...bytes.slice(4, 8)]).toEqual([0, 0, 0, 0]);
    expect(wholeExport([SMALL_ARCHIVE], SMALL_SITE)).toEqual(bytes);
  });
});

function gzip(...texts: readonly string[]): Uint8Array {
  const file = new GzipFile();
  for (const text of texts) file.add(Buffer.from(text));
  return file.close();
}

describe('GzipFile', () => {
  test.each([
    { texts: [], because: 'no text is an empty archive' },
    { texts: [''], because: 'an empty text adds nothing' },
    { texts: ['หนึ่ง\n'], because: 'Thai is UTF-8' },
    { texts: ['one\n', '', 'สอง\n', 'x'.repeat(100_000)], because: 'texts follow each other' },
  ])('$because', ({ texts }) => {
    expect(gunzipSync(gzip(...texts)).toString()).toBe(texts.join(''));
  });

  test('browsers unpack it, which take one stream and nothing behind it', async () => {
    const packed = new Blob([new Uint8Array(gzip('one\n', '', 'สอง\n'))]).stream();
    const unpacked = packed.pipeThrough(new DecompressionStream('gzip'));
    expect(await new Response(unpacked).text()).toBe('one\nสอง\n');
  });

  test('the same texts give the same bytes', () => {
    expect(gzip('one\n', 'two\n')).toEqual(gzip('one\n', 'two\n'));
  });
});
