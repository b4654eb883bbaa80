// The description of the tables against the tables.
import { createHash } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { beforeAll, expect, test } from 'vitest';
import { readRealArchive } from '../../../tests/support/real-archive.ts';
import { realFiles, realSite } from '../../../tests/support/real-files.ts';
import type { DataPackageBody } from './files.schema.ts';
import { COLUMNS } from './draw-rows.ts';

let texts: ReadonlyMap<string, string>;
let described: DataPackageBody;
beforeAll(async () => {
  texts = new Map((await realFiles()).map(({ path, text }) => [path, text]));
  described = JSON.parse(texts.get('/api/datapackage.json') ?? '');
});

const HOLDS = {
  string: () => true,
  date: (cell: string) => /^\d{4}-\d{2}-\d{2}$/.test(cell),
  number: (cell: string) => /^\d+\.\d{2}$/.test(cell),
  boolean: (cell: string) => ['true', 'false'].includes(cell),
  integer: (cell: string) => /^\d+$/.test(cell),
};

test('the data package has every table, each with its size and hash', () => {
  const tables = [...texts].filter(([path]) => path.endsWith('.csv'));
  expect(described.resources.map(({ path, bytes, hash }) => [path, bytes, hash])).toEqual(
    tables.map(([path, text]) => [
      path.slice('/api/'.length),
      Buffer.byteLength(text),
      `sha256:${createHash('sha256').update(text).digest('hex')}`,
    ]),
  );
  expect(tables.length).toBeGreaterThan(1);
});

test('every column is described, and every cell is what its column says; the key tells rows apart', () => {
  for (const { path, schema } of described.resources) {
    expect(schema.fields.map(({ name }) => name).join()).toBe(COLUMNS.join());
    const [, ...rows] = parse(texts.get(`/api/${path}`) ?? '') as string[][];
    schema.fields.forEach(({ type, constraints: { pattern, required } }, index) => {
      const holds = (cell: string) =>
        cell === ''
          ? !required
          : HOLDS[type](cell) && new RegExp(`^(?:${pattern ?? '[^]*'})$`).test(cell);
      const wrong = rows.map((row) => row[index] ?? '').filter((cell) => !holds(cell));
      expect([path, wrong]).toEqual([path, []]);
    });
    const key = schema.primaryKey.map((name) => COLUMNS.indexOf(name));
    const keys = rows.map((row) => key.map((index) => row[index]).join());
    expect(new Set(keys).size).toBe(rows.length);
  }
});

test('the data package names the licence, and every collector to credit', async () => {
  const { sources } = await realSite();
  expect(described.licenses.map(({ name }) => name)).toEqual(['CC0-1.0']);
  expect(described.sources.map(({ title }) => title)).toEqual(sources.map(({ name }) => name));
});

test('the small table has the newest draw of every lottery with one, as its own table has it', async () => {
  const { archive } = await readRealArchive();
  const rowsOf = (name: string) =>
    parse(texts.get(`/api/export/${name}.csv`) ?? '').slice(1) as string[][];
  const wanted = archive.flatMap(({ lottery: { slug }, draws: [newest] }) =>
    newest === undefined ? [] : rowsOf(slug).filter(([, day]) => day === newest.drawDate),
  );
  expect(rowsOf('latest')).toEqual(wanted);
});
