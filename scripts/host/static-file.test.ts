import { describe, expect, test } from 'vitest';
import { headersOfFile } from '../output/file-headers.ts';
import { staticFile } from './static-file.ts';

const PATHS = ['/index.html', '/404.html', '/api/a.json', '/a.md', '/b', '/c.xml', '/d.js'];
const files = new Map(
  PATHS.map((path) => [path, { etag: `W/"${path}"`, headers: headersOfFile(path) }]),
);
const ask = (path: string, ifNoneMatch?: string) => staticFile(files, path, ifNoneMatch);

describe('staticFile', () => {
  test.each([
    ['/', 'text/html; charset=utf-8'],
    ['/api/a.json', 'application/json; charset=utf-8'],
    ['/a.md', 'text/markdown; charset=utf-8'],
    ['/b', 'application/octet-stream'],
    ['/c.xml', 'application/xml'],
    ['/d.js', 'text/javascript; charset=utf-8'],
  ])('%s is %s', (path, type) => {
    expect(ask(path)).toMatchObject({ status: 200, headers: { 'Content-Type': type } });
  });

  test.each(['/nowhere', '/404.html', '/404', '/__proto__'])(
    '%s is the page of what is missing, never cached and never a 304',
    (path) => {
      const { status, headers } = ask(path, '*');
      expect([status, headers['Cache-Control'], headers['ETag']]).toEqual([
        404,
        'no-store',
        undefined,
      ]);
    },
  );

  test.each([
    ['W/"/index.html"', 304],
    ['"/index.html"', 304],
    ['"other", W/"/index.html" , "x"', 304],
    ['*', 304],
    ['"other"', 200],
    ['"/index.html', 200],
    ['/index.html', 200],
    ['', 200],
    [undefined, 200],
  ])('who has %s gets %i', (tags, status) => {
    const found = ask('/', tags);
    expect([found.status, found.headers['ETag']]).toEqual([status, 'W/"/index.html"']);
    expect(found.file === undefined).toBe(status === 304);
    expect('Content-Type' in found.headers).toBe(status === 200);
  });
});
