import { describe, expect, test } from 'vitest';
import {
  contentTypeOf,
  FILE_FAMILIES,
  memberOf,
  memberPath,
  OPEN_FILE_ALIASES,
  OPEN_FILES,
  patternOf,
} from './open-file-path.ts';
import { queryForm } from './answer-path.ts';
import { NAMED_FILES } from './open-files.ts';
import { FILE_SCHEMAS } from '../answers/files.schema.ts';

const MEMBER = { lottery: 'lao-tv', date: '2026-08-28' };

describe('a family', () => {
  test.each(FILE_FAMILIES)('%s leads to a path that leads back to its member', (family) => {
    const path = memberPath(family, MEMBER);
    const { lottery, date } = MEMBER;
    expect({ ...memberOf(path) }).toEqual({
      lottery,
      ...(family.includes('{date}') && { date }),
      ...(family.includes('{year}') && { year: '2026' }),
    });
    expect(path).not.toMatch(/[{}]/);
    expect(path).toContain(`/${lottery}`);
    if (family.includes('{date}')) expect(path).toContain(`/${date}`);
  });

  test('no path belongs to two families, nor to a family and an endpoint or a single file', () => {
    const paths = FILE_FAMILIES.map((family) => memberPath(family, MEMBER));
    expect(new Set(paths).size).toBe(FILE_FAMILIES.length);
    const owners = paths.map(
      (path) => FILE_FAMILIES.filter((one) => new RegExp(`^${patternOf(one)}$`).test(path)).length,
    );
    expect(owners).toEqual(paths.map(() => 1));
    expect(paths.filter((path) => queryForm(path) || OPEN_FILES.includes(path))).toEqual([]);
  });

  test.each([
    '/api/draws',
    '/api/draws/',
    '/api/draws/lao-tv',
    '/api/draws/lao-tv/',
    '/api/draws/lao-tv.json',
    '/api/draws/lao-tv/2026-08-28',
    '/api/draws/lao-tv/2026-08-28.json/',
    '/api/draws/lao-tv/2026-8-28.json',
    '/api/draws/lao-tv/2026-08.json',
    '/api/draws/lao-tv/26.json',
    '/api/draws/lao-tv/indexxjson',
    '/api/draws/LAO-TV/2026-08-28.json',
    '/api/draws/lao%2Dtv/2026-08-28.json',
    '/api/draws//2026-08-28.json',
    '/api/draws/lao-tv/x/2026-08-28.json',
    '/x/api/draws/lao-tv/2026-08-28.json',
    '/api/checksets/lao-tv/2026-08-28.json',
    '/api/export/lao-tv.xls',
    '/api/feeds/lao-tv.ics',
    '/api/calendars/lao-tv.json',
  ])('does not hold %s', (path) => {
    expect(memberOf(path)).toBeUndefined();
  });
});

describe('contentTypeOf', () => {
  test.each([
    ['/api/feeds/all.xml', 'application/atom+xml; charset=utf-8'],
    ['/api/feeds/lao-tv.json', 'application/feed+json; charset=utf-8'],
    ['/api/calendars/lao-tv.ics', 'text/calendar; charset=utf-8'],
    ['/api/export/lao-tv.csv', 'text/csv; charset=utf-8'],
    ['/api/export/lao-tv.xlsx', expect.stringMatching(/^application\/vnd\..*\.sheet$/)],
    ['/api/export/lao-tv.ndjson', 'application/x-ndjson; charset=utf-8'],
    ['/api/export/all.ndjson.gz', 'application/gzip'],
    ['/api/export/SHA256SUMS', 'text/plain; charset=utf-8'],
    ['/api/export/lao-tv.json', undefined],
    ['/api/draws/lao-tv/index.json', undefined],
    ['/api/status.json', undefined],
  ])('of %s is %s', (path, type) => {
    expect(contentTypeOf(path)).toEqual(type);
  });
});

test('the files that stand alone; a changed address is a deliberate act', () => {
  expect(OPEN_FILES).toEqual([
    '/api/index.json',
    '/api/openapi.json',
    '/api/readme.md',
    '/api/status.json',
    '/api/latest.json',
    '/api/latest/thai.json',
    '/api/latest/lao.json',
    '/api/latest/hanoi.json',
    '/api/changes.json',
    '/api/lotteries.json',
    '/api/export/latest.csv',
    '/api/export/all.ndjson.gz',
    '/api/export/SHA256SUMS',
    '/api/datapackage.json',
    '/api/feeds/all.xml',
    '/api/feeds/all.json',
    '/api/manifest.json',
  ]);
});

test('only files of plain JSON are answered without their ending too', () => {
  expect(OPEN_FILE_ALIASES).toEqual({
    '/api': '/api/index.json',
    '/api/index': '/api/index.json',
    '/api/openapi': '/api/openapi.json',
    '/api/status': '/api/status.json',
    '/api/latest': '/api/latest.json',
    '/api/latest/thai': '/api/latest/thai.json',
    '/api/latest/lao': '/api/latest/lao.json',
    '/api/latest/hanoi': '/api/latest/hanoi.json',
    '/api/changes': '/api/changes.json',
    '/api/lotteries': '/api/lotteries.json',
    '/api/datapackage': '/api/datapackage.json',
    '/api/manifest': '/api/manifest.json',
  });
});

describe.each(NAMED_FILES)('%s', (name, { path, summary, th, en }) => {
  test('has an address of its own', () => {
    const same = NAMED_FILES.filter(([, file]) => file.path === path);
    expect(same.map(([one]) => one)).toEqual([name]);
  });

  test('has a schema where it is JSON of ours', () => {
    const isOurs = path.endsWith('.json') && name !== 'openapi';
    expect(name in FILE_SCHEMAS).toBe(isOurs);
    // What is not described as a path must be no component either, which nothing would refer to.
    if (isOurs) expect(FILE_SCHEMAS[name]?.meta()?.id !== undefined).toBe(summary !== undefined);
  });

  test('is listed in both languages or in none', () => {
    expect(th === undefined).toBe(en === undefined);
  });
});
