import { expect, test } from 'vitest';
import { NAMED_FILES } from './open-files.ts';
import { memberPath } from './open-file-path.ts';
import { API_LINKS, linksOfFile, linksOfResults, PAGE_LINKS, PAGE_PATHS } from './link-header.ts';

/** The links of a header by relation, as RFC 8288 writes them. */
function parsed(header: string) {
  return header.split(', ').map((link) => {
    const match = /^<([^<>\s]+)>; rel="([a-z-]+)"(?:; type="([\w/+.-]+)")?$/.exec(link);
    if (match === null) throw new Error(`${link} is no link`);
    return { target: match[1], relation: match[2], type: match[3] };
  });
}

const alternates = (header: string) =>
  parsed(header).flatMap(({ target, relation, type }) =>
    relation === 'alternate' ? [[target, type]] : [],
  );

test('an answer names description, guide and licence; a page the catalogue and the description', () => {
  expect(parsed(API_LINKS).map(({ relation }) => relation)).toEqual([
    'service-desc',
    'service-doc',
    'license',
  ]);
  expect(parsed(PAGE_LINKS).map(({ target }) => target)).toEqual([
    '/.well-known/api-catalog',
    '/api/openapi.json',
  ]);
});

test('each file has them, and never itself as another form', () => {
  for (const [, { path: family }] of NAMED_FILES) {
    const path = memberPath(family, { lottery: 'lao-tv', date: '2026-08-28' });
    const header = linksOfFile(path);
    expect(header.startsWith(API_LINKS)).toBe(true);
    expect(alternates(header).map(([target]) => target)).not.toContain(path);
    expect(header).not.toMatch(/[{}]/);
  }
});

test.each([
  ['/api/export/lao-tv.csv', ['json', 'ndjson', 'xlsx'].map((of) => `/api/export/lao-tv.${of}`)],
  ['/api/feeds/lao-tv.xml', ['/api/feeds/lao-tv.json']],
  ['/api/feeds/all.json', ['/api/feeds/all.xml']],
  ['/api/export/latest.csv', []],
  ['/api/status.json', []],
])('%s is also %j', (path, others) => {
  expect(alternates(linksOfFile(path)).map(([target]) => target)).toEqual(others);
});

test('results lead to the feeds of their lottery', () => {
  expect(alternates(linksOfResults('lao-tv'))).toEqual([
    ['/api/feeds/lao-tv.xml', 'application/atom+xml'],
    ['/api/feeds/lao-tv.json', 'application/feed+json'],
  ]);
});

test.each([
  ['/', true],
  ['/docs/', true],
  ['/lottery/lao-tv', true],
  ['/apix/', true],
  ['/api', false],
  ['/api/results', false],
  ['/_astro/x.js', false],
  ['/badges/lao-tv.svg', false],
  ['/.well-known/security.txt', false],
])('%s is a page by its path: %s', (path, isPage) => {
  expect(new RegExp(PAGE_PATHS).test(path)).toBe(isPage);
});
